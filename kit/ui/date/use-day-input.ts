import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { readDay } from '#kit/calendar/read-day.ts';
import { HANDS_OVER } from '../form/form-problems.ts';
import { useText } from '../text/use-text.ts';

export interface DayRules {
  /** Today in the zone that counts: the campus's. */
  today: Day;
  least?: Day | undefined;
  most?: Day | undefined;
}

/** Makes a text input read and write days in the reader's language. */
export function useDayInput({ today, least, most }: DayRules) {
  const text = useText();
  const { locale, formatDate } = useIntl();
  const written = (day: Day): string =>
    formatDate(universalMidnight(day), { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

  const problemOf = (words: string, day: Day | null): string => {
    if (day === null) return words.trim() === '' ? '' : text('dayExpected', { example: written(today) });
    if (least !== undefined && day < least) return text('dayTooEarly', { least: written(least) });
    if (most !== undefined && day > most) return text('dayTooLate', { most: written(most) });
    return '';
  };

  return {
    written,
    read(input: HTMLInputElement): Day | null {
      const day = readDay(input.value, locale, today);
      input.setCustomValidity(problemOf(input.value, day));
      input.setAttribute(HANDS_OVER, day ?? '');
      return day;
    },
  };
}
