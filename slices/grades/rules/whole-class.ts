import { hundredths, type Percent } from '#kit/percent/percent.ts';

/** The mean of the grades that are there, rounded; null where there are none. */
export function averageOf(scores: readonly (Percent | null)[]): Percent | null {
  const there = scores.filter((score) => score !== null);
  if (there.length === 0) return null;
  return hundredths(Math.round(there.reduce<number>((sum, score) => sum + score, 0) / there.length));
}

/** As much of a line as it is put in order by. */
interface OrderedLine {
  score: Percent | null;
  cells: readonly ({ score: Percent | null; complete: boolean | null } | null)[];
}

/** By which column lines are put in order: by a part, at its place, by the grade of the course, or by name, as they come. */
export type LineOrder = { by: 'NAME' | 'GRADE' } | { by: 'PART'; index: number };

const valueIn = (line: OrderedLine, order: LineOrder): number | null => {
  if (order.by !== 'PART') return line.score;
  const cell = line.cells[order.index] ?? null;
  return (
    cell?.score ?? (cell?.complete === null || cell?.complete === undefined ? null : Number(cell.complete))
  );
};

/** Lines in another order than by name. Who has no grade stands last either way; equals stay by name. */
export function inOrder<Line extends OrderedLine>(
  lines: readonly Line[],
  order: LineOrder,
  isDescending: boolean,
): Line[] {
  if (order.by === 'NAME') return isDescending ? lines.toReversed() : [...lines];
  const sign = isDescending ? -1 : 1;
  return lines
    .map((line) => ({ line, value: valueIn(line, order) }))
    .toSorted((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * (a.value - b.value);
    })
    .map(({ line }) => line);
}
