import { useIntl } from 'react-intl';
import type { Month } from '../rules/month.ts';

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A month in the reader's language: March 2026. */
export function useMonthText(): (month: Month) => string {
  const { formatDate } = useIntl();
  return ({ year, month }) => formatDate(Date.UTC(year, month - 1), MONTH);
}
