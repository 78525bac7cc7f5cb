import { Link } from '#kit/ui/link/link.tsx';
import { fileColumn, idColumn, type Column, type Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { studentFileColumns } from '#slices/people/web/api.ts';
import { sumsOf } from '../../rules/summary.ts';
import { useHoursText } from '../use-hours-text.ts';
import type { HourTotalsQuery } from './policy.graphql.generated.ts';

type Row = HourTotalsQuery['hourTotals'][number];
type Total = Row['categories'][number];
type Sums = Pick<Total, 'requiredMinutes' | 'confirmedMinutes' | 'pendingMinutes'> & {
  besidesMinutes?: number;
};

const NOTHING: Sums = { requiredMinutes: 0, confirmedMinutes: 0, pendingMinutes: 0 };

/** Every category that any student has, once. */
const categoriesOf = (rows: readonly Row[]): Total[] => [
  ...new Map(rows.flatMap(({ categories }) => categories.map((one) => [one.categoryId, one]))).values(),
];

const sumsIn = ({ categories }: Row, categoryId: string): Sums =>
  categories.find((one) => one.categoryId === categoryId) ?? NOTHING;

/** The students of a group by categories. */
export function useTotalsTable(rows: readonly Row[]): Table<Row> {
  const text = useText();
  const column = (id: string, header: string, sums: (row: Row) => Sums): Column<Row> => ({
    id,
    header,
    align: 'end',
    sortKey: id,
    cell: (row) => <SumsCell sums={sums(row)} />,
    csv: (row) => sums(row).confirmedMinutes,
  });
  return {
    label: text('hourTotals'),
    counted: 'hourTotalsCounted',
    nameOf: ({ studentName }) => studentName,
    columns: [
      {
        id: 'student',
        header: text('hourStudent'),
        sortKey: 'student',
        cell: ({ studentId, studentName, studentNumber }) => (
          <TwoLines below={studentNumber}>
            <Link to={`/users/${studentId}`}>{studentName}</Link>
          </TwoLines>
        ),
        csv: ({ studentName }) => studentName,
      },
      ...categoriesOf(rows).map(({ categoryId, name }) =>
        column(categoryId, name, (row) => sumsIn(row, categoryId)),
      ),
      column('all', text('hourAllCategories'), ({ categories }) => sumsOf(categories)),
    ],
  };
}

/** What is confirmed; below it how much is required, and how much is pending. */
function SumsCell({ sums }: { sums: Sums }) {
  const { requiredMinutes, confirmedMinutes, pendingMinutes, besidesMinutes = 0 } = sums;
  const text = useText();
  const hoursText = useHoursText();
  const below = [
    requiredMinutes > 0 && text('hourOfRequired', { required: hoursText(requiredMinutes) }),
    pendingMinutes > 0 && text('hourPendingToo', { time: hoursText(pendingMinutes) }),
    besidesMinutes > 0 && text('hoursBesides', { time: hoursText(besidesMinutes) }),
  ].filter(Boolean);
  return <TwoLines below={below.join(' · ')}>{hoursText(confirmedMinutes)}</TwoLines>;
}

/** The same in minutes, which spreadsheets can add up. */
export function useTotalsFileColumns(rows: readonly Row[]): Column<Row>[] {
  const text = useText();
  return [
    ...studentFileColumns(text),
    fileColumn('group', text('hoursGroup'), ({ groupName }) => groupName),
    fileColumn('campus', text('hourCampus'), ({ regionName }) => regionName),
    ...categoriesOf(rows).flatMap(({ categoryId: id, name: category }) => [
      fileColumn(
        `${id}-confirmed`,
        text('hourFileConfirmed', { category }),
        (row: Row) => sumsIn(row, id).confirmedMinutes,
      ),
      fileColumn(
        `${id}-pending`,
        text('hourFilePending', { category }),
        (row: Row) => sumsIn(row, id).pendingMinutes,
      ),
      fileColumn(
        `${id}-required`,
        text('hourFileRequired', { category }),
        (row: Row) => sumsIn(row, id).requiredMinutes,
      ),
    ]),
    idColumn(text('recordId')),
  ];
}
