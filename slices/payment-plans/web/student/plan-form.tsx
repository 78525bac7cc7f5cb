import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { NumberSelectField } from '#kit/ui/field/number-select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { ownFinances, useCardText } from '#slices/billing/web/api.ts';
import { PLANS_TAB } from '../../rules/plan-pages.ts';
import {
  choiceProblem,
  FIRST_WITHIN_DAYS,
  FREQUENCIES,
  MAX_INSTALMENTS,
  MIN_INSTALMENTS,
  scheduleOf,
  type Frequency,
} from '../../rules/schedule.ts';
import { FREQUENCY_TEXTS } from '../plan-texts.ts';
import { PlannedPayments } from '../planned-payments.tsx';
import { ownPlans, setUpPaymentPlan, type OwnPlansQuery } from '../plans.graphql.generated.ts';
import styles from '../plans.module.css';

interface PlanFormProps {
  invoice: OwnPlansQuery['ownFinances']['invoices'][number];
  card: NonNullable<OwnPlansQuery['ownSavedCard']>;
  today: Day;
}

const COUNTS = Array.from({ length: MAX_INSTALMENTS - MIN_INSTALMENTS + 1 }, (_, at) => MIN_INSTALMENTS + at);
const USUAL_COUNT = 4;

/** How an invoice is spread. The payments are shown as they will be charged, before anything is agreed to. */
export function PlanForm({ invoice, card, today }: PlanFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const { named } = useCardText();
  // The same however often the form is sent, so that one plan is set up.
  const [planId] = useState(() => crypto.randomUUID());
  const [frequency, setFrequency] = useState<Frequency>('MONTHLY');
  const [instalments, setInstalments] = useState(USUAL_COUNT);
  const [firstDay, setFirstDay] = useState<Day>(today);
  const { mutate } = useMutation({
    stale: [ownPlans, ownFinances],
    afterRefusalToo: true,
    tell: useFormProblem(),
  });
  const { _id: invoiceId, balance, currency } = invoice;
  const choice = { frequency, instalments, firstDay };
  const problem = choiceProblem(choice, { balance, currency, today });

  async function send(): Promise<boolean> {
    const made = await mutate(setUpPaymentPlan, {
      planId,
      invoiceId,
      planInput: { ...choice, total: balance },
    });
    if (!made) return false;
    showToast('success', text('planWasSetUp'));
    void navigate(PLANS_TAB, { replace: true });
    return true;
  }

  return (
    <Form id="plan" submitLabel={text('planAgree')} isSubmitOff={problem !== null} onSubmit={send}>
      <RadioGroup
        name="frequency"
        legend={<Text id="planFrequency" />}
        options={FREQUENCIES.map((value) => ({ value, label: text(FREQUENCY_TEXTS[value]) }))}
        defaultValue={frequency}
        required
        onChoose={(value) => setFrequency(value as Frequency)}
      />
      <NumberSelectField
        name="instalments"
        label={text('planCount')}
        options={COUNTS.map((value) => ({ value, label: text('planCountOption', { count: value }) }))}
        defaultValue={String(instalments)}
        hidesPlaceholder
        onChoose={(count) => count !== null && setInstalments(count)}
      />
      <DayField
        name="firstDay"
        label={text('planFirst')}
        rules={{ today, min: today, max: addDays(today, FIRST_WITHIN_DAYS) }}
        defaultDay={firstDay}
        required
        onChange={(day) => day && setFirstDay(day)}
      />
      <section className={styles['stack']} aria-live="polite">
        <h2>
          <Text id="planPreview" />
        </h2>
        {problem === null ? (
          <PlannedPayments
            currency={currency}
            payments={scheduleOf(choice, balance).map((payment) => ({ ...payment, id: payment.dueOn }))}
          />
        ) : (
          <p>
            <Text id={problem} values={{ min: MIN_INSTALMENTS, max: MAX_INSTALMENTS }} />
          </p>
        )}
      </section>
      {/* What was agreed to is this schedule: another one needs a consent of its own. */}
      <Checkbox
        key={`${frequency} ${instalments} ${firstDay}`}
        name="agrees"
        label={<Text id="planConsent" values={{ card: named(card) }} />}
        help={<Text id="planConsentHelp" />}
        required
      />
    </Form>
  );
}
