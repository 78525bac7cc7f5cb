import { Moment } from '#kit/ui/moment/moment.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount, useDayText } from '#slices/billing/web/api.ts';
import { EVENT_TEXTS, PLAN_FAILURE_TEXTS } from '../plan-texts.ts';
import type { PlansOfQuery } from '../plans.graphql.generated.ts';
import styles from '../plans.module.css';

type Plan = NonNullable<NonNullable<PlansOfQuery['finances']>['invoices'][number]['paymentPlan']>;

/** What became of a plan, the newest first, with why and by whom. */
export function PlanHistory({ plan: { history, currency } }: { plan: Plan }) {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  return (
    <details>
      <summary>
        <Text id="planHistory" />
      </summary>
      <ul className={styles['events']}>
        {history.map(({ _id, kind, amount, dayBefore, day, failure, reason, madeAt, madeByName }) => (
          <li key={_id}>
            <span>
              {text(EVENT_TEXTS[kind])}
              <small>
                {[
                  dayBefore && day ? `${dayText(dayBefore)} → ${dayText(day)}` : null,
                  failure && text(PLAN_FAILURE_TEXTS[failure]),
                  reason,
                  madeByName,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className={styles['amount']}>
              {amount !== null && amountText(amount, currency)}
              <small>
                <Moment at={madeAt} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
