import { builder } from '#kit/graphql/builder.ts';
import { countedPageType, parsedSearch } from '#kit/graphql/page.ts';
import { anyone, signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { MAX_SEARCH } from '../rules/log-entry.ts';
import { insertLogit } from './insert-logit.ts';
import { logEntriesPage, type LogEntry } from './log-entry.queries.ts';
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

const LogitPage = countedPageType('LogitPage', Logit);

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
    resolve: (_, args, ctx) => openExport(ctx, args),
  }),
);

builder.queryField('logits', (t) =>
  t.field({
    type: LogitPage,
    exportedAs: 'system-log',
    permission: withRole('superadmin'),
    args: { filter: t.arg({ type: LogitFilter }), first: t.arg.int({ defaultValue: 50 }), after: t.arg.id() },
    resolve: (_, { filter, first, after }, ctx) => {
      const search = parsedSearch(filter?.search, 'logSearchTooLong', MAX_SEARCH);
      return logEntriesPage(ctx.db, { ...filter, search }, { first: first ?? 50, after });
    },
  }),
);
