import { useMutation } from '#kit/client/query/use-mutation.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  archiveAssignment,
  managedAssignments,
  type ManagedAssignmentFragment,
} from './managed-assignments.graphql.generated.ts';
import styles from './managing.module.css';

interface ManagedAssignmentRowProps {
  assignment: ManagedAssignmentFragment;
  /** Null where only its deadlines can be changed. */
  onEdit: (() => void) | null;
  onDeadlines: () => void;
}

/** One assignment of the list, and what can be done with it. */
export function ManagedAssignmentRow(props: ManagedAssignmentRowProps) {
  const { assignment, onEdit, onDeadlines } = props;
  const text = useText();
  const { mutate } = useMutation({ stale: [managedAssignments] });
  const undoToast = useUndoToast();
  const { _id: assignmentId, title, kind, archived, groups, downloads } = assignment;
  const count = groups.filter(({ dueAt }) => dueAt).length;

  async function archive(parsed: boolean): Promise<void> {
    if (!(await mutate(archiveAssignment, { assignmentId, archived: parsed }))) return;
    if (parsed) undoToast(text('assignmentWasArchived', { title }), () => void archive(false));
    else showToast('success', text('assignmentWasRestored', { title }));
  }

  return (
    <li>
      <span className={styles['words']}>
        {onEdit ? (
          <button type="button" className={styles['name']} onClick={onEdit}>
            {title}
          </button>
        ) : (
          <span>{title}</span>
        )}
        <span className={styles['chips']}>
          {archived && (
            <Chip tone="warning">
              <Text id="assignmentArchived" />
            </Chip>
          )}
          <Chip>
            <Text id={kind === 'GRADED' ? 'kindGraded' : 'kindCompletion'} />
          </Chip>
          <Chip tone={count > 0 ? 'info' : 'neutral'}>
            <Text id="assignmentGroupsCount" values={{ count }} />
          </Chip>
          {downloads.map(({ _id, name }) => (
            <Chip key={_id}>{name}</Chip>
          ))}
        </span>
      </span>
      <Menu
        label={title}
        renderButton={(links) => (
          <IconButton {...links} icon="more" label={text('assignmentDeeds', { title })} />
        )}
      >
        {onEdit && (
          <MenuItem icon="edit" action={onEdit}>
            {text('editAssignment')}
          </MenuItem>
        )}
        <MenuItem icon="calendar" action={onDeadlines}>
          {text('assignmentGroups')}
        </MenuItem>
        {onEdit && (
          <MenuItem icon="archive" action={() => void archive(!archived)}>
            {text(archived ? 'restoreAssignment' : 'archiveAssignment')}
          </MenuItem>
        )}
      </Menu>
    </li>
  );
}
