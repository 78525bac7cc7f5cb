import { parseInstant } from '#kit/calendar/instant.ts';
import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useZoneName } from '#kit/ui/field/use-time-zones.ts';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { REASON_MAX, RETURN_NOTE_MAX } from '../../rules/deadlines.ts';
import {
  extendSubmission,
  returnSubmission,
  type WorkToGradeFragment,
} from './submission.graphql.generated.ts';
import { SHOWN_SUBMISSIONS } from './shown-submissions.ts';

interface MoreTimeDialogProps {
  work: WorkToGradeFragment;
  onClose: () => void;
}

/** Gives one student more time, on the clocks of the campus, and says why. */
export function MoreTimeDialog({ work, onClose }: MoreTimeDialogProps) {
  const text = useText();
  const zoneName = useZoneName();
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
        <Text id="campusClock" values={{ campus: regionName, zone: zoneName(timeZone) }} />
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
