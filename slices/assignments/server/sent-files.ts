import type { Db, Tx } from '#kit/db/database.ts';
import { examineFile, joinSent, type OpenedSending, openSending } from '#kit/files/sent-file.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { RATES } from '#kit/http/limits/rate-limits.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import type { ProblemId } from '#kit/messages/known-problems.ts';
import { checkSubmittedFile, isWhatItSays, nameToTell } from '../rules/submitted-file.ts';

/** Whether an assignment, a submission or a grade names the file. */
async function isKept(db: Db | Tx, key: string): Promise<boolean> {
  const tables = ['assignmentFile', 'submissionFile', 'feedbackFile'] as const;
  const found = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('id').where('fileKey', '=', key).executeTakeFirst()),
  );
  return found.some((row) => row !== undefined);
}

export interface SentFile {
  /** A new id, made by the browser. */
  fileId: string;
  uploadId: string;
  name: string;
  bytes: number;
}

interface ReceivedFile {
  id: string;
  key: string;
  name: string;
  bytes: number;
  type: string;
  sha256: string;
}

/** How long after a file was announced it is certain whether a person has it. */
const UNDECIDED_MS = 24 * 3_600_000;

/** Lets a browser send a file to the store. If it never comes, or nobody says what it is for, it is forgotten. */
export async function openUpload(ctx: Context, key: string, bytes: number): Promise<OpenedSending> {
  const { store, rateLimits, now } = ctx.services;
  const { personId } = actorOf(ctx);
  await rateLimits.take(RATES.storedFiles, personId);
  const opened = await openSending(store, { db: ctx.db, personId, now: now() }, { key, bytes });
  const { uploadId } = opened;
  const runAt = new Date(now().getTime() + UNDECIDED_MS);
  await transaction(ctx.db, (tx) =>
    enqueue(tx, forgetAssignmentFile, { key, uploadId }, { key: uploadId, runAt }),
  );
  return opened;
}

const refused = (problem: ProblemId, name: string): RuleError =>
  new RuleError(problem, 'BAD_USER_INPUT', { name: nameToTell(name) });

/** Refuses what cannot be handed in or given back, as far as its name and size tell. */
export function refuseUnfit(file: { name: string; bytes: number }): void {
  const problem = checkSubmittedFile(file);
  if (problem) throw refused(problem, file.name);
}

/** A file as it lies in the store, all of it, of what kind it is and its SHA-256. */
export async function receive(
  ctx: Context,
  key: string,
  { fileId, uploadId, name, bytes }: SentFile,
): Promise<ReceivedFile> {
  const { store, now } = ctx.services;
  const isThere = await joinSent(store, { db: ctx.db, now: now() }, { key, uploadId, bytes });
  if (!isThere) throw refused('submittedFileNotArrived', name);
  return { id: fileId, key, name: name.trim(), bytes, ...(await examineFile(store, key)) };
}

/** The same for what students hand in and are given back, which is of few kinds (HOLE-43). */
export async function receiveWork(ctx: Context, key: string, file: SentFile): Promise<ReceivedFile> {
  refuseUnfit(file);
  const received = await receive(ctx, key, file);
  if (!isWhatItSays(received.name, received.type)) throw refused('submittedFileType', file.name);
  return received;
}

/** Removes a file for good if nobody has it. */
export const forgetUnlessKept = (tx: Tx, key: string): Promise<void> =>
  enqueue(tx, forgetAssignmentFile, { key }, { key: `forgetAssignmentFile:${key}` });

export const forgetAssignmentFile = defineJob<{ key: string; uploadId?: string }>({
  name: 'forgetAssignmentFile',
  async run({ key, uploadId }, { db, services }) {
    if (uploadId) await services.store.abortUpload({ key, uploadId });
    if (!(await isKept(db, key))) await services.store.remove(key);
  },
});
