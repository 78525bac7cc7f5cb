import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '#kit/db/audit/audit.ts';
import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { callerAddress } from '#kit/http/caller-address.ts';
import type { DecidedStatus } from '../../rules/hour-entry.ts';
import { requestState } from '../../rules/supervision.ts';
import { hourDecisions } from '../decision.queries.ts';
import { lockHoursOf, type HourRecord } from '../entry.queries.ts';
import { tellOfHours } from '../tell-of-hours.ts';
import {
  findEntriesOf,
  findRequest,
  noteRequestOf,
  redeemRequest,
  type RequestRecord,
} from './request.queries.ts';

export const BY_LINK = 'the supervisor who has the link answers';

interface Answer {
  requestId: string;
  answer: DecidedStatus;
  comment: string;
}

/** Decides about all that a supervisor was asked about; false where the link does not work, or not any more. */
export const answerRequest = (ctx: Context, { requestId, ...said }: Answer): Promise<boolean> =>
  transaction(ctx.unscoped(BY_LINK), async (tx) => {
    const found = await findRequest(tx, requestId);
    if (!found) return false;
    await lockHoursOf(tx, found.personId);
    // Another may have answered, or the student changed the hours, while this one waited.
    const request = await findRequest(tx, requestId);
    const answeredAt = ctx.services.now();
    if (!request || requestState(request, answeredAt) !== 'OPEN') return false;
    const answeredIp = callerAddress(ctx.ip);
    if (!(await redeemRequest(tx, requestId, { ...said, answeredAt, answeredIp }))) return false;
    const decided = await findEntriesOf(tx, requestId);
    const decisionIds: string[] = [];
    for (const entry of decided) decisionIds.push(await decide(tx, entry, { ...said, answeredAt }));
    await noteRequestOf(tx, decisionIds, requestId);
    await writeAudit(tx, ctx.audit, ...auditOf(request, decided, said.answer));
    await tellOfHours(tx, decided, { status: said.answer, adminComments: said.comment });
    return true;
  });

async function decide(
  tx: Tx,
  entry: HourRecord,
  {
    answer: status,
    comment: adminComments,
    answeredAt: decidedAt,
  }: Omit<Answer, 'requestId'> & { answeredAt: Date },
): Promise<string> {
  const id = randomUUID();
  await hourDecisions.store(tx, entry, { id, status, adminComments, decidedAt, decidedBy: null });
  return id;
}

function auditOf(
  { id, regionId, supervisorName, supervisorEmail }: RequestRecord,
  decided: readonly HourRecord[],
  status: DecidedStatus,
): AuditEntry[] {
  const action = 'answerHourRequest';
  return [
    {
      action,
      entity: 'hourRequest',
      entityId: id,
      regionId,
      after: { answer: status, supervisorName, supervisorEmail },
    },
    ...decided.map((entry): AuditEntry => ({
      action,
      entity: 'hourEntry',
      entityId: entry.id,
      regionId,
      before: { status: entry.status },
      after: { status, supervisorName, supervisorEmail },
    })),
  ];
}
