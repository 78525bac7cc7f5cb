import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { SelectionAction, SelectionBar } from '#kit/ui/selection-bar/selection-bar.tsx';
import type { Selection } from '#kit/ui/table/use-selection.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { addSelectedToGroup, takeSelectedOutOfGroup } from './bulk.graphql.generated.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { DeactivateDialog } from '../deactivate-dialog.tsx';
import { resendEnrolment } from './enrolment.graphql.generated.ts';
import { GroupChoiceDialog } from './group-choice-dialog.tsx';
import { deactivateUser, reactivateUser } from '../person-page/person.graphql.generated.ts';
import { MAX_AT_ONCE, useBulk, type Somebody } from './use-bulk.ts';

interface BulkBarProps {
  selection: Selection;
  /** How many match in all. */
  matching: number;
  /** Those who are selected, seen on this page or not. */
  findSelected: () => Promise<readonly Somebody[]>;
  onDone: () => void;
}

/** What can be done to many people at once. Each is told what became of it, and most of it can be taken back. */
export function BulkBar({ selection, matching, findSelected, onDone }: BulkBarProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const [asking, setAsking] = useState<'deactivate' | 'group' | null>(null);
  const { run, start, close } = useBulk(onDone);
  const count = selection.countOf(matching);

  function ask(action: () => void): void {
    if (count > MAX_AT_ONCE) showToast('error', text('tooManyAtOnce', { max: MAX_AT_ONCE }));
    else action();
  }

  async function act(
    action: (userId: string) => Promise<unknown>,
    undo: ((userId: string) => Promise<unknown>) | null,
  ): Promise<void> {
    setAsking(null);
    try {
      await start(await findSelected(), action, undo);
    } catch (problem) {
      toastProblem(problem);
    }
  }

  const resend = () => act((userId) => call(resendEnrolment, { userId }), null);
  const deactivate = (reason: string) =>
    act(
      (userId) => call(deactivateUser, { userId, reason }),
      (userId) => call(reactivateUser, { userId }),
    );
  const addTo = (groupId: string) =>
    act(
      (personId) => call(addSelectedToGroup, { groupId, personId }),
      (personId) => call(takeSelectedOutOfGroup, { groupId, personId }),
    );

  return (
    <>
      <SelectionBar count={count} onClear={selection.clear}>
        <SelectionAction icon="mail" onAct={() => ask(() => void resend())}>
          <Text id="resendEnrolment" />
        </SelectionAction>
        <SelectionAction icon="users" onAct={() => ask(() => setAsking('group'))}>
          <Text id="addToGroup" />
        </SelectionAction>
        <SelectionAction icon="lock" onAct={() => ask(() => setAsking('deactivate'))}>
          <Text id="deactivatePerson" />
        </SelectionAction>
      </SelectionBar>
      {asking === 'deactivate' && (
        <DeactivateDialog
          name={text('selectedPeople', { count })}
          onClose={() => setAsking(null)}
          onDeactivate={deactivate}
        />
      )}
      {asking === 'group' && <GroupChoiceDialog onClose={() => setAsking(null)} onChoose={addTo} />}
      {run && (
        <BulkDialog
          run={run}
          onUndo={(people, undo) => void start(people, undo, null).catch(toastProblem)}
          onClose={() => {
            close();
            selection.clear();
          }}
        />
      )}
    </>
  );
}
