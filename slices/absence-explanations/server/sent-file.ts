import type { Tx } from '#kit/db/database.ts';
import { examineFile, joinSent, openSending, type OpenedSending } from '#kit/files/sent-file.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { RATES } from '#kit/http/rate-limits.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import type { ProblemId } from '#kit/messages/known-problems.ts';
import { checkSubmittedFile, isWhatItSays, nameToTell } from '#slices/assignments/rules/submitted-file.ts';
import { can } from '../rules/permissions.ts';
import { findFile, isFileKept, type ExplanationFile } from './explanation.queries.ts';

export interface SentFile {
  /** A new id, made by the browser. */
  fileId: string;
  uploadId: string;
  name: string;
  bytes: number;
}

/** How long after a file was announced it is certain whether an explanation has it. */
const UNDECIDED_MS = 24 * 3_600_000;

const keyOf = (ctx: Context, fileId: string): string =>
  `absence-explanations/${actorOf(ctx).personId}/${fileId}`;

const refused = (problem: ProblemId, name: string): RuleError =>
  new RuleError(problem, 'BAD_USER_INPUT', { name: nameToTell(name) });

function refuseUnfit(file: Pick<SentFile, 'name' | 'bytes'>): void {
  const problem = checkSubmittedFile(file);
  if (problem) throw refused(problem, file.name);
}

/** Lets a browser send a file to the store. If no explanation comes with it, it is forgotten. */
export async function openExplanationUpload(
  ctx: Context,
  file: Omit<SentFile, 'uploadId'>,
): Promise<OpenedSending> {
  refuseUnfit(file);
  const { store, rateLimits, now } = ctx.services;
  const { personId } = actorOf(ctx);
  const key = keyOf(ctx, file.fileId);
  await rateLimits.take(RATES.storedFiles, personId);
  const opened = await openSending(store, { db: ctx.db, personId, now: now() }, { key, bytes: file.bytes });
  const { uploadId } = opened;
  const runAt = new Date(now().getTime() + UNDECIDED_MS);
  await transaction(ctx.db, (tx) =>
    enqueue(tx, forgetExplanationFile, { key, uploadId }, { key: uploadId, runAt }),
  );
  return opened;
}

/** A file as it lies in the store, all of it, if it is what its name says. */
export async function receive(ctx: Context, file: SentFile): Promise<ExplanationFile> {
  refuseUnfit(file);
  const { fileId, uploadId, bytes } = file;
  const { store, now } = ctx.services;
  const key = keyOf(ctx, fileId);
  if (!(await joinSent(store, { db: ctx.db, now: now() }, { key, uploadId, bytes })))
    throw refused('submittedFileNotArrived', file.name);
  const name = file.name.trim();
  const { type } = await examineFile(store, key);
  if (!isWhatItSays(name, type)) throw refused('submittedFileType', file.name);
  return { id: fileId, name, key, bytes, type };
}

/** Removes a file for good if no explanation has it. */
export const forgetUnlessKept = (tx: Tx, { key }: Pick<ExplanationFile, 'key'>): Promise<void> =>
  enqueue(tx, forgetExplanationFile, { key }, { key: `forgetExplanationFile:${key}` });

export const forgetExplanationFile = defineJob<{ key: string; uploadId?: string }>({
  name: 'forgetExplanationFile',
  async run({ key, uploadId }, { db, services }) {
    if (uploadId) await services.store.abortUpload({ key, uploadId });
    if (!(await isFileKept(db, key))) await services.store.remove(key);
  },
});

/** Long enough for a slow line to begin; the person who wants the file again asks again. */
const EXPIRES_IN_S = 120;

/** Where the store gives out a file, for the student and for those who decide. */
export async function explanationFileInStore(
  ctx: Context,
  { fileId }: { fileId: string },
): Promise<string | null> {
  const file = await findFile(ctx.unscoped('whose file it is'), fileId);
  const actor = actorOf(ctx);
  if (!file || (file.personId !== actor.personId && !can.oversee(actor, file))) return null;
  return ctx.services.store.downloadUrl(file.key, { expiresInS: EXPIRES_IN_S, fileName: file.name });
}
