import type { Weekday } from '#kit/calendar/day.ts';

/** Browsers know it by one of two names, and the oldest by none. */
interface LocaleWithWeeks extends Intl.Locale {
  getWeekInfo?: () => { firstDay: Weekday };
  weekInfo?: { firstDay: Weekday };
}

/** On which day weeks begin where a language is spoken; Monday is the international rule. */
export function weekStartIn(languageTag: string): Weekday {
  const locale: LocaleWithWeeks = new Intl.Locale(languageTag);
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
