import { Canvas, type Colour, type Point } from '#kit/demo/canvas.ts';
import { pngOf } from '#kit/demo/png-of.ts';

const [WIDTH, HEIGHT] = [960, 720];
const SKY: readonly Colour[] = [
  [196, 220, 236],
  [240, 222, 196],
  [206, 214, 222],
];
const LAWN: Colour = [116, 148, 92];
const WALL: Colour = [206, 188, 160];
const ROOF: Colour = [124, 62, 54];
const GOWNS: readonly Colour[] = [
  [110, 36, 58],
  [44, 52, 88],
  [52, 84, 72],
];
const SKINS: readonly Colour[] = [
  [236, 200, 172],
  [150, 104, 74],
  [206, 160, 124],
  [102, 70, 52],
];

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

function house(canvas: Canvas): void {
  canvas.shape(box(220, 150, 740, 420), WALL);
  canvas.shape(
    [
      [190, 160],
      [480, 60],
      [770, 160],
    ],
    ROOF,
  );
  for (let window = 0; window < 4; window++)
    canvas.shape(box(270 + window * 120, 220, 320 + window * 120, 300), [96, 116, 132]);
}

/** A graduate in a gown, with a cap. */
function graduate(canvas: Canvas, [x, y]: Point, gown: Colour, skin: Colour): void {
  canvas.shape(
    [
      [x - 26, y + 34],
      [x + 26, y + 34],
      [x + 44, y + 190],
      [x - 44, y + 190],
    ],
    gown,
  );
  canvas.disc([x, y], 27, skin);
  canvas.shape(
    [
      [x - 40, y - 20],
      [x, y - 38],
      [x + 40, y - 20],
      [x, y - 8],
    ],
    gown,
  );
}

/** A class in front of its college: no two look the same. */
export function drawClass(number: number): Buffer {
  const canvas = new Canvas(WIDTH, HEIGHT, SKY[number % SKY.length] ?? WALL);
  house(canvas);
  canvas.shape(box(0, 400, WIDTH, HEIGHT), LAWN);
  const gown = GOWNS[number % GOWNS.length] ?? LAWN;
  for (const [row, count] of [6 + (number % 3), 7 + (number % 2)].entries())
    for (let at = 0; at < count; at++) {
      const skin = SKINS[(at * 3 + row + number) % SKINS.length] ?? WALL;
      const step = 720 / count;
      graduate(
        canvas,
        [120 + step / 2 + at * step + row * 12, 330 + row * 130 + ((at * 7) % 3) * 8],
        gown,
        skin,
      );
    }
  return pngOf(canvas);
}
