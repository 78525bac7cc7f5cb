import type { Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { paperDownload } from '#kit/pdf/paper-download.ts';
import type { WrittenFile } from '#kit/slice/download.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak } from '#slices/translations/server/api.ts';
import { parsePeriod, type StatementPeriod } from '../../rules/downloads.ts';
import { can, type AccountOf } from '../../rules/permissions.ts';
import { receiptKind } from '../../rules/receipts.ts';
import { statementOf } from '../../rules/statement.ts';
import { findInvoice, listLines } from '../invoice.queries.ts';
import { findEntry, listEntriesOf, listEntriesOfInvoice } from '../ledger.queries.ts';
import { readInvoice, readTransaction } from '../read-finances.ts';
import type { PaperSetting } from './billing-paper.ts';
import { drawInvoice } from './draw-invoice.ts';
import { drawReceipt, receiptNumber, RECEIPT_TITLES } from './draw-receipt.ts';
import { drawStatement } from './draw-statement.ts';
import { paperWords, PAPER_TEXTS } from './paper-words.ts';
import { findParties } from './paper.queries.ts';

const openBooks = (ctx: Context) => ctx.unscoped('the books of an account that the caller may read');

/** In the words of the person who asks, on the letterhead of the campus. */
async function settingOf(ctx: Context, account: AccountOf): Promise<PaperSetting | null> {
  const { services, locale } = ctx;
  const parties = await findParties(openBooks(ctx), account);
  if (!parties) return null;
  const writtenAt = services.now();
  return {
    college: (await readSiteSettings(ctx.db)).orgName,
    parties,
    words: paperWords(await speak(ctx.db, services, locale, PAPER_TEXTS), locale),
    today: dayIn(writtenAt, parties.timeZone),
    writtenAt,
  };
}

export async function writeInvoice(
  ctx: Context,
  { invoiceId }: { invoiceId: string },
): Promise<WrittenFile | null> {
  const invoice = await readInvoice(ctx, invoiceId);
  const setting = invoice && (await settingOf(ctx, invoice));
  if (!invoice || !setting) return null;
  const db = openBooks(ctx);
  const [lines, entries] = await Promise.all([
    listLines(db, [invoiceId]),
    listEntriesOfInvoice(db, invoiceId),
  ]);
  return paperDownload(`${invoice.number}.pdf`, await drawInvoice(setting, { invoice, lines, entries }));
}

export async function writeReceipt(
  ctx: Context,
  { transactionId }: { transactionId: string },
): Promise<WrittenFile | null> {
  const entry = await readTransaction(ctx, transactionId);
  const kind = entry && receiptKind(entry);
  const setting = kind && (await settingOf(ctx, entry));
  if (!kind || !setting) return null;
  const invoice = entry.invoiceId === null ? undefined : await findInvoice(openBooks(ctx), entry.invoiceId);
  const title = RECEIPT_TITLES[kind];
  return paperDownload(
    `${setting.words.say(title)} ${receiptNumber(entry)}.pdf`,
    await drawReceipt(setting, { entry, invoice, title }),
  );
}

/** The receipt of somebody who has paid for a student: in their language, and of the student only what they knew before. */
export async function writeSponsorReceipt(
  ctx: Context,
  { transactionId, sponsorName }: { transactionId: string; sponsorName: string },
): Promise<{ fileName: string; body: Buffer } | null> {
  const entry = await findEntry(openBooks(ctx), transactionId);
  const setting = entry?.isSponsored && (await settingOf(ctx, entry));
  if (!entry || !setting || receiptKind(entry) !== 'RECEIPT') return null;
  const parties = { ...setting.parties, lastName: '', studentNumber: null };
  const { words } = setting;
  return {
    fileName: `${words.say('receiptTitle')} ${receiptNumber(entry)}.pdf`,
    body: await drawReceipt(
      { ...setting, parties },
      { entry, invoice: undefined, title: 'receiptTitle', payer: { name: sponsorName } },
    ),
  };
}

/** By which the files of several periods are told apart. */
const daysOf = ({ from, until }: StatementPeriod, today: Day): Day[] => [
  ...(from === null ? [] : [from]),
  until !== null && until < today ? until : today,
];

export async function writeStatement(
  ctx: Context,
  account: AccountOf,
  query: { from?: string; until?: string },
): Promise<WrittenFile | null> {
  const period = parsePeriod(query);
  if (!period || !can.read(actorOf(ctx), account)) return null;
  const setting = await settingOf(ctx, account);
  if (!setting) return null;
  const { parties, words, today } = setting;
  const entries = (await listEntriesOf(openBooks(ctx), account.personId)).filter(
    ({ regionId, currency }) => regionId === account.regionId && currency.value === parties.currency.value,
  );
  if (entries.length === 0) return null;
  return paperDownload(
    `${[words.say('statementTitle'), parties.campus, fullName(parties), ...daysOf(period, today)].join(' ')}.pdf`,
    await drawStatement(setting, { statement: statementOf(entries, period), period }),
  );
}
