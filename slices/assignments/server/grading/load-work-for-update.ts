import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can, type Work } from '#slices/assignments/rules/permissions.ts';
import type { SubmissionFacts } from '#slices/assignments/rules/submission-state.ts';
import type { AssignmentRecord } from '../assignment-record.ts';
import { holdKind } from '../managing/assignment-writing.queries.ts';
import { findAssignment } from '../assignment.queries.ts';
import { findPlace, type WorkPlace } from './place.queries.ts';
import {
  findSubmission,
  findTeacherPersonId,
  lockSubmission,
  type SubmissionRecord,
} from '../submission.queries.ts';

/** Whose work on what. */
export interface WorkRef {
  assignmentId: string;
  studentId: string;
}

/** One student's work on an assignment, for whoever grades it. */
export interface GradedWork {
  assignment: AssignmentRecord;
  place: WorkPlace;
  submission: SubmissionRecord | null;
}

export const factsOfWork = ({ place, submission }: Omit<GradedWork, 'assignment'>): SubmissionFacts => ({
  dueAt: place.dueAt,
  extendedTo: submission?.extendedTo ?? null,
  submittedAt: submission?.submittedAt ?? null,
  returnedAt: submission?.returnedAt ?? null,
  gradedAt: submission?.gradedAt ?? null,
});

/**
 * Where the caller reads and writes somebody's work: within their campuses or, as the teacher of the course, wherever it
 * is taught. Null for everybody else.
 */
export async function reachWork(ctx: Context, ref: WorkRef): Promise<{ db: Db; place: WorkPlace } | null> {
  const whole = ctx.unscoped('who may grade an assignment');
  const place = await findPlace(whole, ref, ctx.services.now());
  if (!place) return null;
  const work: Work = {
    personId: ref.studentId,
    regionId: place.regionId,
    teacherPersonId: await findTeacherPersonId(whole, { ...ref, regionId: place.regionId }),
  };
  const actor = actorOf(ctx);
  if (!can.grade(actor, work)) return null;
  return {
    db: can.oversee(actor, work) ? ctx.db : ctx.unscoped('work for the teacher of the course'),
    place,
  };
}

/** One student's work that the caller may grade; for anybody else there is none. */
export async function workToRead(ctx: Context, ref: WorkRef): Promise<GradedWork | null> {
  const reached = await reachWork(ctx, ref);
  const assignment = reached && (await findAssignment(ctx.db, ref.assignmentId, ctx.locale));
  if (!reached || !assignment) return null;
  const submission = await findSubmission(reached.db, ref.assignmentId, ref.studentId);
  return { assignment, place: reached.place, submission };
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
  const { db, place } = reached;
  const { assignmentId, studentId: personId } = ref;
  return transaction(db, async (tx) => {
    const { groupId, regionId } = place;
    const held = { ...assignment, kind: await holdKind(tx, assignmentId) };
    const { submission, isNew } = await lockSubmission(tx, { assignmentId, personId, groupId, regionId });
    // Before anything was done about it there is no version to know.
    if (version !== (isNew ? 0 : submission.version)) throw new RuleError('changedMeanwhile');
    return { assignment: held, place, submission: await change(tx, { assignment: held, place, submission }) };
  });
}
