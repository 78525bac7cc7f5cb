import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#kit/messages/locales.ts';

export const CATEGORY_NAME_MAX = 60;
export const CATEGORIES_MAX = 40;
/** In hours; more than all the hours of a year nobody can serve. */
export const REQUIRED_HOURS_MAX = 8_760;

export interface CategoryName {
  locale: string;
  name: string;
}

export type CategoryNames = Readonly<Partial<Record<Locale, string>>>;

/** What a category is called in a language; in English where that has no name for it. */
export const categoryName = (names: CategoryNames, locale: string): string =>
  (isLocale(locale) ? names[locale] : undefined) ?? names[DEFAULT_LOCALE] ?? '';

/** The names that were written, without blanks around them, in the order of the languages. */
export function tidyNames(written: readonly CategoryName[]): CategoryNames {
  const said = new Map(written.map(({ locale, name }) => [locale, name.trim()]));
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const name = said.get(locale) ?? '';
      return name === '' ? [] : [[locale, name]];
    }),
  );
}

/** Why a category cannot be called so, or null. */
export function namesProblem(
  names: CategoryNames,
): 'hourCategoryNameMissing' | 'hourCategoryNameTooLong' | null {
  if (names[DEFAULT_LOCALE] === undefined) return 'hourCategoryNameMissing';
  const isTooLong = Object.values(names).some((name) => name.length > CATEGORY_NAME_MAX);
  return isTooLong ? 'hourCategoryNameTooLong' : null;
}

export const isRequirable = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes > 0 && minutes <= REQUIRED_HOURS_MAX * 60;
