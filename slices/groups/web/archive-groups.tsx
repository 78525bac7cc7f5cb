import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { archiveGroup, oneGroup } from './group.graphql.generated.ts';
import { groups as listOfGroups, type ListedGroupFragment } from './groups.graphql.generated.ts';
import styles from './groups.module.css';

type Archived = Pick<ListedGroupFragment, '_id' | 'name' | 'regionName' | 'membersNow'>;

/** Puts groups away or brings them back, and offers to take that back. */
export function useArchiveGroups(): (groups: readonly Archived[], archived: boolean) => Promise<boolean> {
  const text = useText();
  const undoToast = useUndoToast();
  const { attempt } = useMutation({ stale: [listOfGroups, oneGroup], afterRefusalToo: true });

  return async function archive(groups, archived) {
    const isDone = await attempt(async () => {
      for (const { _id: groupId } of groups) await call(archiveGroup, { groupId, archived });
      return {};
    });
    if (!isDone) return false;
    const words = archived ? 'groupsWereArchived' : 'groupsWereRestored';
    undoToast(text(words, { count: groups.length }), () => void archive(groups, !archived));
    return true;
  };
}

interface ArchiveGroupsDialogProps {
  groups: readonly Archived[];
  onArchive: () => Promise<unknown>;
  onClose: () => void;
}

/** Says what hangs on groups before they are put away. */
export function ArchiveGroupsDialog({ groups, onArchive, onClose }: ArchiveGroupsDialogProps) {
  return (
    <Modal
      isOpen
      title={<Text id="archiveGroupsCounted" values={{ count: groups.length }} />}
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={() => void onArchive().then(onClose)}>
          <Text id="archiveGroup" />
        </Button>
      }
    >
      <p className={styles['quiet']}>
        <Text id="archiveGroupsHelp" />
      </p>
      <ul className={styles['results']}>
        {groups.map(({ _id, name, regionName, membersNow }) => (
          <li key={_id}>
            <span>
              {name} · {regionName}
            </span>
            <Text id="membersCounted" values={{ count: membersNow }} />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
