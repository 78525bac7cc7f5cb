import type { Context } from '#kit/graphql/context.ts';
import { html, plainPage, PLAIN_PAGE_STYLE } from '#kit/http/plain-page.ts';
import { languageTag, localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import type { PageAnswer, PublicPage } from '#kit/slice/public-page.ts';
import { writeSponsorReceipt } from '#slices/billing/server/api.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak } from '#slices/translations/server/api.ts';
import { RECEIPT_PAGE } from '../rules/sponsor-pages.ts';
import { findSponsor } from './sponsor-payment.queries.ts';
import { receiptToken } from './sponsor-token.ts';

const BY_RECEIPT = 'a sponsor fetches the receipt of what they have paid';

/** Where the link in the mail to a sponsor leads: the receipt itself, in their language. */
export const receiptPage: PublicPage = {
  address: RECEIPT_PAGE,
  async write(ctx, { params, locale }) {
    const id = receiptToken.read(ctx.services.secrets, params['token'] ?? '');
    const sponsor = id === null ? undefined : await findSponsor(ctx.unscoped(BY_RECEIPT), id);
    if (!sponsor) return linkIsOver(ctx, locale);
    const own = { ...ctx, db: ctx.unscoped(BY_RECEIPT), locale: localeOrDefault(sponsor.locale) };
    const receipt = await writeSponsorReceipt(own, {
      transactionId: sponsor.id,
      sponsorName: sponsor.sponsorName,
    });
    return receipt
      ? { isForNow: true, type: 'application/pdf', body: receipt.body, fileName: receipt.fileName }
      : linkIsOver(ctx, locale);
  },
};

async function linkIsOver(ctx: Context, locale: Locale): Promise<PageAnswer> {
  const db = ctx.unscoped('the names of the college');
  const say = await speak(db, ctx.services, locale, ['sponsorReceiptOver', 'sponsorReceiptOverText']);
  const { appName } = await readSiteSettings(db);
  const title = say('sponsorReceiptOver');
  const body = html`<section class="card">
    <h1>${title}</h1>
    <p>${say('sponsorReceiptOverText')}</p>
  </section>`;
  return {
    status: 404,
    isForNow: true,
    style: PLAIN_PAGE_STYLE,
    body: plainPage({ lang: languageTag(locale), appName, title, body }),
  };
}
