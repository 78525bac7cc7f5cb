import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { languageTag, type Locale } from '#kit/messages/locales.ts';

/** The days of a leave in a sentence or a mail: "19–20 November 2026". */
export const writtenDays = ({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(universalMidnight(firstDay), universalMidnight(lastDay));
