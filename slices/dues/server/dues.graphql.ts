import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { AmountCurrency, bookkeepers } from '#slices/billing/server/api.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { EXCEPTION_KINDS } from '../rules/dues-policy.ts';
import type { ExceptionRecord, HeldRecord, PolicyRecord, RemindedRecord } from './dues.queries.ts';
import { endException, giveException, readDuesOf, type Dues } from './exception.actions.ts';
import { readPolicies, savePolicy } from './policy.actions.ts';

const ExceptionKindType = builder.enumType('DuesExceptionKind', { values: EXCEPTION_KINDS });

const ReminderWords = builder.objectRef<{ locale: string; text: string }>('ReminderWords').implement({
  permission: viaParent,
  fields: (t) => ({ locale: t.exposeString('locale'), text: t.exposeString('text') }),
});

const DuesPolicyType = builder.objectRef<PolicyRecord>('DuesPolicy').implement({
  description: 'What a campus does about payments that are overdue.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('regionId', { description: 'Of the campus.' }),
    regionName: t.exposeString('regionName'),
    currency: t.expose('currency', { type: AmountCurrency, description: 'Of the limit.' }),
    campusCurrency: t.expose('campusCurrency', {
      type: AmountCurrency,
      description: 'In which the campus charges: that of a limit that is changed.',
    }),
    remindAfter: t.intList({
      description: 'Days after an invoice was due, in rising order; none for no reminders.',
      resolve: ({ remindAfter }) => [...remindAfter],
    }),
    words: t.field({
      type: [ReminderWords],
      description: 'What reminders say besides.',
      resolve: ({ words }) =>
        LOCALES.flatMap((locale) => (words[locale] ? [{ locale, text: words[locale] }] : [])),
    }),
    holdAbove: t.expose('holdAbove', {
      type: 'MinorUnits',
      nullable: true,
      description: 'Who owes more gets no official transcript; null where nobody is held.',
    }),
    version: t.exposeInt('version'),
  }),
});

const DuesHold = builder.objectRef<HeldRecord>('DuesHold').implement({
  description: 'Official transcripts are held by what a campus is owed.',
  permission: viaParent,
  fields: (t) => ({
    regionName: t.exposeString('regionName'),
    currency: t.expose('currency', { type: AmountCurrency }),
    overdue: t.expose('overdue', { type: 'MinorUnits' }),
    holdAbove: t.expose('holdAbove', { type: 'MinorUnits', description: 'The limit of the campus.' }),
  }),
});

const DuesException = builder.objectRef<ExceptionRecord>('DuesException').implement({
  description: 'A student who is spared reminders or a hold.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: ExceptionKindType }),
    reason: t.exposeString('reason'),
    validTo: t.expose('validTo', { type: 'Day', nullable: true, description: 'The last day.' }),
    isEnded: t.boolean({ resolve: ({ endedAt }) => endedAt !== null }),
    givenByName: t.string({
      nullable: true,
      resolve: ({ givenBy, personId }, _, ctx) => nameOfDoer(ctx, givenBy, personId),
    }),
    givenAt: t.expose('givenAt', { type: 'DateTime' }),
  }),
});

const DuesReminder = builder.objectRef<RemindedRecord>('DuesReminder').implement({
  description: 'A student was reminded of an invoice.',
  permission: viaParent,
  fields: (t) => ({
    invoiceId: t.exposeID('invoiceId'),
    number: t.exposeString('number', { description: 'Of the invoice.' }),
    daysAfter: t.exposeInt('daysAfter', { description: 'Days after it was due.' }),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
  }),
});

const DuesType = builder.objectRef<Dues>('Dues').implement({
  description: 'What becomes of a person’s overdue payments.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('personId'),
    holds: t.expose('holds', { type: [DuesHold] }),
    exceptions: t.expose('exceptions', { type: [DuesException], description: 'The newest first.' }),
    reminders: t.expose('reminders', {
      type: [DuesReminder],
      description: 'The last ones, the newest first.',
    }),
  }),
});

const ReminderWordsInput = builder.inputType('ReminderWordsInput', {
  fields: (t) => ({ locale: t.string({ required: true }), text: t.string({ required: true }) }),
});

const DuesPolicyInput = builder.inputType('DuesPolicyInput', {
  fields: (t) => ({
    remindAfter: t.intList({ required: true }),
    words: t.field({ type: [ReminderWordsInput], required: true }),
    holdAbove: t.field({ type: 'MinorUnits' }),
  }),
});

const DuesExceptionInput = builder.inputType('DuesExceptionInput', {
  fields: (t) => ({
    kind: t.field({ type: ExceptionKindType, required: true }),
    reason: t.string({ required: true }),
    validTo: t.field({ type: 'Day', description: 'The last day; null for no end.' }),
  }),
});

function knownLocale(locale: string): Locale {
  if (!isLocale(locale)) throw new RuleError('requestNotUnderstood');
  return locale;
}

builder.queryFields((t) => ({
  duesPolicies: t.field({
    type: [DuesPolicyType],
    permission: bookkeepers,
    description: 'Of the caller’s campuses, also of those that have said nothing.',
    resolve: (_, __, ctx) => readPolicies(ctx),
  }),
  dues: t.field({
    type: DuesType,
    permission: bookkeepers,
    description: 'On the caller’s campuses.',
    args: { personId: t.arg.id({ required: true }) },
    resolve: (_, { personId }, ctx) => readDuesOf(ctx, personId),
  }),
}));

builder.mutationFields((t) => ({
  saveDuesPolicy: t.field({
    type: DuesPolicyType,
    permission: bookkeepers,
    args: {
      regionId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      duesPolicyInput: t.arg({ type: DuesPolicyInput, required: true }),
    },
    resolve: (_, { duesPolicyInput: { words, holdAbove, ...input }, ...args }, ctx) =>
      savePolicy(ctx, {
        ...args,
        ...input,
        words: Object.fromEntries(words.map(({ locale, text }) => [knownLocale(locale), text])),
        holdAbove: holdAbove ?? null,
      }),
  }),
  giveDuesException: t.field({
    type: DuesException,
    permission: bookkeepers,
    args: {
      duesExceptionId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      personId: t.arg.id({ required: true }),
      regionId: t.arg.id({ required: true }),
      duesExceptionInput: t.arg({ type: DuesExceptionInput, required: true }),
    },
    resolve: (_, { duesExceptionId: id, duesExceptionInput: { validTo, ...input }, ...whose }, ctx) =>
      giveException(ctx, { id, ...whose, ...input, validTo: validTo ?? null }),
  }),
  endDuesException: t.field({
    type: DuesException,
    permission: bookkeepers,
    description: 'Ends it at once, or lets it count again.',
    args: {
      duesExceptionId: t.arg.id({ required: true }),
      isEnded: t.arg.boolean({ required: true }),
    },
    resolve: (_, { duesExceptionId: id, isEnded }, ctx) => endException(ctx, { id, isEnded }),
  }),
}));
