import { useQuery } from '#kit/client/query/use-query.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import type { Column } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useResultsTable } from './results-table.tsx';
import { examResults, type ListedResultFragment } from './results.graphql.generated.ts';
import { useResultsParams } from './use-results-params.ts';

/** What one student has sat, the newest first. */
export function StudentResults({ personId }: { personId: string }) {
  const { list, query } = useResultsParams();
  const filter = { ...query.filter, search: '', personId };
  const answer = useQuery(examResults, { ...query, filter, after: list.params.after });
  const { columns, ...table } = useResultsTable();
  const shown = columns.filter(({ id }) => id !== 'student').map(led);
  return (
    <DataTable
      table={{ ...table, columns: shown, nameOf: ({ examTitle }) => examTitle }}
      list={list}
      answer={{ ...answer, data: answer.data?.examResults }}
      empty={<EmptyState icon="award" title={<Text id="noExamsSat" />} />}
    />
  );
}

/** Without the name of the student the name of the exam leads on. */
const led = (column: Column<ListedResultFragment>): Column<ListedResultFragment> =>
  column.id === 'exam'
    ? {
        ...column,
        cell: (row) => <Link to={`/examResults/${row._id}`}>{column.cell(row)}</Link>,
      }
    : column;
