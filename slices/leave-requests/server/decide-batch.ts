import type { AuditSource } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { defineJob, type JobTools } from '#kit/jobs/define-job.ts';
import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import type { BatchOutcome } from '../rules/batch.ts';
import { findBatch, listWaiting, storeOutcome, type BatchRecord } from './batch.queries.ts';
import { deciding } from './decide-leave-request.ts';
import { leaveDecisions } from './decision.queries.ts';
import { findLeaveRequest } from './leave-request.queries.ts';

const AT_ONCE = 50;

/** Decides the requests of a batch, each in a transaction of its own. Interrupted, it goes on where it was. */
export const decideBatch = defineJob<{ batchId: string; source: AuditSource }>({
  name: 'decideLeaveRequests',
  async run({ batchId, source }, tools) {
    const batch = await findBatch(tools.db, batchId);
    if (!batch) return;
    const errors: unknown[] = [];
    for (;;) {
      const waiting = await listWaiting(tools.db, batchId, AT_ONCE);
      if (waiting.length === 0) break;
      for (const one of waiting) {
        tools.signal?.throwIfAborted();
        await decideOne(tools, { ...one, batch, source }).catch(async (error: unknown) => {
          // One that cannot be decided must not keep the others waiting.
          errors.push(error);
          await settle(tools, { batchId, ...one }, 'FAILED');
        });
      }
    }
    if (errors.length > 0) throw errors[0];
  },
});

interface One {
  batch: BatchRecord;
  source: AuditSource;
  requestId: string;
  decisionId: string;
}

async function decideOne(tools: JobTools, one: One): Promise<void> {
  const { batch, requestId } = one;
  const place = { batchId: batch.id, requestId };
  try {
    await tools.db.transaction().execute(async (tx) => {
      const isOurs = await storeOutcome(tx, place, 'DONE');
      if (isOurs) await writeOne(tx, tools, one);
    });
  } catch (error) {
    // Another person was faster: what they decided stands.
    if (!(error instanceof RuleError)) throw error;
    await settle(tools, place, 'CHANGED');
  }
}

async function writeOne(tx: Tx, { services }: JobTools, one: One): Promise<void> {
  const { batch, source, requestId, decisionId } = one;
  const { status, adminComments, personId } = batch;
  await lockRow(tx, 'leaveRequest', requestId);
  const request = await findLeaveRequest(tx, requestId);
  if (!request) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const now = services.now();
  const writing = { record: request, source, whole: tx, locale: DEFAULT_LOCALE };
  if (status === 'UNDO') {
    const made = await leaveDecisions.find(tx, decisionId);
    if (!made) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await deciding.writeUndo(tx, writing, { made, undoneAt: now, undoneBy: personId });
    return;
  }
  if (request.status !== 'PENDING') throw new RuleError('changedMeanwhile');
  const decision = { id: decisionId, status, adminComments, decidedAt: now, decidedBy: personId };
  await deciding.writeDecision(tx, writing, decision);
}

async function settle(
  { db }: JobTools,
  place: { batchId: string; requestId: string },
  outcome: BatchOutcome,
): Promise<void> {
  await db.transaction().execute((tx) => storeOutcome(tx, place, outcome));
}
