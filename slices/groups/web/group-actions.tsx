import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { GraduateGroupButton } from './graduate-group-button.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { archiveGroup, type OneGroupFragment } from './group.graphql.generated.ts';
import { campusesOfGroups } from './groups.graphql.generated.ts';
import { NextGroupButtons } from './next-group-buttons.tsx';

interface GroupActionsProps {
  group: OneGroupFragment;
  onChanged: () => void;
}

/** What can be done with a group as a whole. */
export function GroupActions({ group, onChanged }: GroupActionsProps) {
  const text = useText();
  const undoToast = useUndoToast();
  const toastProblem = useProblemToast();
  const { data } = useQuery(campusesOfGroups, {});
  const [isEdited, setIsEdited] = useState(false);
  const [isProcessing, setIsProcessing] = useState(false);
  const campuses = (data?.regions ?? []).map(({ _id, name }) => ({ value: _id, label: name }));

  async function archive(archived: boolean): Promise<void> {
    setIsProcessing(true);
    try {
      await call(archiveGroup, { groupId: group._id, archived });
      onChanged();
      undoToast(text(archived ? 'groupWasArchived' : 'groupWasRestored'), () => void archive(!archived));
    } catch (problem) {
      toastProblem(problem);
    } finally {
      setIsProcessing(false);
    }
  }

  return (
    <>
      <NextGroupButtons group={group} campuses={campuses} />
      <GraduateGroupButton group={group} />
      <Button isProcessing={isProcessing} onClick={() => void archive(!group.archived)}>
        <Icon name={group.archived ? 'undo' : 'archive'} />
        <Text id={group.archived ? 'restoreGroup' : 'archiveGroup'} />
      </Button>
      <Button aria-haspopup="dialog" disabled={!data} onClick={() => setIsEdited(true)}>
        <Icon name="edit" />
        <Text id="editGroup" />
      </Button>
      {isEdited && (
        <GroupDialog
          groupId={group._id}
          group={group}
          campuses={campuses}
          onClose={() => setIsEdited(false)}
          onSaved={onChanged}
        />
      )}
    </>
  );
}
