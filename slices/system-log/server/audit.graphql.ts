import { builder } from '#kit/graphql/builder.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent, withRole } from '#kit/graphql/permission.ts';
import { LINKS_PER_CHECK, payloadOf, placeOf } from '../rules/audit-entry.ts';
import { LogAboutType } from './log-about.graphql.ts';
import {
  checkLinks,
  auditEntriesPage,
  readChainState,
  type ChainState,
  type CheckedLinks,
  type Entry,
} from './audit-entries.queries.ts';

const superadmins = withRole('superadmin');

const AuditEntry = builder.objectRef<Entry>('AuditEntry').implement({
  description: 'Who changed what, when, and as whom.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'A number: entries are counted.' }),
    at: t.expose('at', { type: 'DateTime' }),
    userName: t.exposeString('actorName', {
      nullable: true,
      description: 'None for what the server does by itself.',
    }),
    impersonatorName: t.exposeString('impersonatorName', { nullable: true }),
    action: t.exposeString('action'),
    entity: t.exposeString('entity'),
    entityId: t.exposeID('entityId', { nullable: true }),
    isAutomatic: t.exposeBoolean('isAutomatic', { description: 'Done by the server itself.' }),
    about: t.expose('about', { type: LogAboutType }),
    regionName: t.exposeString('regionName', { nullable: true }),
    payload: t.string({
      description: 'What was and what is, as JSON; empty when neither is known.',
      resolve: payloadOf,
    }),
  }),
});

const AuditEntryPage = countedPageType('AuditEntryPage', AuditEntry);

const AuditFilter = builder.inputType('AuditFilter', {
  fields: (t) => ({
    person: t.string({
      description: 'Part of the name or address of the user who did it, or stood behind it.',
    }),
    action: t.string(),
    entity: t.string(),
    from: t.field({ type: 'DateTime', description: 'The first instant that counts.' }),
    before: t.field({ type: 'DateTime', description: 'The first instant that does not count any more.' }),
  }),
});

const AuditChain = builder.objectRef<ChainState>('AuditChain').implement({
  description: 'The state of the hash chain by which changes of the audit log would be noticed.',
  permission: viaParent,
  fields: (t) => ({
    linked: t.int({ resolve: ({ linked }) => Number(linked) }),
    waiting: t.exposeInt('waiting', { description: 'Entries that are linked within a minute.' }),
  }),
});

const CheckedAuditLinks = builder.objectRef<CheckedLinks>('CheckedAuditLinks').implement({
  permission: viaParent,
  fields: (t) => ({
    reached: t.exposeString('reached', { description: 'Where to go on from, or the end.' }),
    broken: t.string({
      description: 'The place of the first link that does not fit; empty when all do.',
      resolve: ({ broken }) => broken ?? '',
    }),
  }),
});

builder.queryField('auditEntries', (t) =>
  t.field({
    type: AuditEntryPage,
    exportedAs: 'audit-log',
    permission: superadmins,
    args: {
      filter: t.arg({ type: AuditFilter }),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.string({ description: 'The number of the last entry seen.' }),
    },
    resolve: (_, { filter, first, after }, ctx) =>
      auditEntriesPage(ctx.db, filter ?? {}, {
        first: first ?? 50,
        after: placeOf(after),
        locale: ctx.locale,
      }),
  }),
);

builder.queryField('auditChain', (t) =>
  t.field({ type: AuditChain, permission: superadmins, resolve: (_, __, ctx) => readChainState(ctx.db) }),
);

builder.queryField('checkAuditLinks', (t) =>
  t.field({
    type: CheckedAuditLinks,
    description: 'Checks the next links of the chain behind a place; from the beginning without one.',
    permission: superadmins,
    args: { after: t.arg.string() },
    resolve: (_, { after }, ctx) => checkLinks(ctx.db, placeOf(after) ?? '0', LINKS_PER_CHECK),
  }),
);
