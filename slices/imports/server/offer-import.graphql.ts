import type { FieldMap } from '@pothos/core';
import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { enumType } from '#kit/graphql/record-types.ts';
import { IMPORT_STATES } from '../rules/file-import.ts';
import { appendToImport, beginImport, closeImport, goOn } from './file-import.actions.ts';
import { countOutcomes, findImport, listImports, type ImportRecord } from './file-import.queries.ts';
import type { ImportKind } from './import-kind.ts';

type Types = (typeof builder)['$inferSchemaTypes'];
type Fields = PothosSchemaTypes.ObjectFieldBuilder<Types, ImportRecord>;

/** How many lines have come to one of these outcomes, as a field of an import. */
type Counted<Outcome extends string> = (outcome: Outcome, description?: string) => ReturnType<Fields['int']>;

/** Puts the imports of a kind into the API. Their lines, and what is counted of them, are fields of its own. */
export function offerImport<Outcome extends string>(
  kind: ImportKind,
  ownFields: (t: Fields, counted: Counted<Outcome>) => FieldMap,
): void {
  const { type, name, permission } = kind;
  const outcomesById = loaderById((ctx, ids) => countOutcomes(ctx.db, kind.lines, ids));
  const count = async (ctx: Context, id: string, outcome: string): Promise<number> =>
    (await outcomesById(ctx).load(id))?.counts.get(outcome) ?? 0;

  const Import = builder.objectRef<ImportRecord>(type).implement({
    description: kind.description,
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('id'),
      regionId: t.exposeID('regionId'),
      regionName: t.exposeString('regionName'),
      fileName: t.exposeString('fileName'),
      state: t.expose('state', { type: enumType(`${type}State`, IMPORT_STATES) }),
      problem: t.exposeString('problem', { nullable: true, description: 'The id of a message.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      ...ownFields(t, (outcome, description) =>
        t.int({
          ...(description === undefined ? {} : { description }),
          resolve: ({ id }, _, ctx) => count(ctx, id, outcome),
        }),
      ),
    }),
  });

  builder.queryFields((t) => ({
    [name]: t.field({
      type: Import,
      nullable: true,
      permission,
      args: { importId: t.arg.id({ required: true }) },
      resolve: async (_, { importId }, ctx) => {
        const found = await findImport(ctx.db, name, importId);
        return found && kind.mayImport(actorOf(ctx), found) ? found : null;
      },
    }),
    [`${name}s`]: t.field({
      type: [Import],
      permission,
      description: 'The newest ones.',
      args: { first: t.arg.int({ defaultValue: 20 }) },
      resolve: (_, { first }, ctx) => {
        const reach = reachWhere(actorOf(ctx), ...kind.roles);
        return listImports(ctx.db, { kind: name, reach, max: first ?? 20 });
      },
    }),
  }));

  builder.mutationFields((t) => ({
    [`begin${type}`]: t.field({
      type: Import,
      permission,
      args: {
        importId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
        regionId: t.arg.id({ required: true }),
        fileName: t.arg.string({ required: true }),
      },
      resolve: (_, begun, ctx) => beginImport(ctx, kind, begun),
    }),
    [`appendTo${type}`]: t.field({
      type: Import,
      permission,
      args: {
        importId: t.arg.id({ required: true }),
        piece: t.arg.int({ required: true, description: 'Which piece of the file it is; the first is 0.' }),
        text: t.arg.string({ required: true }),
      },
      resolve: (_, piece, ctx) => appendToImport(ctx, kind, piece),
    }),
    [`check${type}`]: t.field({
      type: Import,
      permission,
      description: 'The file is whole: it is read and checked. Nothing is stored.',
      args: { importId: t.arg.id({ required: true }) },
      resolve: (_, { importId }, ctx) => closeImport(ctx, kind, importId),
    }),
    [`run${type}`]: t.field({
      type: Import,
      permission,
      description: 'Stores what every good line says.',
      args: {
        importId: t.arg.id({ required: true }),
        ...Object.fromEntries(
          (kind.choices ?? []).map((choice) => [choice, t.arg.boolean({ required: true })]),
        ),
      },
      resolve: (_, { importId, ...choices }, ctx) =>
        goOn(ctx, kind, { importId, state: 'IMPORTING', choices }),
    }),
    [`undo${type}`]: t.field({
      type: Import,
      permission,
      description: 'Takes back what was stored and nobody has used or changed since.',
      args: { importId: t.arg.id({ required: true }) },
      resolve: (_, { importId }, ctx) => goOn(ctx, kind, { importId, state: 'UNDOING' }),
    }),
  }));
}
