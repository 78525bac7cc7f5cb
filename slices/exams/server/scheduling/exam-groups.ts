import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch } from '#kit/graphql/page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { MAX_FOUND } from '#slices/courses/server/api.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import { findAccommodationsIn, type AccommodationRecord } from '../accommodation.queries.ts';
import { deleteSchedule, findExamGroups, isBegun, type ExamGroupRecord } from './exam-groups.queries.ts';
import { type ExamRecord, findTaughtExams } from '../exam.queries.ts';
import { findGrantsIn, type GrantRecord } from '../grant.queries.ts';
import { overseenRegions } from '../results/list-results.ts';
import { examToRead } from '../read-exam.ts';
import { findGroupOfExam } from '../schedule.queries.ts';

export interface ExamGroup extends ExamGroupRecord {
  grants: GrantRecord[];
  /** Of those who are in the group now. */
  accommodations: AccommodationRecord[];
}

export async function examGroups(ctx: Context, examId: string): Promise<ExamGroup[]> {
  if (!(await examToRead(ctx, examId))) return [];
  const found = await findExamGroups(ctx.db, examId);
  const groups = found.filter((group) => can.oversee(actorOf(ctx), group));
  const groupIds = groups.map(({ groupId }) => groupId);
  const [grants, accommodations] = await Promise.all([
    findGrantsIn(ctx.db, examId),
    findAccommodationsIn(ctx.db, groupIds, ctx.services.now()),
  ]);
  return groups.map((group) => ({
    ...group,
    grants: grants.filter(({ groupId }) => groupId === group.groupId),
    accommodations: accommodations.filter(({ groupId }) => groupId === group.groupId),
  }));
}

/** As many as the courses of a college have, several times over. */
const MAX_EXAMS = 1_000;

/** All of them, or a few that hold some words. */
export function taughtExams(ctx: Context, asked?: string | null): Promise<ExamRecord[]> {
  const search = parsedSearch(asked, 'courseSearchTooLong');
  return findTaughtExams(ctx.db, {
    reach: overseenRegions(ctx),
    locale: ctx.locale,
    search,
    max: search === '' ? MAX_EXAMS : MAX_FOUND,
  });
}

/** A group no longer sits an exam that none of it has begun. */
export const unscheduleExam = (ctx: Context, examId: string, groupId: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const before = await findGroupOfExam(tx, examId, groupId);
    if (!before || !can.oversee(actorOf(ctx), before)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (await isBegun(tx, examId, groupId)) throw new RuleError('examIsBegun');
    if (before.version === null) return false;
    await deleteSchedule(tx, examId, groupId);
    await audit(tx, ctx, {
      action: 'unscheduleExam',
      entity: 'exam',
      entityId: examId,
      regionId: before.regionId,
      before: { groupId },
    });
    return true;
  });
