import { createHash } from 'node:crypto';
import type { Tx } from '#kit/db/database.ts';
import type { OpenedSending } from '#kit/files/sent-file.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { receiptText } from '#slices/assignments/rules/receipt.ts';
import { checkSubmit } from '#slices/assignments/rules/submission-state.ts';
import { checkFileCount } from '#slices/assignments/rules/submitted-file.ts';
import { mailReceipt } from './mail-receipt.ts';
import { factsOf, ownAssignment, type OwnAssignment } from './own-assignment.ts';
import { openUpload, receiveWork, refuseUnfit, type SentFile } from '../sent-files.ts';
import {
  findVersions,
  insertVersion,
  lockSubmission,
  storeSubmission,
  type SubmissionRecord,
} from '../submission.queries.ts';
import {
  findSubmissionFiles,
  insertSubmissionFiles,
  type SubmissionFileRecord,
} from '../work-files.queries.ts';

export interface Submitted {
  assignmentId: string;
  /** A new id, made by the browser: what is sent twice is handed in once. */
  versionId: string;
  /** How many versions the page knew of. */
  known: number;
  /** Files of the version before that stay, by their ids. */
  kept: readonly string[];
  sent: readonly SentFile[];
}

const keyOf = (ctx: Context, assignmentId: string, fileId: string): string =>
  `submissions/${assignmentId}/${actorOf(ctx).personId}/${fileId}`;

async function openForCaller(ctx: Context, assignmentId: string): Promise<OwnAssignment> {
  const own = await ownAssignment(ctx, assignmentId);
  if (!own) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const refusal = checkSubmit(factsOf(own), ctx.services.now());
  if (refusal) throw new RuleError(refusal);
  return own;
}

export async function openSubmissionUpload(
  ctx: Context,
  file: { assignmentId: string } & Omit<SentFile, 'uploadId'>,
): Promise<OpenedSending> {
  refuseUnfit(file);
  await openForCaller(ctx, file.assignmentId);
  return openUpload(ctx, keyOf(ctx, file.assignmentId, file.fileId), file.bytes);
}

/** Hands in an assignment, or another version of what was handed in. The server's clock decides whether it is in time. */
export async function submitAssignment(ctx: Context, submitted: Submitted): Promise<OwnAssignment> {
  const { assignmentId, kept, sent } = submitted;
  const done = await doneBefore(ctx, submitted);
  if (done) return done;
  const own = await openForCaller(ctx, assignmentId);
  const problem = checkFileCount(kept.length + sent.length);
  if (problem) throw new RuleError(problem);
  const now = ctx.services.now();
  const received: Omit<SubmissionFileRecord, 'id' | 'versionId'>[] = [];
  for (const file of sent) {
    const { id: _, ...stored } = await receiveWork(ctx, keyOf(ctx, assignmentId, file.fileId), file);
    received.push(stored);
  }
  const submission = await transaction(ctx.db, (tx) => store(tx, ctx, { own, submitted, received, now }));
  return { ...own, submission };
}

/** What was handed in by the first of two presses of the button. */
async function doneBefore(
  ctx: Context,
  { assignmentId, versionId }: Submitted,
): Promise<OwnAssignment | null> {
  const own = await ownAssignment(ctx, assignmentId);
  if (!own?.submission) return null;
  const versions = await findVersions(ctx.db, [own.submission.id]);
  return versions.some(({ id }) => id === versionId) ? own : null;
}

interface Stored {
  own: OwnAssignment;
  submitted: Submitted;
  received: readonly Omit<SubmissionFileRecord, 'id' | 'versionId'>[];
  now: Date;
}

async function store(
  tx: Tx,
  ctx: Context,
  { own, submitted, received, now }: Stored,
): Promise<SubmissionRecord> {
  const { assignmentId, versionId, known, kept } = submitted;
  const { groupId, regionId } = own.due;
  const { personId } = actorOf(ctx);
  const { submission } = await lockSubmission(tx, { assignmentId, personId, groupId, regionId });
  const versions = await findVersions(tx, [submission.id]);
  if (versions.some(({ id }) => id === versionId)) return submission;
  const refusal = checkSubmit(factsOf({ ...own, submission }), now);
  if (refusal) throw new RuleError(refusal);
  const [newest] = versions;
  const before = newest ? await findSubmissionFiles(tx, [newest.id]) : [];
  const staying = before.filter(({ id }) => kept.includes(id));
  if ((newest?.number ?? 0) !== known || staying.length !== kept.length)
    throw new RuleError('submissionChanged');
  const files = [
    ...staying.map(({ name, key, bytes, type, sha256 }) => ({ name, key, bytes, type, sha256 })),
    ...received,
  ];
  const number = known + 1;
  const submittedAt = momentOf(now, submission, ctx);
  const text = receiptText({ assignmentId, personId, number, submittedAt, files });
  const receiptHash = createHash('sha256').update(text).digest('hex');
  const version = { id: versionId, submissionId: submission.id, personId, regionId: submission.regionId };
  if (!(await insertVersion(tx, { ...version, number, submittedAt, receiptHash })))
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  await insertSubmissionFiles(tx, { versionId, personId, regionId: submission.regionId }, files);
  const stored = await storeSubmission(tx, submission.id, { submittedAt });
  await audit(tx, ctx, {
    action: 'submitAssignment',
    entity: 'submission',
    entityId: submission.id,
    regionId: submission.regionId,
    after: { assignmentId, number, receiptHash, files: files.map(({ name, sha256 }) => ({ name, sha256 })) },
  });
  await mailReceipt(tx, ctx, { own, number, submittedAt, receiptHash, files });
  return stored;
}

/**
 * When work counts as handed in: the moment it was sent. Only what was given back while it was on its way came after that, and
 * would otherwise look as if it were still to be done again.
 */
const momentOf = (sentAt: Date, { returnedAt }: SubmissionRecord, ctx: Context): Date =>
  returnedAt !== null && returnedAt >= sentAt ? ctx.services.now() : sentAt;
