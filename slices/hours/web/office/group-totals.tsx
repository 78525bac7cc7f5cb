import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ChosenGroup } from './chosen-group.tsx';
import { hourTotals } from './policy.graphql.generated.ts';
import { useTotalsFileColumns, useTotalsTable } from './use-totals-table.tsx';

/** What each student of a group has, by category (HOURS-04). */
export function GroupTotals() {
  const list = useList(['groupId'], undefined, ['groupId']);
  return (
    <ChosenGroup list={list}>
      {(groupId) => <Totals key={groupId} groupId={groupId} list={list} />}
    </ChosenGroup>
  );
}

function Totals({ groupId, list }: { groupId: string; list: List }) {
  const text = useText();
  const { locale: languageTag } = useIntl();
  const answer = useQuery(hourTotals, { groupId });
  const rows = answer.data?.hourTotals ?? [];
  const table = useTotalsTable(rows);
  const columns = useTotalsFileColumns(rows);
  const page = (rowsPerPage: number, after: string | null) =>
    pageOfLoaded(rows, { ...list.params, after }, { columns: table.columns, rowsPerPage, languageTag });
  return (
    <div>
      <ExportedTable
        table={table}
        list={list}
        searchLabel={text('searchHours')}
        answer={{ ...answer, data: answer.data && page(list.rowsPerPage, list.params.after) }}
        file={{
          list: 'hour-totals',
          columns,
          filter: { groupId },
          pageAfter: (after) => Promise.resolve(page(Infinity, after)),
        }}
        empty={
          <EmptyState icon="clock" title={<Text id="noHourTotals" />}>
            <Text id="noHourTotalsHelp" />
          </EmptyState>
        }
      />
    </div>
  );
}
