import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { courseToRead } from '#slices/courses/server/api.ts';
import { can } from '../rules/permissions.ts';
import { findAssignmentFile } from './assignment-files.queries.ts';
import { findAssignment } from './assignment.queries.ts';
import { refuseDamaged } from './intact-work.ts';
import { ownAssignment } from './submitting/own-assignment.ts';
import { isToldTheStudent } from './grading/read-submission.ts';
import { findSubmission, findTeacherPersonId } from './submission.queries.ts';
import { findFileOfFeedback, findSubmittedFile, type FileOfWork } from './work-files.queries.ts';

/** Long enough for a slow line to begin; the person who wants the file again asks again. */
const EXPIRES_IN_S = 120;

const addressOf = (ctx: Context, { key, name }: { key: string; name: string }): Promise<string> =>
  ctx.services.store.downloadUrl(key, { expiresInS: EXPIRES_IN_S, fileName: name });

/** Where the store gives out a file to work with, for students who have the assignment and those who follow its course. */
export async function assignmentFileInStore(
  ctx: Context,
  { fileId }: { fileId: string },
): Promise<string | null> {
  const file = await findAssignmentFile(ctx.db, fileId);
  if (!file) return null;
  if (await ownAssignment(ctx, file.assignmentId)) return addressOf(ctx, file);
  const assignment = await findAssignment(ctx.db, file.assignmentId, ctx.locale);
  const course = assignment && can.follow(actorOf(ctx)) && (await courseToRead(ctx, assignment.courseId));
  return course ? addressOf(ctx, file) : null;
}

async function mayRead(ctx: Context, { assignmentId, personId, regionId }: FileOfWork): Promise<boolean> {
  const whole = ctx.unscoped('who may grade an assignment');
  const teacherPersonId = await findTeacherPersonId(whole, { assignmentId, regionId });
  return can.read(actorOf(ctx), { personId, regionId, teacherPersonId });
}

export async function submissionFileInStore(
  ctx: Context,
  { fileId }: { fileId: string },
): Promise<string | null> {
  const file = await findSubmittedFile(ctx.unscoped('whose work a file is'), fileId);
  if (!file || !(await mayRead(ctx, file))) return null;
  await refuseDamaged(ctx, file);
  return addressOf(ctx, file);
}

/** Where the store gives out what was given back; the student has it when the grade is there. */
export async function feedbackFileInStore(
  ctx: Context,
  { fileId }: { fileId: string },
): Promise<string | null> {
  const whole = ctx.unscoped('whose work a file is');
  const file = await findFileOfFeedback(whole, fileId);
  if (!file || !(await mayRead(ctx, file))) return null;
  const submission = await findSubmission(whole, file.assignmentId, file.personId);
  const isOwn = file.personId === actorOf(ctx).personId;
  return submission && (!isOwn || isToldTheStudent(submission, file)) ? addressOf(ctx, file) : null;
}
