import { languageTag, type Locale } from '#kit/messages/locales.ts';

/** What a language writes between a number and the percent sign, as numbers on the screen have it. */
const gapOf = (locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), { style: 'percent' })
    .formatToParts(0.7)
    .filter(({ type }) => type === 'literal')
    .map(({ value }) => value)
    .join('');

/** A percentage that a text writes otherwise than the numbers of its language. */
export const percentOutOfForm = (text: string, locale: Locale): string | null =>
  [...text.matchAll(/[\d}](\s*)%/gu)].find(([, gap]) => gap !== gapOf(locale))?.[0] ?? null;
