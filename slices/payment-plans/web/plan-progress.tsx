import { Chip } from '#kit/ui/chip/chip.tsx';
import { ProgressBar } from '#kit/ui/progress/progress-bar.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount, useCardText, useDayText } from '#slices/billing/web/api.ts';
import {
  FREQUENCY_TEXTS,
  PLAN_FAILURE_TEXTS,
  PLAN_STATUS_TEXTS,
  PLAN_TONES,
  STATE_TEXTS,
  STATE_TONES,
} from './plan-texts.ts';
import type { KnownPlanFragment } from './plans.graphql.generated.ts';
import styles from './plans.module.css';

type Instalment = KnownPlanFragment['instalments'][number];

export const PlanChip = ({ plan: { status } }: { plan: Pick<KnownPlanFragment, 'status'> }) => (
  <Chip tone={PLAN_TONES[status]}>
    <Text id={PLAN_STATUS_TEXTS[status]} />
  </Chip>
);

export const InstalmentChip = ({ instalment: { state } }: { instalment: Instalment }) => (
  <Chip tone={STATE_TONES[state]}>
    <Text id={STATE_TEXTS[state]} />
  </Chip>
);

/** Whether it is still to be charged. */
export const isOpen = ({ state }: Instalment): boolean => state === 'PLANNED' || state === 'FAILED';

/** What it was, or what of it is still to be charged. */
export const amountOf = (instalment: Instalment): Instalment['amount'] =>
  isOpen(instalment) ? instalment.left : instalment.amount;

/** What is charged next: the earliest that is open. */
export const nextInstalment = ({ instalments }: KnownPlanFragment): Instalment | undefined =>
  instalments.find((instalment) => isOpen(instalment) && instalment.left > 0);

/** Why it failed, and when it is tried again. */
export function useInstalmentNote(): (instalment: Instalment, plan: KnownPlanFragment) => string | null {
  const text = useText();
  const dayText = useDayText();
  return ({ state, failure, tryOn }, { status }) => {
    if (state !== 'FAILED') return null;
    const why = failure === null ? '' : text(PLAN_FAILURE_TEXTS[failure]);
    const again = status === 'ACTIVE' ? text('planTriesAgain', { day: dayText(tryOn) }) : '';
    return [why, again].filter(Boolean).join(' · ');
  };
}

/** How far a plan has come, what comes next, and which card it charges (FIN-12, FIN-13, FIN-15). */
export function PlanProgress({ plan }: { plan: KnownPlanFragment }) {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const { namedUntil } = useCardText();
  const { successfulPaymentsCount: done, remainingPaymentsCount, nextPaymentDueDate: day, frequency } = plan;
  const total = done + remainingPaymentsCount;
  const next = nextInstalment(plan);
  const progress = text('planProgress', { done, total });
  return (
    <div>
      <p>{progress}</p>
      <ProgressBar label={progress} done={done} total={Math.max(1, total)} tone="success" />
      {next && day && (
        <p>
          <Text id="planNext" values={{ amount: amountText(next.left, plan.currency), day: dayText(day) }} />
        </p>
      )}
      {plan.status !== 'COMPLETED' && (
        <p className={styles['quiet']}>
          {text(FREQUENCY_TEXTS[frequency])} ·{' '}
          {plan.savedCard ? namedUntil(plan.savedCard) : text('failureNoCard')}
        </p>
      )}
    </div>
  );
}
