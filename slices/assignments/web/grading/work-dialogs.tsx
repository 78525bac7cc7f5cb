import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { instant, optional, text as textKind, type WrittenValuesOf } from '#kit/record/field.ts';
import { useZoneName } from '#kit/ui/field/use-time-zones.ts';
import { InstantField } from '#kit/ui/date/instant-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
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

const MORE_TIME = {
  until: instant({}),
  reason: textKind({ max: REASON_MAX, problem: 'extensionNeedsReason' }),
};

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

  async function give({ until, reason }: WrittenValuesOf<typeof MORE_TIME>): Promise<void> {
    if (!(await mutate(extendSubmission, { assignmentId, studentId, version, until, reason }))) return;
    showToast('success', text('moreTimeGiven', { student: studentName }));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="giveMoreTime" />} onClose={onClose}>
      <Note>
        <Text id="campusClock" values={{ campus: regionName, zone: zoneName(timeZone) }} />
      </Note>
      <FieldsForm
        id="moreTime"
        fields={MORE_TIME}
        initial={{ until: work.extendedTo ?? work.dueAt, reason: work.extensionReason ?? '' }}
        onSubmit={give}
      >
        {({ control }) => (
          <>
            <InstantField {...control('until')} legend={text('moreTimeUntil')} zone={timeZone} />
            <TextArea {...control('reason')} label={text('moreTimeReason')} rows={2} />
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}

const RETURN = {
  until: optional(instant({})),
  note: textKind({ max: RETURN_NOTE_MAX, problem: 'returnNoteMissing' }),
};

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

  async function giveBack(typed: WrittenValuesOf<typeof RETURN>): Promise<void> {
    const back = { assignmentId, studentId, version, ...typed };
    if (!(await mutate(returnSubmission, back))) return;
    showToast('success', text('workReturned', { student: studentName }));
    onClose();
    onReturned();
  }

  return (
    <Modal isOpen title={<Text id="returnWork" />} onClose={onClose}>
      <FieldsForm id="return" fields={RETURN} onSubmit={giveBack}>
        {({ control }) => (
          <>
            <TextArea {...control('note')} label={text('returnNote')} rows={4} />
            <InstantField
              {...control('until')}
              legend={text('returnUntil')}
              zone={timeZone}
              required={isOver}
            />
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}
