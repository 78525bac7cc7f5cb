import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import type { Context } from '#kit/graphql/context.ts';
import { IMPORT_STATES, type RowOutcome } from '../rules/people-import.ts';
import { listRows, type ImportRow as Row } from './import-row.queries.ts';
import { countOutcomes, type ImportRecord } from './people-import.queries.ts';
import { readImport, readImports } from './read-import.ts';
import { runImport, undoImport } from './run-import.ts';
import { appendToImport, beginImport, closeImport } from './upload-import.ts';

const admins = withRole('admin');

const ImportStateType = builder.enumType('PeopleImportState', { values: IMPORT_STATES });

const outcomesById = loaderById((ctx, ids) => countOutcomes(ctx.db, ids));

const count = async (ctx: Context, { id }: ImportRecord, ...kinds: RowOutcome[]): Promise<number> => {
  const counted = await outcomesById(ctx).load(id);
  return kinds.reduce((sum, kind) => sum + (counted?.outcomes[kind] ?? 0), 0);
};

const ImportLine = builder.objectRef<Row>('PeopleImportLine').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ description: 'Of this import only.', resolve: ({ line }) => String(line) }),
    line: t.exposeInt('line', { description: 'Where it stands in the file; the heads are line 1.' }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    group: t.exposeString('groupName'),
    language: t.exposeString('locale'),
    problem: t.exposeString('problem', { nullable: true, description: 'The id of a message.' }),
    knownAs: t.exposeString('knownAs', { nullable: true, description: 'Who has the address already.' }),
  }),
});

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
    kept: t.int({
      description: 'Those who had used the account before the import was undone.',
      resolve: (found, _, ctx) => count(ctx, found, 'KEPT'),
    }),
    problems: t.field({
      type: [ImportLine],
      description: 'The lines with a problem, behind a line.',
      args: { first: t.arg.int({ defaultValue: 100 }), after: t.arg.int({ defaultValue: 0 }) },
      resolve: ({ id }, { first, after }, ctx) =>
        listRows(ctx.db, { importId: id, outcome: 'BAD', after: after ?? 0, max: first ?? 100 }),
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
