import type { AuditSource } from '#kit/db/audit.ts';
import { writeAudit } from '#kit/db/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { followStandings } from '#slices/attendance/server/api.ts';
import { COMMENTS_MAX, mayBeDecided, type DecidedStatus } from '../rules/leave-request.ts';
import { can } from '../rules/permissions.ts';
import {
  findDecision,
  storeDecision,
  storeUndo,
  type Decision,
  type DecisionRecord,
} from './decision.queries.ts';
import { findLeaveRequest, type LeaveRecord } from './leave-request.queries.ts';
import { tellStudent } from './tell-of-leave.ts';

const TOLD = 'whom a decision about a leave is told';

interface Params {
  decisionId: string;
  requestId: string;
  version: number;
  status: DecidedStatus;
  adminComments: string;
}

export function parsedComments(written: string): string {
  const adminComments = written.trim();
  if (adminComments.length > COMMENTS_MAX)
    throw new RuleError(
      'leaveCommentsTooLong',
      'BAD_USER_INPUT',
      { max: COMMENTS_MAX },
      { field: 'adminComments' },
    );
  return adminComments;
}

/** Approves or acknowledges a request, also one that was decided before. Pressing twice decides once. */
export function decideLeaveRequest(ctx: Context, params: Params): Promise<LeaveRecord> {
  const { decisionId: id, requestId, version, status } = params;
  const adminComments = parsedComments(params.adminComments);
  return transaction(ctx.db, async (tx) => {
    const request = await loadToDecide(tx, ctx, requestId);
    const made = await findDecision(tx, id);
    if (made?.requestId === requestId) return request;
    if (request.version !== version) throw new RuleError('changedMeanwhile');
    const { personId: decidedBy } = actorOf(ctx);
    const decision = { id, status, adminComments, decidedAt: ctx.services.now(), decidedBy };
    return writeDecision(tx, { request, decision, source: ctx.audit, whole: ctx.unscopedWithin(tx, TOLD) });
  });
}

/** Takes the decision that stands back: what was there before is there again, to the letter. */
export const undoLeaveDecision = (ctx: Context, decisionId: string): Promise<LeaveRecord> =>
  transaction(ctx.db, async (tx) => {
    const decision = await findDecision(tx, decisionId);
    if (!decision) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const request = await loadToDecide(tx, ctx, decision.requestId);
    const { personId: undoneBy } = actorOf(ctx);
    const undo = { undoneAt: ctx.services.now(), undoneBy };
    return writeUndo(tx, { request, decision, undo, source: ctx.audit, whole: ctx.unscopedWithin(tx, TOLD) });
  });

async function loadToDecide(tx: Tx, ctx: Context, id: string): Promise<LeaveRecord> {
  await lockRow(tx, 'leaveRequest', id);
  const request = await findLeaveRequest(tx, id);
  if (!request || !can.decide(actorOf(ctx), request)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return request;
}

interface Written {
  request: LeaveRecord;
  source: AuditSource;
  /** The same transaction with the whole college in reach. */
  whole: Tx;
}

/** The request is held already, and the caller may decide it. */
export async function writeDecision(
  tx: Tx,
  { request, decision, source, whole }: Written & { decision: Decision },
): Promise<LeaveRecord> {
  if (!mayBeDecided(request.status, decision.status)) throw new RuleError('leaveIsWithdrawn');
  const isSame = request.status === decision.status && request.adminComments === decision.adminComments;
  if (isSame || !(await storeDecision(tx, request, decision))) return request;
  await writeAudit(tx, source, {
    action: 'decideLeaveRequest',
    entity: 'leaveRequest',
    entityId: request.id,
    regionId: request.regionId,
    before: statusOf(request),
    after: statusOf(decision),
  });
  return told(whole, request.id, { byId: decision.decidedBy, at: decision.decidedAt });
}

/** The same for a decision that is taken back, unless another one was made since. */
export async function writeUndo(
  tx: Tx,
  {
    request,
    decision,
    undo,
    source,
    whole,
  }: Written & { decision: DecisionRecord; undo: { undoneAt: Date; undoneBy: string } },
): Promise<LeaveRecord> {
  if (decision.undoneAt) return request;
  if (request.decisionId !== decision.id) throw new RuleError('changedMeanwhile');
  await storeUndo(tx, decision, undo);
  const before = { status: decision.previousStatus, adminComments: decision.previousAdminComments };
  await writeAudit(tx, source, {
    action: 'undoLeaveDecision',
    entity: 'leaveRequest',
    entityId: request.id,
    regionId: request.regionId,
    before: statusOf(request),
    after: before,
  });
  return told(whole, request.id, { byId: undo.undoneBy, at: undo.undoneAt });
}

const statusOf = ({ status, adminComments }: Pick<LeaveRecord, 'status' | 'adminComments'>) => ({
  status,
  adminComments,
});

async function told(
  whole: Tx,
  requestId: string,
  { byId, at }: { byId: string; at: Date },
): Promise<LeaveRecord> {
  const now = await findLeaveRequest(whole, requestId);
  if (!now) throw new RuleError('recordNotFound', 'NOT_FOUND');
  await tellStudent(whole, now, byId);
  await followStandings(whole, { groupId: now.groupId, personIds: [now.personId] }, at);
  return now;
}
