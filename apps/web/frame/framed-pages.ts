import type { Plugin } from 'vite';
import { languageTag, LOCALES, type Locale } from '#kit/messages/locales.ts';
import {
  LOGIN_WORDS,
  loginSheet,
  QUIET_SHEET,
  withSheet,
  withSheetHeard,
  type LoginTexts,
} from './sheets.ts';

const PAGE = 'index.html';

type TextOf = (locale: Locale, id: string) => string | undefined;

function loginTexts(textOf: TextOf, locale: Locale): LoginTexts {
  const words = LOGIN_WORDS.map((id) => {
    const text = textOf(locale, id);
    if (text === undefined) throw new Error(`There is no text ${id}, which the login page shows.`);
    return [id, text];
  });
  return Object.fromEntries(words) as LoginTexts;
}

/**
 * Most people come by the login page, many on slow phones: it can be read as soon as the page and its styles are
 * there. The server knows whom it speaks to only by the browser's languages, so the build writes it in each of ours.
 */
export const framedPages = (readTexts: () => Promise<TextOf>): Plugin => ({
  name: 'berea-framed-pages',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle }) => (bundle ? page : withSheet(page, QUIET_SHEET)),
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle[PAGE];
      if (page?.type !== 'asset') throw new Error(`The build has no ${PAGE}.`);
      const html = page.source.toString();
      const textOf = await readTexts();
      for (const locale of LOCALES) {
        const source = withSheet(
          withSheetHeard(html),
          loginSheet(loginTexts(textOf, locale)),
          languageTag(locale),
        );
        this.emitFile({ type: 'asset', fileName: `login/${locale}.html`, source });
      }
      page.source = withSheet(html, QUIET_SHEET);
    },
  },
});
