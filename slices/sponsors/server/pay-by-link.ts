import type { Tx } from '#kit/db/database.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { ipPrefix } from '#kit/http/caller-address.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { isMailAddress } from '#kit/mail/mailer.ts';
import { languageTag } from '#kit/messages/locales.ts';
import { formatAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import type { InputOf } from '#kit/record/field.ts';
import { balanceOf } from '#slices/billing/rules/standing.ts';
import {
  cancelSponsored,
  checkSponsored,
  findAttempt,
  findInvoice,
  payAsSponsor,
  type InvoiceRecord,
  type PaymentAttempt,
  type PaymentStep,
} from '#slices/billing/server/api.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { isPayable, linkState, payableBy, sponsor } from '../rules/sponsor-link.ts';
import { findLink, type LinkRecord } from './sponsor-link.queries.ts';
import { findSponsor, storeSponsor, type SponsorRecord } from './sponsor-payment.queries.ts';
import { linkToken, receiptAddress } from './sponsor-token.ts';

/** No token can be guessed; this only keeps floods away. A whole church may open a link behind one address. */
const OPENING: RateRule = { name: 'sponsor-opening', max: 200, windowS: 600 };
/** Those who try cards that are not theirs look for pages like this one. */
const PAYING_ADDRESS: RateRule = { name: 'sponsor-paying', max: 20, windowS: 3_600 };
const PAYING_LINK: RateRule = { name: 'sponsor-paid-link', max: 40, windowS: 86_400 };
export const PAYING_RATES = [OPENING, PAYING_ADDRESS, PAYING_LINK] as const;

const BY_LINK = 'somebody pays an invoice by a link';

/** All that a sponsor learns. */
export interface SponsorPage {
  firstName: string;
  college: string;
  campus: string;
  currency: Currency;
  most: MinorUnits;
  takesParts: boolean;
  takesCards: boolean;
}

/** A payment as its sponsor sees it. */
export interface SponsorStep extends PaymentStep {
  receiptUrl: string | null;
}

interface Opened {
  link: LinkRecord;
  invoice: InvoiceRecord;
}

/** As if the sponsor could reach what the link stands for; what they are told is chosen field by field. */
const openContext = (ctx: Context): Context => ({ ...ctx, db: ctx.unscoped(BY_LINK) });

async function findOpened(open: Context, token: string): Promise<Opened | null> {
  await open.services.rateLimits.take(OPENING, ipPrefix(open.ip));
  const id = linkToken.read(open.services.secrets, token);
  const link = id === null ? undefined : await findLink(open.db, id);
  const invoice = link && (await findInvoice(open.db, link.invoiceId));
  return link && invoice ? { link, invoice } : null;
}

const factsOf = ({ link, invoice }: Opened) => ({ ...link, balance: balanceOf(invoice) });

const isOpen = (opened: Opened, now: Date): boolean => linkState(factsOf(opened), now) === 'OPEN';

/** Null for every link that does not work, whatever the reason. */
export async function readSponsorPage(ctx: Context, token: string): Promise<SponsorPage | null> {
  const open = openContext(ctx);
  const opened = await findOpened(open, token);
  if (!opened || !isOpen(opened, ctx.services.now())) return null;
  const { link, invoice } = opened;
  const person = await findPerson(open.db, link.personId);
  return {
    firstName: person?.firstName ?? '',
    college: (await readSiteSettings(open.db)).orgName,
    campus: invoice.regionName,
    currency: invoice.currency,
    most: payableBy(factsOf(opened)),
    takesParts: link.takesParts,
    takesCards: invoice.takesCards && ctx.services.cards.kind !== 'none',
  };
}

export interface AskedSponsoring {
  token: string;
  /** Made by the page: what is sent twice is begun once. */
  attemptId: string;
  amount: MinorUnits;
  input: InputOf<typeof sponsor>;
}

const linkOver = (): RuleError => new RuleError('sponsorLinkOver');

/** Begins to pay by a link. */
export async function paySponsored(
  ctx: Context,
  { token, attemptId, amount, input }: AskedSponsoring,
): Promise<SponsorStep> {
  const values = parsedInput(sponsor, input);
  if (!isMailAddress(values.email))
    throw new RuleError('emailInvalid', 'BAD_USER_INPUT', {}, { field: 'email' });
  const open = openContext(ctx);
  const opened = await findOpened(open, token);
  if (!opened) throw linkOver();
  const { id: linkId, personId, regionId, invoiceId } = opened.link;
  const { rateLimits, now } = ctx.services;
  // What is sent again takes none of what is allowed.
  if (!(await findSponsor(open.db, attemptId))) {
    await rateLimits.take(PAYING_ADDRESS, ipPrefix(ctx.ip));
    await rateLimits.take(PAYING_LINK, linkId);
  }
  const { name: sponsorName, email: sponsorEmail, locale, isNamed, note } = values;
  const step = await payAsSponsor(
    open,
    { attemptId, invoiceId, amount },
    {
      personId,
      hasBegun: (tx, attempt) => isOfSponsor(tx, attempt, { id: attemptId, linkId, sponsorEmail }),
      async admit(tx, invoice) {
        const link = await findLink(tx, linkId);
        if (!link || !isOpen({ link, invoice }, now())) throw linkOver();
        checkAmount(ctx, { link, invoice }, amount);
      },
      note: (tx, { id }) =>
        storeSponsor(tx, {
          id,
          linkId,
          personId,
          regionId,
          sponsorName,
          sponsorEmail,
          locale,
          isNamed,
          note,
          begunAt: now(),
        }),
    },
  );
  return withReceipt(ctx, step);
}

/** The payment that was asked for before, or another that the same person has begun by the same link. */
async function isOfSponsor(
  tx: Tx,
  { id, isSponsored }: PaymentAttempt,
  asked: Pick<SponsorRecord, 'id' | 'linkId' | 'sponsorEmail'>,
): Promise<boolean> {
  if (!isSponsored) return false;
  const begun = await findSponsor(tx, id);
  return begun?.linkId === asked.linkId && (id === asked.id || begun.sponsorEmail === asked.sponsorEmail);
}

function checkAmount({ locale }: Context, { link, invoice }: Opened, amount: MinorUnits): void {
  const facts = factsOf({ link, invoice });
  if (isPayable(amount, facts)) return;
  const most = formatAmount(payableBy(facts), invoice.currency, languageTag(locale));
  throw new RuleError('sponsorAmountInvalid', 'BAD_USER_INPUT', { most }, { field: 'amount' });
}

/** How a payment that was begun by a link stands by now: also once the link has ended. */
export async function checkSponsorPayment(ctx: Context, begun: BegunPayment): Promise<SponsorStep> {
  const open = openContext(ctx);
  return withReceipt(ctx, await checkSponsored(open, await attemptOf(open, begun)));
}

/** Back to the choice of the amount. */
export async function cancelSponsorPayment(ctx: Context, begun: BegunPayment): Promise<SponsorStep> {
  const open = openContext(ctx);
  return withReceipt(ctx, await cancelSponsored(open, await attemptOf(open, begun)));
}

export interface BegunPayment {
  token: string;
  attemptId: string;
}

async function attemptOf(open: Context, { token, attemptId }: BegunPayment): Promise<PaymentAttempt> {
  const opened = await findOpened(open, token);
  const begun = opened && (await findSponsor(open.db, attemptId));
  const attempt =
    begun?.linkId === opened?.link.id ? await findAttempt(open.db, { id: attemptId }) : undefined;
  if (!attempt) throw linkOver();
  return attempt;
}

const withReceipt = ({ services }: Context, step: PaymentStep): SponsorStep => ({
  ...step,
  receiptUrl: step.attempt.status === 'SUCCEEDED' ? receiptAddress(services, step.attempt.id) : null,
});
