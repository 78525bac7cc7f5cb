import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { signedIn, viaParent, withRole } from '#kit/graphql/permission.ts';
import { writtenPercent } from '#kit/percent/percent.ts';
import { nameOfDoer, studentNameFields } from '#slices/people/server/api.ts';
import type { InvoiceLine as Line } from '../rules/invoice.ts';
import { METHODS, TRANSACTION_TYPES } from '../rules/ledger.ts';
import {
  BALANCE_STEPS,
  balanceOf,
  balanceSteps,
  INVOICE_STATUSES,
  invoiceStatus,
  type BalanceStep,
} from '../rules/standing.ts';
import type { InvoiceRecord } from './invoice.queries.ts';
import type { EntryRecord } from './ledger.queries.ts';
import { AmountCurrency } from './amount-currency.graphql.ts';
import { PaymentAttemptType } from './cards/payment-attempt.graphql.ts';
import { attemptsOfInvoice, linesOfInvoice } from './loaders.ts';
import {
  readFinancesOf,
  readInvoice,
  readOwnFinances,
  readTransaction,
  type CampusAccount,
  type Finances,
} from './read-finances.ts';

const takesCardsHere = ({ services: { cards } }: Pick<Context, 'services'>, isOn: boolean): boolean =>
  isOn && cards.kind !== 'none';

/** Those who keep the books of a campus; of which one is asked of each account. */
export const bookkeepers = withRole('admin', 'superadmin');

export const InvoiceStatusType = builder.enumType('InvoiceStatus', { values: INVOICE_STATUSES });
export const TransactionTypeType = builder.enumType('TransactionType', { values: TRANSACTION_TYPES });
export const TransactionMethod = builder.enumType('TransactionMethod', {
  description: 'How the money came or went. CREDIT: from what the student had with the college already.',
  values: METHODS,
});

const InvoiceLine = builder.objectRef<Line>('InvoiceLine').implement({
  permission: viaParent,
  fields: (t) => ({
    particulars: t.exposeString('particulars', { description: 'What it is for.' }),
    quantity: t.exposeInt('quantity'),
    price: t.expose('price', { type: 'MinorUnits', description: 'Of one.' }),
    taxRate: t.float({ description: 'In percent.', resolve: ({ taxRate }) => writtenPercent(taxRate) }),
    amount: t.expose('amount', { type: 'MinorUnits', description: 'Without tax.' }),
    tax: t.expose('tax', { type: 'MinorUnits' }),
  }),
});

const BalanceStepNameType = builder.enumType('BalanceStepName', { values: BALANCE_STEPS });
const BalanceStepType = builder.objectRef<BalanceStep>('BalanceStep').implement({
  permission: viaParent,
  fields: (t) => ({
    name: t.expose('name', { type: BalanceStepNameType }),
    amount: t.expose('amount', { type: 'MinorUnits' }),
  }),
});

export const Invoice = builder.objectRef<InvoiceRecord>('Invoice').implement({
  description:
    'What a student is charged. It never changes; what became of it follows from the transactions.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    personId: t.exposeID('personId'),
    ...studentNameFields(t),
    number: t.exposeString('number'),
    title: t.exposeString('title'),
    note: t.exposeString('note'),
    status: t.field({ type: InvoiceStatusType, resolve: invoiceStatus }),
    amount: t.expose('total', { type: 'MinorUnits', description: 'What the invoice is about: its total.' }),
    subtotal: t.expose('subtotal', { type: 'MinorUnits' }),
    tax: t.expose('tax', { type: 'MinorUnits' }),
    total: t.expose('total', { type: 'MinorUnits' }),
    paid: t.expose('paid', { type: 'MinorUnits' }),
    balance: t.field({
      type: 'MinorUnits',
      description: 'What is left to pay; less than nothing for what was paid too much.',
      resolve: balanceOf,
    }),
    balanceSteps: t.field({
      type: [BalanceStepType],
      description: 'How the balance was computed.',
      resolve: balanceSteps,
    }),
    currency: t.expose('currency', { type: AmountCurrency }),
    issuedOn: t.expose('issuedOn', { type: 'Day' }),
    dueOn: t.expose('dueOn', { type: 'Day' }),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    timeZone: t.exposeString('timeZone', { description: 'Of the campus.' }),
    isPaidInSteps: t.exposeBoolean('isPaidInSteps', {
      description: 'As was agreed: it is not late as long as that goes on.',
    }),
    takesCards: t.boolean({
      description: 'Whether it can be paid by card: the campus takes cards, and the college has a processor.',
      resolve: ({ takesCards }, _, ctx) => takesCardsHere(ctx, takesCards),
    }),
    paymentAttempts: t.field({
      type: [PaymentAttemptType],
      description: 'The tries to pay it by card, the newest first.',
      resolve: ({ id }, _, ctx) => attemptsOfInvoice(ctx).load(id),
    }),
    lines: t.field({ type: [InvoiceLine], resolve: ({ id }, _, ctx) => linesOfInvoice(ctx).load(id) }),
  }),
});

export const Transaction = builder.objectRef<EntryRecord>('Transaction').implement({
  description: 'What was booked on a student’s account.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    personId: t.exposeID('personId'),
    type: t.expose('type', { type: TransactionTypeType }),
    method: t.expose('method', { type: TransactionMethod, nullable: true }),
    amount: t.expose('amount', {
      type: 'MinorUnits',
      description: 'Less than nothing for what undoes another transaction.',
    }),
    currency: t.expose('currency', { type: AmountCurrency }),
    invoiceId: t.exposeID('invoiceId', { nullable: true }),
    invoiceNumber: t.exposeString('invoiceNumber', { nullable: true }),
    invoiceTitle: t.exposeString('invoiceTitle', { nullable: true }),
    isSponsored: t.exposeBoolean('isSponsored', {
      description: 'Whether it was paid by a sponsor’s card, or given back to it.',
    }),
    cardBrand: t.exposeString('cardBrand', {
      nullable: true,
      description: 'Of the card that was charged, or that something was given back to.',
    }),
    cardLastDigits: t.exposeString('cardLastDigits', { nullable: true }),
    reference: t.exposeString('reference'),
    reason: t.exposeString('reason'),
    day: t.expose('day', { type: 'Day', description: 'Of the campus: when the money came.' }),
    madeAt: t.expose('madeAt', { type: 'DateTime' }),
    madeByName: t.string({
      nullable: true,
      permission: bookkeepers,
      resolve: ({ madeBy }, _, ctx) => nameOfDoer(ctx, madeBy, null),
    }),
    reverses: t.exposeID('reverses', {
      nullable: true,
      description: 'The transaction that this one undoes.',
    }),
    isReversed: t.exposeBoolean('isReversed'),
    refunds: t.exposeID('refunds', { nullable: true, description: 'The payment that a refund gives back.' }),
    refunded: t.expose('givenBack', { type: 'MinorUnits', description: 'Of a payment.' }),
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    timeZone: t.exposeString('timeZone', { description: 'Of the campus.' }),
  }),
});

const CampusAccountType = builder.objectRef<CampusAccount>('CampusAccount').implement({
  description: 'What a person owes one campus, and has with it.',
  permission: viaParent,
  fields: (t) => ({
    regionId: t.exposeID('regionId'),
    regionName: t.exposeString('regionName'),
    timeZone: t.exposeString('timeZone'),
    today: t.expose('today', { type: 'Day', description: 'The day on the campus.' }),
    currency: t.expose('currency', { type: AmountCurrency }),
    takesCards: t.boolean({ resolve: ({ takesCards }, _, ctx) => takesCardsHere(ctx, takesCards) }),
    owed: t.expose('owed', { type: 'MinorUnits' }),
    overdue: t.expose('overdue', { type: 'MinorUnits' }),
    credit: t.expose('credit', { type: 'MinorUnits', description: 'Paid in advance, or too much.' }),
  }),
});

const FinancesType = builder.objectRef<Finances>('Finances').implement({
  description: 'The account of a person.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('personId'),
    accounts: t.expose('accounts', { type: [CampusAccountType] }),
    invoices: t.expose('invoices', { type: [Invoice], description: 'The newest first.' }),
    transactions: t.expose('transactions', { type: [Transaction], description: 'The newest first.' }),
  }),
});

builder.queryFields((t) => ({
  ownFinances: t.field({
    type: FinancesType,
    permission: signedIn,
    resolve: (_, __, ctx) => readOwnFinances(ctx),
  }),
  finances: t.field({
    type: FinancesType,
    nullable: true,
    permission: bookkeepers,
    args: { personId: t.arg.id({ required: true }) },
    resolve: (_, { personId }, ctx) => readFinancesOf(ctx, personId),
  }),
  invoice: t.field({
    type: Invoice,
    nullable: true,
    permission: signedIn,
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_, { _id }, ctx) => readInvoice(ctx, _id),
  }),
  transaction: t.field({
    type: Transaction,
    nullable: true,
    permission: signedIn,
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_, { _id }, ctx) => readTransaction(ctx, _id),
  }),
}));
