import { useParams } from 'react-router';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
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
import { ownSavedCard, type OwnSavedCardQuery } from './cards.graphql.generated.ts';
import { ownFinances, type OwnInvoiceFragment } from './finances.graphql.generated.ts';
import { PayChoice } from './pay-choice.tsx';
import { PayStep } from './pay-step.tsx';
import { useCardPayment } from './use-card-payment.ts';
import { useOwnDocument } from './use-own-document.ts';

export function prefetch(): void {
  prefetchQuery(ownFinances, {});
  prefetchQuery(ownSavedCard, {});
}

/** Pays an invoice by card: how much and with which card, then the card itself. */
export function PayScreen() {
  const text = useText();
  const { invoiceId } = useParams();
  const isOwnDocument = useOwnDocument();
  useOpenedRecord(text('payByCard'));
  const answer = useQuery(ownFinances, {}, { fresh: true });
  const invoice = answer.data?.ownFinances.invoices.find(({ _id }) => _id === invoiceId);
  return (
    <Page>
      <PageHeading
        title={<Text id="payByCard" />}
        subtitle={invoice && `${invoice.title} · ${text('invoiceNamed', { number: invoice.number })}`}
      />
      <DataView answer={answer} waiting={<Skeleton shape="block" count={2} />}>
        {() =>
          invoice ? (
            isOwnDocument && <Paying key={invoice._id} invoice={invoice} />
          ) : (
            <EmptyState
              icon="card"
              title={<Text id="invoiceNotThere" />}
              action={
                <LinkButton to="/student/transactions">
                  <Text id="allInvoices" />
                </LinkButton>
              }
            />
          )
        }
      </DataView>
    </Page>
  );
}

function Paying({ invoice }: { invoice: OwnInvoiceFragment }) {
  const saved = useQuery(ownSavedCard, {}, { fresh: true });
  const payment = useCardPayment(invoice);
  const { _id: invoiceId, takesCards, balance, status } = invoice;
  if (payment.isUnderWay) return <PayStep payment={payment} invoice={invoice} />;
  if (!takesCards)
    return (
      <EmptyState icon="card" title={<Text id="noCardsInRegion" />} action={<Back invoiceId={invoiceId} />} />
    );
  if (balance <= 0 || status === 'DELETED')
    return (
      <EmptyState icon="check" title={<Text id="payNothingLeft" />} action={<Back invoiceId={invoiceId} />} />
    );
  const choice = (card: OwnSavedCardQuery['ownSavedCard']) => (
    <PayChoice invoice={invoice} saved={card} problem={payment.problem} onPay={payment.begin} />
  );
  return (
    <Card>
      <DataView answer={saved} waiting={<Skeleton shape="lines" count={4} />} empty={choice(null)}>
        {({ ownSavedCard: card }) => choice(card)}
      </DataView>
    </Card>
  );
}

const Back = ({ invoiceId }: { invoiceId: string }) => (
  <LinkButton to={`/student/transactions/${invoiceId}`}>
    <Text id="backToInvoice" />
  </LinkButton>
);
