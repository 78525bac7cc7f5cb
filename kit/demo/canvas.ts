import type { Pixels } from './png-of.ts';

export type Point = readonly [x: number, y: number];
export type Colour = readonly [red: number, green: number, blue: number];

/** Rows of a pixel that are looked at, so that edges are smooth. */
const ROWS_IN_ONE = 4;

/** A sheet on which plain shapes are drawn, for pictures that the demo college makes itself. */
export class Canvas implements Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;

  constructor(width: number, height: number, paper: Colour) {
    this.width = width;
    this.height = height;
    this.rgb = new Uint8Array(width * height * 3);
    for (let at = 0; at < this.rgb.length; at++) this.rgb[at] = paper[at % 3] ?? 0;
  }

  /** Fills what lies between the lines from corner to corner. */
  shape(corners: readonly Point[], colour: Colour): void {
    const edges = corners.map((from, at): [Point, Point] => [
      from,
      corners[(at + 1) % corners.length] ?? from,
    ]);
    const heights = corners.map(([, y]) => y);
    const sides = corners.map(([x]) => x);
    const left = Math.max(0, Math.floor(Math.min(...sides)));
    const right = Math.min(this.width, Math.ceil(Math.max(...sides)));
    const last = Math.min(this.height - 1, Math.floor(Math.max(...heights)));
    for (let row = Math.max(0, Math.floor(Math.min(...heights))); row <= last; row++) {
      const covered = new Float32Array(this.width);
      for (let part = 0; part < ROWS_IN_ONE; part++) cover(covered, edges, row + (part + 0.5) / ROWS_IN_ONE);
      for (let column = left; column < right; column++) {
        const share = covered[column] ?? 0;
        if (share > 0) this.#mix(row * this.width + column, colour, share);
      }
    }
  }

  disc([x, y]: Point, radius: number, colour: Colour): void {
    const corners = Array.from({ length: 48 }, (_, at): Point => {
      const angle = (at / 48) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    this.shape(corners, colour);
  }

  /** Draws a sign of rows of dots: a filled dot where # stands. */
  sign([x, y]: Point, rows: readonly string[], dot: number, colour: Colour): void {
    const left = x - ((rows[0]?.length ?? 0) * dot) / 2;
    const top = y - (rows.length * dot) / 2;
    for (const [down, row] of rows.entries())
      for (const [across, mark] of [...row].entries()) {
        if (mark !== '#') continue;
        const [from, to] = [left + across * dot, top + down * dot];
        this.shape(
          [
            [from, to],
            [from + dot, to],
            [from + dot, to + dot],
            [from, to + dot],
          ],
          colour,
        );
      }
  }

  #mix(index: number, colour: Colour, share: number): void {
    const part = Math.min(1, share);
    for (let at = 0; at < 3; at++) {
      const before = this.rgb[index * 3 + at] ?? 0;
      this.rgb[index * 3 + at] = Math.round(before + ((colour[at] ?? 0) - before) * part);
    }
  }
}

/** Adds to each pixel of a row how much of it lies inside at one height. */
function cover(covered: Float32Array, edges: readonly [Point, Point][], height: number): void {
  const crossings = edges
    .filter(([[, from], [, to]]) => from > height !== to > height)
    .map(([[x1, y1], [x2, y2]]) => x1 + ((height - y1) / (y2 - y1)) * (x2 - x1))
    .toSorted((a, b) => a - b);
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const from = Math.max(0, crossings[at] ?? 0);
    const to = Math.min(covered.length, crossings[at + 1] ?? 0);
    for (let column = Math.floor(from); column < to; column++) {
      const inside = Math.min(to, column + 1) - Math.max(from, column);
      covered[column] = (covered[column] ?? 0) + Math.max(0, inside) / ROWS_IN_ONE;
    }
  }
}
