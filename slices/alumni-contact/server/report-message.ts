import type { Tx } from '#kit/db/database.ts';
import { audit } from '#kit/graphql/action.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { tellAlumniAdmins } from '#slices/alumni/server/api.ts';
import { REPORTS_PAGE } from '../rules/contact-pages.ts';
import { reportReason } from '../rules/message.ts';
import { insertReport } from './report.queries.ts';
import type { MessageRecord } from './relay.queries.ts';

/** The recipient reports a message: from now on those who look after the alumni may read it, and are told of it. */
export async function reportMessage(
  tx: Tx,
  ctx: Context,
  message: MessageRecord,
  said: string,
): Promise<void> {
  const { reason } = parsedInput(reportReason, { reason: said });
  const reportId = await insertReport(tx, {
    messageId: message.id,
    personId: message.recipientId,
    reason,
    reportedAt: ctx.services.now(),
  });
  if (reportId === null) return;
  await audit(tx, ctx, { action: 'reportMessage', entity: 'messageReport', entityId: reportId });
  await tellAlumniAdmins(tx, {
    name: 'messageReported',
    facts: { senderName: message.senderName },
    path: `${REPORTS_PAGE}?state=OPEN&report=${reportId}`,
  });
}
