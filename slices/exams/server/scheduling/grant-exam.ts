import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { endedMs } from '#slices/exams/rules/results/decision.ts';
import { checkGrant, checkReason, regrantedTimes, type Grant } from '#slices/exams/rules/scheduling/grant.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { isLeaving } from '#slices/exams/rules/silence.ts';
import { findDecisions } from '../attempt-decision.queries.ts';
import { findAttemptsOf, lockAttempt, lockStart, moveTimes } from '../attempt.queries.ts';
import { findGrant, isMember, storeGrant, type GrantRecord } from '../grant.queries.ts';
import { findSchedules, type ScheduleRecord } from '../schedule.queries.ts';

interface Granted extends Grant {
  examId: string;
  groupId: string;
  personId: string;
  /** The version the change is based on; none when nothing was granted yet. */
  version: number | null;
  reason: string;
}

/**
 * Gives one student of a group more time or attempts in an exam, with the reason. What they are sitting at this moment feels
 * it at once.
 */
export async function grantExam(ctx: Context, granted: Granted): Promise<GrantRecord> {
  const { examId, groupId, personId, version, reason, ...grant } = granted;
  const actor = actorOf(ctx);
  const problem = checkReason(reason);
  if (problem) throw new RuleError(problem);
  return transaction(ctx.db, async (tx) => {
    await lockStart(tx, examId, personId);
    const schedule = await loadScheduleForUpdate(tx, ctx, { examId, groupId, personId });
    const outOfRange = checkGrant(grant, schedule);
    if (outOfRange) throw new RuleError(outOfRange);
    const before = await findGrant(tx, { examId, groupId, personId });
    if ((before?.version ?? null) !== version) throw new RuleError('changedMeanwhile');
    const stored = await storeGrant(tx, schedule.regionId, {
      examId,
      groupId,
      personId,
      ...grant,
      reason: reason.trim(),
      grantedBy: actor.personId,
      grantedAt: ctx.services.now(),
    });
    await moveWhatIsSat(tx, schedule, { before, after: stored });
    await audit(tx, ctx, {
      action: 'grantExam',
      entity: 'person',
      entityId: personId,
      regionId: schedule.regionId,
      ...(before && { before: { examId, ...grantOf(before) } }),
      after: { examId, ...grantOf(stored), reason: stored.reason },
    });
    return stored;
  });
}

const grantOf = ({ extraAttempts, extraMinutes, deadline }: Grant): Grant => ({
  extraAttempts,
  extraMinutes,
  deadline,
});

async function loadScheduleForUpdate(
  tx: Tx,
  ctx: Context,
  { examId, groupId, personId }: Pick<Granted, 'examId' | 'groupId' | 'personId'>,
): Promise<ScheduleRecord> {
  const actor = actorOf(ctx);
  const schedule = (await findSchedules(tx, [examId])).find((one) => one.groupId === groupId);
  const isTheirs =
    schedule &&
    can.decide(actor, { personId, regionId: schedule.regionId }) &&
    (await isMember(tx, { groupId, personId, now: ctx.services.now() }));
  if (!isTheirs) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return schedule;
}

/** An attempt has the times it began with; those of one that goes on, or may be reinstated, follow the grant. */
async function moveWhatIsSat(
  tx: Tx,
  schedule: ScheduleRecord,
  { before, after }: { before: GrantRecord | null; after: GrantRecord },
): Promise<void> {
  const latest = (await findAttemptsOf(tx, [after.examId], after.personId)).at(-1);
  const attempt = latest?.groupId === after.groupId ? await lockAttempt(tx, latest.id) : null;
  if (!attempt || (attempt.ending && !isLeaving(attempt.ending))) return;
  const ended = endedMs(await findDecisions(tx, attempt.id));
  await moveTimes(tx, attempt.id, regrantedTimes(attempt, schedule, { before, after, endedMs: ended }));
}
