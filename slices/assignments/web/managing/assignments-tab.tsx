import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Menu } from '#kit/ui/menu/menu.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Dependents, useDependents } from '#kit/ui/modal/dependents.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { AssignmentDialog } from './assignment-dialog.tsx';
import { DeadlinesDialog } from './deadlines-dialog.tsx';
import {
  archiveAssignment,
  type ManagedAssignmentFragment,
  managedAssignments,
} from './managed-assignments.graphql.generated.ts';
import styles from './managing.module.css';

interface AssignmentsTabProps {
  course: { _id: string; ownLocale: string; usedElsewhere: readonly string[] };
}

type Opened = { dialog: 'new' } | { dialog: 'edit' | 'deadlines'; id: string };

/** The assignments of a course for those who write it: their words, their files and when groups hand them in. */
export function AssignmentsTab({ course }: AssignmentsTabProps) {
  const answer = useQuery(managedAssignments, { courseId: course._id }, { fresh: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const mayChange = course.usedElsewhere.length === 0;
  const listed = answer.data?.assignments ?? [];
  const found = opened && 'id' in opened ? listed.find(({ _id }) => _id === opened.id) : undefined;
  return (
    <section>
      <div className={styles['bar']}>
        {mayChange && (
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setOpened({ dialog: 'new' })}>
            <Icon name="plus" />
            <Text id="newAssignment" />
          </Button>
        )}
      </div>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={3} />}
        empty={<EmptyState icon="file" title={<Text id="noAssignments" />} />}
      >
        {({ assignments }) => (
          <ul className={styles['rows']}>
            {assignments.map((assignment) => (
              <ManagedAssignmentRow
                key={assignment._id}
                assignment={assignment}
                onEdit={mayChange ? () => setOpened({ dialog: 'edit', id: assignment._id }) : null}
                onDeadlines={() => setOpened({ dialog: 'deadlines', id: assignment._id })}
              />
            ))}
          </ul>
        )}
      </DataView>
      {(opened?.dialog === 'new' || (opened?.dialog === 'edit' && found)) && (
        <AssignmentDialog course={course} assignment={found ?? null} onClose={close} />
      )}
      {opened?.dialog === 'deadlines' && found && <DeadlinesDialog assignment={found} onClose={close} />}
    </section>
  );
}

interface ManagedAssignmentRowProps {
  assignment: ManagedAssignmentFragment;
  /** Null where only its deadlines can be changed. */
  onEdit: (() => void) | null;
  onDeadlines: () => void;
}

function ManagedAssignmentRow(props: ManagedAssignmentRowProps) {
  const { assignment, onEdit, onDeadlines } = props;
  const text = useText();
  const { mutate } = useMutation({ stale: [managedAssignments] });
  const undoToast = useUndoToast();
  const { _id: assignmentId, title, kind, archived, groups, downloads, submissionCount } = assignment;
  const [isAsked, setIsAsked] = useState(false);
  const count = groups.filter(({ dueAt }) => dueAt).length;
  const dependents = useDependents({ assignmentGivenTo: count, submissionsCounted: submissionCount });

  async function archive(parsed: boolean): Promise<void> {
    const isDone = await mutate(archiveAssignment, { assignmentId, archived: parsed });
    setIsAsked(false);
    if (!isDone) return;
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
          <MenuItem
            icon="archive"
            action={() => (!archived && dependents.length > 0 ? setIsAsked(true) : void archive(!archived))}
          >
            {text(archived ? 'restoreAssignment' : 'archiveAssignment')}
          </MenuItem>
        )}
      </Menu>
      <Confirm
        isOpen={isAsked}
        title={text('archiveAssignmentNamed', { title })}
        action={text('archiveAssignment')}
        onConfirm={() => archive(true)}
        onCancel={() => setIsAsked(false)}
        isUndoable
      >
        {text('archiveAssignmentHelp')}
        <Dependents texts={dependents} />
      </Confirm>
    </li>
  );
}
