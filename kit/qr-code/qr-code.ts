import { QrGrid } from './qr-grid.ts';
import { qrWords } from './qr-words.ts';

/**
 * The rows of a QR code (ISO/IEC 18004) that says a text, true for dark; null for a text that is too long for one. Of the
 * eight masks it always uses the third, diagonal stripes: an address is never so regular that another were easier to read.
 */
export function qrCode(text: string): boolean[][] | null {
  const coded = qrWords(text);
  if (!coded) return null;
  const grid = new QrGrid(17 + 4 * coded.version);
  drawTiming(grid);
  drawFinders(grid);
  drawAlignment(grid, coded.version);
  drawFormat(grid);
  drawVersion(grid, coded.version);
  drawWords(grid, coded.words);
  return grid.rows();
}

function drawTiming(grid: QrGrid): void {
  for (let index = 0; index < grid.size; index++) {
    grid.reserve(6, index, index % 2 === 0);
    grid.reserve(index, 6, index % 2 === 0);
  }
}

/** The three squares in the corners, with the light edge around each. */
function drawFinders(grid: QrGrid): void {
  const far = grid.size - 4;
  for (const [x, y] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const) {
    drawRings(grid, { x, y, reach: 4, isDark: (ring) => ring !== 2 && ring !== 4 });
  }
}

/** The small squares by which a reader notices a page that is bent. */
function drawAlignment(grid: QrGrid, version: number): void {
  if (version === 1) return;
  const last = grid.size - 7;
  const middle = version >= 7 ? [(last + 6) / 2] : [];
  const places = [6, ...middle, last];
  for (const x of places) {
    for (const y of places) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isFinder) drawRings(grid, { x, y, reach: 2, isDark: (ring) => ring !== 1 });
    }
  }
}

interface Rings {
  x: number;
  y: number;
  reach: number;
  isDark: (ring: number) => boolean;
}

function drawRings(grid: QrGrid, { x, y, reach, isDark }: Rings): void {
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      grid.reserve(x + right, y + down, isDark(Math.max(Math.abs(right), Math.abs(down))));
    }
  }
}

/** Level M (0) with mask 3, and ten bits to mend it, as the standard lists them (table C.1). */
const FORMAT = 0b101101101001011;

/** Said twice: around the first finder, and divided between the other two. */
function drawFormat(grid: QrGrid): void {
  const { size } = grid;
  const isSet = (bit: number): boolean => ((FORMAT >> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit++) {
    const [column, row] = bit < 8 ? [8, bit < 6 ? bit : bit + 1] : [bit < 9 ? 7 : 14 - bit, 8];
    grid.reserve(column, row, isSet(bit));
    grid.reserve(bit < 8 ? size - 1 - bit : 8, bit < 8 ? 8 : size - 15 + bit, isSet(bit));
  }
  grid.reserve(8, size - 8, true);
}

/** From the seventh version on a code says how large it is, with twelve bits to mend it. */
function drawVersion(grid: QrGrid, version: number): void {
  if (version < 7) return;
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const [far, near] = [grid.size - 11 + (bit % 3), Math.floor(bit / 3)];
    grid.reserve(far, near, isDark);
    grid.reserve(near, far, isDark);
  }
}

/** In pairs of columns from the right, up and down in turn, around all that is reserved. */
function drawWords(grid: QrGrid, words: readonly number[]): void {
  const { size } = grid;
  let bit = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    // The column of the timing pattern belongs to no pair.
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step++) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.isReserved(x, y)) continue;
        const isSet = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid.draw(x, y, isSet !== ((x + y) % 3 === 0));
        bit++;
      }
    }
  }
}
