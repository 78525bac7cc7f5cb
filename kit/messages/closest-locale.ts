import { DEFAULT_LOCALE, languageTag, LOCALES, type Locale } from './locales.ts';

/** Chinese is written in two scripts, and a browser may name the script or only the place. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

const languageOf = (tag: string): string => tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';

function closestTo(tag: string): Locale | undefined {
  if (languageOf(tag) === 'zh') return TRADITIONAL.test(tag) ? 'zh_TW' : 'zh_CN';
  return LOCALES.find((locale) => languageOf(languageTag(locale)) === languageOf(tag));
}

/** The first of the languages a user prefers that we speak, wherever they live; else English. */
export const closestLocale = (preferred: readonly string[]): Locale =>
  preferred.map(closestTo).find((locale) => locale !== undefined) ?? DEFAULT_LOCALE;
