import { isLocale, localeOrDefault, type Locale } from '#kit/messages/locales.ts';

interface Reader {
  pathname: string;
  search: string;
  /** The language in the profile of the signed-in user. */
  profileLocale: string | null;
  publicLocale: Locale;
}

/** Registrations and the links in mails say in their address which language they speak. */
export const namesLanguage = (pathname: string): boolean =>
  /^\/(create-account|reset-password|enroll-account)\//.test(pathname);

/**
 * The language of a page. A registration and a mailed link speak the language their address suggests; everywhere
 * else the profile decides, and without one what was last chosen in this browser.
 */
export function localeFor({ pathname, search, profileLocale, publicLocale }: Reader): Locale {
  if (namesLanguage(pathname)) return localeOrDefault(new URLSearchParams(search).get('suggestedLocale'));
  return isLocale(profileLocale) ? profileLocale : publicLocale;
}
