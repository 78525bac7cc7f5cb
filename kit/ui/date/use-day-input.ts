import { useIntl } from 'react-intl';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { readDay } from '#kit/calendar/read-day.ts';
import { HANDS_OVER } from '../form/form-problems.ts';
import { useText } from '../text/use-text.ts';

export interface DayRules {
  /** Today in the zone that counts: the campus's. */
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** Makes a text input read and write days in the reader's language. */
export function useDayInput({ today, min, max }: DayRules) {
  const text = useText();
  const { locale, formatDate } = useIntl();
  const written = (day: Day): string =>
    formatDate(universalMidnight(day), { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

  const problemOf = (label: string, day: Day | null): string => {
    if (day === null) return label.trim() === '' ? '' : text('dayExpected', { example: written(today) });
    if (min !== undefined && day < min) return text('dayTooEarly', { min: written(min) });
    if (max !== undefined && day > max) return text('dayTooLate', { max: written(max) });
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
