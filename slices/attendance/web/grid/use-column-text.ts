import { useIntl } from 'react-intl';
import { useSessionText } from '../roll/use-session-text.ts';
import type { GridColumnFragment } from './grid.graphql.generated.ts';

/** What is said of a session at the head of a column. */
export function useColumnText(timeZone: string) {
  const { titleOf, whenOf } = useSessionText();
  const { formatDate, formatTime } = useIntl();
  return {
    /** Of a week, whose month is known. */
    dayOf: ({ startsAt }: GridColumnFragment): string =>
      [
        formatDate(startsAt, { weekday: 'short', timeZone }),
        formatDate(startsAt, { day: 'numeric', timeZone }),
      ].join(' '),
    timeOf: ({ startsAt }: GridColumnFragment): string =>
      formatTime(startsAt, { timeStyle: 'short', timeZone }),
    whenOf: (column: GridColumnFragment): string =>
      [whenOf({ ...column, timeZone }), titleOf({ ...column, timeZone })].join(', '),
  };
}
