import type { Plugin } from 'vite';
import { languageTag, LOCALES, type Locale } from '#kit/messages/locales.ts';
import { builtPage, enclosed, plainScript, withFirstScript } from './built-page.ts';
import {
  LOGIN_WORDS,
  loginSheet,
  QUIET_SHEET,
  withSheet,
  withSheetHeard,
  type LoginTexts,
} from './sheets.ts';

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
export const framedPages = (readTexts: () => Promise<TextOf>, readPress: () => Promise<string>): Plugin => ({
  name: 'berea-framed-pages',
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle }) => (bundle ? page : withSheet(page, QUIET_SHEET)),
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = builtPage(bundle);
      const html = page.source.toString();
      const textOf = await readTexts();
      const script = this.emitFile({
        type: 'asset',
        name: 'press.js',
        source: enclosed(await plainScript(await readPress(), 'early-press.ts')),
      });
      const login = withFirstScript(withSheetHeard(html), this.getFileName(script));
      for (const locale of LOCALES) {
        const sheet = loginSheet(loginTexts(textOf, locale));
        const source = withSheet(login, sheet, languageTag(locale));
        this.emitFile({ type: 'asset', fileName: `login/${locale}.html`, source });
      }
      page.source = withSheet(html, QUIET_SHEET);
    },
  },
});
