import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { StatStrip } from '#kit/ui/stat-strip/stat-strip.tsx';
import { pageOfLoaded } from '#kit/ui/table/page-of-loaded.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { groupTotals } from '../../rules/summary.ts';
import styles from '../hours.module.css';
import { useHoursText } from '../use-hours-text.ts';
import { ChosenGroup } from './chosen-group.tsx';
import { hourTotals, type HourTotalsQuery } from './policy.graphql.generated.ts';
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
    <div className={styles['parts']}>
      {rows.length > 0 && <SumsOfGroup rows={rows} />}
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

/** All students of the group together. */
function SumsOfGroup({ rows }: { rows: HourTotalsQuery['hourTotals'] }) {
  const text = useText();
  const hoursText = useHoursText();
  const { requiredMinutes, confirmedMinutes, pendingMinutes, besidesMinutes, studentCount, doneCount } =
    groupTotals(rows.map(({ categories }) => categories));
  return (
    <StatStrip
      stats={[
        { label: text('hourRequired'), value: hoursText(requiredMinutes) },
        {
          label: text('hourConfirmed'),
          value: hoursText(confirmedMinutes),
          aside: besidesMinutes > 0 && text('hoursBesides', { time: hoursText(besidesMinutes) }),
        },
        { label: text('hourPending'), value: hoursText(pendingMinutes) },
        {
          label: text('hourStudentsDone'),
          value: text('hourDoneOf', { done: doneCount, all: studentCount }),
        },
      ]}
    />
  );
}
