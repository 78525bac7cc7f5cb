import { isLocale } from '#kit/messages/locales.ts';

export const checkLocale = (locale: string): 'lessonLanguageUnknown' | null =>
  isLocale(locale) ? null : 'lessonLanguageUnknown';
