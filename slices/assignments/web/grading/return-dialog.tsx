import { parseInstant } from '#kit/calendar/instant.ts';
import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { RETURN_NOTE_MAX } from '#slices/assignments/rules/deadlines.ts';
import { SHOWN_SUBMISSIONS } from './shown-submissions.ts';
import { returnSubmission, type WorkToGradeFragment } from './submission.graphql.generated.ts';

interface ReturnDialogProps {
  work: WorkToGradeFragment;
  onClose: () => void;
  onReturned: () => void;
}

/** Gives work back to be handed in again; once the deadline has passed that takes a new one. */
export function ReturnDialog({ work, onClose, onReturned }: ReturnDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: SHOWN_SUBMISSIONS });
  const { assignmentId, studentId, studentName, version, timeZone } = work;
  const [isOver] = useState(() => Date.parse(work.extendedTo ?? work.dueAt) < Date.now());

  async function giveBack({ until, note }: Record<'until' | 'note', string>): Promise<void> {
    const back = { assignmentId, studentId, version, until: parseInstant(until), note };
    if (!(await mutate(returnSubmission, back))) return;
    showToast('success', text('workReturned', { student: studentName }));
    onClose();
    onReturned();
  }

  return (
    <Modal isOpen title={<Text id="returnWork" />} onClose={onClose}>
      <Form<'until' | 'note'> id="return" onSubmit={giveBack}>
        <TextArea name="note" label={text('returnNote')} required rows={4} maxLength={RETURN_NOTE_MAX} />
        <InstantField name="until" legend={text('returnUntil')} zone={timeZone} required={isOver} />
      </Form>
    </Modal>
  );
}
