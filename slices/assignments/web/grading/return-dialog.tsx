import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { RETURN_NOTE_MAX } from '#slices/assignments/rules/deadlines.ts';
import { returnSubmission, type WorkToGradeFragment } from './submission.graphql.generated.ts';

interface ReturnDialogProps {
  work: WorkToGradeFragment;
  onClose: () => void;
  onReturned: () => void;
}

/** Gives work back to be handed in again; once the deadline has passed that takes a new one. */
export function ReturnDialog({ work, onClose, onReturned }: ReturnDialogProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const { assignmentId, studentId, studentName, version, timeZone } = work;
  const [isOver] = useState(() => Date.parse(work.extendedTo ?? work.dueAt) < Date.now());

  async function giveBack({ until, note }: Record<'until' | 'note', string>): Promise<void> {
    try {
      await call(returnSubmission, { assignmentId, studentId, version, until: until || null, note });
      showToast('success', text('workReturned', { student: studentName }));
      onClose();
      onReturned();
    } catch (problem) {
      toastProblem(problem);
    }
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
