import { actorOf } from '#kit/graphql/action.ts';
import { actOnRecord, parsedInput, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/alumni/rules/permissions.ts';
import { reportStateOf, resolution } from '../rules/message.ts';
import {
  deleteSuspension,
  insertSuspension,
  lockReport,
  storeResolution,
  type ReportRecord,
} from './report.queries.ts';

const messageReport: Entity<typeof resolution, ReportRecord> = {
  name: 'messageReport',
  fields: resolution,
  // The message is its sender's and its recipient's; a report opens it to those who look after the alumni.
  db: (ctx) => ctx.unscoped('messages that were reported'),
  load: async (tx, ctx, id) => (can.lookAfter(actorOf(ctx)) ? lockReport(tx, id) : undefined),
};

/** Says what was done about a report. */
export function resolveMessageReport(ctx: Context, id: string, said: string): Promise<ReportRecord> {
  const { note } = parsedInput(resolution, { note: said });
  return actOnRecord(ctx, messageReport, id, async (tx, report) => {
    if (reportStateOf(report) === 'RESOLVED') {
      // Two may look at it at once: the second is not dropped unseen.
      if (report.note !== note) throw new RuleError('changedMeanwhile');
      return null;
    }
    const resolvedBy = actorOf(ctx).personId;
    await storeResolution(tx, id, { resolvedAt: ctx.services.now(), resolvedBy, note });
    return { action: 'resolveMessageReport', after: { note } };
  });
}

export const reopenMessageReport = (ctx: Context, id: string): Promise<ReportRecord> =>
  actOnRecord(ctx, messageReport, id, async (tx, report) => {
    if (reportStateOf(report) === 'OPEN') return null;
    await storeResolution(tx, id, { resolvedAt: null, resolvedBy: null, note: report.note });
    return { action: 'reopenMessageReport', before: { note: report.note } };
  });

/** Keeps the sender of a reported message from sending any more, or lets them again. */
export const setSenderSuspended = (ctx: Context, id: string, isSuspended: boolean): Promise<ReportRecord> =>
  actOnRecord(ctx, messageReport, id, async (tx, report) => {
    if (report.isSenderSuspended === isSuspended) return null;
    const { senderName } = report;
    if (!isSuspended) {
      await deleteSuspension(tx, report);
      return { action: 'readmitSender', before: { senderName } };
    }
    await insertSuspension(tx, report, {
      suspendedAt: ctx.services.now(),
      suspendedBy: actorOf(ctx).personId,
    });
    return { action: 'suspendSender', after: { senderName } };
  });
