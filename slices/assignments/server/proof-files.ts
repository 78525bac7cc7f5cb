import type { Db, Tx } from '#kit/db/database.ts';
import { examineFile, joinSent, openSending, type OpenedSending } from '#kit/files/sent-file.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { RATES } from '#kit/http/limits/rate-limits.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { isWhatItSays, nameToTell } from '../rules/submitted-file.ts';
import { refuseUnfit, type SentFile } from './sent-files.ts';

/** A file that a student adds to what they say, such as a note from a doctor. */
export interface ProofFile {
  id: string;
  name: string;
  key: string;
  bytes: number;
  type: string;
}

interface StoredFile {
  key: string;
  name: string;
  personId: string;
  regionId: string;
}

interface Options {
  /** Where in the store the files are. */
  folder: string;
  /** The name of the job that removes what nothing has. */
  job: string;
  /** The file that a record has, by its id or by its key. */
  find: (db: Db, by: { id: string } | { key: string }) => Promise<StoredFile | undefined>;
  /** Who reads files beside those who sent them. */
  mayRead: (actor: ReturnType<typeof actorOf>, file: StoredFile) => boolean;
}

/** How long after a file was announced it is certain whether a record has it. */
const UNDECIDED_MS = 24 * 3_600_000;

/** Long enough for a slow line to begin; the person who wants the file again asks again. */
const EXPIRES_IN_S = 120;

/** Files that students send with what they ask or explain, and that those who decide about it read. */
export function proofFiles({ folder, job, find, mayRead }: Options) {
  const keyOf = (ctx: Context, fileId: string): string => `${folder}/${actorOf(ctx).personId}/${fileId}`;

  const forget = defineJob<{ key: string; uploadId?: string }>({
    name: job,
    async run({ key, uploadId }, { db, services }) {
      if (uploadId) await services.store.abortUpload({ key, uploadId });
      if (!(await find(db, { key }))) await services.store.remove(key);
    },
  });

  return {
    /** The job that removes what nothing has. */
    forget,

    /** Lets a browser send a file to the store. If no record comes with it, it is forgotten. */
    async open(ctx: Context, file: Omit<SentFile, 'uploadId'>): Promise<OpenedSending> {
      refuseUnfit(file);
      const { store, rateLimits, now } = ctx.services;
      const { personId } = actorOf(ctx);
      const key = keyOf(ctx, file.fileId);
      await rateLimits.take(RATES.storedFiles, personId);
      const opened = await openSending(
        store,
        { db: ctx.db, personId, now: now() },
        { key, bytes: file.bytes },
      );
      const { uploadId } = opened;
      const runAt = new Date(now().getTime() + UNDECIDED_MS);
      await transaction(ctx.db, (tx) => enqueue(tx, forget, { key, uploadId }, { key: uploadId, runAt }));
      return opened;
    },

    /** A file as it lies in the store, all of it, if it is what its name says. */
    async receive(ctx: Context, file: SentFile): Promise<ProofFile> {
      refuseUnfit(file);
      const { fileId, uploadId, bytes } = file;
      const { store, now } = ctx.services;
      const key = keyOf(ctx, fileId);
      const told = { name: nameToTell(file.name) };
      if (!(await joinSent(store, { db: ctx.db, now: now() }, { key, uploadId, bytes })))
        throw new RuleError('submittedFileNotArrived', 'BAD_USER_INPUT', told);
      const name = file.name.trim();
      const { type } = await examineFile(store, key);
      if (!isWhatItSays(name, type)) throw new RuleError('submittedFileType', 'BAD_USER_INPUT', told);
      return { id: fileId, name, key, bytes, type };
    },

    /** Removes a file for good if no record has it. */
    forgetUnlessKept: (tx: Tx, { key }: Pick<ProofFile, 'key'>): Promise<void> =>
      enqueue(tx, forget, { key }, { key: `${job}:${key}` }),

    /** Where the store gives out a file, for the student and for those who decide. */
    async inStore(ctx: Context, { fileId }: { fileId: string }): Promise<string | null> {
      const file = await find(ctx.unscoped('whose file it is'), { id: fileId });
      const actor = actorOf(ctx);
      if (!file || (file.personId !== actor.personId && !mayRead(actor, file))) return null;
      return ctx.services.store.downloadUrl(file.key, { expiresInS: EXPIRES_IN_S, fileName: file.name });
    },
  };
}
