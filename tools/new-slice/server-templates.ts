import type { SliceNames } from './slice-names.ts';

/** The server room of a new slice. */
export function serverTemplates(names: SliceNames): Record<string, string> {
  return {
    [`server/${names.record}.queries.ts`]: queries(names),
    [`server/${names.slice}.graphql.ts`]: graphql(names),
    [`server/add-${names.record}.ts`]: action(names),
  };
}

/** The table the slice owns. */
export const migration = ({ slice, table, many }: SliceNames): string => `-- The ${many} of a region.
-- owner: slices/${slice}
create table ${table} (
  id uuid primary key default uuidv7(),
  region_id uuid not null references region (id),
  title text not null check (length(title) between 1 and 120),
  created_at timestamptz not null default now()
);
create index ${table}_by_region on ${table} (region_id, id);
select app.protect('${table}');
`;

const queries = ({ many, recordCamel, recordPascal, slicePascal }: SliceNames): string => `
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

const COLUMNS = ['id', 'regionId', 'title', 'createdAt'] as const;

export type ${recordPascal}Record = Awaited<ReturnType<typeof list${slicePascal}>>[number];

/** The newest ${many} of these regions. */
export const list${slicePascal} = (db: Db, regionIds: readonly string[], first: number) =>
  db
    .selectFrom('${recordCamel}')
    .select(COLUMNS)
    .where('regionId', '=', anyId(regionIds))
    .orderBy('id', 'desc')
    .limit(first)
    .execute();

export const insert${recordPascal} = (
  tx: Tx,
  added: { regionId: string; title: string },
): Promise<${recordPascal}Record> =>
  tx.insertInto('${recordCamel}').values(added).returning(COLUMNS).executeTakeFirstOrThrow();
`;

const graphql = ({ record, recordPascal, slicePascal, sliceCamel }: SliceNames): string => `
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { can } from '../rules/permissions.ts';
import { add${recordPascal} } from './add-${record}.ts';
import { list${slicePascal}, type ${recordPascal}Record } from './${record}.queries.ts';

const ${recordPascal} = builder.objectRef<${recordPascal}Record>('${recordPascal}').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    title: t.exposeString('title'),
  }),
});

builder.queryField('${sliceCamel}', (t) =>
  t.field({
    type: [${recordPascal}],
    permission: withRole('manager', 'admin'),
    args: { first: t.arg.int({ defaultValue: 50 }) },
    resolve: (_, { first }, ctx) => list${slicePascal}(ctx.db, can.readIn(actorOf(ctx)), first ?? 50),
  }),
);

builder.mutationField('add${recordPascal}', (t) =>
  t.field({
    type: ${recordPascal},
    permission: withRole('admin'),
    args: { regionId: t.arg.id({ required: true }), title: t.arg.string({ required: true }) },
    resolve: (_, args, ctx) => add${recordPascal}(ctx, args),
  }),
);
`;

const action = ({ record, one, recordCamel, recordPascal }: SliceNames): string => `
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkNew${recordPascal}, LONGEST_TITLE } from '../rules/${record}.ts';
import { can } from '../rules/permissions.ts';
import { insert${recordPascal}, type ${recordPascal}Record } from './${record}.queries.ts';

/** Adds a ${one} to a region. */
export async function add${recordPascal}(
  ctx: Context,
  { regionId, title: written }: { regionId: string; title: string },
): Promise<${recordPascal}Record> {
  const title = written.trim();
  if (!can.add(actorOf(ctx), regionId)) throw new RuleError('notAllowed', 'FORBIDDEN');
  const problem = checkNew${recordPascal}({ title });
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { most: LONGEST_TITLE });
  return transaction(ctx.db, async (tx) => {
    const added = await insert${recordPascal}(tx, { regionId, title });
    await audit(tx, ctx, {
      action: 'add${recordPascal}',
      entity: '${recordCamel}',
      entityId: added.id,
      regionId,
      after: { title },
    });
    return added;
  });
}
`;
