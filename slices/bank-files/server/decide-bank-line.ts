import { randomUUID } from 'node:crypto';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import {
  findEntries,
  findInvoices,
  notFound,
  payInvoice,
  reasonOf,
  reverseEntry,
  type InvoiceRecord,
} from '#slices/billing/server/api.ts';
import { can as billing } from '#slices/billing/rules/permissions.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import type { DecisionKind } from '../rules/decision.ts';
import { can } from '../rules/permissions.ts';
import { MAX_PARTS, splitProblem, type Part } from '../rules/split.ts';
import { findLine, lockLine, type LineRecord } from './bank-line.queries.ts';
import {
  closeReversed,
  findDecision,
  insertDecision,
  insertMatch,
  listMatches,
  storeUndone,
} from './decision.queries.ts';
import { findSure } from './find-matches.ts';

/** A line held for a decision; null in place of it where this very decision was made before. What is out of reach does not exist. */
async function lineToDecide(
  tx: Tx,
  ctx: Context,
  { lineId, decisionId }: { lineId: string; decisionId: string },
): Promise<{ line: LineRecord; isMade: boolean }> {
  const line = await lockLine(tx, lineId);
  if (!line || !can.oversee(actorOf(ctx), line)) throw notFound();
  const made = await findDecision(tx, decisionId);
  if (made && made.lineId !== lineId) throw notFound();
  if (!made && line.status !== 'PENDING') throw new RuleError('bankLineDecided');
  return { line, isMade: made !== undefined };
}

/** Stores a decision, after which none other can be made until it is undone. */
async function decide(
  tx: Tx,
  ctx: Context,
  {
    line,
    decisionId,
    kind,
    reason,
  }: { line: LineRecord; decisionId: string; kind: DecisionKind; reason: string },
): Promise<void> {
  await closeReversed(tx, line.id);
  await insertDecision(tx, {
    id: decisionId,
    lineId: line.id,
    regionId: line.regionId,
    kind,
    reason,
    decidedBy: actorOf(ctx).personId,
    decidedAt: ctx.services.now(),
  });
}

async function lineNow(tx: Tx, id: string): Promise<LineRecord> {
  const line = await findLine(tx, id);
  if (!line) throw notFound();
  return line;
}

interface Match {
  decisionId: string;
  lineId: string;
  parts: readonly Part[];
}

/** Books a line as the payment of an invoice, or of several: all of it or none. More than is open stays as credit. */
export const matchLine = (ctx: Context, { parts, ...asked }: Match): Promise<LineRecord> =>
  transaction(ctx.db, async (tx) => {
    const { line, isMade } = await lineToDecide(tx, ctx, asked);
    if (isMade) return line;
    await bookParts(tx, ctx, { line, decisionId: asked.decisionId, parts });
    return lineNow(tx, line.id);
  });

interface Booking {
  line: LineRecord;
  decisionId: string;
  parts: readonly Part[];
}

async function bookParts(tx: Tx, ctx: Context, { line, decisionId, parts }: Booking): Promise<void> {
  const { id: lineId, regionId, currency, amount, day } = line;
  const problem = splitProblem(amount, parts);
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { max: MAX_PARTS });
  const invoices = await findInvoices(
    tx,
    parts.map(({ invoiceId }) => invoiceId),
  );
  const chosen = parts.map((part) => ({ ...part, invoice: invoiceToPay(ctx, line, invoices, part) }));
  // Everybody is held in one order, so that two lines of the same students never wait for each other.
  for (const personId of [...new Set(chosen.map(({ invoice }) => invoice.personId))].toSorted())
    await lockPerson(tx, personId);
  await decide(tx, ctx, { line, decisionId, kind: 'MATCHED', reason: '' });
  for (const [position, { invoiceId, amount: part }] of chosen.entries()) {
    const entryId = randomUUID();
    const payment = {
      entryId,
      invoiceId,
      amount: part,
      method: 'TRANSFER',
      day,
      reference: wordsOf(line),
    } as const;
    await payInvoice(tx, ctx, payment);
    await insertMatch(tx, { entryId, decisionId, lineId, regionId, position });
  }
  await audit(tx, ctx, {
    action: 'matchBankLine',
    entity: 'bankLine',
    entityId: lineId,
    regionId,
    after: { day, amount, currency: currency.value, invoices: chosen.map(({ invoice }) => invoice.number) },
  });
}

/** What the student reads beside the payment: what the bank calls it, or what stood with it. */
const REFERENCE_LENGTH = 200;
const wordsOf = ({ reference, text, remitter }: LineRecord): string =>
  (reference || text || remitter).slice(0, REFERENCE_LENGTH).toWellFormed();

/** An invoice of the campus to which the money came, whose books the caller keeps, in the currency that came. */
function invoiceToPay(
  ctx: Context,
  { regionId, currency }: LineRecord,
  invoices: readonly InvoiceRecord[],
  { invoiceId }: Part,
): InvoiceRecord {
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (!invoice || invoice.regionId !== regionId || !billing.keep(actorOf(ctx), invoice)) throw notFound();
  const [paid, charged] = [currency.value, invoice.currency.value];
  if (paid !== charged) throw new RuleError('bankCurrencyDiffers', 'BAD_USER_INPUT', { paid, charged });
  return invoice;
}

interface SureMatchAsked {
  decisionId: string;
  lineId: string;
  invoiceId: string;
}

export interface MatchOutcome {
  lineId: string;
  /** False where it is not as sure any more as it was on the page. */
  isDone: boolean;
}

/** Confirms matches one after the other, each as long as there is no doubt about it. */
export async function matchSure(ctx: Context, asked: readonly SureMatchAsked[]): Promise<MatchOutcome[]> {
  const outcomes: MatchOutcome[] = [];
  for (const match of asked) {
    const isDone = await transaction(ctx.db, (tx) => matchOneSure(tx, ctx, match)).catch(
      (problem: unknown) => {
        if (problem instanceof RuleError) return false;
        throw problem;
      },
    );
    outcomes.push({ lineId: match.lineId, isDone });
  }
  return outcomes;
}

async function matchOneSure(tx: Tx, ctx: Context, { invoiceId, ...asked }: SureMatchAsked): Promise<boolean> {
  const { line, isMade } = await lineToDecide(tx, ctx, asked);
  if (isMade) return line.decisionId === asked.decisionId;
  const [sure] = await findSure(tx, ctx, [line]);
  if (sure?.invoiceId !== invoiceId) return false;
  await bookParts(tx, ctx, {
    line,
    decisionId: asked.decisionId,
    parts: [{ invoiceId, amount: line.amount }],
  });
  return true;
}

/** Says that a line is no payment of a student, and why. */
export const setLineAside = (
  ctx: Context,
  { reason: words, ...asked }: { decisionId: string; lineId: string; reason: string },
): Promise<LineRecord> =>
  transaction(ctx.db, async (tx) => {
    const { line, isMade } = await lineToDecide(tx, ctx, asked);
    if (isMade) return line;
    if (words.trim() === '')
      throw new RuleError('bankReasonMissing', 'BAD_USER_INPUT', {}, { field: 'reason' });
    const reason = reasonOf(words);
    await decide(tx, ctx, { line, decisionId: asked.decisionId, kind: 'SET_ASIDE', reason });
    const { id: entityId, regionId } = line;
    await audit(tx, ctx, { action: 'setBankLineAside', entity: 'bankLine', entityId, regionId, reason });
    return lineNow(tx, line.id);
  });

/** Takes a decision back: what was booked by it is reversed, and the line waits again. Undoing twice changes nothing more. */
export const undoDecision = (
  ctx: Context,
  { decisionId, reason }: { decisionId: string; reason: string },
): Promise<LineRecord> =>
  transaction(ctx.db, async (tx) => {
    const seen = await findDecision(tx, decisionId);
    const line = seen && (await lockLine(tx, seen.lineId));
    if (!line || !can.oversee(actorOf(ctx), line)) throw notFound();
    if (line.decisionId !== decisionId) return line;
    const matches = await listMatches(tx, [decisionId]);
    const entries = await findEntries(
      tx,
      matches.map(({ entryId }) => entryId),
    );
    for (const personId of [...new Set(entries.map((entry) => entry.personId))].toSorted())
      await lockPerson(tx, personId);
    const now = await findEntries(
      tx,
      matches.map(({ entryId }) => entryId),
    );
    for (const { id: transactionId, isReversed } of now)
      if (!isReversed) await reverseEntry(tx, ctx, { entryId: randomUUID(), transactionId, reason });
    await storeUndone(tx, decisionId, { undoneBy: actorOf(ctx).personId, undoneAt: ctx.services.now() });
    const { id: entityId, regionId } = line;
    await audit(tx, ctx, { action: 'undoBankDecision', entity: 'bankLine', entityId, regionId });
    return lineNow(tx, line.id);
  });
