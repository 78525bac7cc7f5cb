import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { can } from '../rules/permissions.ts';
import { FILE_NAME_MAX, MAX_PIECES, PIECE_LENGTH } from '../rules/people-import.ts';
import { checkPeopleImport } from './check-import.ts';
import { loadImportForUpdate } from './load-import-for-update.ts';
import { appendContent, insertImport, storeState, type ImportRecord } from './people-import.queries.ts';

interface Begun {
  importId: string;
  regionId: string;
  fileName: string;
}

/** Begins an import. The id comes from the page, so that what is sent twice begins one. */
export async function beginImport(ctx: Context, begun: Begun): Promise<ImportRecord> {
  const { importId, regionId } = begun;
  const fileName = begun.fileName.trim().slice(0, FILE_NAME_MAX) || 'people.csv';
  if (!can.import(actorOf(ctx), { regionId })) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.db, async (tx) => {
    const createdBy = actorOf(ctx).personId;
    const isNew = await insertImport(tx, { id: importId, regionId, fileName, createdBy });
    const found = await loadImportForUpdate(tx, ctx, importId);
    if (isNew) {
      await audit(tx, ctx, {
        action: 'beginPeopleImport',
        entity: 'peopleImport',
        entityId: importId,
        regionId,
        after: { fileName },
      });
    }
    return found;
  });
}

interface Piece {
  importId: string;
  /** The first is 0. */
  piece: number;
  text: string;
}

/** Takes a piece of the file. One that came already is passed over; one that comes too early is refused. */
export const appendToImport = (ctx: Context, { importId, piece, text }: Piece): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadImportForUpdate(tx, ctx, importId);
    if (piece < found.pieces) return found;
    const fits = piece === found.pieces && piece < MAX_PIECES && text.length <= PIECE_LENGTH;
    if (found.state !== 'UPLOADING' || !fits) throw new RuleError('importNotReady');
    await appendContent(tx, importId, text);
    return { ...found, pieces: found.pieces + 1 };
  });

/** The file is whole: a job reads and checks it. */
export const closeImport = (ctx: Context, importId: string): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadImportForUpdate(tx, ctx, importId);
    if (found.state !== 'UPLOADING') return found;
    await storeState(tx, importId, { state: 'CHECKING' });
    await enqueue(tx, checkPeopleImport, { importId }, { key: `checkPeopleImport:${importId}` });
    return { ...found, state: 'CHECKING' };
  });
