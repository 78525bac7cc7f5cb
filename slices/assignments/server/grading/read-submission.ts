import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { isOtherGrade } from '#slices/assignments/rules/grade.ts';
import { findVersions, type SubmissionRecord, type VersionRecord } from '../submission.queries.ts';
import {
  findFeedbackFiles,
  findSubmissionFiles,
  type FeedbackFileRecord,
  type SubmissionFileRecord,
} from '../work-files.queries.ts';
import { findWorkGradeChanges, type WorkGradeChange } from './work-grade-change.queries.ts';

export interface ReadVersion extends VersionRecord {
  files: SubmissionFileRecord[];
}

// What belongs to a submission is read by the person who was given the submission; teachers of the course have it out of reach.
const dbFor = (ctx: Context, { personId }: SubmissionRecord): Db =>
  actorOf(ctx).personId === personId ? ctx.db : ctx.unscoped('what belongs to a submission in reach');

/** What was handed in, the newest version first, with its files. */
export async function versionsOf(ctx: Context, submission: SubmissionRecord | null): Promise<ReadVersion[]> {
  if (!submission) return [];
  const db = dbFor(ctx, submission);
  const versions = await findVersions(db, [submission.id]);
  const files = Map.groupBy(
    await findSubmissionFiles(
      db,
      versions.map(({ id }) => id),
    ),
    ({ versionId }) => versionId,
  );
  return versions.map((version) => ({ ...version, files: files.get(version.id) ?? [] }));
}

/** Whether a student may see what is given back to them: all of it with a grade, and before that what came with a return. */
export const isToldTheStudent = (
  { gradedAt, returnedAt }: Pick<SubmissionRecord, 'gradedAt' | 'returnedAt'>,
  { createdAt }: Pick<FeedbackFileRecord, 'createdAt'>,
): boolean => gradedAt !== null || (returnedAt !== null && createdAt <= returnedAt);

export const feedbackOf = async (
  ctx: Context,
  submission: SubmissionRecord | null,
): Promise<FeedbackFileRecord[]> =>
  submission ? findFeedbackFiles(dbFor(ctx, submission), [submission.id]) : [];

/** How a grade changed after the student was given it, the newest change first; a new comment is none. */
export const gradeHistoryOf = async (
  ctx: Context,
  submission: SubmissionRecord | null,
): Promise<WorkGradeChange[]> =>
  submission
    ? (await findWorkGradeChanges(dbFor(ctx, submission), submission.id)).filter(
        ({ previousScore, previousComplete, ...change }) =>
          (previousScore !== null || previousComplete !== null) &&
          isOtherGrade({ score: previousScore, complete: previousComplete }, change),
      )
    : [];
