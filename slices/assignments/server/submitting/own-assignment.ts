import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { filesToRead } from '#slices/courses/rules/stored-file.ts';
import type { SubmissionFacts } from '#slices/assignments/rules/submission-state.ts';
import { findAssignmentFiles, type AssignmentFileRecord } from '../assignment-files.queries.ts';
import type { AssignmentRecord } from '../assignment-record.ts';
import { findAssignments } from '../assignment.queries.ts';
import { findOwnDues, type OwnDue } from './own-assignments.queries.ts';
import { findSubmissionsOf, type SubmissionRecord } from '../submission.queries.ts';

/** An assignment as it stands for one student. */
export interface OwnAssignment {
  assignment: AssignmentRecord;
  due: OwnDue;
  submission: SubmissionRecord | null;
}

/** What the rules ask about. */
export const factsOf = ({ due, submission }: Omit<OwnAssignment, 'assignment'>): SubmissionFacts => ({
  dueAt: due.dueAt,
  extendedTo: submission?.extendedTo ?? null,
  submittedAt: submission?.submittedAt ?? null,
  returnedAt: submission?.returnedAt ?? null,
  gradedAt: submission?.gradedAt ?? null,
});

/** Groups are not in a student's reach, so their deadlines are asked of the whole college. */
const wholeCollege = (ctx: Context): Db => ctx.unscoped('when a student hands in an assignment');

/** The assignments of the caller's groups, or one of them, the next deadline first. */
export async function ownAssignments(
  ctx: Context,
  assignmentId: string | null = null,
): Promise<OwnAssignment[]> {
  const { personId } = actorOf(ctx);
  const asker = { personId, locale: ctx.locale, now: ctx.services.now() };
  const dues = await findOwnDues(wholeCollege(ctx), asker, assignmentId);
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
  (await ownAssignments(ctx, assignmentId))[0] ?? null;

/** What the caller works with, in the language they read in. */
export async function downloadsOf(
  ctx: Context,
  { assignment, due }: OwnAssignment,
): Promise<AssignmentFileRecord[]> {
  const files = await findAssignmentFiles(ctx.db, [assignment.id]);
  return filesToRead(files, { locale: ctx.locale, ownLocale: due.courseLocale });
}
