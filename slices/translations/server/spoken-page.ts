import type { Context } from '#kit/graphql/context.ts';
import { plainPage, PLAIN_PAGE_STYLE, type Html } from '#kit/http/plain-page.ts';
import { languageTag, type Locale } from '#kit/messages/locales.ts';
import type { PageAnswer } from '#kit/slice/public-page.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak } from './speak.ts';

/** What a plain page of the college is written with: its texts in a language, and the sheet they stand on. Nobody may keep it. */
export async function spokenPage<Id extends string>(ctx: Context, locale: Locale, texts: readonly Id[]) {
  const db = ctx.unscoped('the names of the college');
  const say = await speak(db, ctx.services, locale, texts);
  const { appName } = await readSiteSettings(db);
  const answer = (title: string, body: Html): PageAnswer => ({
    isForNow: true,
    style: PLAIN_PAGE_STYLE,
    body: plainPage({ lang: languageTag(locale), appName, title, body }),
  });
  return { say, answer };
}
