import { Canvas, type Colour, type Point } from '#kit/demo/canvas.ts';
import { pngOf } from '#kit/demo/png-of.ts';

/** Where the map of the demo college lies among the pictures of questions. */
export const DEMO_MAP = { id: '0f3c1a52-7c1e-4b8a-9d55-6d41726d6170', width: 840, height: 568 };

// Degrees of longitude and latitude of what the map shows.
const [WEST, EAST, NORTH, SOUTH] = [8, 38, 46, 30];

const SEA: Colour = [203, 222, 232];
const LAND: Colour = [240, 233, 214];
const COAST: Colour = [138, 128, 104];
const INK: Colour = [74, 32, 48];
const PAPER: Colour = [255, 255, 255];

const pointsIn = (written: string): Point[] =>
  written.split(',').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.trim().split(' ').map(Number);
    return [longitude, latitude];
  });

/** Coasts, by the degrees of their corners. */
const LANDS = [
  `
  7 47, 7 43.8, 8.9 44.4, 9.8 44.1, 10.3 43.5, 11.1 42.4, 12.2 41.75, 13 41.25, 14.2 40.8, 15 40.2, 15.7 39.9,
  16.1 39, 15.8 38.2, 15.65 37.95, 16.1 37.95, 16.6 38.5, 17.1 39, 16.6 39.7, 17.2 40.4, 18.4 39.8, 18.5 40.2,
  18 40.65, 16.9 41.15, 16.2 41.8, 15.3 41.9, 14.2 42.5, 13.5 43.6, 12.6 44.1, 12.3 45.3, 13.7 45.6, 13.6 45,
  13.9 44.8, 14.4 45.3, 15 44.5, 16.4 43.5, 18.1 42.6, 19.4 41.9, 19.4 41.3, 19.4 40.4, 20.1 39.5, 20.7 38.9,
  21.1 38.3, 22.9 38.15, 22.9 37.98, 21.6 38.2, 21.3 37.7, 21.6 36.9, 22.4 36.5, 23.1 36.5, 22.8 37.4,
  23.4 37.4, 23.05 37.9, 23.7 37.9, 24 37.7, 24 38.2, 23.2 38.9, 22.9 39.3, 23 39.9, 22.7 40.5, 23.4 40.2,
  23.9 40, 24.3 40.2, 23.9 40.6, 24.4 40.9, 25.9 40.8, 26.2 40.6, 26.2 40.1, 27 40.6, 28 41, 29 41.05,
  28.1 41.8, 27.7 42.5, 28 43.3, 28.6 44.2, 29.6 45.2, 30.7 47`,
  `
  29.15 41.15, 31.4 41.3, 33.3 42, 35.1 42, 36.4 41.3, 39 41.1, 39 29, 7 29, 7 36.9, 9.8 37.3, 11 37,
  10.6 36.4, 11 35.6, 10.8 34.6, 10.1 34, 11.2 33.2, 13.2 32.9, 15.2 32.3, 15.7 31.4, 18 30.5, 19 30.3,
  20 30.8, 20 32, 21.7 32.9, 23.2 32.2, 25 31.7, 27.2 31.3, 28.5 31, 29.9 31.2, 31 31.6, 32.3 31.2, 33 31.1,
  34.2 31.3, 34.75 32.05, 35 32.8, 35.2 33.3, 35.5 33.9, 35.8 34.5, 35.75 35.5, 35.9 36.2, 36.2 36.7,
  34.6 36.7, 34 36.2, 33 36.1, 32 36.5, 30.7 36.85, 30.5 36.3, 29.1 36.3, 28.2 36.7, 27.4 37, 27.2 37.6,
  27.2 38, 26.4 38.3, 27 38.5, 26.8 39.2, 26.1 39.5, 26.25 40, 27.5 40.4, 29 40.4`,
  '12.5 38, 13.8 38.1, 15.6 38.25, 15.1 36.7, 14.3 36.8, 12.5 37.6',
  '23.6 35.5, 24.5 35.4, 26.3 35.25, 26.2 35, 24.7 34.95, 23.5 35.25',
  '32.3 35.05, 33 35.35, 34.5 35.65, 33.9 34.95, 33 34.6, 32.4 34.75',
  '8.2 40.9, 9.2 41.2, 9.7 40.6, 9.6 39.2, 8.9 38.9, 8.4 39',
  '8.6 42.4, 9.4 43, 9.5 42, 9.2 41.4, 8.8 41.6',
].map(pointsIn);

/** Cities of the letter, each by a number: letters are the keys by which answers are chosen. */
const CITIES: { at: Point; sign: string[] }[] = [
  { at: [12.5, 41.9], sign: ['  #  ', ' ##  ', '  #  ', '  #  ', '  #  ', '  #  ', ' ### '] },
  { at: [22.88, 37.92], sign: [' ### ', '#   #', '    #', '  ## ', ' #   ', '#    ', '#####'] },
  { at: [27.35, 37.95], sign: [' ### ', '#   #', '    #', '  ## ', '    #', '#   #', ' ### '] },
  { at: [36.15, 36.2], sign: ['   # ', '  ## ', ' # # ', '#  # ', '#####', '   # ', '   # '] },
];

const onSheet = ([longitude, latitude]: Point): Point => [
  ((longitude - WEST) / (EAST - WEST)) * DEMO_MAP.width,
  ((NORTH - latitude) / (NORTH - SOUTH)) * DEMO_MAP.height,
];

/** The lands around Paul's sea, with four cities by numbers. */
export function drawDemoMap(): Buffer {
  const canvas = new Canvas(DEMO_MAP.width, DEMO_MAP.height, SEA);
  const lands = LANDS.map((land) => land.map(onSheet));
  // A coast is a land that is a little larger, beneath the land itself.
  for (const [x, y] of [
    [-1.5, 0],
    [1.5, 0],
    [0, -1.5],
    [0, 1.5],
  ] as const)
    for (const land of lands)
      canvas.shape(
        land.map(([left, top]): Point => [left + x, top + y]),
        COAST,
      );
  for (const land of lands) canvas.shape(land, LAND);
  for (const { at, sign } of CITIES) {
    const [x, y] = onSheet(at);
    canvas.disc([x, y], 7, PAPER);
    canvas.disc([x, y], 5, INK);
    canvas.disc([x, y - 27], 18, INK);
    canvas.sign([x, y - 27], sign, 3, PAPER);
  }
  return pngOf(canvas);
}
