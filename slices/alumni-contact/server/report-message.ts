import type { Tx } from '#kit/db/database.ts';
import { audit } from '#kit/graphql/action.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { notify } from '#slices/notifications/server/api.ts';
import { findAlumniRegionId, findPerson, findStaffOf } from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
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
  await tellAdmins(tx, reportId, message.senderName);
}

/** The person whom the settings name; where they name nobody, all admins of the alumni. */
async function tellAdmins(tx: Tx, reportId: string, senderName: string): Promise<void> {
  const regionId = await findAlumniRegionId(tx);
  if (regionId === null) return;
  const { alumniAdminId } = await readSiteSettings(tx);
  const named = alumniAdminId === null ? null : await findPerson(tx, alumniAdminId);
  const personIds = named?.status === 'ACTIVE' ? [named.id] : await findStaffOf(tx, 'admin', [regionId]);
  await notify(tx, {
    name: 'messageReported',
    facts: { senderName },
    path: `${REPORTS_PAGE}?state=OPEN&report=${reportId}`,
    recipients: personIds.map((personId) => ({ personId, regionId })),
  });
}
