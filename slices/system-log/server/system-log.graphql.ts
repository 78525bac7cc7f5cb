import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage } from '#kit/graphql/page.ts';
import { anyone, signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { MAX_SEARCH } from '../rules/log-entry.ts';
import { insertLogit } from './insert-logit.ts';
import { countLogEntries, listLogEntries, type LogFilter } from './log-entry.queries.ts';
import { openExport } from './open-export.ts';

const LogitInput = builder.inputType('LogitInput', {
  fields: (t) => ({
    userId: t.id({ description: 'Accepted and not used: the session says who it was.' }),
    action: t.string({ required: true }),
    type: t.string({ required: true }),
    payload: t.string({ required: true }),
    reference: t.string({ description: 'What the person was shown, to quote it.' }),
  }),
});

const InsertedLogit = builder.objectRef<{ id: string }>('InsertedLogit').implement({
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id') }),
});

const Logit = builder.objectRef<LogEntry>('Logit').implement({
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

const LogitPage = builder.objectRef<LogPage>('LogitPage').implement({
  permission: viaParent,
  fields: (t) => ({
    rows: t.expose('rows', { type: [Logit] }),
    nextCursor: t.exposeID('nextCursor', { nullable: true }),
    count: t.int({
      description:
        'How many entries match, as far as they are counted: up to 1,000, and only when asked for.',
      resolve: async (page) => (await page.counted()).count,
    }),
    countIsOpen: t.boolean({
      description: 'Whether more match than were counted.',
      resolve: async (page) => (await page.counted()).isOpen,
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

builder.mutationField('openExport', (t) =>
  t.boolean({
    description: 'Comes before the pages of a list that is saved as a file. The filter is JSON.',
    permission: signedIn,
    args: { list: t.arg.string({ required: true }), filter: t.arg.string({ required: true }) },
    resolve: (_, asked, ctx) => openExport(ctx, asked),
  }),
);

builder.queryField('logits', (t) =>
  t.field({
    type: LogitPage,
    exportedAs: 'system-log',
    permission: withRole('superadmin'),
    args: { filter: t.arg({ type: LogitFilter }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    resolve: (_, { filter, first, after }, ctx) =>
      listLogits(ctx, { filter, first: first ?? 50, after: after ?? null }),
  }),
);

type LogEntry = Awaited<ReturnType<typeof listLogEntries>>[number];

type LogPage = CountedPage<LogEntry>;

/** A page of the system log. */
async function listLogits(
  ctx: Context,
  asked: { filter?: LogFilter | null | undefined; first: number; after: string | null },
): Promise<LogPage> {
  const search = asked.filter?.search?.trim() ?? '';
  if (search.length > MAX_SEARCH)
    throw new RuleError('logSearchTooLong', 'BAD_USER_INPUT', { max: MAX_SEARCH });
  const filter = { ...asked.filter, search };
  const found = await listLogEntries(ctx.db, filter, asked.first, asked.after);
  return countedPage(found, asked.first, (max) => countLogEntries(ctx.db, filter, max));
}
