import { useQuery } from '#kit/client/query/use-query.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useAmount } from '#slices/billing/web/api.ts';
import { stoppedPlans } from './stopped-plans.graphql.generated.ts';

/** Tells those who keep the books that what is owed is not being paid any more. */
export function StoppedPlans({ personId }: { personId: string }) {
  const invoices = useQuery(stoppedPlans, { personId }, { fresh: true }).data?.finances?.invoices ?? [];
  const amountText = useAmount();
  return invoices.map(({ _id, number, balance, currency, paymentPlan: plan }) => {
    if (plan?.status !== 'DISABLED' || balance <= 0) return null;
    const amount = amountText(balance, currency);
    const { disabledBy, disabledReason: reason, consecutiveFailedPaymentsCount: count } = plan;
    return (
      <Note key={_id} tone={disabledBy === 'STAFF' ? 'warning' : 'danger'}>
        {disabledBy === 'STAFF' ? (
          <Text id="planTurnedOff" values={{ reason, amount, number }} />
        ) : (
          <Text id="planStoppedItself" values={{ count, amount, number }} />
        )}{' '}
        <Link to="?tab=finances">
          <Text id="openFinances" />
        </Link>
      </Note>
    );
  });
}
