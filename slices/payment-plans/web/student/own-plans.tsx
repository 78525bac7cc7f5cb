import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useAmount } from '#slices/billing/web/api.ts';
import { setUpPath } from '../../rules/plan-pages.ts';
import { ownPlans, type OwnPlansQuery } from '../plans.graphql.generated.ts';
import styles from '../plans.module.css';
import { OwnPlan } from './own-plan.tsx';

type Invoice = OwnPlansQuery['ownFinances']['invoices'][number];

/** Whether an invoice can be spread: it is not paid, and no plan does so already (FIN-17). */
const isSpreadable = ({ balance, status, paymentPlan }: Invoice): boolean =>
  balance > 0 && status !== 'DELETED' && (paymentPlan === null || paymentPlan.status === 'COMPLETED');

/** The payment plans of a student, and the invoices for which they can set one up (FIN-05). */
export function OwnPlans() {
  const answer = useQuery(ownPlans, {}, { fresh: true });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="block" count={2} />}>
      {({ ownFinances: { invoices } }) => <Shown invoices={invoices} />}
    </DataView>
  );
}

function Shown({ invoices }: { invoices: readonly Invoice[] }) {
  const open = invoices.filter(isSpreadable);
  const spreadable = open.filter(({ takesCards }) => takesCards);
  const planned = invoices.flatMap((invoice) =>
    invoice.paymentPlan ? [{ invoice, plan: invoice.paymentPlan }] : [],
  );
  if (planned.length === 0 && spreadable.length === 0)
    return open.length > 0 ? (
      <EmptyState icon="card" title={<Text id="noCardsInRegion" />} />
    ) : (
      <EmptyState icon="card" title={<Text id="planNothingToSpread" />}>
        <Text id="planNothingToSpreadHelp" />
      </EmptyState>
    );
  return (
    <div className={styles['stack']}>
      {planned.map(({ invoice, plan }) => (
        <OwnPlan key={plan._id} invoice={invoice} plan={plan} />
      ))}
      {spreadable.length > 0 && <Offers invoices={spreadable} />}
    </div>
  );
}

function Offers({ invoices }: { invoices: readonly Invoice[] }) {
  const text = useText();
  const amountText = useAmount();
  return (
    <Card title={<Text id="planOffer" />}>
      <p className={styles['quiet']}>
        <Text id="planOfferHelp" />
      </p>
      <ul className={styles['payments']}>
        {invoices.map(({ _id, title, number, balance, currency }) => (
          <li key={_id}>
            <span>
              {title}
              <small>
                {number} · {text('leftToPay')} {amountText(balance, currency)}
              </small>
            </span>
            <LinkButton to={setUpPath(_id)} label={text('planSetUpFor', { number })}>
              <Text id="planSetUp" />
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
