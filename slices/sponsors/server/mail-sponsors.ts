import { randomUUID } from 'node:crypto';
import type { Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { headerLine } from '#kit/mail/header-line.ts';
import { layoutMail, type MailContent } from '#kit/mail/layout.ts';
import { sendMail } from '#kit/mail/send-mail.ts';
import { languageTag, localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { atLeastNothing, formatAmount } from '#kit/money/amounts.ts';
import type { Currency, MinorUnits } from '#kit/money/minor-units.ts';
import { brandName } from '#slices/billing/rules/card-brands.ts';
import { balanceOf } from '#slices/billing/rules/standing.ts';
import { findInvoice, type InvoiceRecord, type PaymentAttempt } from '#slices/billing/server/api.ts';
import { findPerson, mailPerson } from '#slices/people/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak, type Speaker } from '#slices/translations/server/api.ts';
import { emails } from '../rules/emails.ts';
import { payableBy } from '../rules/sponsor-link.ts';
import type { LinkRecord } from './sponsor-link.queries.ts';
import type { SponsorRecord } from './sponsor-payment.queries.ts';
import { linkAddress, receiptAddress } from './sponsor-token.ts';

/** What is said to students of their own payments, in the same words. */
const ALSO_SAID = ['cardReceiptMailSubject', 'cardRefundMailSubject', 'cardMailCard'] as const;
type EmailText = keyof typeof emails.sources | (typeof ALSO_SAID)[number];
const TEXTS = [...(Object.keys(emails.sources) as EmailText[]), ...ALSO_SAID];

/** What mails to people without an account are written with: of the student they say the first name alone. */
interface Voice {
  say: Speaker<EmailText>;
  amount(amount: MinorUnits, currency: Currency): string;
  day(at: Date, timeZone: string): string;
  student: string;
  college: string;
}

interface MailToSponsor {
  id: string;
  template: string;
  address: string;
  locale: string;
  personId: string;
  write(voice: Voice): Pick<MailContent, 'paragraphs' | 'button' | 'footer'> & { subject: string };
}

async function mailSponsor(
  whole: Tx,
  services: Services,
  { id, template, address, locale: written, personId, write }: MailToSponsor,
): Promise<void> {
  const locale: Locale = localeOrDefault(written);
  const language = languageTag(locale);
  const { appName, orgName: college } = await readSiteSettings(whole);
  const student = await findPerson(whole, personId);
  const { subject, ...content } = write({
    say: await speak(whole, services, locale, TEXTS),
    amount: (amount, currency) => formatAmount(amount, currency, language),
    day: (at, timeZone) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at),
    student: headerLine(student?.firstName ?? ''),
    college,
  });
  const mail = layoutMail({ lang: locale, appName, heading: subject, ...content });
  await sendMail(whole, { id, template, language, to: { address }, subject, ...mail });
}

interface Sent {
  link: LinkRecord;
  invoice: InvoiceRecord;
  email: string;
  locale: string;
}

/** Asks for help. It holds nothing that the student has typed for it, so that it cannot be used to write to anybody. */
export const mailLink = (
  whole: Tx,
  services: Services,
  { link, invoice, email: address, locale }: Sent,
): Promise<void> =>
  mailSponsor(whole, services, {
    id: link.id,
    template: 'sponsorAsked',
    address,
    locale,
    personId: link.personId,
    write({ say, amount, day, student, college }) {
      const left = amount(payableBy({ ...link, balance: balanceOf(invoice) }), invoice.currency);
      // The link ends with its last day.
      const lastDay = day(new Date(link.expiresAt.getTime() - 1), invoice.timeZone);
      return {
        subject: say('sponsorMailSubject', { student }),
        paragraphs: [say('sponsorMailIntro', { student, college, amount: left })],
        button: { label: say('sponsorMailButton'), url: linkAddress(services, link.id) },
        footer: say('sponsorMailFarewell', { day: lastDay }),
      };
    },
  });

/** Confirms to a sponsor what they have paid. */
export const mailReceipt = (
  whole: Tx,
  services: Services,
  { sponsor, attempt, timeZone }: { sponsor: SponsorRecord; attempt: PaymentAttempt; timeZone: string },
): Promise<void> =>
  mailSponsor(whole, services, {
    id: sponsor.id,
    template: 'sponsorReceipt',
    address: sponsor.sponsorEmail,
    locale: sponsor.locale,
    personId: sponsor.personId,
    write({ say, amount, day, student, college }) {
      const { cardBrand: brand, cardLastDigits: digits } = attempt;
      const paid = amount(attempt.amount, attempt.currency);
      const on = day(attempt.closedAt ?? attempt.begunAt, timeZone);
      const card = brand !== null && digits !== null;
      return {
        subject: say('cardReceiptMailSubject', { amount: paid }),
        paragraphs: [
          say('sponsorReceiptBody', { amount: paid, day: on, student, college }),
          ...(card ? [say('cardMailCard', { brand: brandName(brand), digits })] : []),
        ],
        button: { label: say('sponsorReceiptButton'), url: receiptAddress(services, sponsor.id) },
        footer: say('sponsorReceiptFarewell', { college }),
      };
    },
  });

/** Tells a sponsor what was given back to their card. */
export const mailRefund = (
  whole: Tx,
  services: Services,
  {
    sponsor,
    amount: refunded,
    attempt,
    timeZone,
  }: { sponsor: SponsorRecord; amount: MinorUnits; attempt: PaymentAttempt; timeZone: string },
): Promise<void> =>
  mailSponsor(whole, services, {
    // One payment may be given back in several parts.
    id: randomUUID(),
    template: 'sponsorRefund',
    address: sponsor.sponsorEmail,
    locale: sponsor.locale,
    personId: sponsor.personId,
    write({ say, amount, day, student, college }) {
      const back = amount(refunded, attempt.currency);
      const on = day(attempt.closedAt ?? attempt.begunAt, timeZone);
      return {
        subject: say('cardRefundMailSubject', { amount: back }),
        paragraphs: [say('sponsorRefundBody', { amount: back, day: on, student, college })],
        footer: say('sponsorReceiptFarewell', { college }),
      };
    },
  });

/** Tells a student that somebody has paid for them. What the sponsor says to them stands on the invoice. */
export async function mailStudent(
  tx: Tx,
  services: Services,
  { personId, invoiceId, amount: paid, currency }: PaymentAttempt,
): Promise<void> {
  const [person, invoice] = [await findPerson(tx, personId), await findInvoice(tx, invoiceId)];
  if (!person || !invoice) return;
  await mailPerson(tx, services, {
    template: 'sponsorPaid',
    person,
    texts: ['sponsorPaidMailSubject', 'sponsorPaidMailBody', 'cardMailBalance', 'cardMailButton'],
    write({ say, locale }) {
      const amountIn = (amount: MinorUnits): string => formatAmount(amount, currency, languageTag(locale));
      const amount = amountIn(paid);
      const { title, number } = invoice;
      return {
        subject: say('sponsorPaidMailSubject', { amount }),
        paragraphs: [
          say('sponsorPaidMailBody', { amount, title, number }),
          say('cardMailBalance', { amount: amountIn(atLeastNothing(balanceOf(invoice))) }),
        ],
        button: {
          label: say('cardMailButton'),
          url: `${services.config.mainHost}/student/transactions/${invoiceId}`,
        },
      };
    },
  });
}
