import { audit, transaction } from '#kit/graphql/action.ts';
import type { OpenedSending } from '#kit/files/sent-file.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { MAX_FILES } from '#slices/assignments/rules/submitted-file.ts';
import { forgetUnlessKept, openUpload, receiveWork, refuseUnfit, type SentFile } from '../sent-files.ts';
import { findSubmission, lockSubmission } from '../submission.queries.ts';
import { reachWork, workToRead, type GradedWork, type WorkRef } from './load-work-for-update.ts';
import { deleteFeedbackFile, findFeedbackFiles, insertFeedbackFile } from '../work-files.queries.ts';

const keyOf = ({ assignmentId, studentId }: WorkRef, fileId: string): string =>
  `feedback/${assignmentId}/${studentId}/${fileId}`;

async function reach(ctx: Context, ref: WorkRef) {
  const reached = await reachWork(ctx, ref);
  if (!reached) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return reached;
}

async function workNow(ctx: Context, ref: WorkRef): Promise<GradedWork> {
  const work = await workToRead(ctx, ref);
  if (!work) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return work;
}

export async function openFeedbackUpload(
  ctx: Context,
  { fileId, name, bytes, ...ref }: WorkRef & Omit<SentFile, 'uploadId'>,
): Promise<OpenedSending> {
  refuseUnfit({ name, bytes });
  await reach(ctx, ref);
  return openUpload(ctx, keyOf(ref, fileId), bytes);
}

export async function addFeedbackFile(
  ctx: Context,
  { file, ...ref }: WorkRef & { file: SentFile },
): Promise<GradedWork> {
  const { db, context } = await reach(ctx, ref);
  const { sha256: _, ...received } = await receiveWork(ctx, keyOf(ref, file.fileId), file);
  const { assignmentId, studentId: personId } = ref;
  const { groupId, regionId } = context;
  await transaction(db, async (tx) => {
    const { submission } = await lockSubmission(tx, { assignmentId, personId, groupId, regionId });
    const submissionId = submission.id;
    const others = await findFeedbackFiles(tx, [submissionId]);
    if (others.some(({ id }) => id === file.fileId)) return;
    if (others.length >= MAX_FILES) throw new RuleError('tooManyFilesToSubmit');
    if (
      !(await insertFeedbackFile(tx, {
        submissionId,
        personId,
        regionId,
        createdAt: ctx.services.now(),
        ...received,
      }))
    )
      throw new RuleError('recordNotFound', 'NOT_FOUND');
    await audit(tx, ctx, {
      action: 'addFeedbackFile',
      entity: 'submission',
      entityId: submissionId,
      regionId,
      after: { fileId: file.fileId, name: received.name, bytes: received.bytes },
    });
  });
  return workNow(ctx, ref);
}

export async function removeFeedbackFile(
  ctx: Context,
  { fileId, ...ref }: WorkRef & { fileId: string },
): Promise<GradedWork> {
  const { db } = await reach(ctx, ref);
  await transaction(db, async (tx) => {
    const submission = await findSubmission(tx, ref.assignmentId, ref.studentId);
    const files = submission ? await findFeedbackFiles(tx, [submission.id]) : [];
    const file = files.find(({ id }) => id === fileId);
    if (!submission || !file) return;
    await deleteFeedbackFile(tx, fileId);
    await forgetUnlessKept(tx, file.key);
    await audit(tx, ctx, {
      action: 'removeFeedbackFile',
      entity: 'submission',
      entityId: submission.id,
      regionId: submission.regionId,
      before: { fileId, name: file.name },
    });
  });
  return workNow(ctx, ref);
}
