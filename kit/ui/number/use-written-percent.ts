import { useIntl } from 'react-intl';

/** A mark to pass, a limit or a share as it is written: 70%. A grade that stands for itself is a figure without the sign. */
export function useWrittenPercent(): (value: number) => string {
  const { formatNumber } = useIntl();
  return (value) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 2 });
}
