import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { addDays } from '#kit/calendar/day.ts';
import { day as dayKind, text as textKind } from '#kit/record/field.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { REASON_MAX } from '#slices/billing/rules/changes.ts';
import { useAmount, useDayText } from '#slices/billing/web/api.ts';
import { MOVE_WITHIN_DAYS } from '../../rules/plan.ts';
import {
  disablePaymentPlan,
  enablePaymentPlan,
  moveInstalment,
  plansOf,
  skipInstalment,
  type KnownPlanFragment,
} from '../plans.graphql.generated.ts';

interface OfInstalment {
  what: 'skip' | 'move';
  plan: KnownPlanFragment;
  instalment: KnownPlanFragment['instalments'][number];
}

/** What staff are about to do with a plan. */
export type AskedPlanChange = OfInstalment | { what: 'disable' | 'enable'; plan: KnownPlanFragment };

const TEXTS: Readonly<Record<AskedPlanChange['what'], { title: MessageId; help: MessageId }>> = {
  skip: { title: 'planSkipTitle', help: 'planSkipHelp' },
  move: { title: 'planMoveTitle', help: 'planMoveHelp' },
  disable: { title: 'planDisableTitle', help: 'planDisableHelp' },
  enable: { title: 'planEnable', help: 'planEnableHelp' },
};

const CHANGE = {
  dueOn: dayKind({ default: '2000-01-01' }),
  reason: textKind({ max: REASON_MAX, problem: 'moneyReasonTooLong' }),
};

/** Asks for a reason, and for a day where a payment is moved. */
export function ChangePlanDialog({ asked, onClose }: { asked: AskedPlanChange; onClose: () => void }) {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const { mutate } = useMutation({ stale: [plansOf], afterRefusalToo: true, tell: useFormProblem() });
  const { what, plan } = asked;
  const instalment = 'instalment' in asked ? asked.instalment : null;
  const { title, help } = TEXTS[what];

  async function send({ dueOn, reason }: { dueOn: typeof plan.today; reason: string }): Promise<boolean> {
    const planId = plan._id;
    const instalmentId = instalment?._id ?? '';
    const done =
      what === 'skip'
        ? await mutate(skipInstalment, { instalmentId, reason })
        : what === 'move'
          ? await mutate(moveInstalment, { instalmentId, dueOn, reason })
          : what === 'disable'
            ? await mutate(disablePaymentPlan, { planId, reason })
            : await mutate(enablePaymentPlan, { planId });
    if (!done) return false;
    showToast('success', text('planWasChanged'));
    onClose();
    return true;
  }

  return (
    <Modal isOpen title={text(title)} onClose={onClose}>
      <Note>
        <Text
          id={help}
          values={{
            amount: instalment ? amountText(instalment.left, plan.currency) : '',
            day: instalment ? dayText(instalment.dueOn) : '',
          }}
        />
      </Note>
      <FieldsForm
        id="planChange"
        fields={CHANGE}
        initial={{ reason: '', dueOn: instalment?.dueOn ?? plan.today }}
        submitLabel={text(title)}
        onSubmit={send}
      >
        {({ control }) => (
          <>
            {what === 'move' && (
              <DayField
                name="dueOn"
                label={text('planMoveDay')}
                rules={{ today: plan.today, min: plan.today, max: addDays(plan.today, MOVE_WITHIN_DAYS) }}
                defaultDay={instalment?.dueOn ?? null}
                required
              />
            )}
            {what !== 'enable' && (
              <TextArea {...control('reason')} label={text('planReason')} rows={2} required />
            )}
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}
