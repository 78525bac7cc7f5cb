import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { SelectionAction, SelectionBar } from '#kit/ui/selection-bar/selection-bar.tsx';
import { findSelected } from '#kit/ui/table/find-selected.ts';
import type { PageAfter } from '#kit/ui/table/output/pages-of.ts';
import type { Selection } from '#kit/ui/table/use-selection.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { DECIDED_AT_ONCE, REASON_MAX, type DecidedStatus } from '../../rules/hour-entry.ts';
import {
  decideHourEntries,
  undoHourDecisions,
  type ListedHourEntryFragment,
} from './queue.graphql.generated.ts';
import { SHOWN_HOURS } from './use-decide-hours.ts';

interface DecideSelectedProps {
  selection: Selection;
  /** How many match in all. */
  matching: number;
  pageAfter: PageAfter<ListedHourEntryFragment>;
}

interface Made {
  decisionId: string;
  entryId: string;
}

const TOLD = { CONFIRMED: 'hoursConfirmedCounted', REFUSED: 'hoursRefusedCounted' } as const;

/** Decides about everything that is selected in the same way. Confirming asks nothing: it can be undone. */
export function DecideSelected({ selection, matching, pageAfter }: DecideSelectedProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const tellUndo = useUndoToast();
  const { attempt } = useMutation({ stale: SHOWN_HOURS, afterRefusalToo: true });
  const [isRefusing, setIsRefusing] = useState(false);
  const count = selection.countOf(matching);

  function isTooMuch(): boolean {
    if (count <= DECIDED_AT_ONCE) return false;
    showToast('error', text('tooManyHourEntries', { max: DECIDED_AT_ONCE }));
    return true;
  }

  async function decide(status: DecidedStatus, adminComments: string): Promise<void> {
    if (isTooMuch()) return;
    try {
      const found = await findSelected(selection, pageAfter, DECIDED_AT_ONCE);
      const decisions = found.map(({ _id: entryId, version }) => ({
        decisionId: crypto.randomUUID() as string,
        entryId,
        version,
      }));
      const answer = await attempt(() => call(decideHourEntries, { decisions, status, adminComments }));
      if (!answer) return;
      const outcomes = new Map(answer.decideHourEntries.map(({ entryId, outcome }) => [entryId, outcome]));
      const done = decisions
        .filter(({ entryId }) => outcomes.get(entryId) === 'DONE')
        .map(({ decisionId, entryId }) => ({ decisionId, entryId }));
      setIsRefusing(false);
      selection.clear();
      tellOutcome(status, done, decisions.length - done.length);
    } catch (problem) {
      toastProblem(problem);
    }
  }

  function tellOutcome(status: DecidedStatus, done: readonly Made[], changedCount: number): void {
    if (done.length > 0) tellUndo(text(TOLD[status], { count: done.length }), () => void undo(done));
    if (changedCount > 0) showToast('info', text('hoursChangedMeanwhile', { count: changedCount }));
  }

  async function undo(decisions: readonly Made[]): Promise<void> {
    const answer = await attempt(() => call(undoHourDecisions, { decisions: [...decisions] }));
    const undone = answer?.undoHourDecisions.filter(({ outcome }) => outcome === 'DONE').length ?? 0;
    if (undone > 0) showToast('success', text('hoursUndoneCounted', { count: undone }));
  }

  return (
    <>
      <SelectionBar count={count} onClear={selection.clear}>
        <SelectionAction icon="check" onAct={() => decide('CONFIRMED', '')}>
          <Text id="confirmHoursCounted" values={{ count }} />
        </SelectionAction>
        <SelectionAction
          icon="close"
          onAct={() => {
            if (!isTooMuch()) setIsRefusing(true);
          }}
        >
          <Text id="refuseHoursCounted" values={{ count }} />
        </SelectionAction>
      </SelectionBar>
      {isRefusing && (
        <Modal
          isOpen
          title={<Text id="refuseHoursTitle" values={{ count }} />}
          onClose={() => setIsRefusing(false)}
        >
          <Form<'adminComments'>
            id="refuseHours"
            submitLabel={text('refuseHoursTitle', { count })}
            onSubmit={({ adminComments }) => decide('REFUSED', adminComments)}
          >
            <TextArea
              name="adminComments"
              label={text('hourNoteToAll')}
              rows={3}
              maxLength={REASON_MAX}
              required
            />
          </Form>
        </Modal>
      )}
    </>
  );
}
