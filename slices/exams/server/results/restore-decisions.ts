import { randomUUID } from 'node:crypto';
import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import {
  checkDecision,
  DECISION_TOPICS,
  reverseOf,
  type StandToRestore,
} from '#slices/exams/rules/results/decision.ts';
import { findDecisions, insertDecision, standAmongOthers } from '../attempt-decision.queries.ts';
import { lockAttempt } from '../attempt.queries.ts';
import { standAnew, standOf } from './decide-attempt.ts';
import type { MadeDecision } from './made-decisions.queries.ts';

export interface DecisionToRestore {
  last: MadeDecision;
  before: StandToRestore;
}

/** Lets attempts stand as before a user voided or penalised them, in one transaction with everything else that goes back. */
export async function restoreDecisions(
  tx: Tx,
  ctx: Context,
  decisions: readonly DecisionToRestore[],
  reason: string,
): Promise<DecisionToRestore[]> {
  const restored: DecisionToRestore[] = [];
  // The attempt that was begun first comes first: of two that stood in one place one alone can.
  for (const one of decisions.toSorted((a, b) => (a.last.attemptId < b.last.attemptId ? -1 : 1))) {
    const { last, before } = one;
    const attempt = await lockAttempt(tx, last.attemptId);
    if (!attempt || !(await isStillTheLast(tx, last))) continue;
    const kind = reverseOf(before);
    // The student may have begun another in its place since: that is the newer word.
    if (checkDecision(kind, { ...attempt, ...(await standAmongOthers(tx, attempt)) })) continue;
    await insertDecision(tx, attempt, {
      id: randomUUID(),
      kind,
      penalty: 'penalty' in before ? before.penalty : null,
      reason,
      toldToStudent: false,
      before: standOf(attempt),
      decidedBy: actorOf(ctx).personId,
      impersonatorId: actorOf(ctx).impersonatorId,
      decidedAt: ctx.services.now(),
      takesBack: last.id,
    });
    const after = await standAnew(tx, attempt, before);
    await writeAudit(tx, ctx.audit, {
      action: 'restoreDecision',
      entity: 'examAttempt',
      entityId: attempt.id,
      regionId: attempt.regionId,
      before: { penalty: attempt.penalty, voidedAt: attempt.voidedAt, score: attempt.score },
      after: { penalty: after.penalty, voidedAt: after.voidedAt, score: after.score },
      reason,
    });
    restored.push(one);
  }
  return restored;
}

/** Whether nobody has decided the same thing between the look and the lock. */
async function isStillTheLast(tx: Tx, { id, attemptId, kind }: MadeDecision): Promise<boolean> {
  const all = await findDecisions(tx, attemptId);
  return all.findLast((one) => DECISION_TOPICS[one.kind] === DECISION_TOPICS[kind])?.id === id;
}
