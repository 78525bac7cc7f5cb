import { useIntl } from 'react-intl';
import { daySpanFrom } from '#kit/calendar/day-span.ts';
import { universalMidnight } from '#kit/calendar/day.ts';
import { useText } from '../../text/use-text.ts';
import type { Filter } from './filter.ts';

const PARTS = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Its words may still be on their way; until then an id would only puzzle. A mistyped address is shown as it is. */
const WORDS_TO_COME = '…';
const withoutText = (value: string): string => (/^[\da-f-]{36}$/i.test(value) ? WORDS_TO_COME : value);

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
    if (filter.kind === 'search') return filter.text ?? WORDS_TO_COME;
    return filter.options.find((option) => option.value === value)?.label ?? withoutText(value);
  };
}
