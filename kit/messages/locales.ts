/** The interface languages, in the order the language picker shows them. */
export const LOCALES = [
  'en',
  'de_DE',
  'hu_HU',
  'pl_PL',
  'nl_NL',
  'ru_RU',
  'zh_CN',
  'zh_TW',
  'es_MX',
  'fr_FR',
  'id_ID',
  'it_IT',
  'uk_UA',
] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** Each language in its own words, so that a reader finds it whatever the screen speaks now. */
export const LOCALE_NAMES: Record<Locale, string> = {
  en: 'English',
  de_DE: 'Deutsch',
  hu_HU: 'Magyar',
  pl_PL: 'Polski',
  nl_NL: 'Nederlands',
  ru_RU: 'Русский',
  zh_CN: '简体中文',
  zh_TW: '繁體中文',
  es_MX: 'Español',
  fr_FR: 'Français',
  id_ID: 'Bahasa Indonesia',
  it_IT: 'Italiano',
  uk_UA: 'Українська',
};

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

/** What people call a language; one that the site does not speak is named by its code. */
export const languageName = (locale: string): string => (isLocale(locale) ? LOCALE_NAMES[locale] : locale);

/** What was asked for if we speak it, else English. */
export const localeOrDefault = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE);

/** Data keeps the underscore (zh_CN); the html lang attribute and Intl want a hyphen (zh-CN). */
export const languageTag = (locale: Locale): string => locale.replace('_', '-');
