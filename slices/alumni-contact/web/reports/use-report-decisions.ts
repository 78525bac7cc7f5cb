import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import {
  messageReport,
  messageReports,
  reopenMessageReport,
  resolveMessageReport,
  setSenderSuspended,
  type ReportFragment,
} from './reports.graphql.generated.ts';

export interface ReportDecisions {
  /** Whether it was done. */
  resolve: (report: ReportFragment, note: string) => Promise<boolean>;
  reopen: (report: ReportFragment) => Promise<void>;
  setSuspended: (report: ReportFragment, isSuspended: boolean) => Promise<void>;
}

/** What can be done about a report; all of it can be undone. */
export function useReportDecisions(): ReportDecisions {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [messageReports, messageReport], afterRefusalToo: true });

  const reopen: ReportDecisions['reopen'] = async ({ _id: reportId }) => {
    if (await mutate(reopenMessageReport, { reportId })) showToast('success', text('reportWasReopened'));
  };

  const resolve: ReportDecisions['resolve'] = async (report, note) => {
    if (!(await mutate(resolveMessageReport, { reportId: report._id, note }))) return false;
    undoToast(text('reportWasResolved'), () => void reopen(report));
    return true;
  };

  const setSuspended: ReportDecisions['setSuspended'] = async (report, isSuspended) => {
    if (!(await mutate(setSenderSuspended, { reportId: report._id, isSuspended }))) return;
    const told = text(isSuspended ? 'senderWasSuspended' : 'senderWasReadmitted', {
      name: report.senderName,
    });
    undoToast(told, () => void setSuspended(report, !isSuspended));
  };

  return { resolve, reopen, setSuspended };
}
