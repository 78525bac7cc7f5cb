import { builder } from '#kit/graphql/builder.ts';
import { anyone, viaParent, withRole } from '#kit/graphql/permission.ts';
import { insertLogit } from './insert-logit.ts';
import { countLogEntries, listLogEntries, type LogFilter } from './log-entry.queries.ts';

type Entry = Awaited<ReturnType<typeof listLogEntries>>[number];

const LogitInput = builder.inputType('LogitInput', {
  fields: (t) => ({
    userId: t.id({ description: 'Accepted and not used: the session says who it was.' }),
    action: t.string({ required: true }),
    type: t.string({ required: true }),
    payload: t.string({ required: true }),
  }),
});

const InsertedLogit = builder.objectRef<{ id: string }>('InsertedLogit').implement({
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id') }),
});

const Logit = builder.objectRef<Entry>('Logit').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    userId: t.exposeID('personId', { nullable: true }),
    userName: t.exposeString('personName', { nullable: true }),
    type: t.exposeString('type'),
    action: t.exposeString('action'),
    payload: t.exposeString('payload'),
    reference: t.exposeString('reference', { nullable: true }),
  }),
});

interface Page {
  rows: Entry[];
  nextCursor: string | null;
  filter: LogFilter;
}

const LogitPage = builder.objectRef<Page>('LogitPage').implement({
  permission: viaParent,
  fields: (t) => ({
    rows: t.expose('rows', { type: [Logit] }),
    nextCursor: t.exposeID('nextCursor', { nullable: true }),
    count: t.int({
      description: 'How many entries match in all; counted only when asked for.',
      resolve: ({ filter }, _, ctx) => countLogEntries(ctx.db, filter),
    }),
  }),
});

const LogitFilter = builder.inputType('LogitFilter', {
  fields: (t) => ({
    search: t.string(),
    type: t.string(),
    action: t.string(),
    reference: t.string(),
    from: t.field({ type: 'DateTime', description: 'The first instant that counts.' }),
    before: t.field({ type: 'DateTime', description: 'The first instant that does not count any more.' }),
  }),
});

builder.mutationField('insertLogit', (t) =>
  t.field({
    type: InsertedLogit,
    permission: anyone,
    args: { logitInput: t.arg({ type: LogitInput, required: true }) },
    resolve: (_, { logitInput }, ctx) => insertLogit(ctx, logitInput),
  }),
);

builder.queryField('logits', (t) =>
  t.field({
    type: LogitPage,
    permission: withRole('superadmin'),
    args: { filter: t.arg({ type: LogitFilter }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    resolve: async (_, { filter, first, after }, ctx) => {
      const size = first ?? 50;
      const found = await listLogEntries(ctx.db, filter ?? {}, size, after ?? null);
      const rows = found.slice(0, size);
      return {
        rows,
        nextCursor: found.length > size ? (rows.at(-1)?.id ?? null) : null,
        filter: filter ?? {},
      };
    },
  }),
);
