import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { GraduateGroupButton } from './graduate-group-dialog.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { archiveGroup, type OneGroupFragment } from './group.graphql.generated.ts';
import { campusesOfGroups, groups } from './groups.graphql.generated.ts';
import { NextGroupButtons } from './next-group-buttons.tsx';

/** What can be done with a group as a whole. */
export function GroupActions({ group }: { group: OneGroupFragment }) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate, isBusy } = useMutation({ stale: [groups] });
  const { data } = useQuery(campusesOfGroups, {});
  const [isEdited, setIsEdited] = useState(false);
  const campuses = (data?.regions ?? []).map(({ _id, name }) => ({ value: _id, label: name }));

  async function archive(archived: boolean): Promise<void> {
    if (!(await mutate(archiveGroup, { groupId: group._id, archived }))) return;
    undoToast(text(archived ? 'groupWasArchived' : 'groupWasRestored'), () => void archive(!archived));
  }

  return (
    <>
      <NextGroupButtons group={group} campuses={campuses} />
      <GraduateGroupButton group={group} />
      <Button isProcessing={isBusy} onClick={() => void archive(!group.archived)}>
        <Icon name={group.archived ? 'undo' : 'archive'} />
        <Text id={group.archived ? 'restoreGroup' : 'archiveGroup'} />
      </Button>
      <Button aria-haspopup="dialog" disabled={!data} onClick={() => setIsEdited(true)}>
        <Icon name="edit" />
        <Text id="editGroup" />
      </Button>
      {isEdited && <GroupDialog group={group} campuses={campuses} onClose={() => setIsEdited(false)} />}
    </>
  );
}
