import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Dependents, useDependentsInWords } from '#kit/ui/modal/dependents.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { archiveGroup, oneGroup, type OneGroupFragment } from './group.graphql.generated.ts';
import { groups as listOfGroups } from './groups.graphql.generated.ts';
import styles from './groups.module.css';

type Archived = Pick<OneGroupFragment, '_id' | 'name' | 'regionName' | 'membersNow' | 'coursesNow'>;

interface Archiving {
  /** Puts groups away or brings them back, and offers to take that back; tells whether it was done. */
  archive: (groups: readonly Pick<Archived, '_id'>[], archived: boolean) => Promise<boolean>;
  isBusy: boolean;
}

export function useArchiveGroups(): Archiving {
  const text = useText();
  const undoToast = useUndoToast();
  const { attempt, isBusy } = useMutation({ stale: [listOfGroups, oneGroup], afterRefusalToo: true });

  const archive: Archiving['archive'] = async (groups, archived) => {
    const isDone = await attempt(async () => {
      for (const { _id: groupId } of groups) await call(archiveGroup, { groupId, archived });
      return {};
    });
    if (!isDone) return false;
    const words = archived ? 'groupsWereArchived' : 'groupsWereRestored';
    undoToast(text(words, { count: groups.length }), () => void archive(groups, !archived));
    return true;
  };
  return { archive, isBusy };
}

interface ArchiveGroupsDialogProps {
  groups: readonly Archived[];
  /** Tells whether it was done. */
  onArchive: () => Promise<boolean>;
  onClose: () => void;
}

/** Says what hangs on groups before they are put away. */
export function ArchiveGroupsDialog({ groups, onArchive, onClose }: ArchiveGroupsDialogProps) {
  const text = useText();
  const dependents = useDependentsInWords();
  const [group, ...others] = groups;
  const wordsFor = ({ membersNow, coursesNow }: Archived) =>
    dependents({ membersCounted: membersNow, groupCoursesNow: coursesNow });
  return (
    <Confirm
      isOpen
      title={
        group && others.length === 0
          ? text('archiveGroupNamed', { name: group.name })
          : text('archiveGroupsCounted', { count: groups.length })
      }
      action={<Text id="archiveGroup" />}
      onConfirm={async () => {
        if (await onArchive()) onClose();
      }}
      onCancel={onClose}
      isUndoable
    >
      <p className={styles['quiet']}>
        <Text id="archiveGroupsHelp" />
      </p>
      {group && others.length === 0 ? (
        <Dependents texts={wordsFor(group)} />
      ) : (
        <ul className={styles['results']}>
          {groups.map((one) => (
            <li key={one._id}>
              <span>
                {one.name} · {one.regionName}
              </span>
              <span>{wordsFor(one).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </Confirm>
  );
}
