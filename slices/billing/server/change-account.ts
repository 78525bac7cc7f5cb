import type { Day } from '#kit/calendar/day.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { negative, NOTHING, smaller } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import {
  creditable,
  creditNoteProblem,
  creditUseProblem,
  paymentProblem,
  reversalProblem,
} from '../rules/changes.ts';
import { creditSources } from '../rules/facts.ts';
import {
  creditLeft,
  creditNotePostings,
  creditPostings,
  paymentPostings,
  reversedPostings,
  type CreditKind,
  type CreditSource,
  type DeskMethod,
} from '../rules/ledger.ts';
import { can } from '../rules/permissions.ts';
import { balanceOf } from '../rules/standing.ts';
import { findCampusesOf, listAdvances } from './account.queries.ts';
import { listInvoicesOf, type InvoiceRecord } from './invoice.queries.ts';
import {
  book,
  sourceOf,
  type BookSource,
  changeAccount,
  checkDay,
  entryToKeep,
  heldFor,
  invoiceToKeep,
  invoiceToPay,
  notFound,
  reasonOf,
  referenceOf,
  refuse,
} from './keep-books.ts';
import { listPostings, type EntryRecord } from './ledger.queries.ts';

interface Payment {
  entryId: string;
  amount: MinorUnits;
  method: DeskMethod;
  day: Day;
  reference: string;
}

/** Money that came over the counter or through the bank, for an invoice. More than it asks for stays as credit. */
export async function recordPayment(
  ctx: Context,
  { entryId: id, invoiceId, ...payment }: Payment & { invoiceId: string },
): Promise<EntryRecord> {
  const { personId } = await invoiceToKeep(ctx.db, ctx, invoiceId);
  return changeAccount(ctx, { entryId: id, personId }, (tx) =>
    payInvoice(tx, ctx, { entryId: id, invoiceId, ...payment }),
  );
}

/** The same within a change that goes further, and that holds the student. */
export async function payInvoice(
  tx: Tx,
  ctx: Context,
  { entryId: id, invoiceId, ...payment }: Payment & { invoiceId: string },
): Promise<void> {
  const invoice = await invoiceToKeep(tx, ctx, invoiceId);
  const { personId, regionId, currency, timeZone } = invoice;
  refuse(ctx, paymentProblem(invoice, payment.amount), { most: NOTHING, currency });
  const account = { id, personId, regionId, invoiceId, currency: currency.value };
  await bookPayment(tx, ctx, { account, timeZone, payment });
}

/** Money in advance, before there is an invoice. */
export async function recordAdvance(
  ctx: Context,
  { entryId: id, personId, regionId, ...payment }: Payment & { personId: string; regionId: string },
): Promise<EntryRecord> {
  if (!can.keep(actorOf(ctx), { personId, regionId })) throw notFound();
  return changeAccount(ctx, { entryId: id, personId }, async (tx) => {
    const everywhere = ctx.unscopedWithin(tx, 'the campuses of a student who pays');
    const campus = (await findCampusesOf(everywhere, personId)).find((one) => one.regionId === regionId);
    if (!campus) throw notFound();
    const { currency, timeZone } = campus;
    refuse(ctx, paymentProblem(null, payment.amount), { most: NOTHING, currency });
    const account = { id, personId, regionId, invoiceId: null, currency: currency.value };
    await bookPayment(tx, ctx, { account, timeZone, payment });
  });
}

interface PaymentBooking {
  account: { id: string; personId: string; regionId: string; invoiceId: string | null; currency: string };
  timeZone: string;
  payment: Omit<Payment, 'entryId'>;
}

async function bookPayment(
  tx: Tx,
  ctx: Context,
  { account, timeZone, payment: { amount, method, day, reference } }: PaymentBooking,
): Promise<void> {
  checkDay(ctx, day, timeZone);
  await book(tx, sourceOf(ctx), {
    action: 'recordPayment',
    entry: { ...account, type: 'PAYMENT', method, amount, day, reference: referenceOf(reference) },
    timeZone,
    postings: paymentPostings(account.invoiceId, method, amount),
  });
}

export interface CreditNote {
  id: string;
  invoice: InvoiceRecord;
  kind: CreditKind;
  amount: MinorUnits;
  reason: string;
}

export const bookCreditNote = (
  tx: Tx,
  source: BookSource,
  { id, invoice, kind, amount, reason }: CreditNote,
): Promise<void> => {
  const { id: invoiceId, personId, regionId, currency, timeZone } = invoice;
  return book(tx, source, {
    action: 'creditInvoice',
    entry: {
      id,
      personId,
      regionId,
      invoiceId,
      currency: currency.value,
      type: 'CREDIT_NOTE',
      method: kind,
      amount,
      reason,
    },
    timeZone,
    postings: creditNotePostings(invoiceId, { kind, amount, charged: invoice }),
  });
};

/** Takes something off an invoice: what should not have been charged, or what nobody is going to pay. */
export async function creditInvoice(
  ctx: Context,
  {
    entryId,
    invoiceId,
    kind,
    amount,
    reason: words,
  }: Omit<CreditNote, 'id' | 'invoice'> & { entryId: string; invoiceId: string },
): Promise<EntryRecord> {
  const { personId } = await invoiceToKeep(ctx.db, ctx, invoiceId);
  return changeAccount(ctx, { entryId, personId }, async (tx) => {
    const invoice = await invoiceToKeep(tx, ctx, invoiceId);
    const open = creditable(invoice);
    const most = kind === 'WRITE_OFF' ? smaller(open, balanceOf(invoice)) : open;
    refuse(ctx, creditNoteProblem(invoice, { kind, amount }), { most, currency: invoice.currency });
    await bookCreditNote(tx, sourceOf(ctx), { id: entryId, invoice, kind, amount, reason: reasonOf(words) });
  });
}

/** Where the student has credit with the campus of an invoice, in its currency. */
async function sourcesFor(
  tx: Tx,
  { id, personId, regionId, currency }: InvoiceRecord,
): Promise<CreditSource[]> {
  const isOurs = (one: { regionId: string; currency: { value: string } }): boolean =>
    one.regionId === regionId && one.currency.value === currency.value;
  const advances = await listAdvances(tx, personId);
  const others = (await listInvoicesOf(tx, personId)).filter((one) => one.id !== id && isOurs(one));
  return creditSources(
    advances.find(isOurs)?.left ?? NOTHING,
    others.toReversed().map((facts) => ({ id: facts.id, facts })),
  );
}

/** Pays an invoice from what the student has with the campus already. Students may do so themselves. */
export async function payFromCredit(
  ctx: Context,
  { entryId, invoiceId, amount }: { entryId: string; invoiceId: string; amount: MinorUnits },
): Promise<EntryRecord> {
  const { personId } = await invoiceToPay(ctx.db, ctx, invoiceId);
  return changeAccount(ctx, { entryId, personId }, async (tx) => {
    const invoice = await invoiceToPay(tx, ctx, invoiceId);
    const { regionId, currency, timeZone } = invoice;
    const sources = await sourcesFor(tx, invoice);
    const credit = creditLeft(sources);
    const problem = creditUseProblem(invoice, { credit, amount });
    refuse(ctx, problem, { most: problem === 'creditTooSmall' ? credit : balanceOf(invoice), currency });
    await book(tx, sourceOf(ctx), {
      action: 'payFromCredit',
      entry: {
        id: entryId,
        personId,
        regionId,
        invoiceId,
        currency: currency.value,
        type: 'PAYMENT',
        method: 'CREDIT',
        amount,
      },
      timeZone,
      postings: creditPostings(invoiceId, amount, sources),
    });
  });
}

interface Reversal {
  entryId: string;
  transactionId: string;
  reason: string;
}

/** Undoes what was booked by mistake, by an entry that says the opposite. */
export async function reverseTransaction(ctx: Context, reversal: Reversal): Promise<EntryRecord> {
  const { entryId, transactionId } = reversal;
  const { personId } = await entryToKeep(ctx.db, ctx, transactionId);
  return changeAccount(ctx, { entryId, personId }, (tx) => reverseEntry(tx, ctx, reversal));
}

/** The same within a change that goes further, and that holds the student. */
export async function reverseEntry(
  tx: Tx,
  ctx: Context,
  { entryId: id, transactionId, reason: words }: Reversal,
): Promise<void> {
  const entry = await entryToKeep(tx, ctx, transactionId);
  const { personId, regionId, invoiceId, currency, timeZone, type, method, amount, refunds } = entry;
  const problem = reversalProblem(
    { ...entry, isReversal: entry.reverses !== null },
    { amount, held: await heldFor(tx, entry) },
  );
  if (problem) throw new RuleError(problem);
  await book(tx, sourceOf(ctx), {
    action: 'reverseTransaction',
    entry: {
      id,
      personId,
      regionId,
      invoiceId,
      currency: currency.value,
      type,
      method,
      amount: negative(amount),
      reason: reasonOf(words),
      reverses: transactionId,
      ...(refunds !== null && { refunds }),
    },
    timeZone,
    postings: reversedPostings(await listPostings(tx, transactionId)),
  });
}
