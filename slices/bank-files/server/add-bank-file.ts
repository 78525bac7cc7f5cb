import { createHash } from 'node:crypto';
import { cardNumbersIn } from '#kit/cards/card-number.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { notFound } from '#slices/billing/server/api.ts';
import {
  FILE_NAME_MAX,
  identified,
  MAX_LINES,
  MAX_PIECES,
  PIECE_LENGTH,
  type ReadLine,
} from '../rules/bank-file.ts';
import { can } from '../rules/permissions.ts';
import { readBankFile } from '../rules/read-bank-file.ts';
import type { TableChoices } from '../rules/read-table.ts';
import {
  appendContent,
  findDecimals,
  insertFile,
  lockFile,
  readContent,
  storeReading,
  type FileRecord,
  type StoredLine,
} from './bank-file.queries.ts';

const BROKEN_OFF_MS = 24 * 60 * 60 * 1_000;

/** What is out of reach does not exist. */
async function fileToRead(tx: Tx, ctx: Context, id: string): Promise<FileRecord> {
  const file = await lockFile(tx, id);
  if (!file || !can.oversee(actorOf(ctx), file)) throw notFound();
  return file;
}

/** The id comes from the page, so that what is sent twice begins one. */
export async function beginFile(
  ctx: Context,
  { fileId: id, regionId, fileName }: { fileId: string; regionId: string; fileName: string },
): Promise<FileRecord> {
  const actor = actorOf(ctx);
  if (!can.oversee(actor, { regionId })) throw notFound();
  const now = ctx.services.now();
  return transaction(ctx.db, async (tx) => {
    const named = fileName.trim().slice(0, FILE_NAME_MAX).toWellFormed() || 'bank.csv';
    const begun = { id, regionId, fileName: named, createdBy: actor.personId, createdAt: now };
    await insertFile(tx, begun, new Date(now.getTime() - BROKEN_OFF_MS));
    const file = await fileToRead(tx, ctx, id);
    if (file.regionId !== regionId) throw notFound();
    return file;
  });
}

/** A piece that came already is passed over; one that comes too early is refused. */
export const appendToFile = (
  ctx: Context,
  { fileId, piece, text }: { fileId: string; piece: number; text: string },
): Promise<FileRecord> =>
  transaction(ctx.db, async (tx) => {
    const file = await fileToRead(tx, ctx, fileId);
    if (piece < file.pieces || file.readAt) return file;
    if (piece !== file.pieces || piece >= MAX_PIECES || text.length > PIECE_LENGTH)
      throw new RuleError('bankFileNotReady');
    await appendContent(tx, fileId, text);
    return { ...file, pieces: file.pieces + 1 };
  });

/** Reads a file once: lines that came in an earlier one are known, and stay what they are. */
export const readFile = (
  ctx: Context,
  { fileId, choices }: { fileId: string; choices: TableChoices },
): Promise<FileRecord> =>
  transaction(ctx.db, async (tx) => {
    const file = await fileToRead(tx, ctx, fileId);
    if (file.readAt) return file;
    const content = await readContent(tx, fileId);
    const { currency, regionId, fileName } = file;
    const read = readBankFile(content, choices, { currency, decimals: await findDecimals(tx) });
    if ('problem' in read) throw new RuleError(read.problem, 'BAD_USER_INPUT', { max: MAX_LINES });
    const stored = await storeReading(tx, file, {
      ...read,
      lines: fingerprinted(read.lines.map(withoutCardNumbers)),
      hash: sha256(content),
      readAt: ctx.services.now(),
    });
    await audit(tx, ctx, {
      action: 'addBankFile',
      entity: 'bankFile',
      entityId: fileId,
      regionId,
      after: { fileName, ...stored },
    });
    return fileToRead(tx, ctx, fileId);
  });

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const fingerprinted = (lines: readonly ReadLine[]): StoredLine[] =>
  identified(lines).map(({ line, identity }) => ({ ...line, fingerprint: sha256(identity) }));

/** What people write to their bank may hold the number of a card, which is not kept here. */
const withoutCardNumbers = (line: ReadLine): ReadLine => {
  const masked = (words: string): string =>
    cardNumbersIn(words).reduce((text, number) => text.replaceAll(number, `…${number.slice(-4)}`), words);
  return {
    ...line,
    text: masked(line.text),
    reference: masked(line.reference),
    remitter: masked(line.remitter),
  };
};
