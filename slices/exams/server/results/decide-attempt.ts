import { NO_PERCENT, percent, type Percent } from '#kit/percent/percent.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import {
  checkDecision,
  givenBack,
  stopped,
  stoppedAt,
  takenBack,
  type Decision,
} from '#slices/exams/rules/results/decision.ts';
import { checkReason } from '#slices/exams/rules/scheduling/grant.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import {
  changeAttempt,
  findDecisions,
  insertDecision,
  standAmongOthers,
  type Changed,
  type RecordedStand,
} from '../attempt-decision.queries.ts';
import { findAttempt, lockAttempt, lockStart, storeGrade, type AttemptRecord } from '../attempt.queries.ts';
import { gradeOf } from '../grade.ts';
import { hasOwnDeadline } from '../grant.queries.ts';
import { tellOfReinstating } from './tell-student.ts';

interface Decided {
  attemptId: string;
  /** Made by the page, so that a decision which is sent twice is one. */
  decisionId: string;
  decision: Decision;
  reason: string;
  /** Of PENALISE: the hundredths of a percent that are taken off from now on. */
  penalty: Percent | null;
}

export async function decideAttempt(ctx: Context, decided: Decided): Promise<AttemptRecord> {
  const { attemptId, decisionId, decision, reason, penalty } = decided;
  const problem = checkReason(reason);
  if (problem) throw new RuleError(problem);
  const known = await findAttempt(ctx.db, attemptId);
  if (!known || !can.decide(actorOf(ctx), known)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    await lockStart(tx, known.examId, known.personId);
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const earlier = await findDecisions(tx, attemptId);
    if (earlier.some(({ id }) => id === decisionId)) return attempt;
    const refusal = checkDecision(decision, { ...attempt, ...(await standAmongOthers(tx, attempt)) });
    if (refusal) throw new RuleError(refusal);
    if (decision === 'PENALISE' && !isPenalty(penalty)) throw new RuleError('penaltyOutOfRange');
    const now = ctx.services.now();
    await insertDecision(tx, attempt, {
      id: decisionId,
      kind: decision,
      penalty: decision === 'PENALISE' ? penalty : null,
      reason: reason.trim(),
      toldToStudent: decision === 'VOID',
      before: standOf(attempt),
      decidedBy: actorOf(ctx).personId,
      impersonatorId: actorOf(ctx).impersonatorId,
      decidedAt: now,
      takesBack: null,
    });
    const after = await carryOut(tx, attempt, { decision, penalty: penalty ?? NO_PERCENT, now });
    await audit(tx, ctx, {
      action: 'decideAttempt',
      entity: 'examAttempt',
      entityId: attemptId,
      regionId: attempt.regionId,
      before: { ending: attempt.ending, score: attempt.score, penalty: attempt.penalty },
      after: { decision, reason, ending: after.ending, score: after.score, penalty: after.penalty },
    });
    if (decision === 'REINSTATE') await tellOfReinstating(tx, ctx, attempt);
    return after;
  });
}

const isPenalty = (penalty: Percent | null): penalty is Percent =>
  penalty !== null && Number.isInteger(penalty) && penalty >= 0 && penalty <= percent(100);

export const standOf = ({
  ending,
  endedAt,
  lastSeenAt,
  deadline,
  expiresAt,
  penalty,
  voidedAt,
}: AttemptRecord): RecordedStand => ({
  ending,
  endedAt: endedAt?.toISOString() ?? null,
  lastSeenAt: lastSeenAt.toISOString(),
  deadline: deadline.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  penalty,
  voidedAt: voidedAt?.toISOString() ?? null,
});

const UNGRADED = { score: null, passed: null, scaledFrom: null };

async function carryOut(
  tx: Tx,
  attempt: AttemptRecord,
  { decision, penalty, now }: { decision: Decision; penalty: Percent; now: Date },
): Promise<AttemptRecord> {
  return standAnew(tx, attempt, await changeBy(tx, attempt, { decision, penalty, now }));
}

export async function standAnew(tx: Tx, attempt: AttemptRecord, changed: Changed): Promise<AttemptRecord> {
  await changeAttempt(tx, attempt.id, changed);
  const after = { ...attempt, ...changed };
  if (after.endedAt === null) return after;
  const grade = await gradeOf(tx, after);
  if (!grade) return after;
  await storeGrade(tx, attempt.id, grade);
  const { score, passed, scaledFrom } = grade;
  return { ...after, score, passed, scaledFrom };
}

const ownTimes = async (tx: Tx, attempt: AttemptRecord) => ({
  ...attempt,
  hasOwnDeadline: await hasOwnDeadline(tx, attempt),
});

async function changeBy(
  tx: Tx,
  attempt: AttemptRecord,
  { decision, penalty, now }: { decision: Decision; penalty: Percent; now: Date },
) {
  switch (decision) {
    case 'REINSTATE': {
      const since = attempt.endedAt ? stoppedAt(attempt.endedAt, attempt.lastSeenAt) : now;
      const { deadline, expiresAt } = givenBack(await ownTimes(tx, attempt), since, now);
      const open = { ending: null, endedAt: null, waitsSince: now, lastSeenAt: now };
      return { ...UNGRADED, ...open, deadline, expiresAt };
    }
    case 'WITHDRAW': {
      const reinstated = (await findDecisions(tx, attempt.id)).findLast(({ kind }) => kind === 'REINSTATE');
      const before = reinstated?.before ?? standOf(attempt);
      const endedAt = before.endedAt ? new Date(before.endedAt) : now;
      const lastSeenAt = before.lastSeenAt ? new Date(before.lastSeenAt) : attempt.lastSeenAt;
      const since = stopped(before) ?? endedAt;
      const times = takenBack(await ownTimes(tx, attempt), since, attempt.waitsSince ?? since);
      const ending = before.ending ?? ('LEFT_PAGE' as const);
      return { waitsSince: null, ending, endedAt, lastSeenAt, ...times };
    }
    case 'VOID':
      return { voidedAt: now };
    case 'RESTORE':
      return { voidedAt: null };
    case 'PENALISE':
      return { penalty };
  }
}
