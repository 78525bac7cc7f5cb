import type { Series } from './chart.ts';

export type BarArrangement = 'grouped' | 'stacked';

/** A piece of a bar, from one value to another. */
export interface Block {
  /** The number of its series. */
  series: number;
  from: number;
  to: number;
  /** Which of the bars beside each other it belongs to. */
  lane: number;
}

/** The blocks over one place: beside each other, or on top of each other with what is below zero under it. */
export function blocksAt(place: number, series: readonly Series[], arrangement: BarArrangement): Block[] {
  const tops = { up: 0, down: 0 };
  return series.flatMap(({ values }, number) => {
    const value = values[place] ?? null;
    if (value === null || value === 0) return [];
    if (arrangement === 'grouped') return [{ series: number, from: 0, to: value, lane: number }];
    const way = value > 0 ? 'up' : 'down';
    const from = tops[way];
    tops[way] += value;
    return [{ series: number, from, to: tops[way], lane: 0 }];
  });
}

export const laneCount = (series: readonly Series[], arrangement: BarArrangement): number =>
  arrangement === 'grouped' ? Math.max(1, series.length) : 1;
