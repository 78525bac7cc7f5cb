import type { Locale } from '#kit/messages/locales.ts';

let spoken: Locale | null = null;

/** The language the page speaks; null until that is decided. */
export const spokenLocale = (): Locale | null => spoken;

export const speak = (locale: Locale): void => {
  spoken = locale;
};
