import { useIntl } from 'react-intl';
import { daySpanFrom } from '#kit/calendar/day-span.ts';
import { universalMidnight } from '#kit/calendar/day.ts';
import { useText } from '../text/use-text.ts';
import type { Filter } from './filter.ts';

const PARTS = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** The words of an id may still be on their way, and until then it would only puzzle; a mistyped address is shown as it is. */
const withoutWords = (value: string): string => (/^[\da-f-]{36}$/i.test(value) ? '…' : value);

/** Gives the words by which a set filter is shown on its chip. */
export function useShownValue(): (filter: Filter, value: string) => string {
  const text = useText();
  const { formatDate, formatDateTimeRange } = useIntl();

  function shownDays(value: string): string {
    const { first, last } = daySpanFrom(value);
    if (first !== null && last !== null) {
      return formatDateTimeRange(universalMidnight(first), universalMidnight(last), PARTS);
    }
    if (first !== null) return text('daysFrom', { day: formatDate(universalMidnight(first), PARTS) });
    return last === null ? value : text('daysUntil', { day: formatDate(universalMidnight(last), PARTS) });
  }

  return (filter, value) => {
    if (filter.kind === 'days') return shownDays(value);
    if (filter.kind === 'words') return value;
    // Its words may still be on their way; until then an id would only puzzle.
    if (filter.kind === 'search') return filter.words ?? '…';
    return filter.options.find((option) => option.value === value)?.label ?? withoutWords(value);
  };
}
