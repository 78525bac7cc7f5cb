import type { Day } from '#kit/calendar/day.ts';

/** One value per place along the chart; null where nothing is known. */
export interface Series {
  name: string;
  values: readonly (number | null)[];
}

/** What the values stand over: days, months (by any day of them), or things with names. */
export type Along = { label: string } & (
  | { kind: 'days' | 'months'; days: readonly Day[] }
  | { kind: 'names'; names: readonly string[] }
);

/** In percent 1 is the whole. Money is in whole units of its currency, as charts and reports show it. */
export type Unit = 'number' | 'percent' | { currency: string };

export interface Chart {
  title: string;
  along: Along;
  series: readonly Series[];
  unit: Unit;
  /** The name of the saved file, without its ending. */
  fileName: string;
}

export const placesOf = (along: Along): readonly string[] =>
  along.kind === 'names' ? along.names : along.days;

/** Every value that is known. */
export const knownValues = ({ series }: Chart): number[] =>
  series.flatMap(({ values }) => values.filter((value) => value !== null));

/** Colours and patterns begin again after as many series. */
export const LOOKS = 6;
