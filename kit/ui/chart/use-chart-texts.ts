import { useIntl, type FormatNumberOptions } from 'react-intl';
import { monthOf, universalMidnight, yearOf } from '#kit/calendar/day.ts';
import { useText } from '../text/use-text.ts';
import type { Chart, Unit } from './chart.ts';

/** Money on a chart is told in whole units: cents are for invoices. */
const formatOf = (unit: Unit): FormatNumberOptions => {
  if (unit === 'number') return { maximumFractionDigits: 4 };
  if (unit === 'percent') return { style: 'percent', maximumFractionDigits: 1 };
  return { style: 'currency', currency: unit.currency, maximumFractionDigits: 0 };
};

export interface ChartTexts {
  /** A value in full, or a dash where nothing is known. */
  value: (value: number | null) => string;
  /** A value beside the axis, short. */
  tick: (value: number) => string;
  /** The name of a place in full. */
  place: (at: number) => string;
  /** The name of a place under the axis; a month says its year only where the year begins. */
  shortPlace: (at: number) => string;
  /** Everything over one place, read aloud. */
  reading: (at: number) => string;
}

/** How a chart says its values and places in the reader's language. */
export function useChartTexts({ along, series, unit }: Chart): ChartTexts {
  const text = useText();
  const { formatNumber, formatDate, formatList } = useIntl();
  const format = formatOf(unit);
  const value = (known: number | null): string => (known === null ? '–' : formatNumber(known, format));

  function written(at: number, inFull: boolean): string {
    if (along.kind === 'names') return along.names[at] ?? '';
    const day = along.days[at];
    if (day === undefined) return '';
    const instant = universalMidnight(day);
    if (along.kind === 'days') {
      const year = inFull ? ({ year: 'numeric' } as const) : {};
      return formatDate(instant, { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' });
    }
    const before = along.days[at - 1];
    const isNewYear = before === undefined ? monthOf(day) === 1 : yearOf(before) !== yearOf(day);
    const year = inFull || isNewYear ? ({ year: 'numeric' } as const) : {};
    return formatDate(instant, { month: inFull ? 'long' : 'short', ...year, timeZone: 'UTC' });
  }

  const read = (name: string, known: number | null): string => {
    const shown = known === null ? text('chartNoValue') : value(known);
    return series.length === 1 ? shown : text('chartSeriesValue', { series: name, value: shown });
  };

  return {
    value,
    // Between 1K and 2K there is 1.5K, of which whole units must not make another 2K.
    tick: (known) =>
      formatNumber(known, {
        ...format,
        notation: 'compact',
        maximumFractionDigits: Math.max(1, format.maximumFractionDigits ?? 0),
      }),
    place: (at) => written(at, true),
    shortPlace: (at) => written(at, false),
    reading: (at) => {
      const values = series.map((one) => read(one.name, one.values[at] ?? null));
      return text('chartReading', { place: written(at, true), values: formatList(values) });
    },
  };
}
