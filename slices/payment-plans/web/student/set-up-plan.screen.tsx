import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { saveCardPath } from '#slices/billing/rules/card-pages.ts';
import { PLANS_TAB, setUpPath } from '../../rules/plan-pages.ts';
import { ownPlans, type OwnPlansQuery } from '../plans.graphql.generated.ts';
import { PlanForm } from './plan-form.tsx';

/** Spreads an invoice: how often, in how many payments, from when, and what that means to the coin. */
export function SetUpPlanScreen() {
  const text = useText();
  const { invoiceId = '' } = useParams();
  useOpenedRecord(text('planTab'));
  const answer = useQuery(ownPlans, {}, { fresh: true });
  const invoice = answer.data?.ownFinances.invoices.find(({ _id }) => _id === invoiceId);
  return (
    <Page>
      <PageHeading
        title={<Text id="planSetUpTitle" />}
        subtitle={invoice && `${invoice.title} · ${text('invoiceNamed', { number: invoice.number })}`}
      />
      <DataView answer={answer} waiting={<Skeleton shape="block" count={2} />}>
        {(data) => <SettingUp data={data} invoiceId={invoiceId} />}
      </DataView>
    </Page>
  );
}

function SettingUp({ data, invoiceId }: { data: OwnPlansQuery; invoiceId: string }) {
  const { ownFinances: finances, ownSavedCard: card } = data;
  const invoice = finances.invoices.find(({ _id }) => _id === invoiceId);
  const today = finances.accounts.find(({ regionId }) => regionId === invoice?.regionId)?.today;
  if (!invoice || !today) return <Back id="invoiceNotThere" />;
  const { paymentPlan, balance, status, takesCards } = invoice;
  if (paymentPlan && paymentPlan.status !== 'COMPLETED') return <Back id="planIsThere" />;
  // A plan is not for what is fully paid (FIN-17), and needs a card (FIN-18).
  if (balance <= 0 || status === 'DELETED') return <Back id="planNothingToSpread" />;
  if (!takesCards) return <Back id="noCardsInRegion" />;
  if (!card)
    return (
      <EmptyState
        icon="card"
        title={<Text id="planCardFirst" />}
        action={
          <LinkButton to={saveCardPath(setUpPath(invoiceId))} tone="primary">
            <Text id="savedCardAdd" />
          </LinkButton>
        }
      >
        <Text id="planCardFirstHelp" />
      </EmptyState>
    );
  return (
    <Card>
      <PlanForm key={invoiceId} invoice={invoice} card={card} today={today} />
    </Card>
  );
}

const Back = ({
  id,
}: {
  id: 'invoiceNotThere' | 'planIsThere' | 'planNothingToSpread' | 'noCardsInRegion';
}) => (
  <EmptyState
    icon="card"
    title={<Text id={id} />}
    action={
      <LinkButton to={PLANS_TAB}>
        <Text id="planBack" />
      </LinkButton>
    }
  />
);
