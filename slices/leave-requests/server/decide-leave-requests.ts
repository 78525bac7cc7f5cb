import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { MAX_AT_ONCE } from '../rules/batch.ts';
import type { DecidedStatus } from '../rules/leave-request.ts';
import { can } from '../rules/permissions.ts';
import {
  findBatch,
  findPending,
  findSubjects,
  insertBatch,
  insertRequests,
  insertUndone,
  type BatchRecord,
} from './batch.queries.ts';
import { decideBatch } from './decide-batch.ts';
import { deciding } from './decide-leave-request.ts';
import { effectOfSelection, type SelectionEffect } from './leave-effects.ts';

interface Params {
  batchId: string;
  requestIds: readonly string[];
  status: DecidedStatus;
  adminComments: string;
}

/** Has a job decide several pending requests in the same way. Pressing twice decides once. */
export function decideLeaveRequests(ctx: Context, params: Params): Promise<BatchRecord> {
  const { batchId: id, status } = params;
  const adminComments = deciding.parsedComments(params.adminComments);
  const requestIds = [...new Set(params.requestIds)];
  if (requestIds.length > MAX_AT_ONCE)
    throw new RuleError('tooManyLeaveRequests', 'BAD_USER_INPUT', { max: MAX_AT_ONCE });
  return beginBatch(ctx, { id, status, adminComments, undoes: null }, async (tx) => {
    const actor = actorOf(ctx);
    const subjects = await findSubjects(tx, requestIds);
    const isAll = subjects.length === requestIds.length && subjects.every((one) => can.decide(actor, one));
    if (!isAll) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await insertRequests(tx, id, requestIds);
    return { action: 'decideLeaveRequests', after: { status, adminComments, requests: requestIds.length } };
  });
}

/** Has a job take back what a batch of the caller has decided, as far as it still stands. */
export const undoLeaveDecisions = (
  ctx: Context,
  { batchId: id, undoes }: { batchId: string; undoes: string },
): Promise<BatchRecord> =>
  beginBatch(ctx, { id, status: 'UNDO', adminComments: '', undoes }, async (tx) => ({
    action: 'undoLeaveDecisions',
    after: { undoes, requests: await insertUndone(tx, id, undoes) },
  }));

async function requireUndoable(tx: Tx, id: string, personId: string): Promise<void> {
  const batch = await findBatch(tx, id);
  if (batch?.personId !== personId || batch.status === 'UNDO')
    throw new RuleError('recordNotFound', 'NOT_FOUND');
}

type Begun = Omit<BatchRecord, 'personId' | 'askedAt'>;

const beginBatch = (
  ctx: Context,
  begun: Begun,
  fill: (tx: Tx) => Promise<{
    action: 'decideLeaveRequests' | 'undoLeaveDecisions';
    after: Record<string, unknown>;
  }>,
): Promise<BatchRecord> =>
  transaction(ctx.db, async (tx) => {
    const { personId } = actorOf(ctx);
    if (begun.undoes !== null) await requireUndoable(tx, begun.undoes, personId);
    const batch = { ...begun, personId, askedAt: ctx.services.now() };
    if (!(await insertBatch(tx, batch))) return ownBatch(ctx, await findBatch(tx, begun.id));
    const done = await fill(tx);
    await enqueue(
      tx,
      decideBatch,
      { batchId: batch.id, source: ctx.audit },
      { key: `decideLeaveRequests:${batch.id}` },
    );
    await audit(tx, ctx, { ...done, entity: 'leaveBatch', entityId: batch.id });
    return batch;
  });

function ownBatch(ctx: Context, batch: BatchRecord | undefined): BatchRecord {
  if (batch?.personId !== actorOf(ctx).personId) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return batch;
}

/** What approving some of the requests that the caller may decide would change. */
export async function selectionEffect(ctx: Context, requestIds: readonly string[]): Promise<SelectionEffect> {
  if (requestIds.length > MAX_AT_ONCE)
    throw new RuleError('tooManyLeaveRequests', 'BAD_USER_INPUT', { max: MAX_AT_ONCE });
  const actor = actorOf(ctx);
  const found = await findPending(ctx.db, requestIds);
  return effectOfSelection(
    ctx,
    found.filter((request) => can.decide(actor, request)),
  );
}

/** A batch that the caller may follow; of others there is none. */
export async function batchToRead(ctx: Context, id: string): Promise<BatchRecord | null> {
  const batch = await findBatch(ctx.db, id);
  return batch && can.readBatch(actorOf(ctx), batch) ? batch : null;
}
