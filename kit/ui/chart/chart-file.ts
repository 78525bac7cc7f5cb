import { CSV_START, csvLine } from '#kit/csv/csv.ts';
import { placesOf, type Along, type Chart } from './chart.ts';

/** Days as a spreadsheet sorts them; a month is 2026-11. */
const writtenPlaces = (along: Along): readonly string[] =>
  along.kind === 'months' ? along.days.map((day) => day.slice(0, 7)) : placesOf(along);

/** The values of a chart as a file for spreadsheets, exact and without any formatting. */
export function chartFile({ along, series }: Chart): Blob {
  const head = csvLine([along.label, ...series.map(({ name }) => name)]);
  const rows = writtenPlaces(along).map((place, at) =>
    csvLine([place, ...series.map(({ values }) => values[at] ?? null)]),
  );
  return new Blob([CSV_START, head, ...rows], { type: 'text/csv;charset=utf-8' });
}
