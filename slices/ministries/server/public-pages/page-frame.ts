import type { Context } from '#kit/graphql/context.ts';
import { Html, markup } from '#kit/http/html.ts';
import { languageTag, LOCALE_NAMES, LOCALES, type Locale } from '#kit/messages/locales.ts';
import type { PageAnswer } from '#kit/slice/public-page.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { speak, type Speaker } from '#slices/translations/server/api.ts';
import { PUBLIC_REGISTRY } from '../../rules/public-address.ts';
import { pages } from '../../rules/pages.ts';
import { PUBLIC_STYLE } from './public-style.ts';

export type PageText = keyof typeof pages.sources;

/** What a public page is written with. */
export interface Voice {
  say: Speaker<PageText>;
  locale: Locale;
  /** Whether the address says the language; otherwise the browser has chosen it. */
  isLanguageAsked: boolean;
  appName: string;
  orgName: string;
  /** The address of the college's site, without a slash at its end. */
  host: string;
}

const TEXTS = Object.keys(pages.sources) as PageText[];

export async function voiceOf(ctx: Context, locale: Locale, query: URLSearchParams): Promise<Voice> {
  const db = ctx.unscoped('the public pages of ministries');
  const [{ appName, orgName }, say] = await Promise.all([
    readSiteSettings(db),
    speak(db, ctx.services, locale, TEXTS),
  ]);
  return {
    say,
    locale,
    isLanguageAsked: query.has('lang'),
    appName,
    orgName,
    host: ctx.services.config.mainHost,
  };
}

export interface PublicPageParts {
  title: string;
  /** For search engines; a page without it is kept out of them. */
  description?: string;
  /** Its address without a language. */
  path: string;
  width?: 'narrow';
  head?: Html;
  body: Html;
}

/** The address of a page in a language; each language has its own, so that search engines know all of them. */
const inLanguage = (path: string, locale: Locale): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;

export const withLanguage = (path: string, { locale }: Pick<Voice, 'locale'>): string =>
  inLanguage(path, locale);

function aboutPage({ title, description, path }: PublicPageParts, voice: Voice): Html {
  const { host, appName, locale, isLanguageAsked } = voice;
  if (description === undefined) return markup`<meta name="robots" content="noindex" />`;
  const address = host + (isLanguageAsked ? inLanguage(path, locale) : path);
  const alternates = LOCALES.map(
    (other) =>
      markup`<link rel="alternate" hreflang="${languageTag(other)}" href="${host}${inLanguage(path, other)}" />`,
  );
  return markup`<meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    ${alternates}<link rel="alternate" hreflang="x-default" href="${host}${path}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${appName}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:locale" content="${languageTag(locale).replace('-', '_')}" />`;
}

/** A whole page: title bar, what it is about, the same in other languages. */
export function publicPage(parts: PublicPageParts, voice: Voice): Pick<PageAnswer, 'body' | 'style'> {
  const { title, path, width = '', head, body } = parts;
  const { say, locale, appName, orgName } = voice;
  const languages = LOCALES.map((other) =>
    other === locale
      ? markup`<li><span aria-current="true">${LOCALE_NAMES[other]}</span></li>`
      : markup`<li>
          <a href="${inLanguage(path, other)}" hreflang="${languageTag(other)}" lang="${languageTag(other)}">${LOCALE_NAMES[other]}</a>
        </li>`,
  );
  const page = markup`<html lang="${languageTag(locale)}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} · ${appName}</title>
      ${aboutPage(parts, voice)}
      <link rel="icon" href="/favicon.ico" />
      <style>${STYLE}</style>
      ${head}
    </head>
    <body>
      <header class="bar"><div>
        <a href="${withLanguage(PUBLIC_REGISTRY, voice)}">${LOGO}${appName}</a>
        <a href="/login">${say('publicLogin')}</a>
      </div></header>
      <main class="${width}">${body}</main>
      <footer><div>
        <nav aria-label="${say('publicLanguage')}"><ul>${languages}</ul></nav>
        <p>${orgName}</p>
      </div></footer>
    </body>
  </html>`;
  return { body: `<!doctype html>\n${page.text}`, style: PUBLIC_STYLE };
}

/** A style sheet has no text that could end it. */
const STYLE = new Html(PUBLIC_STYLE);
const LOGO = new Html(
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="14" fill="#7d0023"/><path d="M14 11.5c-2-1.5-4.5-1.9-7-1.9v9c2.5 0 5 .4 7 1.9 2-1.5 4.5-1.9 7-1.9v-9c-2.5 0-5 .4-7 1.9zM14 11.5v9" fill="none" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/><circle cx="14" cy="6.6" r="1.7" fill="#c2dde4"/></svg>',
);
