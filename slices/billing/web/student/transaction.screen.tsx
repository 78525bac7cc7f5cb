import { useParams, type Params } from 'react-router';
import { prefetchQuery } from '#kit/client/query/prefetch.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { DownloadLink } from '#kit/ui/button/download-link.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { receiptAddress } from '../../rules/downloads.ts';
import { receiptText } from '../../rules/receipts.ts';
import styles from '../billing.module.css';
import { useAmount } from '../use-amount.ts';
import { useDayText } from '../use-day-text.ts';
import { useTransactionText } from '../use-transaction-text.ts';
import { openTransaction, type OwnTransactionFragment } from './finances.graphql.generated.ts';

export const prefetch = ({ _id: id = '' }: Params): void => prefetchQuery(openTransaction, { id });

/** One transaction. */
export function TransactionScreen() {
  const { _id: id = '' } = useParams();
  const answer = useQuery(openTransaction, { id });
  return (
    <Page>
      {!answer.data?.transaction && <PageHeading title={<Text id="menuFinances" />} />}
      <DataView
        answer={answer}
        waiting={<Skeleton shape="lines" count={6} />}
        empty={
          <EmptyState
            icon="card"
            title={<Text id="transactionNotThere" />}
            action={
              <LinkButton to="/student/transactions?tab=transactions">
                <Text id="transactionsTab" />
              </LinkButton>
            }
          />
        }
      >
        {({ transaction }) => transaction && <Shown entry={transaction} />}
      </DataView>
    </Page>
  );
}

function Shown({ entry }: { entry: OwnTransactionFragment }) {
  const text = useText();
  const amountText = useAmount();
  const dayText = useDayText();
  const { what, method } = useTransactionText();
  useOpenedRecord(what(entry));
  const receipt = receiptText(entry);
  const { amount, currency, day, regionName, reference, reason, invoiceNumber, invoiceTitle } = entry;
  const facts = [
    [text('transactionAmount'), amountText(amount, currency)],
    [text('transactionDate'), dayText(day)],
    [text('transactionMethod'), method(entry)],
    [text('transactionInvoice'), invoiceNumber && `${invoiceTitle} (${invoiceNumber})`],
    [text('transactionReference'), reference],
    [text('transactionReason'), reason],
    [text('transactionCampus'), regionName],
  ] as const;
  return (
    <>
      <PageHeading
        title={what(entry)}
        subtitle={invoiceTitle ?? regionName}
        actions={
          receipt && (
            <DownloadLink href={receiptAddress(entry._id)}>
              <Text id={receipt} />
            </DownloadLink>
          )
        }
      />
      <div className={styles['stack']}>
        {entry.isReversed && (
          <Note tone="warning">
            <Text id="transactionReversedNote" />
          </Note>
        )}
        {entry.reverses !== null && (
          <Note>
            <Text id="transactionReversesNote" />
          </Note>
        )}
        <Card>
          <FactList facts={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
        </Card>
      </div>
    </>
  );
}
