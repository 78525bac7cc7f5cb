import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { PassedOver } from '../rules/bank-file.ts';
import { bankFile } from './bank-files.graphql.generated.ts';
import styles from './bank-files.module.css';
import { LineQueue } from './line-queue.tsx';
import type { ShownFile } from './shown.ts';

/** What stands in a file of a bank, and what became of it. */
export function BankFileScreen() {
  const { fileId = '' } = useParams();
  const answer = useQuery(bankFile, { fileId }, { fresh: true });
  return (
    <Page>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="rows" count={6} />}
        isEmpty={({ bankFile: found }) => !found}
        empty={<EmptyState icon="file" title={<Text id="bankFileGone" />} />}
      >
        {({ bankFile: found }) => found && <Shown file={found} />}
      </DataView>
    </Page>
  );
}

function Shown({ file }: { file: ShownFile }) {
  const timeText = useTimeText();
  const { fileName, regionName, accounts, addedAt, addedByName } = file;
  const about = [regionName, ...accounts, timeText(addedAt), addedByName].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeading title={fileName} subtitle={about} />
      <div className={styles['stack']}>
        <Findings file={file} />
        <LineQueue file={file} />
      </div>
    </>
  );
}

const PASSED_TEXTS: Readonly<Record<Exclude<PassedOver, 'RETURNED'>, MessageId>> = {
  OUTGOING: 'bankOutgoing',
  NOT_BOOKED: 'bankNotBooked',
  NO_AMOUNT: 'bankNoAmount',
  OTHER_CURRENCY: 'bankOtherCurrency',
};

/** What of the file is no payment that waits, and what somebody must see to. */
function Findings({ file: { counts, passedOver, unreadRows } }: { file: ShownFile }) {
  const text = useText();
  const { formatList } = useIntl();
  const told = passedOver.flatMap(({ kind, count }) =>
    kind === 'RETURNED' ? [] : [text(PASSED_TEXTS[kind], { count })],
  );
  const returned = passedOver.find(({ kind }) => kind === 'RETURNED')?.count ?? 0;
  const { pending, matched, setAside, repeated } = counts;
  return (
    <>
      {repeated > 0 && pending + matched + setAside === 0 && (
        <Note>
          <Text id="bankAllKnown" />
        </Note>
      )}
      {returned > 0 && (
        <Note tone="warning">
          <Text id="bankReturned" values={{ count: returned }} />
        </Note>
      )}
      {unreadRows.length > 0 && (
        <Note tone="warning">
          <Text id="bankUnreadRows" values={{ rows: formatList(unreadRows.map(String)) }} />
        </Note>
      )}
      {told.length > 0 && (
        <p className={styles['quiet']}>
          <Text id="bankPassedOver" values={{ list: formatList(told) }} />
        </p>
      )}
    </>
  );
}
