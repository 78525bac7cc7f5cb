import { randomUUID } from 'node:crypto';
import type { AuditAction } from '#kit/access/known-actions.ts';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { holdsCardNumber } from '#kit/cards/card-number.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { writeAudit, type AuditSource } from '#kit/db/audit/audit.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { formatAmount, NOTHING } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { languageTag } from '#kit/messages/locales.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import {
  DAYS_BACK,
  heldBy,
  isBookable,
  REASON_MAX,
  REFERENCE_MAX,
  type ChangeProblem,
} from '../rules/changes.ts';
import type { Posting } from '../rules/ledger.ts';
import { can } from '../rules/permissions.ts';
import { listAdvances } from './account.queries.ts';
import { findInvoice, type InvoiceRecord } from './invoice.queries.ts';
import { findEntry, insertEntry, type EntryRecord, type NewEntry } from './ledger.queries.ts';

export const notFound = (): RuleError => new RuleError('recordNotFound', 'NOT_FOUND');

/** An invoice whose books the caller keeps; one out of reach does not exist. */
export async function invoiceToKeep(tx: Db | Tx, ctx: Context, id: string): Promise<InvoiceRecord> {
  const invoice = await findInvoice(tx, id);
  if (!invoice || !can.keep(actorOf(ctx), invoice)) throw notFound();
  return invoice;
}

/** An invoice that the caller may pay from credit: their own, or one whose books they keep. */
export async function invoiceToPay(tx: Db | Tx, ctx: Context, id: string): Promise<InvoiceRecord> {
  const invoice = await findInvoice(tx, id);
  const actor = actorOf(ctx);
  if (!invoice || !(invoice.personId === actor.personId || can.keep(actor, invoice))) throw notFound();
  return invoice;
}

export async function entryToKeep(tx: Db | Tx, ctx: Context, id: string): Promise<EntryRecord> {
  const entry = await findEntry(tx, id);
  if (!entry || !can.keep(actorOf(ctx), entry)) throw notFound();
  return entry;
}

/**
 * Changes what one student owes or has: one change after the other, so that each sees what those before have done. What was
 * changed under this id before is answered as it is.
 */
export async function changeAccount(
  ctx: Context,
  { entryId, personId }: { entryId: string; personId: string },
  change: (tx: Tx) => Promise<void>,
): Promise<EntryRecord> {
  return transaction(ctx.db, async (tx) => {
    await lockPerson(tx, personId);
    const known = await findEntry(tx, entryId);
    if (known && known.personId !== personId) throw notFound();
    if (known) return known;
    await change(tx);
    const made = await findEntry(tx, entryId);
    if (!made) throw notFound();
    return made;
  });
}

interface Booking {
  action: AuditAction;
  entry: Omit<NewEntry, 'madeBy' | 'madeAt' | 'day'> & { day?: Day };
  timeZone: string;
  postings: readonly Posting[];
}

/** Who books, and when. */
export interface BookSource {
  audit: AuditSource;
  madeBy: string | null;
  madeAt: Date;
}

export const sourceOf = (ctx: Context): BookSource => ({
  audit: ctx.audit,
  madeBy: actorOf(ctx).personId,
  madeAt: ctx.services.now(),
});

/** Books an entry today, or as of a day, and tells the audit log. */
export async function book(
  tx: Tx,
  { audit, madeBy, madeAt }: BookSource,
  { action, entry, timeZone, postings }: Booking,
): Promise<void> {
  const day = entry.day ?? dayIn(madeAt, timeZone);
  await insertEntry(tx, { ...entry, day, madeBy, madeAt }, postings);
  const { id, personId, regionId, type, method, amount, currency, invoiceId, reason } = entry;
  await writeAudit(tx, audit, {
    action,
    entity: 'transaction',
    entityId: id,
    regionId,
    after: { personId, type, method, amount, currency, invoiceId, day },
    ...(reason && { reason }),
  });
}

export const newEntryId = (): string => randomUUID();

/** Nobody keeps the number of a card here, not even in a note. */
function refuseCardNumber(words: string, field: string): void {
  if (holdsCardNumber(words)) throw new RuleError('cardNumberWritten', 'BAD_USER_INPUT', {}, { field });
}

/** A reason, without the blanks around it. */
export function reasonOf(words: string, { isNeeded = true }: { isNeeded?: boolean } = {}): string {
  const reason = words.trim();
  if (isNeeded && reason === '')
    throw new RuleError('moneyReasonMissing', 'BAD_USER_INPUT', {}, { field: 'reason' });
  refuseCardNumber(reason, 'reason');
  if (reason.length > REASON_MAX)
    throw new RuleError('moneyReasonTooLong', 'BAD_USER_INPUT', { max: REASON_MAX }, { field: 'reason' });
  return reason;
}

export function referenceOf(words: string): string {
  const reference = words.trim();
  refuseCardNumber(reference, 'reference');
  if (reference.length > REFERENCE_MAX)
    throw new RuleError('referenceTooLong', 'BAD_USER_INPUT', { max: REFERENCE_MAX }, { field: 'reference' });
  return reference;
}

/** Refuses a day on which no money can have come. */
export function checkDay(ctx: Context, day: Day, timeZone: string): void {
  const today = dayIn(ctx.services.now(), timeZone);
  if (!isBookable(day, { today, earliest: addDays(today, -DAYS_BACK) }))
    throw new RuleError('paymentDayInvalid', 'BAD_USER_INPUT', {}, { field: 'day' });
}

/** Refuses what the rules refuse, and says how much would go. */
export function refuse(
  ctx: Context,
  problem: ChangeProblem | null,
  { most, currency }: { most: MinorUnits; currency: Currency },
): void {
  if (!problem) return;
  const words = formatAmount(most > 0 ? most : NOTHING, currency, languageTag(ctx.locale));
  throw new RuleError(problem, 'BAD_USER_INPUT', { most: words }, { field: 'amount' });
}

/** What the college still holds of what was paid: on the invoice, or in advance. */
export async function heldFor(
  tx: Tx,
  { personId, regionId, invoiceId, currency }: EntryRecord,
): Promise<MinorUnits> {
  if (invoiceId !== null) {
    const invoice = await findInvoice(tx, invoiceId);
    return invoice ? heldBy(invoice) : NOTHING;
  }
  const advances = await listAdvances(tx, personId);
  const own = advances.find(
    (advance) => advance.regionId === regionId && advance.currency.value === currency.value,
  );
  return own?.left ?? NOTHING;
}
