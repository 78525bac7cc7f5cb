import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkSchedule } from '#slices/exams/rules/authoring/check-exam.ts';
import { isReturn } from '#slices/exams/rules/sitting/coming-back.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { findGroupOfExam, storeSchedule, type ScheduleRecord } from '../schedule.queries.ts';

interface Scheduled {
  examId: string;
  groupId: string;
  version: number | null;
  opensAt: Date;
  deadline: Date;
  closesAt: Date | null;
  /** Within which a student who has left may come back; null for as it was. */
  returnSeconds: number | null;
}

/** Attempts that have begun keep the deadline they began with. */
export async function scheduleExam(ctx: Context, scheduled: Scheduled): Promise<ScheduleRecord> {
  const { examId, groupId, version, returnSeconds, ...times } = scheduled;
  const problem = checkSchedule(times);
  if (problem) throw new RuleError(problem);
  if (returnSeconds !== null && !isReturn(returnSeconds)) throw new RuleError('examReturnRange');
  return transaction(ctx.db, async (tx) => {
    const before = await findGroupOfExam(tx, examId, groupId);
    if (!before || !can.oversee(actorOf(ctx), before)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    const sat = { ...times, returnSeconds: returnSeconds ?? before.returnSeconds };
    const stored = await storeSchedule(tx, { examId, groupId, regionId: before.regionId, ...sat });
    await audit(tx, ctx, {
      action: 'scheduleExam',
      entity: 'exam',
      entityId: examId,
      regionId: before.regionId,
      after: { groupId, ...sat },
    });
    return stored;
  });
}
