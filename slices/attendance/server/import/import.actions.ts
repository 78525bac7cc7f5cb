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
  type ImportState,
} from '../../rules/import/attendance-import.ts';
import { can } from '../../rules/permissions.ts';
import { checkAttendanceImport } from './check-import.ts';
import {
  appendContent,
  findImport,
  insertImport,
  lockImport,
  storeState,
  type ImportRecord,
} from './import.queries.ts';
import { storeAttendanceImport } from './store-import.ts';
import { undoAttendanceImport } from './undo-import.ts';

/** What is out of reach does not exist. */
async function loadForUpdate(tx: Tx, ctx: Context, id: string): Promise<ImportRecord> {
  await lockImport(tx, id);
  const found = await findImport(tx, id);
  if (!found || !can.importAttendance(actorOf(ctx), found))
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return found;
}

interface Begun {
  importId: string;
  regionId: string;
  fileName: string;
}

/** The id comes from the page, so that what is sent twice begins one. */
export async function beginImport(ctx: Context, begun: Begun): Promise<ImportRecord> {
  const { importId, regionId } = begun;
  const fileName = begun.fileName.trim().slice(0, FILE_NAME_MAX) || 'attendance.csv';
  const actor = actorOf(ctx);
  if (!can.importAttendance(actor, { regionId })) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    const createdAt = ctx.services.now();
    const isNew = await insertImport(tx, {
      id: importId,
      regionId,
      fileName,
      createdBy: actor.personId,
      createdAt,
    });
    const found = await loadForUpdate(tx, ctx, importId);
    if (isNew)
      await audit(tx, ctx, {
        action: 'beginAttendanceImport',
        entity: 'attendanceImport',
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
export const appendToImport = (ctx: Context, { importId, piece, text }: Piece): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadForUpdate(tx, ctx, importId);
    if (piece < found.pieces) return found;
    const fits = piece === found.pieces && piece < MAX_PIECES && text.length <= PIECE_LENGTH;
    if (found.state !== 'UPLOADING' || !fits) throw new RuleError('importNotReady');
    await appendContent(tx, importId, text);
    return { ...found, pieces: found.pieces + 1 };
  });

export const closeImport = (ctx: Context, importId: string): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadForUpdate(tx, ctx, importId);
    if (found.state !== 'UPLOADING') return found;
    await storeState(tx, importId, { state: 'CHECKING' });
    await enqueue(
      tx,
      checkAttendanceImport,
      { importId, locale: ctx.locale },
      { key: `checkAttendanceImport:${importId}` },
    );
    return { ...found, state: 'CHECKING' };
  });

const STEPS = {
  IMPORTING: { done: 'IMPORTED', action: 'importAttendance', job: storeAttendanceImport },
  UNDOING: { done: 'UNDONE', action: 'undoAttendanceImport', job: undoAttendanceImport },
} as const satisfies Partial<Record<ImportState, object>>;

/** Has a job store a file, or take it back. Pressing twice changes nothing more. */
export const goOn = (ctx: Context, importId: string, state: keyof typeof STEPS): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const { done, action, job } = STEPS[state];
    const found = await loadForUpdate(tx, ctx, importId);
    if (found.state === state || found.state === done) return found;
    if (!mayBecome(found.state, state)) throw new RuleError('importNotReady');
    await storeState(tx, importId, { state });
    const work = { importId, source: ctx.audit, byId: actorOf(ctx).personId };
    await enqueue(tx, job, work, { key: `${job.name}:${importId}` });
    await audit(tx, ctx, {
      action,
      entity: 'attendanceImport',
      entityId: importId,
      regionId: found.regionId,
      after: { fileName: found.fileName },
    });
    return { ...found, state };
  });
