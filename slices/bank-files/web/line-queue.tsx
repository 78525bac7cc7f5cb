import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { isNarrowed } from '#kit/ui/table/list-params.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './bank-files.module.css';
import { bankLines } from './bank-lines.graphql.generated.ts';
import { ConfirmSure } from './confirm-sure.tsx';
import { LineDrawer } from './line-drawer.tsx';
import { SIDES, SIDE_TEXTS, type ShownFile, type Side } from './shown.ts';
import { useLinesTable } from './use-lines-table.tsx';

const EMPTY_TEXTS: Readonly<Record<Side, MessageId>> = {
  PENDING: 'nothingToMatch',
  MATCHED: 'nothingMatched',
  SET_ASIDE: 'nothingSetAside',
  REPEATED: 'nothingKnown',
};

/** The payments of a file by what became of them; one is decided beside the list, those without doubt all at once. */
export function LineQueue({ file }: { file: ShownFile }) {
  const text = useText();
  const list = useList([], undefined, ['side']);
  const { search, filters, after } = list.params;
  const side = SIDES.find((known) => known === filters['side']) ?? 'PENDING';
  const answer = useQuery(
    bankLines,
    { fileId: file._id, side, search: search.trim(), after },
    { fresh: true },
  );
  const page = answer.data?.bankLines;
  const { opened, onOpen } = useOpenedRow('line');
  const counts: Record<Side, number> = {
    PENDING: file.counts.pending,
    MATCHED: file.counts.matched,
    SET_ASIDE: file.counts.setAside,
    REPEATED: file.counts.repeated,
  };
  return (
    <div className={styles['stack']}>
      <div className={styles['spread']}>
        <SegmentedControl
          label={text('booksStatus')}
          value={side}
          onChoose={(chosen) => list.ask({ filters: { ...filters, side: chosen } })}
          options={SIDES.map((value) => ({
            value,
            label: text('bankCounted', { status: text(SIDE_TEXTS[value]), count: counts[value] }),
          }))}
        />
        {side === 'PENDING' && <ConfirmSure fileId={file._id} />}
      </div>
      <div>
        <FilterBar list={list} searchLabel={text('searchBankLines')} filters={[]} />
        <DataTable
          table={useLinesTable(side, opened, ({ _id }) => onOpen(_id))}
          list={list}
          answer={{ ...answer, data: page }}
          empty={
            <EmptyState
              icon={side === 'PENDING' ? 'check' : 'file'}
              title={<Text id={EMPTY_TEXTS[side]} />}
            />
          }
        />
      </div>
      <LineDrawer
        rows={page?.rows ?? []}
        count={page?.count ?? 0}
        rowsBefore={list.rowsBefore ?? 0}
        opened={opened}
        isNarrowed={isNarrowed(list.params, list.sides)}
        onOpen={onOpen}
      />
    </div>
  );
}
