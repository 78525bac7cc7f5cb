import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can, type Work } from '../../rules/permissions.ts';
import type { SubmissionFacts } from '../../rules/submission-state.ts';
import { type AssignmentRecord, findAssignment } from '../assignment.queries.ts';
import {
  findSubmission,
  findTeacherPersonId,
  lockSubmission,
  type SubmissionRecord,
} from '../submission.queries.ts';

/** With which group, on which campus and until when a person hands an assignment in. */
interface WorkContext {
  /** Of the place in the list of submissions. */
  id: string;
  personId: string;
  groupId: string;
  groupName: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  dueAt: Date;
  joinedAt: Date | null;
  courseCode: string;
}

/**
 * The place of a person in the list of an assignment: the group they handed in with, else the one with the most time of those
 * they are in today.
 */
const findPlace = async (
  db: Db,
  { assignmentId, studentId }: { assignmentId: string; studentId: string },
  now: Date,
): Promise<WorkContext | null> =>
  (await db
    .selectFrom('assignmentGroup as d')
    .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
    .innerJoin('region as r', 'r.id', 'd.regionId')
    .innerJoin('groupMember as m', 'm.groupId', 'd.groupId')
    .leftJoin('submission as s', (join) =>
      join.onRef('s.assignmentId', '=', 'd.assignmentId').onRef('s.personId', '=', 'm.personId'),
    )
    .select(sql<string>`app.submission_place(d.assignment_id, d.group_id, m.person_id)`.as('id'))
    .select(['m.personId', 'd.groupId', 'g.name as groupName', 'd.regionId', 'r.name as regionName'])
    .select(['r.timeZone', 'd.dueAt', 'c.code as courseCode'])
    .select(sql<Date | null>`app.joined_course_at(a.course_id, m.person_id, r.time_zone)`.as('joinedAt'))
    .where('d.assignmentId', '=', assignmentId)
    .where('m.personId', '=', studentId)
    .where((eb) =>
      eb.or([
        eb('s.groupId', '=', eb.ref('d.groupId')),
        eb.and([
          eb('s.groupId', 'is', null),
          sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
        ]),
      ]),
    )
    .orderBy(sql`s.group_id is not distinct from d.group_id`, 'desc')
    .orderBy('d.dueAt', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

export interface WorkRef {
  assignmentId: string;
  studentId: string;
}

export interface GradedWork {
  assignment: AssignmentRecord;
  context: WorkContext;
  submission: SubmissionRecord | null;
}

export const factsOfWork = ({ context, submission }: Omit<GradedWork, 'assignment'>): SubmissionFacts => ({
  dueAt: context.dueAt,
  joinedAt: context.joinedAt,
  extendedTo: submission?.extendedTo ?? null,
  submittedAt: submission?.submittedAt ?? null,
  returnedAt: submission?.returnedAt ?? null,
  gradedAt: submission?.gradedAt ?? null,
});

/**
 * Where the caller reads and writes a person's work: within their campuses or, as the teacher of the course, wherever it
 * is taught. Null for everybody else.
 */
export async function reachWork(
  ctx: Context,
  ref: WorkRef,
): Promise<{ db: Db; context: WorkContext } | null> {
  const whole = ctx.unscoped('who may grade an assignment');
  const context = await findPlace(whole, ref, ctx.services.now());
  if (!context) return null;
  const work: Work = {
    personId: ref.studentId,
    regionId: context.regionId,
    teacherPersonId: await findTeacherPersonId(whole, { ...ref, regionId: context.regionId }),
  };
  const actor = actorOf(ctx);
  if (!can.grade(actor, work)) return null;
  return {
    db: can.oversee(actor, work) ? ctx.db : ctx.unscoped('work for the teacher of the course'),
    context,
  };
}

/** One student's work that the caller may grade; for others there is none. */
export async function workToRead(ctx: Context, ref: WorkRef): Promise<GradedWork | null> {
  const reached = await reachWork(ctx, ref);
  const assignment = reached && (await findAssignment(ctx.db, ref.assignmentId, ctx.locale));
  if (!reached || !assignment) return null;
  const submission = await findSubmission(reached.db, ref.assignmentId, ref.studentId);
  return { assignment, context: reached.context, submission };
}

type LockedWork = Omit<GradedWork, 'submission'> & { submission: SubmissionRecord };

/** Changes one student's work, which is held meanwhile, unless it has changed since the caller looked at it. */
export async function changeWork(
  ctx: Context,
  { version, ...ref }: WorkRef & { version: number },
  change: (tx: Tx, work: LockedWork) => Promise<SubmissionRecord>,
): Promise<GradedWork> {
  const reached = await reachWork(ctx, ref);
  const assignment = reached && (await findAssignment(ctx.db, ref.assignmentId, ctx.locale));
  if (!reached || !assignment) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const { db, context } = reached;
  const { assignmentId, studentId: personId } = ref;
  return transaction(db, async (tx) => {
    const { groupId, regionId } = context;
    const held = { ...assignment, kind: await holdKind(tx, assignmentId) };
    const { submission, isNew } = await lockSubmission(tx, { assignmentId, personId, groupId, regionId });
    // Before anything was done about it there is no version to know.
    if (version !== (isNew ? 0 : submission.version)) throw new RuleError('changedMeanwhile');
    return {
      assignment: held,
      context,
      submission: await change(tx, { assignment: held, context, submission }),
    };
  });
}

/** The kind cannot change until the transaction ends. */
const holdKind = async (tx: Tx, id: string) =>
  (await tx.selectFrom('assignment').select('kind').where('id', '=', id).forShare().executeTakeFirstOrThrow())
    .kind;
