import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { AmountCurrency, findEntries, type EntryRecord } from '#slices/billing/server/api.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { DECISION_KINDS, LINE_STATUSES } from '../rules/decision.ts';
import { MATCH_REASONS } from '../rules/suggest.ts';
import { fileOfLine } from './bank-files.graphql.ts';
import { LINE_SIDES, type LineRecord } from './bank-line.queries.ts';
import { listDecisions, listMatches, type DecisionRecord } from './decision.queries.ts';
import { suggestForLines, type FoundMatch } from './find-matches.ts';

export const LineSideType = builder.enumType('BankLineSide', {
  description: 'REPEATED: those that had come in an earlier file.',
  values: LINE_SIDES,
});
const LineStatusType = builder.enumType('BankLineStatus', { values: LINE_STATUSES });
const DecisionKindType = builder.enumType('BankDecisionKind', { values: DECISION_KINDS });
const MatchReasonType = builder.enumType('BankMatchReason', {
  description: 'NUMBER_PART: the year and the count at the end of the invoice’s number.',
  values: MATCH_REASONS,
});

const suggestionsOfLine = loaderByOwner(
  (ctx, ids) => suggestForLines(ctx, ids),
  ({ lineId }) => lineId,
);
const decisionsOfLine = loaderByOwner(
  (ctx, ids) => listDecisions(ctx.db, ids),
  ({ lineId }) => lineId,
);
const paymentsOfDecision = loaderByOwner(
  async (ctx, ids) => {
    const matches = await listMatches(ctx.db, ids);
    const entries = await findEntries(
      ctx.db,
      matches.map(({ entryId }) => entryId),
    );
    return matches.flatMap(({ decisionId, entryId }) => {
      const entry = entries.find(({ id }) => id === entryId);
      return entry ? [{ ...entry, decisionId }] : [];
    });
  },
  ({ decisionId }) => decisionId,
);

const BankSuggestion = builder.objectRef<FoundMatch>('BankSuggestion').implement({
  description: 'An open invoice that a line may pay.',
  permission: viaParent,
  fields: (t) => ({
    invoiceId: t.exposeID('invoiceId'),
    number: t.exposeString('number'),
    title: t.exposeString('title'),
    personId: t.exposeID('personId', { description: 'The student’s.' }),
    studentName: t.string({ resolve: fullName }),
    balance: t.expose('balance', {
      type: 'MinorUnits',
      description: 'What is open, in the currency of the line.',
    }),
    dueOn: t.expose('dueOn', { type: 'Day' }),
    reasons: t.expose('reasons', { type: [MatchReasonType], description: 'The strongest first.' }),
    isSure: t.exposeBoolean('isSure', { description: 'It may be confirmed together with others.' }),
  }),
});

const BankPayment = builder.objectRef<EntryRecord>('BankPayment').implement({
  description: 'As what a line was booked.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'Of the transaction.' }),
    personId: t.exposeID('personId'),
    studentName: t.string({
      resolve: async ({ personId }, _, ctx) => (await nameOfDoer(ctx, personId, null)) ?? '',
    }),
    invoiceId: t.exposeID('invoiceId', { nullable: true }),
    invoiceNumber: t.exposeString('invoiceNumber', { nullable: true }),
    amount: t.expose('amount', { type: 'MinorUnits' }),
    isReversed: t.exposeBoolean('isReversed'),
  }),
});

const BankDecision = builder.objectRef<DecisionRecord>('BankDecision').implement({
  description: 'What was decided about a line.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: DecisionKindType }),
    reason: t.exposeString('reason', { description: 'Why it is no payment of a student.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime' }),
    decidedByName: t.string({
      nullable: true,
      resolve: ({ decidedBy }, _, ctx) => nameOfDoer(ctx, decidedBy, null),
    }),
    undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
    undoneByName: t.string({
      nullable: true,
      resolve: ({ undoneBy }, _, ctx) => nameOfDoer(ctx, undoneBy, null),
    }),
    payments: t.field({
      type: [BankPayment],
      extensions: countsForRows(2),
      resolve: ({ id }, _, ctx) => paymentsOfDecision(ctx).load(id),
    }),
  }),
});

export const BankLine = builder.objectRef<LineRecord>('BankLine').implement({
  description: 'Money that came to a campus through its bank.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    regionId: t.exposeID('regionId'),
    fileId: t.exposeID('fileId', { description: 'The first file it came in.' }),
    fileName: t.string({ resolve: async (line, _, ctx) => (await fileOfLine(ctx, line))?.fileName ?? '' }),
    fileAddedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: async (line, _, ctx) => (await fileOfLine(ctx, line))?.createdAt ?? null,
    }),
    account: t.exposeString('account', { description: 'To which it came, as far as the bank says.' }),
    day: t.expose('day', { type: 'Day', description: 'When it was booked by the bank.' }),
    amount: t.expose('amount', { type: 'MinorUnits' }),
    currency: t.expose('currency', { type: AmountCurrency }),
    remitter: t.exposeString('remitter', { description: 'Who has sent it.' }),
    text: t.exposeString('text'),
    reference: t.exposeString('reference'),
    isReversal: t.exposeBoolean('isReversal', { description: 'Money of the campus that came back to it.' }),
    status: t.expose('status', { type: LineStatusType }),
    decisionId: t.exposeID('decisionId', { nullable: true, description: 'The one that stands.' }),
    suggestions: t.field({
      type: [BankSuggestion],
      description: 'What it may pay, the likeliest first; nothing once it was decided about.',
      resolve: ({ id, status }, _, ctx) => (status === 'PENDING' ? suggestionsOfLine(ctx).load(id) : []),
    }),
    decisions: t.field({
      type: [BankDecision],
      description: 'The one that stands, then those that were undone, the newest first.',
      extensions: countsForRows(2),
      resolve: ({ id }, _, ctx) => decisionsOfLine(ctx).load(id),
    }),
  }),
});

export const BankLinePage = countedPageType('BankLinePage', BankLine);
