import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { fileColumn, type Column } from '#kit/ui/table/table.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { studentFileColumns } from '#slices/people/web/api.ts';
import { attendanceGrid } from './grid.graphql.generated.ts';
import { columnsOf, rowsOf, type GridRow, type Summary } from './shown-grid.ts';
import type { FilledGrid } from './use-grid.ts';
import { useCellText } from './use-cell-text.ts';
import { useColumnText } from './use-column-text.ts';

/** The days that are shown, each session with what it counts as, and what the term comes to, as a file for spreadsheets. */
export function GridExport({ filled: { grid, columns } }: { filled: FilledGrid }) {
  const fileColumns = useFileColumns({ grid, columns });
  const params = { groupId: grid._id, day: grid.firstDay, span: grid.span };
  return (
    <ExportButton
      fileName={`attendance-${grid.firstDay}`}
      columns={fileColumns}
      open={(signal) => openExport('attendance', params, signal)}
      pageAfter={async (_, signal) => {
        const { attendanceGrid: newest } = await call(
          attendanceGrid,
          { ...params, isListed: false },
          { signal },
        );
        return {
          rows: newest ? rowsOf(newest, columnsOf(newest, new Map()), new Map()) : [],
          nextCursor: null,
        };
      }}
    />
  );
}

function useFileColumns({ grid, columns }: Pick<FilledGrid, 'grid' | 'columns'>): Column<GridRow>[] {
  const text = useText();
  const { shown } = useCellText();
  const { whenOf } = useColumnText(grid.timeZone);
  const sum = (id: keyof Summary, header: string): Column<GridRow> =>
    fileColumn(id, header, ({ summary }) => summary?.[id] ?? null);
  return [
    ...studentFileColumns(text),
    fileColumn('group', text('behindGroup'), () => grid.groupName),
    fileColumn('campus', text('behindCampus'), () => grid.regionName),
    ...columns.map((session, index) =>
      fileColumn(session._id, whenOf(session), ({ cells }: GridRow) =>
        cells[index] ? shown(cells[index]) : null,
      ),
    ),
    ...(grid.summaries
      ? [
          fileColumn('term', text('behindTerm'), () => grid.term?.name ?? null),
          sum('percent', text('behindPercent')),
          sum('absences', text('behindAbsences')),
          sum('lates', text('gridLates')),
          sum('excused', text('statusExcused')),
          sum('deduction', text('gridDeduction')),
        ]
      : []),
  ];
}
