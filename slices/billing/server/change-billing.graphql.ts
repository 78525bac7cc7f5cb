import { builder } from '#kit/graphql/builder.ts';
import { signedIn } from '#kit/graphql/permission.ts';
import { percent } from '#kit/percent/percent.ts';
import { CREDIT_KINDS, DESK_METHODS } from '../rules/ledger.ts';
import { bookkeepers, Invoice, Transaction } from './billing.graphql.ts';
import {
  creditInvoice,
  payFromCredit,
  recordAdvance,
  recordPayment,
  reverseTransaction,
} from './change-account.ts';
import { refundPayment } from './cards/refund-payment.ts';
import { deleteInvoice } from './delete-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';

const DeskMethod = builder.enumType('DeskMethod', { values: DESK_METHODS });
const CreditKind = builder.enumType('CreditKind', {
  description: 'Reduction: it should not have been charged. Write-off: nobody is going to pay it.',
  values: CREDIT_KINDS,
});

export const InvoiceLineInput = builder.inputType('InvoiceLineInput', {
  fields: (t) => ({
    particulars: t.string({ required: true }),
    quantity: t.int({ required: true }),
    price: t.field({
      type: 'MinorUnits',
      required: true,
      description: 'Of one; less than nothing for a reduction.',
    }),
    taxRate: t.float({ required: true, description: 'In percent.' }),
  }),
});

const InvoiceInput = builder.inputType('InvoiceInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    note: t.string(),
    dueOn: t.field({ type: 'Day', required: true }),
    lines: t.field({ type: [InvoiceLineInput], required: true }),
  }),
});

const PaymentInput = builder.inputType('PaymentInput', {
  fields: (t) => ({
    amount: t.field({ type: 'MinorUnits', required: true }),
    method: t.field({ type: DeskMethod, required: true }),
    day: t.field({ type: 'Day', required: true, description: 'When the money came.' }),
    reference: t.string(),
  }),
});

const NEW_ID = 'A new id, made by the form: what is sent twice is booked once.';

builder.mutationFields((t) => ({
  issueInvoice: t.field({
    type: Invoice,
    permission: bookkeepers,
    args: {
      invoiceId: t.arg.id({ required: true, description: NEW_ID }),
      personId: t.arg.id({ required: true }),
      regionId: t.arg.id({ required: true }),
      invoiceInput: t.arg({ type: InvoiceInput, required: true }),
    },
    resolve: (_, { invoiceInput: { note, lines, ...input }, ...asked }, ctx) =>
      issueInvoice(ctx, {
        ...asked,
        ...input,
        note: note ?? '',
        lines: lines.map((line) => ({ ...line, taxRate: percent(line.taxRate) })),
      }),
  }),
  deleteInvoice: t.field({
    type: Invoice,
    permission: bookkeepers,
    description: 'Its row and number stay.',
    args: { invoiceId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, asked, ctx) => deleteInvoice(ctx, asked),
  }),
  recordPayment: t.field({
    type: Transaction,
    permission: bookkeepers,
    args: {
      transactionId: t.arg.id({ required: true, description: NEW_ID }),
      invoiceId: t.arg.id({ required: true }),
      paymentInput: t.arg({ type: PaymentInput, required: true }),
    },
    resolve: (_, { transactionId: entryId, invoiceId, paymentInput: { reference, ...payment } }, ctx) =>
      recordPayment(ctx, { entryId, invoiceId, ...payment, reference: reference ?? '' }),
  }),
  recordAdvance: t.field({
    type: Transaction,
    permission: bookkeepers,
    description: 'Money that comes before there is an invoice.',
    args: {
      transactionId: t.arg.id({ required: true, description: NEW_ID }),
      personId: t.arg.id({ required: true }),
      regionId: t.arg.id({ required: true }),
      paymentInput: t.arg({ type: PaymentInput, required: true }),
    },
    resolve: (_, { transactionId: entryId, paymentInput: { reference, ...payment }, ...account }, ctx) =>
      recordAdvance(ctx, { entryId, ...account, ...payment, reference: reference ?? '' }),
  }),
  refundPayment: t.field({
    type: Transaction,
    nullable: true,
    permission: bookkeepers,
    description: 'The way the money came. Null while a refund to a card is on its way.',
    args: {
      transactionId: t.arg.id({ required: true, description: NEW_ID }),
      paymentId: t.arg.id({ required: true }),
      amount: t.arg({ type: 'MinorUnits', required: true }),
      reason: t.arg.string({ required: true }),
      isReduced: t.arg.boolean({
        required: true,
        description: 'Whether it is taken off the invoice as well, so that it is not asked for again.',
      }),
    },
    resolve: (_, { transactionId: entryId, ...refund }, ctx) => refundPayment(ctx, { entryId, ...refund }),
  }),
  creditInvoice: t.field({
    type: Transaction,
    permission: bookkeepers,
    args: {
      transactionId: t.arg.id({ required: true, description: NEW_ID }),
      invoiceId: t.arg.id({ required: true }),
      kind: t.arg({ type: CreditKind, required: true }),
      amount: t.arg({ type: 'MinorUnits', required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, { transactionId: entryId, ...credit }, ctx) => creditInvoice(ctx, { entryId, ...credit }),
  }),
  payFromCredit: t.field({
    type: Transaction,
    permission: signedIn,
    description: 'Pays an invoice from what the student has with the campus already.',
    args: {
      transactionId: t.arg.id({ required: true, description: NEW_ID }),
      invoiceId: t.arg.id({ required: true }),
      amount: t.arg({ type: 'MinorUnits', required: true }),
    },
    resolve: (_, { transactionId: entryId, ...use }, ctx) => payFromCredit(ctx, { entryId, ...use }),
  }),
  reverseTransaction: t.field({
    type: Transaction,
    permission: bookkeepers,
    description: 'Undoes what was booked by mistake.',
    args: {
      reversalId: t.arg.id({ required: true, description: NEW_ID }),
      transactionId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, { reversalId: entryId, ...asked }, ctx) => reverseTransaction(ctx, { entryId, ...asked }),
  }),
}));
