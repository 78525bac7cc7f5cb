import { useQuery } from '#kit/client/query/use-query.ts';
import { useOpenedRow } from '#kit/ui/decisions/use-opened-row.ts';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AlumniArea } from '#slices/alumni/web/api.ts';
import { REPORT_STATES } from '../../rules/message.ts';
import { ReportDialog } from './report-dialog.tsx';
import { messageReport, messageReports, type ReportFragment } from './reports.graphql.generated.ts';
import { useReportDecisions } from './use-report-decisions.ts';
import { useReportsTable } from './use-reports-table.tsx';

/** Messages that were reported, for alumni admins. */
export function ReportsScreen() {
  const text = useText();
  return (
    <AlumniArea isOfAdmins title={text('reportsTitle')} subtitle={<Text id="reportsLead" />}>
      <Reports />
    </AlumniArea>
  );
}

export function Reports() {
  const text = useText();
  const list = useList(['state']);
  const { filters, after } = list.params;
  const state = REPORT_STATES.find((known) => known === filters['state']) ?? null;
  const answer = useQuery(messageReports, { state, after });
  const { opened, onOpen } = useOpenedRow('report');
  const report = useReport(opened, answer.data?.messageReports.rows);
  const decisions = useReportDecisions();
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: text('reportState'),
            options: [
              { value: 'OPEN', label: text('reportOpen') },
              { value: 'RESOLVED', label: text('reportResolved') },
            ],
          },
        ]}
      />
      <DataTable
        table={useReportsTable({ onOpen, ...decisions })}
        list={list}
        answer={{ ...answer, data: answer.data?.messageReports }}
        empty={
          <EmptyState icon="flag" title={<Text id="noReports" />}>
            <Text id="noReportsText" />
          </EmptyState>
        }
      />
      {report && <ReportDialog report={report} decisions={decisions} onClose={() => onOpen(null)} />}
    </>
  );
}

/** The report that is open: one that a link names need not be among those in sight. */
function useReport(
  opened: string | null,
  rows: readonly ReportFragment[] | undefined,
): ReportFragment | null | undefined {
  const inSight = rows?.find(({ _id }) => _id === opened);
  const isElsewhere = opened !== null && rows !== undefined && !inSight;
  const answer = useQuery(messageReport, { reportId: opened }, { enabled: isElsewhere });
  return inSight ?? (isElsewhere ? answer.data?.messageReport : null);
}
