import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { examineFile } from '#kit/files/sent-file.ts';
import { StoreProblem, type ObjectStore } from '#kit/files/object-store.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { insertLogEntry } from '#slices/system-log/server/api.ts';

interface ReceiptedFile {
  key: string;
  name: string;
  sha256: string;
}

/** So many files are remembered; of any other it is worked out again. */
const MAX_REMEMBERED = 10_000;

const examined = new WeakMap<ObjectStore, Map<string, { stamp: string; sha256: string }>>();

/** Refuses to give out a file that is no longer what the student sent; its receipt would not fit it. */
export async function refuseDamaged(ctx: Context, file: ReceiptedFile): Promise<void> {
  if ((await digestOf(ctx.services.store, file.key)) !== file.sha256) throw await damaged(ctx, file);
}

/** The SHA-256 of a stored file, for which it is read once as long as nobody changes it. */
async function digestOf(store: ObjectStore, key: string): Promise<string | null> {
  const known = examined.get(store) ?? new Map<string, { stamp: string; sha256: string }>();
  examined.set(store, known);
  const stamp = await store.stamp(key);
  const last = known.get(key);
  if (last && last.stamp === stamp) return last.sha256;
  known.delete(key);
  const stored = await examineFile(store, key).catch(nothingIfGone);
  if (!stored || stamp === null) return stored?.sha256 ?? null;
  const [oldest] = known.keys();
  if (known.size >= MAX_REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.set(key, { stamp, sha256: stored.sha256 });
  return stored.sha256;
}

/** The same for a file among many that are sent while they are read: the archive breaks off behind it. */
export async function openIntact(ctx: Context, file: ReceiptedFile): Promise<Readable> {
  const { body } = await ctx.services.store.get(file.key);
  const pieces = async function* () {
    const hash = createHash('sha256');
    for await (const piece of body as AsyncIterable<Buffer>) {
      hash.update(piece);
      yield piece;
    }
    if (hash.digest('hex') !== file.sha256) throw await damaged(ctx, file);
  };
  return Readable.from(pieces(), { objectMode: false });
}

/** A person has to look into it: the storage has changed what it was given, or another person has. */
async function damaged(ctx: Context, { key, name }: ReceiptedFile): Promise<RuleError> {
  await insertLogEntry(ctx.unscoped('an alarm its cause may not read back'), {
    personId: ctx.audit.actorId,
    impersonatorId: ctx.audit.impersonatorId,
    type: 'ERROR',
    action: 'submittedFileDamaged',
    payload: JSON.stringify({ key, name }),
    reference: null,
    requestId: ctx.requestId,
  });
  return new RuleError('submittedFileDamaged', 'NOT_FOUND', { name });
}

function nothingIfGone(error: unknown): null {
  if (error instanceof StoreProblem && error.problem === 'notFound') return null;
  throw error;
}
