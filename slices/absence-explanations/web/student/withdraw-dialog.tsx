import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { lastDayToExplain } from '#slices/attendance/rules/explain-days.ts';
import { useClassText } from '../use-class-text.ts';
import {
  ownAbsenceExplanations,
  withdrawAbsenceExplanation,
  type OwnExplanationFragment,
} from './own-absences.graphql.generated.ts';

interface WithdrawDialogProps {
  explanation: OwnExplanationFragment;
  onClose: () => void;
}

/** Asks first: the words and the file are gone then. */
export function WithdrawDialog({ explanation: { _id: explanationId, day }, onClose }: WithdrawDialogProps) {
  const text = useText();
  const { dayText } = useClassText();
  const { mutate } = useMutation({ stale: [ownAbsenceExplanations], afterRefusalToo: true });

  async function withdraw(): Promise<void> {
    const done = await mutate(withdrawAbsenceExplanation, { explanationId });
    onClose();
    if (done) showToast('success', text('explanationWithdrawn'));
  }

  return (
    <Confirm
      isOpen
      title={<Text id="withdrawExplanationTitle" />}
      action={<Text id="withdrawExplanation" />}
      onConfirm={withdraw}
      onCancel={onClose}
    >
      <Text id="withdrawExplanationLead" values={{ day: dayText(lastDayToExplain(day)) }} />
    </Confirm>
  );
}
