import { isLocale, localeOrDefault, type Locale } from '#kit/messages/locales.ts';

interface Reader {
  pathname: string;
  search: string;
  /** The language in the profile of whoever is signed in. */
  profileLocale: string | null;
  publicLocale: Locale;
}

export const isRegistration = (pathname: string): boolean => pathname.startsWith('/create-account/');

/**
 * The language of a page. A registration speaks the language its link suggests; everywhere else the profile
 * decides, and without one what was last chosen in this browser.
 */
export function localeFor({ pathname, search, profileLocale, publicLocale }: Reader): Locale {
  if (isRegistration(pathname)) return localeOrDefault(new URLSearchParams(search).get('suggestedLocale'));
  return isLocale(profileLocale) ? profileLocale : publicLocale;
}
