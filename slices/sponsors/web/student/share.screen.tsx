import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { InvoiceSponsors } from '../invoice-sponsors.tsx';
import { ownSponsors, type SponsoredInvoiceFragment } from '../sponsors.graphql.generated.ts';
import styles from '../sponsors.module.css';

/** Where a student asks somebody without an account to pay an invoice. */
export function ShareScreen() {
  const text = useText();
  const { invoiceId = '' } = useParams();
  useOpenedRecord(text('askSponsor'));
  const answer = useQuery(ownSponsors, { invoiceId }, { fresh: true });
  const invoice = answer.data?.invoice;
  return (
    <Page>
      <PageHeading
        title={<Text id="askSponsor" />}
        subtitle={invoice && `${invoice.title} · ${text('invoiceNamed', { number: invoice.number })}`}
        {...(invoice && { description: <Text id="sponsorsLead" /> })}
      />
      <DataView answer={answer} waiting={<Skeleton shape="block" count={2} />} empty={<NotThere />}>
        {({ invoice: found }) => found && <Sharing invoice={found} />}
      </DataView>
    </Page>
  );
}

function Sharing({ invoice }: { invoice: SponsoredInvoiceFragment }) {
  const { _id, takesCards, balance, status } = invoice;
  return (
    <div className={styles['stack']}>
      {!takesCards && (
        <Note>
          <Text id="noCardsInRegion" />
        </Note>
      )}
      {takesCards && (balance <= 0 || status === 'DELETED') && (
        <Note>
          <Text id="payNothingLeft" />
        </Note>
      )}
      <Card title={<Text id="sponsors" />}>
        <InvoiceSponsors invoice={invoice} />
      </Card>
      <div>
        <LinkButton to={`/student/transactions/${_id}`}>
          <Text id="backToInvoice" />
        </LinkButton>
      </div>
    </div>
  );
}

const NotThere = () => (
  <EmptyState
    icon="card"
    title={<Text id="invoiceNotThere" />}
    action={
      <LinkButton to="/student/transactions">
        <Text id="allInvoices" />
      </LinkButton>
    }
  />
);
