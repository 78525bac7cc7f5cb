import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { filesToRead } from '#slices/courses/rules/stored-file.ts';
import type { SubmissionFacts } from '../../rules/submission-state.ts';
import { type AssignmentFileRecord, findAssignmentFiles } from '../assignment-files.queries.ts';
import { type AssignmentRecord, findAssignment } from '../assignment.queries.ts';
import { findSubmission, type SubmissionRecord } from '../submission.queries.ts';

interface OwnDue {
  assignmentId: string;
  groupId: string;
  regionId: string;
  timeZone: string;
  dueAt: Date;
  joinedAt: Date | null;
  courseLocale: string;
  courseCode: string;
  courseName: string;
}

interface Params {
  personId: string;
  locale: string;
  now: Date;
  assignmentId: string;
}

/**
 * Until when a person hands in an assignment of a group they are in today, or one they handed in with a group they have
 * left: with the deadline of the group they handed in with, else the latest.
 */
const findDues = writtenOnce((db: Db, { personId, locale, now, assignmentId }: Params) =>
  db
    .selectFrom('assignmentGroup as d')
    .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .innerJoin('courseText as own', (join) =>
      join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
    )
    .leftJoin('courseText as wanted', (join) =>
      join.onRef('wanted.courseId', '=', 'c.id').on('wanted.locale', '=', locale),
    )
    .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
    .innerJoin('groupMember as m', 'm.groupId', 'd.groupId')
    .innerJoin('region as r', 'r.id', 'd.regionId')
    .select([
      'd.assignmentId',
      'd.groupId',
      'd.regionId',
      'r.timeZone',
      'd.dueAt',
      sql<Date | null>`app.joined_course_at(a.course_id, m.person_id, r.time_zone)`.as('joinedAt'),
      'c.locale as courseLocale',
      'c.code as courseCode',
      sql<string>`coalesce(wanted.name, own.name)`.as('courseName'),
    ])
    .where('m.personId', '=', personId)
    .where('d.assignmentId', '=', assignmentId)
    .where('a.archivedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .where('c.hidden', '=', false)
    .where('g.archivedAt', 'is', null)
    .where(
      sql<boolean>`((${now}::timestamptz at time zone r.time_zone)::date between m.first_day
        and coalesce(m.last_day, 'infinity')
        or exists (select from submission s where s.assignment_id = a.id and s.group_id = g.id
          and s.person_id = m.person_id))`,
    )
    .orderBy(
      sql`exists (select from submission s where s.assignment_id = a.id and s.group_id = g.id and s.person_id = m.person_id)`,
      'desc',
    )
    .orderBy('d.dueAt', 'desc')
    .limit(1),
);

export interface OwnAssignment {
  assignment: AssignmentRecord;
  due: OwnDue;
  submission: SubmissionRecord | null;
}

export const factsOf = ({ due, submission }: Omit<OwnAssignment, 'assignment'>): SubmissionFacts => ({
  dueAt: due.dueAt,
  joinedAt: due.joinedAt,
  extendedTo: submission?.extendedTo ?? null,
  submittedAt: submission?.submittedAt ?? null,
  returnedAt: submission?.returnedAt ?? null,
  gradedAt: submission?.gradedAt ?? null,
});

/** Why the whole college is asked: groups, and so their deadlines, are not in a student's reach. */
export const WHEN_WORK_IS_HANDED_IN = 'when a student hands in an assignment';

/** An assignment as it stands for the caller; null when it is none of theirs. */
export async function ownAssignment(ctx: Context, assignmentId: string): Promise<OwnAssignment | null> {
  const { personId } = actorOf(ctx);
  const params = { personId, locale: ctx.locale, now: ctx.services.now(), assignmentId };
  const [[due], assignment, submission] = await Promise.all([
    findDues(ctx.unscoped(WHEN_WORK_IS_HANDED_IN), params),
    findAssignment(ctx.db, assignmentId, ctx.locale),
    findSubmission(ctx.db, assignmentId, personId),
  ]);
  return due && assignment ? { assignment, due, submission } : null;
}

export async function downloadsOf(
  ctx: Context,
  { assignment, due }: OwnAssignment,
): Promise<AssignmentFileRecord[]> {
  const files = await findAssignmentFiles(ctx.db, [assignment.id]);
  return filesToRead(files, { locale: ctx.locale, ownLocale: due.courseLocale });
}
