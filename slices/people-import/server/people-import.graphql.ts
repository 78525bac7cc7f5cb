import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import type { Context } from '#kit/graphql/context.ts';
import { reachWhere } from '#kit/access/actor.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import {
  IMPORT_STATES,
  type RowOutcome,
  mayBecome,
  FILE_NAME_MAX,
  MAX_PIECES,
  PIECE_LENGTH,
} from '#slices/people-import/rules/people-import.ts';
import { can } from '#slices/people-import/rules/permissions.ts';
import { ImportLine } from './import-line.graphql.ts';
import { linesWithOtherNames, listRows, type ImportRow as Row } from './import-row.queries.ts';
import {
  countOutcomes,
  type ImportRecord,
  findImport,
  listImports,
  storeState,
  appendContent,
  insertImport,
} from './people-import.queries.ts';
import { loadImportForUpdate } from './load-import-for-update.ts';
import { importPeople } from './import-people.ts';
import { undoPeopleImport } from './undo-people-import.ts';
import { checkPeopleImport } from './check-import.ts';

const admins = withRole('admin');

const ImportStateType = builder.enumType('PeopleImportState', { values: IMPORT_STATES });

const outcomesById = loaderById((ctx, ids) => countOutcomes(ctx.db, ids));

const count = async (ctx: Context, { id }: ImportRecord, ...kinds: RowOutcome[]): Promise<number> => {
  const counted = await outcomesById(ctx).load(id);
  return kinds.reduce((sum, kind) => sum + (counted?.outcomes[kind] ?? 0), 0);
};

const linesOf = (
  ctx: Context,
  { id: importId }: ImportRecord,
  outcomes: RowOutcome[],
  { first, after }: { first?: number | null | undefined; after?: number | null | undefined },
): Promise<Row[]> => listRows(ctx.db, { importId, outcomes, after: after ?? 0, max: first ?? 100 });

const PeopleImport = builder.objectRef<ImportRecord>('PeopleImport').implement({
  description: 'A file of people whom a campus takes in at once.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    fileName: t.exposeString('fileName'),
    state: t.expose('state', { type: ImportStateType }),
    problem: t.exposeString('problem', { nullable: true, description: 'The id of a message.' }),
    sendsMail: t.exposeBoolean('sendsMail'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    good: t.int({ resolve: (found, _, ctx) => count(ctx, found, 'GOOD') }),
    bad: t.int({ resolve: (found, _, ctx) => count(ctx, found, 'BAD') }),
    imported: t.int({ resolve: (found, _, ctx) => count(ctx, found, 'IMPORTED') }),
    undone: t.int({ resolve: (found, _, ctx) => count(ctx, found, 'UNDONE') }),
    joins: t.int({
      description: 'Those who are here already and will be enrolled.',
      resolve: (found, _, ctx) => count(ctx, found, 'JOINS'),
    }),
    unchanged: t.int({
      description: 'Those who are here already, and nothing changes.',
      resolve: (found, _, ctx) => count(ctx, found, 'KNOWN'),
    }),
    joined: t.int({ resolve: (found, _, ctx) => count(ctx, found, 'JOINED') }),
    left: t.int({
      description: 'Those who were taken out of their groups again.',
      resolve: (found, _, ctx) => count(ctx, found, 'LEFT'),
    }),
    kept: t.int({
      description: 'Those who had used the account before the import was undone.',
      resolve: (found, _, ctx) => count(ctx, found, 'KEPT'),
    }),
    problems: t.field({
      type: [ImportLine],
      description: 'The lines with a problem, behind a line.',
      args: { first: t.arg.int({ defaultValue: 100 }), after: t.arg.int({ defaultValue: 0 }) },
      resolve: (found, args, ctx) => linesOf(ctx, found, ['BAD'], args),
    }),
    newcomers: t.field({
      type: [ImportLine],
      description: 'The lines about people who are or will be entered, behind a line.',
      args: { first: t.arg.int({ defaultValue: 100 }), after: t.arg.int({ defaultValue: 0 }) },
      resolve: (found, args, ctx) => linesOf(ctx, found, ['GOOD', 'IMPORTED'], args),
    }),
    otherNames: t.intList({
      description: 'The first lines that name somebody else than who is here already.',
      args: { first: t.arg.int({ defaultValue: 10 }) },
      resolve: ({ id: importId }, { first }, ctx) =>
        linesWithOtherNames(ctx.db, { importId, max: first ?? 10 }),
    }),
    known: t.field({
      type: [ImportLine],
      description: 'The lines about people who are here already, behind a line.',
      args: { first: t.arg.int({ defaultValue: 100 }), after: t.arg.int({ defaultValue: 0 }) },
      resolve: (found, args, ctx) => linesOf(ctx, found, ['KNOWN', 'JOINS', 'JOINED', 'LEFT'], args),
    }),
  }),
});

builder.queryFields((t) => ({
  peopleImport: t.field({
    type: PeopleImport,
    nullable: true,
    permission: admins,
    args: { importId: t.arg.id({ required: true }) },
    resolve: (_, { importId }, ctx) => readImport(ctx, importId),
  }),
  peopleImports: t.field({
    type: [PeopleImport],
    permission: admins,
    description: 'The newest ones.',
    args: { first: t.arg.int({ defaultValue: 20 }) },
    resolve: (_, { first }, ctx) => readImports(ctx, first ?? 20),
  }),
}));

builder.mutationFields((t) => ({
  beginPeopleImport: t.field({
    type: PeopleImport,
    permission: admins,
    args: {
      importId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      regionId: t.arg.id({ required: true }),
      fileName: t.arg.string({ required: true }),
    },
    resolve: (_, begun, ctx) => beginImport(ctx, begun),
  }),
  appendToPeopleImport: t.field({
    type: PeopleImport,
    permission: admins,
    args: {
      importId: t.arg.id({ required: true }),
      piece: t.arg.int({ required: true, description: 'Which piece of the file it is; the first is 0.' }),
      text: t.arg.string({ required: true }),
    },
    resolve: (_, piece, ctx) => appendToImport(ctx, piece),
  }),
  checkPeopleImport: t.field({
    type: PeopleImport,
    permission: admins,
    description: 'The file is whole: it is read and checked. Nobody is entered.',
    args: { importId: t.arg.id({ required: true }) },
    resolve: (_, { importId }, ctx) => closeImport(ctx, importId),
  }),
  runPeopleImport: t.field({
    type: PeopleImport,
    permission: admins,
    description: 'Enters everybody whose line is good.',
    args: { importId: t.arg.id({ required: true }), sendsMail: t.arg.boolean({ required: true }) },
    resolve: (_, { importId, sendsMail }, ctx) => runImport(ctx, importId, sendsMail),
  }),
  undoPeopleImport: t.field({
    type: PeopleImport,
    permission: admins,
    description: 'Removes everybody who was entered and has not used the account yet.',
    args: { importId: t.arg.id({ required: true }) },
    resolve: (_, { importId }, ctx) => undoImport(ctx, importId),
  }),
}));

async function readImport(ctx: Context, id: string): Promise<ImportRecord | null> {
  const found = await findImport(ctx.db, id);
  return found && can.import(actorOf(ctx), found) ? found : null;
}

function readImports(ctx: Context, first: number): Promise<ImportRecord[]> {
  return listImports(ctx.db, reachWhere(actorOf(ctx), 'admin'), first);
}

/** Pressing twice changes nothing more. */
const runImport = (ctx: Context, importId: string, sendsMail: boolean): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadImportForUpdate(tx, ctx, importId);
    if (found.state === 'IMPORTING' || found.state === 'IMPORTED') return found;
    if (!mayBecome(found.state, 'IMPORTING')) throw new RuleError('importNotReady');
    await storeState(tx, importId, { state: 'IMPORTING', sendsMail });
    await enqueue(tx, importPeople, { importId, source: ctx.audit }, { key: `importPeople:${importId}` });
    await audit(tx, ctx, {
      action: 'importPeople',
      entity: 'peopleImport',
      entityId: importId,
      regionId: found.regionId,
      after: { sendsMail },
    });
    return { ...found, state: 'IMPORTING', sendsMail };
  });

const undoImport = (ctx: Context, importId: string): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadImportForUpdate(tx, ctx, importId);
    if (found.state === 'UNDOING' || found.state === 'UNDONE') return found;
    if (!mayBecome(found.state, 'UNDOING')) throw new RuleError('importNotReady');
    await storeState(tx, importId, { state: 'UNDOING' });
    await enqueue(
      tx,
      undoPeopleImport,
      { importId, source: ctx.audit },
      { key: `undoPeopleImport:${importId}` },
    );
    await audit(tx, ctx, {
      action: 'undoPeopleImport',
      entity: 'peopleImport',
      entityId: importId,
      regionId: found.regionId,
    });
    return { ...found, state: 'UNDOING' };
  });

interface Begun {
  importId: string;
  regionId: string;
  fileName: string;
}

/** The id comes from the page, so that what is sent twice begins one. */
async function beginImport(ctx: Context, begun: Begun): Promise<ImportRecord> {
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

/** A piece that came already is passed over; one that comes too early is refused. */
const appendToImport = (ctx: Context, { importId, piece, text }: Piece): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadImportForUpdate(tx, ctx, importId);
    if (piece < found.pieces) return found;
    const fits = piece === found.pieces && piece < MAX_PIECES && text.length <= PIECE_LENGTH;
    if (found.state !== 'UPLOADING' || !fits) throw new RuleError('importNotReady');
    await appendContent(tx, importId, text);
    return { ...found, pieces: found.pieces + 1 };
  });

const closeImport = (ctx: Context, importId: string): Promise<ImportRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await loadImportForUpdate(tx, ctx, importId);
    if (found.state !== 'UPLOADING') return found;
    await storeState(tx, importId, { state: 'CHECKING' });
    await enqueue(tx, checkPeopleImport, { importId }, { key: `checkPeopleImport:${importId}` });
    return { ...found, state: 'CHECKING' };
  });
