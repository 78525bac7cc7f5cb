/** A stretch of a line as SVG writes it, in hundredths of width and height. What is unknown leaves a gap. */
export function linePath(values: readonly (number | null)[], place: (value: number) => number): string {
  let isBroken = true;
  return values
    .flatMap((value, at) => {
      if (value === null) {
        isBroken = true;
        return [];
      }
      const x = ((at + 0.5) / values.length) * 100;
      const y = (1 - place(value)) * 100;
      const letter = isBroken ? 'M' : 'L';
      isBroken = false;
      return [`${letter}${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`];
    })
    .join('');
}

/** A value between two gaps is no line, so only its point can show it. */
export const standsAlone = (values: readonly (number | null)[], at: number): boolean =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
