import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';

/** A language that content may be written in, as superadmins arrange it. */
export interface ContentLocale {
  value: string;
  /** Its name in its own words. */
  label: string;
  /** Whether it can be newly chosen; what is written in it already stays readable. */
  isOffered: boolean;
}

export const MAX_LABEL = 40;

export const isAlwaysOffered = ({ value }: Pick<ContentLocale, 'value'>): boolean => value === DEFAULT_LOCALE;

export type LocalesProblem = 'localeNameInvalid' | 'localeNameTwice' | 'englishIsNeeded';

/** The first thing that keeps an arrangement of the languages from being stored. */
export function checkLocales(locales: readonly ContentLocale[]): LocalesProblem | null {
  const labels = locales.map(({ label }) => label.trim());
  if (labels.some((label) => label === '' || label.length > MAX_LABEL)) return 'localeNameInvalid';
  if (new Set(labels.map((label) => label.toLowerCase())).size < labels.length) return 'localeNameTwice';
  return locales.some((locale) => isAlwaysOffered(locale) && !locale.isOffered) ? 'englishIsNeeded' : null;
}
