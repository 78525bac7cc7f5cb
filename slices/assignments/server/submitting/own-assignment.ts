import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { filesToRead } from '#slices/courses/rules/stored-file.ts';
import type { SubmissionFacts } from '../../rules/submission-state.ts';
import { type AssignmentFileRecord, findAssignmentFiles } from '../assignment-files.queries.ts';
import { type AssignmentRecord, findAssignments } from '../assignment.queries.ts';
import { findSubmissionsOf, type SubmissionRecord } from '../submission.queries.ts';

interface OwnDue {
  assignmentId: string;
  groupId: string;
  regionId: string;
  timeZone: string;
  dueAt: Date;
  courseLocale: string;
  courseCode: string;
  courseName: string;
}

interface Member {
  personId: string;
  locale: string;
  now: Date;
}

/**
 * The assignments of the groups that a person is in today, each once, and those they handed in with a group they have
 * left: with the deadline of the group they handed in with, else the latest.
 */
const ownDues = (db: Db, { personId, locale, now }: Member) =>
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
    .distinctOn('d.assignmentId')
    .select([
      'd.assignmentId',
      'd.groupId',
      'd.regionId',
      'r.timeZone',
      'd.dueAt',
      'c.locale as courseLocale',
      'c.code as courseCode',
      sql<string>`coalesce(wanted.name, own.name)`.as('courseName'),
    ])
    .where('m.personId', '=', personId)
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
    .orderBy('d.assignmentId')
    .orderBy(
      sql`exists (select from submission s where s.assignment_id = a.id and s.group_id = g.id and s.person_id = m.person_id)`,
      'desc',
    )
    .orderBy('d.dueAt', 'desc');

interface OfCourse {
  courseId: string;
}

interface OfAssignment {
  assignmentId: string;
}

const findAllDues = writtenOnce((db: Db, { personId, locale, now }: Member) =>
  ownDues(db, { personId, locale, now }),
);
const findDuesOfCourse = writtenOnce((db: Db, { personId, locale, now, courseId }: Member & OfCourse) =>
  ownDues(db, { personId, locale, now }).where('a.courseId', '=', courseId),
);
const findDue = writtenOnce((db: Db, { personId, locale, now, assignmentId }: Member & OfAssignment) =>
  ownDues(db, { personId, locale, now }).where('d.assignmentId', '=', assignmentId),
);

async function findOwnDues(db: Db, member: Member, only: OfCourse | OfAssignment | null): Promise<OwnDue[]> {
  const rows = await (only === null
    ? findAllDues(db, member)
    : 'courseId' in only
      ? findDuesOfCourse(db, { ...member, ...only })
      : findDue(db, { ...member, ...only }));
  return rows.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

export interface OwnAssignment {
  assignment: AssignmentRecord;
  due: OwnDue;
  submission: SubmissionRecord | null;
}

export const factsOf = ({ due, submission }: Omit<OwnAssignment, 'assignment'>): SubmissionFacts => ({
  dueAt: due.dueAt,
  extendedTo: submission?.extendedTo ?? null,
  submittedAt: submission?.submittedAt ?? null,
  returnedAt: submission?.returnedAt ?? null,
  gradedAt: submission?.gradedAt ?? null,
});

/** Why the whole college is asked: groups, and so their deadlines, are not in a student's reach. */
export const WHEN_WORK_IS_HANDED_IN = 'when a student hands in an assignment';

/** The assignments of the caller's groups, all or those of a course or one of them, the next deadline first. */
export async function ownAssignments(
  ctx: Context,
  only: OfCourse | OfAssignment | null = null,
): Promise<OwnAssignment[]> {
  const { personId } = actorOf(ctx);
  const asker = { personId, locale: ctx.locale, now: ctx.services.now() };
  const dues = await findOwnDues(ctx.unscoped(WHEN_WORK_IS_HANDED_IN), asker, only);
  const ids = dues.map((due) => due.assignmentId);
  const [assignments, submissions] = await Promise.all([
    findAssignments(ctx.db, ids, ctx.locale),
    findSubmissionsOf(ctx.db, ids, personId),
  ]);
  const byId = new Map(assignments.map((assignment) => [assignment.id, assignment]));
  const workOn = new Map(submissions.map((submission) => [submission.assignmentId, submission]));
  return dues.flatMap((due) => {
    const assignment = byId.get(due.assignmentId);
    return assignment ? [{ assignment, due, submission: workOn.get(due.assignmentId) ?? null }] : [];
  });
}

/** An assignment as it stands for the caller; null when it is none of theirs. */
export const ownAssignment = async (ctx: Context, assignmentId: string): Promise<OwnAssignment | null> =>
  (await ownAssignments(ctx, { assignmentId }))[0] ?? null;

export async function downloadsOf(
  ctx: Context,
  { assignment, due }: OwnAssignment,
): Promise<AssignmentFileRecord[]> {
  const files = await findAssignmentFiles(ctx.db, [assignment.id]);
  return filesToRead(files, { locale: ctx.locale, ownLocale: due.courseLocale });
}
