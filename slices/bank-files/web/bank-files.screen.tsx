import { useQuery } from '#kit/client/query/use-query.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Column, Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { bankFiles, type BankFileRowFragment } from './bank-files.graphql.generated.ts';
import styles from './bank-files.module.css';
import { UploadCard } from './upload-card.tsx';

type Row = BankFileRowFragment;

/** Where files of a bank are uploaded, and those that were before. */
export function BankFilesScreen() {
  const list = useList([]);
  const answer = useQuery(bankFiles, { after: list.params.after }, { fresh: true });
  return (
    <Page>
      <PageHeading title={<Text id="menuBankFiles" />} subtitle={<Text id="bankFilesLead" />} />
      <div className={styles['stack']}>
        <UploadCard />
        <DataTable
          table={useFilesTable()}
          list={list}
          answer={{ ...answer, data: answer.data?.bankFiles }}
          empty={<EmptyState icon="file" title={<Text id="noBankFiles" />} />}
        />
      </div>
    </Page>
  );
}

function useFilesTable(): Table<Row> {
  const text = useText();
  const counted = (key: keyof Omit<Row['counts'], '__typename'>, header: MessageId): Column<Row> => ({
    id: key,
    header: text(header),
    align: 'end',
    cell: ({ counts }) => (key === 'pending' && counts.pending > 0 ? <b>{counts.pending}</b> : counts[key]),
  });
  return {
    label: text('menuBankFiles'),
    counted: 'bankFileCounted',
    nameOf: ({ fileName }) => fileName,
    columns: [
      {
        id: 'file',
        header: text('importFile'),
        cell: ({ _id, fileName, regionName }) => (
          <TwoLines below={regionName}>
            <Link to={`/invoices/bank-files/${_id}`}>{fileName}</Link>
          </TwoLines>
        ),
      },
      {
        id: 'added',
        header: text('bankFileAdded'),
        cell: ({ addedAt, addedByName }) => (
          <TwoLines below={addedByName}>
            <Moment at={addedAt} />
          </TwoLines>
        ),
      },
      counted('pending', 'bankToMatch'),
      counted('matched', 'bankMatched'),
      counted('setAside', 'bankSetAside'),
      counted('repeated', 'bankKnown'),
    ],
  };
}
