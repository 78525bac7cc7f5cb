import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { AmountCurrency, bookkeepers } from '#slices/billing/server/api.ts';
import { COLUMN_FIELDS, type Columns } from '../rules/columns.ts';
import { CONFIRMED_AT_ONCE } from '../rules/decision.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { DAY_ORDERS } from '../rules/read-days.ts';
import { appendToFile, beginFile, readFile } from './add-bank-file.ts';
import { BankFile, BankFilePage } from './bank-files.graphql.ts';
import { BankLine, BankLinePage, LineSideType } from './bank-lines.graphql.ts';
import { matchLine, matchSure, setLineAside, undoDecision, type MatchOutcome } from './decide-bank-line.ts';
import { MAX_SURE, readSure, type SureMatch, type SureMatches } from './find-matches.ts';
import { readFileOf, readFiles, readLine, readLines } from './read-bank-files.ts';

const SureMatchType = builder.objectRef<SureMatch>('SureBankMatch').implement({
  permission: viaParent,
  fields: (t) => ({ lineId: t.exposeID('lineId'), invoiceId: t.exposeID('invoiceId') }),
});
const SureTotal = builder.objectRef<SureMatches['totals'][number]>('SureBankTotal').implement({
  permission: viaParent,
  fields: (t) => ({
    currency: t.expose('currency', { type: AmountCurrency }),
    amount: t.expose('amount', { type: 'MinorUnits' }),
    count: t.exposeInt('count'),
  }),
});
const SureMatchesType = builder.objectRef<SureMatches>('SureBankMatches').implement({
  description: 'The lines of a file about which there is no doubt.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('fileId', { description: 'Of the file.' }),
    matches: t.expose('matches', { type: [SureMatchType], extensions: countsForRows(MAX_SURE) }),
    totals: t.expose('totals', { type: [SureTotal], description: 'In each currency.' }),
  }),
});
const MatchOutcomeType = builder.objectRef<MatchOutcome>('BankMatchOutcome').implement({
  permission: viaParent,
  fields: (t) => ({
    lineId: t.exposeID('lineId'),
    isDone: t.exposeBoolean('isDone', { description: 'False where it is not as sure any more as it was.' }),
  }),
});

const ColumnFieldType = builder.enumType('BankColumn', { values: COLUMN_FIELDS });
const DayOrderType = builder.enumType('BankDayOrder', { values: DAY_ORDERS });
const BankColumnInput = builder.inputType('BankColumnInput', {
  fields: (t) => ({
    column: t.field({ type: ColumnFieldType, required: true, description: 'What it holds.' }),
    index: t.int({ required: true, description: 'Where it stands, counted from 0.' }),
  }),
});
const BankPartInput = builder.inputType('BankPartInput', {
  fields: (t) => ({
    invoiceId: t.id({ required: true }),
    amount: t.field({ type: 'MinorUnits', required: true }),
  }),
});
const SureBankMatchInput = builder.inputType('SureBankMatchInput', {
  fields: (t) => ({
    decisionId: t.id({ required: true }),
    lineId: t.id({ required: true }),
    invoiceId: t.id({ required: true }),
  }),
});

const NEW_ID = 'A new id, made by the page: what is sent twice is done once.';

builder.queryFields((t) => ({
  bankFiles: t.field({
    type: BankFilePage,
    permission: bookkeepers,
    description: 'Of the caller’s campuses, the newest first.',
    args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.id() },
    resolve: (_, page, ctx) => readFiles(ctx, page),
  }),
  bankFile: t.field({
    type: BankFile,
    nullable: true,
    permission: bookkeepers,
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_, { _id }, ctx) => readFileOf(ctx, _id),
  }),
  bankLines: t.field({
    type: BankLinePage,
    permission: bookkeepers,
    args: {
      fileId: t.arg.id({ required: true }),
      side: t.arg({ type: LineSideType, defaultValue: 'PENDING' }),
      search: t.arg.string(),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { fileId, side, search, ...page }, ctx) =>
      readLines(ctx, { fileId, side: side ?? 'PENDING', search }, page),
  }),
  bankLine: t.field({
    type: BankLine,
    nullable: true,
    permission: bookkeepers,
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_, { _id }, ctx) => readLine(ctx, _id),
  }),
  sureBankMatches: t.field({
    type: SureMatchesType,
    permission: bookkeepers,
    args: { fileId: t.arg.id({ required: true }) },
    resolve: (_, { fileId }, ctx) => readSure(ctx, fileId),
  }),
}));

builder.mutationFields((t) => ({
  beginBankFile: t.field({
    type: BankFile,
    permission: bookkeepers,
    args: {
      fileId: t.arg.id({ required: true, description: NEW_ID }),
      regionId: t.arg.id({ required: true }),
      fileName: t.arg.string({ required: true }),
    },
    resolve: (_, asked, ctx) => beginFile(ctx, asked),
  }),
  appendToBankFile: t.field({
    type: BankFile,
    permission: bookkeepers,
    args: {
      fileId: t.arg.id({ required: true }),
      piece: t.arg.int({ required: true, description: 'The first is 0.' }),
      text: t.arg.string({ required: true }),
    },
    resolve: (_, asked, ctx) => appendToFile(ctx, asked),
  }),
  readBankFile: t.field({
    type: BankFile,
    permission: bookkeepers,
    description: 'Reads what has arrived. Columns and order of days are said of tables that do not say them.',
    args: {
      fileId: t.arg.id({ required: true }),
      columns: t.arg({ type: [BankColumnInput] }),
      dayOrder: t.arg({ type: DayOrderType }),
    },
    resolve: (_, { fileId, columns, dayOrder }, ctx) =>
      readFile(ctx, {
        fileId,
        choices: {
          columns: columns
            ? (Object.fromEntries(columns.map(({ column, index }) => [column, index])) as Columns)
            : null,
          dayOrder: dayOrder ?? null,
        },
      }),
  }),
  matchBankLine: t.field({
    type: BankLine,
    permission: bookkeepers,
    args: {
      decisionId: t.arg.id({ required: true, description: NEW_ID }),
      lineId: t.arg.id({ required: true }),
      parts: t.arg({
        type: [BankPartInput],
        required: true,
        description: 'All of it, to each invoice once.',
      }),
    },
    resolve: (_, asked, ctx) => matchLine(ctx, asked),
  }),
  matchSureBankLines: t.field({
    type: [MatchOutcomeType],
    permission: bookkeepers,
    description: `Up to ${CONFIRMED_AT_ONCE}, each as long as there is no doubt about it.`,
    args: { matches: t.arg({ type: [SureBankMatchInput], required: true }) },
    resolve: (_, { matches }, ctx) => {
      if (matches.length > CONFIRMED_AT_ONCE) throw new RuleError('requestNotUnderstood');
      return matchSure(ctx, matches);
    },
  }),
  setBankLineAside: t.field({
    type: BankLine,
    permission: bookkeepers,
    args: {
      decisionId: t.arg.id({ required: true, description: NEW_ID }),
      lineId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, asked, ctx) => setLineAside(ctx, asked),
  }),
  undoBankDecision: t.field({
    type: BankLine,
    permission: bookkeepers,
    description: 'What was booked by it is reversed.',
    args: {
      decisionId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true, description: 'Stands with what is reversed.' }),
    },
    resolve: (_, asked, ctx) => undoDecision(ctx, asked),
  }),
}));
