import type { SliceNames } from './slice-names.ts';

/** The server room of a new slice. */
export function serverTemplates(names: SliceNames): Record<string, string> {
  return {
    [`server/${names.record}.queries.ts`]: queries(names),
    [`server/${names.record}.actions.ts`]: actions(names),
    [`server/${names.slice}.graphql.ts`]: graphql(names),
    'server/slice.ts': offers(names),
  };
}

/** The table the slice owns. */
export const migration = ({ slice, table, many }: SliceNames): string => `-- The ${many} of a campus.
-- owner: slices/${slice}
create table ${table} (
  id uuid primary key,
  region_id uuid not null references region (id),
  title text not null check (length(title) between 1 and 120),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index ${table}_by_region on ${table} (region_id, id);
select app.protect('${table}');
`;

const queries = ({ record, recordCamel, recordPascal, slicePascal }: SliceNames): string => `
import { sql } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import type { ${recordPascal}Values } from '../rules/${record}.ts';

export interface ${recordPascal}Record extends ${recordPascal}Values {
  id: string;
  regionName: string;
  version: number;
}

const rows = (db: Db | Tx) =>
  db
    .selectFrom('${recordCamel} as t')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .select(['t.id', 't.title', 't.regionId', 'r.name as regionName', 't.version']);

/** All that are in reach: a campus has as many as a page can show. */
export const list${slicePascal} = (db: Db): Promise<${recordPascal}Record[]> =>
  rows(db).orderBy(sql\`app.search_form(t.title)\`).orderBy('t.id').execute();

export const find${recordPascal} = (db: Db | Tx, id: string): Promise<${recordPascal}Record | undefined> =>
  rows(db).where('t.id', '=', id).executeTakeFirst();
`;

const actions = ({ record, recordCamel, recordPascal }: SliceNames): string => `
import { deleteRow, insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { createRecord, deleteRecord, updateRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import { ${recordCamel} } from '../rules/${record}.ts';
import { can } from '../rules/permissions.ts';
import { find${recordPascal}, type ${recordPascal}Record } from './${record}.queries.ts';

type ${recordPascal}Input = InputOf<typeof ${recordCamel}>;

const entity: Entity<typeof ${recordCamel}, ${recordPascal}Record> = {
  name: '${recordCamel}',
  fields: ${recordCamel},
  async load(tx, ctx, id) {
    await lockRow(tx, '${recordCamel}', id);
    const found = await find${recordPascal}(tx, id);
    return found && can.keep(actorOf(ctx), found) ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
};

function refuseOtherCampus(ctx: Context, values: { regionId: string }): void {
  if (!can.keep(actorOf(ctx), values)) throw new RuleError('recordNotFound', 'NOT_FOUND');
}

export const create${recordPascal} = (
  ctx: Context,
  id: string,
  input: ${recordPascal}Input,
): Promise<${recordPascal}Record> =>
  createRecord(ctx, entity, {
    action: 'create${recordPascal}',
    id,
    input,
    insert(tx, values) {
      refuseOtherCampus(ctx, values);
      return insertRow(tx, '${recordCamel}', { id, ...values });
    },
  });

export const update${recordPascal} = (
  ctx: Context,
  change: { ${recordCamel}Id: string; version: number; ${recordCamel}Input: ${recordPascal}Input },
): Promise<${recordPascal}Record> =>
  updateRecord(ctx, entity, {
    action: 'update${recordPascal}',
    id: change.${recordCamel}Id,
    version: change.version,
    input: change.${recordCamel}Input,
    write(tx, { after }) {
      refuseOtherCampus(ctx, after);
      return updateRow(tx, '${recordCamel}', change.${recordCamel}Id, after);
    },
  });

export const delete${recordPascal} = (ctx: Context, id: string): Promise<boolean> =>
  deleteRecord(ctx, entity, {
    action: 'delete${recordPascal}',
    id,
    remove: (tx) => deleteRow(tx, '${recordCamel}', id),
  });
`;

const graphql = ({ record, one, recordCamel, recordPascal, slicePascal, sliceCamel }: SliceNames): string => `
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { recordFields, recordInput } from '#kit/graphql/record-types.ts';
import { ${recordCamel} } from '../rules/${record}.ts';
import { can } from '../rules/permissions.ts';
import { create${recordPascal}, delete${recordPascal}, update${recordPascal} } from './${record}.actions.ts';
import { list${slicePascal}, type ${recordPascal}Record } from './${record}.queries.ts';

const keepers = withRole('admin', 'superadmin');

const ${recordPascal} = builder.objectRef<${recordPascal}Record>('${recordPascal}').implement({
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, ${recordCamel}),
    regionName: t.exposeString('regionName'),
  }),
});

const ${recordPascal}Input = recordInput('${recordPascal}Input', ${recordCamel});

builder.queryField('${sliceCamel}', (t) =>
  t.field({
    type: [${recordPascal}],
    permission: keepers,
    resolve: async (_, __, ctx) =>
      (await list${slicePascal}(ctx.db)).filter((known) => can.keep(actorOf(ctx), known)),
  }),
);

builder.mutationField('create${recordPascal}', (t) =>
  t.field({
    type: ${recordPascal},
    permission: keepers,
    args: {
      ${recordCamel}Id: t.arg.id({ required: true, description: 'A new id for the ${one}, made by the form.' }),
      ${recordCamel}Input: t.arg({ type: ${recordPascal}Input, required: true }),
    },
    resolve: (_, { ${recordCamel}Id, ${recordCamel}Input }, ctx) =>
      create${recordPascal}(ctx, ${recordCamel}Id, ${recordCamel}Input),
  }),
);

builder.mutationField('update${recordPascal}', (t) =>
  t.field({
    type: ${recordPascal},
    permission: keepers,
    args: {
      ${recordCamel}Id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      ${recordCamel}Input: t.arg({ type: ${recordPascal}Input, required: true }),
    },
    resolve: (_, change, ctx) => update${recordPascal}(ctx, change),
  }),
);

builder.mutationField('delete${recordPascal}', (t) =>
  t.boolean({
    permission: keepers,
    args: { ${recordCamel}Id: t.arg.id({ required: true }) },
    resolve: (_, { ${recordCamel}Id }, ctx) => delete${recordPascal}(ctx, ${recordCamel}Id),
  }),
);
`;

const offers = ({ slice }: SliceNames): string => `
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './${slice}.graphql.ts';

export const slice: ServerSlice = {};
`;
