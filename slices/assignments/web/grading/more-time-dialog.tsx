import { useMutation } from '#kit/client/query/use-mutation.ts';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { REASON_MAX } from '#slices/assignments/rules/deadlines.ts';
import { SHOWN_SUBMISSIONS } from './shown-submissions.ts';
import { extendSubmission, type WorkToGradeFragment } from './submission.graphql.generated.ts';

interface MoreTimeDialogProps {
  work: WorkToGradeFragment;
  onClose: () => void;
}

/** Gives one student more time, on the clocks of the campus, and says why. */
export function MoreTimeDialog({ work, onClose }: MoreTimeDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: SHOWN_SUBMISSIONS });
  const { assignmentId, studentId, studentName, version, timeZone, regionName } = work;

  async function give({ until, reason }: Record<'until' | 'reason', string>): Promise<void> {
    if (!(await mutate(extendSubmission, { assignmentId, studentId, version, until, reason }))) return;
    showToast('success', text('moreTimeGiven', { student: studentName }));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="giveMoreTime" />} onClose={onClose}>
      <Note>
        <Text id="campusClock" values={{ campus: regionName, zone: timeZone }} />
      </Note>
      <Form<'until' | 'reason'> id="moreTime" onSubmit={give}>
        <InstantField
          name="until"
          legend={text('moreTimeUntil')}
          zone={timeZone}
          required
          defaultInstant={work.extendedTo ?? work.dueAt}
        />
        <TextArea
          name="reason"
          label={text('moreTimeReason')}
          required
          rows={2}
          maxLength={REASON_MAX}
          defaultValue={work.extensionReason ?? ''}
        />
      </Form>
    </Modal>
  );
}
