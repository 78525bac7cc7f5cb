import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn, instantAt } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { isMailAddress } from '#kit/mail/mailer.ts';
import { languageTag } from '#kit/messages/locales.ts';
import { atLeastNothing, formatAmount } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { balanceOf } from '#slices/billing/rules/standing.ts';
import {
  cancelSponsored,
  findInvoice,
  findUnfinished,
  type InvoiceRecord,
} from '#slices/billing/server/api.ts';
import { mailboxOf } from '#slices/hours/rules/supervision.ts';
import { lockPerson } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';
import { isLastDay, MAX_DAYS, sending, usualLastDay } from '../rules/sponsor-link.ts';
import { mailLink } from './mail-sponsors.ts';
import { findLink, insertLink, storeRevoked, type LinkRecord } from './sponsor-link.queries.ts';
import { findSponsor } from './sponsor-payment.queries.ts';

const DAY_S = 86_400;
/** Many more than anybody needs for the invoices of a year. */
export const SHARING: RateRule = { name: 'sponsor-links', max: 30, windowS: DAY_S };
const MAILING_PERSON: RateRule = { name: 'sponsor-mails', max: 5, windowS: DAY_S };
/** So that nobody's mailbox is filled with our questions. */
const MAILED_ADDRESS: RateRule = { name: 'sponsor-mailed', max: 3, windowS: DAY_S };
export const SHARE_RATES = [SHARING, MAILING_PERSON, MAILED_ADDRESS] as const;

export const SHARED = 'the invoice that a sponsor is asked to pay';

const notFound = (): RuleError => new RuleError('recordNotFound', 'NOT_FOUND');

export interface NewLink {
  /** Made by the page: what is sent twice is made once. */
  linkId: string;
  invoiceId: string;
  maxAmount: MinorUnits | null;
  takesParts: boolean;
  /** Null for the usual time. */
  lastDay: Day | null;
  /** To whom the college sends it; empty to have it copied. */
  email: string;
  locale: string;
}

/** Makes a link by which somebody without an account pays an invoice, and sends it if it is asked to. */
export async function createSponsorLink(ctx: Context, { linkId, ...asked }: NewLink): Promise<LinkRecord> {
  const { personId: createdBy } = actorOf(ctx);
  const invoice = await invoiceToShare(ctx, asked.invoiceId);
  const known = await findLink(ctx.db, linkId);
  if (known) return repeated(known, createdBy, asked.invoiceId);
  const { email, locale } = parsedInput(sending, asked);
  if (email !== '' && !isMailAddress(email))
    throw new RuleError('emailInvalid', 'BAD_USER_INPUT', {}, { field: 'email' });
  const expiresAt = expiryOf(ctx, invoice, asked.lastDay);
  await takeRates(ctx, email);
  return transaction(ctx.db, async (tx) => {
    await lockPerson(tx, invoice.personId);
    const made = await findLink(tx, linkId);
    if (made) return repeated(made, createdBy, asked.invoiceId);
    const { maxAmount, takesParts } = asked;
    checkAmount(ctx, (await findInvoice(tx, invoice.id)) ?? invoice, maxAmount);
    const { id: invoiceId, personId, regionId } = invoice;
    const whose = { personId, regionId, invoiceId };
    const createdAt = ctx.services.now();
    await insertLink(tx, {
      ...whose,
      id: linkId,
      maxAmount,
      takesParts,
      sentTo: email,
      createdBy,
      createdAt,
      expiresAt,
    });
    const link = await findLink(tx, linkId);
    if (!link) throw notFound();
    const after = { ...whose, maxAmount, takesParts, expiresAt: expiresAt.toISOString() };
    await noteLink(tx, ctx, link, 'createSponsorLink', after);
    if (email === '') return link;
    // To whom it was sent is not in the log, which is never altered: it is forgotten with the link.
    await noteLink(tx, ctx, link, 'sendSponsorLink');
    await mailLink(ctx.unscopedWithin(tx, SHARED), ctx.services, { link, invoice, email, locale });
    return link;
  });
}

const noteLink = (
  tx: Tx,
  ctx: Context,
  { id: entityId, regionId }: LinkRecord,
  action: 'createSponsorLink' | 'sendSponsorLink' | 'revokeSponsorLink',
  after?: Record<string, unknown>,
): Promise<void> =>
  audit(tx, ctx, { action, entity: 'sponsorLink', entityId, regionId, ...(after && { after }) });

/** An own invoice, or one whose books the caller keeps. */
async function invoiceToShare(ctx: Context, invoiceId: string): Promise<InvoiceRecord> {
  const invoice = await findInvoice(ctx.db, invoiceId);
  if (!invoice || !can.share(actorOf(ctx), invoice)) throw notFound();
  if (!invoice.takesCards || ctx.services.cards.kind === 'none') throw new RuleError('cardsNotTaken');
  return invoice;
}

function repeated(link: LinkRecord, createdBy: string, invoiceId: string): LinkRecord {
  if (link.createdBy !== createdBy || link.invoiceId !== invoiceId) throw notFound();
  return link;
}

/** Until the end of its last day on the campus. */
function expiryOf({ services }: Context, { timeZone }: InvoiceRecord, lastDay: Day | null): Date {
  const today = dayIn(services.now(), timeZone);
  const last = lastDay ?? usualLastDay(today);
  if (!isLastDay(last, today))
    throw new RuleError('sponsorDayInvalid', 'BAD_USER_INPUT', { max: MAX_DAYS }, { field: 'lastDay' });
  return instantAt(addDays(last, 1), '00:00', timeZone);
}

async function takeRates(ctx: Context, email: string): Promise<void> {
  const { rateLimits } = ctx.services;
  const { personId } = actorOf(ctx);
  await rateLimits.take(SHARING, personId);
  if (email === '') return;
  await rateLimits.take(MAILING_PERSON, personId);
  await rateLimits.take(MAILED_ADDRESS, mailboxOf(email));
}

function checkAmount({ locale }: Context, invoice: InvoiceRecord, maxAmount: MinorUnits | null): void {
  const balance = atLeastNothing(balanceOf(invoice));
  if (balance <= 0) throw new RuleError('sponsorNothingOwed');
  if (maxAmount === null || (maxAmount > 0 && maxAmount <= balance)) return;
  const most = formatAmount(balance, invoice.currency, languageTag(locale));
  throw new RuleError('sponsorMaxInvalid', 'BAD_USER_INPUT', { most }, { field: 'maxAmount' });
}

/** Makes a link void. What was paid by it stays; what somebody has begun to pay by it is called off. */
export async function revokeSponsorLink(ctx: Context, linkId: string): Promise<LinkRecord> {
  const revoked = await transaction(ctx.db, async (tx) => {
    const before = await findLink(tx, linkId);
    if (!before || !can.share(actorOf(ctx), before)) throw notFound();
    await lockPerson(tx, before.personId);
    const link = (await findLink(tx, linkId)) ?? before;
    if (link.revokedAt) return link;
    const revokedAt = ctx.services.now();
    await storeRevoked(tx, linkId, revokedAt);
    await noteLink(tx, ctx, link, 'revokeSponsorLink');
    return { ...link, revokedAt };
  });
  await callOff(ctx, revoked);
  return (await findLink(ctx.db, linkId)) ?? revoked;
}

/** Where the processor is away, the link is void all the same, and the payment is looked after later. */
async function callOff(ctx: Context, { id, invoiceId }: LinkRecord): Promise<void> {
  const unfinished = await findUnfinished(ctx.db, invoiceId, 'payer');
  if (!unfinished?.isSponsored || (await findSponsor(ctx.db, unfinished.id))?.linkId !== id) return;
  try {
    await cancelSponsored(ctx, unfinished);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
  }
}
