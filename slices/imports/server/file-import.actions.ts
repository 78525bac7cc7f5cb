import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import {
  FILE_NAME_MAX,
  MAX_PIECES,
  mayBecome,
  PIECE_LENGTH,
  STATE_AFTER,
  type WorkingState,
} from '../rules/file-import.ts';
import {
  appendContent,
  insertImport,
  lockImport,
  storeState,
  type ImportRecord,
} from './file-import.queries.ts';
import type { ImportKind } from './import-kind.ts';

/** What is out of reach does not exist. */
async function loadForUpdate(tx: Tx, ctx: Context, kind: ImportKind, id: string): Promise<ImportRecord> {
  const found = await lockImport(tx, kind.name, id);
  if (!found || !kind.mayImport(actorOf(ctx), found)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return found;
}

interface Begun {
  importId: string;
  regionId: string;
  fileName: string;
}

/** The id comes from the page, so that what is sent twice begins one. */
export async function beginImport(ctx: Context, kind: ImportKind, begun: Begun): Promise<ImportRecord> {
  const { importId, regionId } = begun;
  const fileName = begun.fileName.trim().slice(0, FILE_NAME_MAX) || kind.fileName;
  const actor = actorOf(ctx);
  if (!kind.mayImport(actor, { regionId })) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    const isNew = await insertImport(tx, {
      id: importId,
      kind: kind.name,
      regionId,
      fileName,
      createdBy: actor.personId,
      createdAt: ctx.services.now(),
    });
    const found = await loadForUpdate(tx, ctx, kind, importId);
    if (isNew)
      await audit(tx, ctx, {
        action: kind.actions.begin,
        entity: kind.name,
        entityId: importId,
        regionId,
        after: { fileName },
      });
    return found;
  });
}

interface Piece {
  importId: string;
  /** The first is 0. */
  piece: number;
  text: string;
}

/** A piece that came already is passed over; one that comes too early is refused. */
export const appendToImport = (
  ctx: Context,
  kind: ImportKind,
  { importId, piece, text }: Piece,
): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadForUpdate(tx, ctx, kind, importId);
    if (piece < found.pieces) return found;
    const fits = piece === found.pieces && piece < MAX_PIECES && text.length <= PIECE_LENGTH;
    if (found.state !== 'UPLOADING' || !fits) throw new RuleError('importNotReady');
    await appendContent(tx, importId, text);
    return { ...found, pieces: found.pieces + 1 };
  });

export const closeImport = (ctx: Context, kind: ImportKind, importId: string): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadForUpdate(tx, ctx, kind, importId);
    if (found.state !== 'UPLOADING') return found;
    const { check } = kind.jobs;
    await storeState(tx, importId, { state: 'CHECKING' });
    await enqueue(tx, check, { importId, locale: ctx.locale }, { key: `${check.name}:${importId}` });
    return { ...found, state: 'CHECKING' };
  });

interface Next {
  importId: string;
  state: WorkingState;
  choices?: ImportRecord['choices'];
}

/** Has a job store what a file says, or take it back. Pressing twice changes nothing more. */
export const goOn = (
  ctx: Context,
  kind: ImportKind,
  { importId, state, choices = {} }: Next,
): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadForUpdate(tx, ctx, kind, importId);
    if (found.state === state || found.state === STATE_AFTER[state]) return found;
    if (!mayBecome(found.state, state)) throw new RuleError('importNotReady');
    const chosen = { ...found.choices, ...choices };
    await storeState(tx, importId, { state, choices: chosen });
    const job = kind.jobs[state];
    const work = { importId, source: ctx.audit, byId: actorOf(ctx).personId };
    await enqueue(tx, job, work, { key: `${job.name}:${importId}` });
    await audit(tx, ctx, {
      action: kind.actions[state],
      entity: kind.name,
      entityId: importId,
      regionId: found.regionId,
      after: { fileName: found.fileName, ...choices },
    });
    return { ...found, state, choices: chosen };
  });
