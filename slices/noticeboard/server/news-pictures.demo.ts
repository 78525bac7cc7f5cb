import { Canvas, type Colour, type Point } from '#kit/demo/canvas.ts';
import { pngOf } from '#kit/demo/png-of.ts';

const [WIDTH, HEIGHT] = [960, 600];

const WINE: Colour = [110, 36, 58];
const NIGHT: Colour = [38, 44, 74];
const PAPER: Colour = [250, 244, 230];
const LAMP: Colour = [255, 214, 130];
const INK: Colour = [44, 30, 40];
const BOOKS: readonly Colour[] = [
  WINE,
  [46, 92, 110],
  [196, 142, 62],
  [88, 112, 72],
  [150, 74, 62],
  [70, 66, 110],
];

const mixed = (from: Colour, to: Colour, share: number): Colour => {
  const part = (one: number, other: number) => Math.round(one + (other - one) * share);
  return [part(from[0], to[0]), part(from[1], to[1]), part(from[2], to[2])];
};

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** A sky that turns from one colour above to another below. */
function sky(above: Colour, below: Colour): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT, above);
  const bands = 40;
  for (let band = 0; band < bands; band++)
    canvas.shape(
      box(0, (band * HEIGHT) / bands, WIDTH, ((band + 1) * HEIGHT) / bands),
      mixed(above, below, band / (bands - 1)),
    );
  return canvas;
}

/** Land up to a line of waves. */
function hill(
  canvas: Canvas,
  top: number,
  wave: { height: number; length: number; from: number },
  colour: Colour,
) {
  const line = Array.from({ length: 49 }, (_, at): Point => {
    const x = (at / 48) * WIDTH;
    return [x, top + wave.height * Math.sin((x + wave.from) / wave.length)];
  });
  canvas.shape([...line, [WIDTH, HEIGHT], [0, HEIGHT]], colour);
}

function hills(canvas: Canvas): void {
  hill(canvas, 380, { height: 46, length: 170, from: 60 }, [126, 128, 150]);
  hill(canvas, 450, { height: 38, length: 120, from: 400 }, [84, 100, 104]);
  hill(canvas, 525, { height: 24, length: 200, from: 0 }, [48, 66, 60]);
}

function sunrise(): Canvas {
  const canvas = sky([134, 170, 206], [255, 214, 170]);
  canvas.disc([640, 330], 150, [255, 226, 186]);
  canvas.disc([640, 330], 96, [255, 240, 212]);
  hills(canvas);
  return canvas;
}

function shelves(): Canvas {
  const canvas = sky([92, 66, 52], [66, 46, 40]);
  for (const [row, foot] of [190, 390, 590].entries()) {
    let left = 30;
    for (let book = 0; left < WIDTH - 70; book++) {
      const kind = (book * 7 + row * 5) % 11;
      const [width, height] = [20 + kind * 3, 104 + ((book * 5 + row * 3) % 7) * 9];
      const colour = BOOKS[(book * 5 + row) % BOOKS.length] ?? WINE;
      canvas.shape(box(left, foot - height, left + width, foot - 14), colour);
      canvas.shape(
        box(left, foot - height + 18, left + width, foot - height + 24),
        mixed(colour, PAPER, 0.6),
      );
      left += width + (kind === 0 ? 46 : 3);
    }
    canvas.shape(box(0, foot - 14, WIDTH, foot), [150, 108, 74]);
  }
  return canvas;
}

/** A window that is round above. */
function arch(canvas: Canvas, [x, foot]: Point, width: number, height: number, colour: Colour): void {
  canvas.disc([x, foot - height], width / 2, colour);
  canvas.shape(box(x - width / 2, foot - height, x + width / 2, foot), colour);
}

function chapel(): Canvas {
  const canvas = sky(NIGHT, [208, 128, 112]);
  for (let star = 0; star < 26; star++)
    canvas.disc([(star * 379) % WIDTH, (star * 137) % 250], 1.5 + (star % 3) * 0.7, PAPER);
  hill(canvas, 500, { height: 20, length: 210, from: 120 }, [52, 44, 62]);
  const wall: Colour = [74, 58, 74];
  canvas.shape(box(300, 330, 700, 560), wall);
  canvas.shape(
    [
      [270, 338],
      [500, 190],
      [730, 338],
    ],
    INK,
  );
  canvas.shape(box(450, 150, 550, 560), mixed(wall, INK, 0.25));
  canvas.shape(
    [
      [436, 154],
      [500, 50],
      [564, 154],
    ],
    INK,
  );
  canvas.shape(box(497, 12, 503, 60), LAMP);
  canvas.shape(box(485, 24, 515, 30), LAMP);
  for (const x of [345, 405, 595, 655]) arch(canvas, [x, 500], 32, 80, LAMP);
  arch(canvas, [500, 560], 56, 90, LAMP);
  canvas.disc([500, 230], 24, LAMP);
  hill(canvas, 565, { height: 10, length: 90, from: 0 }, [36, 32, 46]);
  return canvas;
}

/** A graduate's cap in the air. */
function cap(canvas: Canvas, [x, y]: Point, size: number, tilt: number): void {
  canvas.shape(
    [
      [x - size * 0.45, y],
      [x + size * 0.45, y],
      [x + size * 0.4, y + size * 0.42],
      [x - size * 0.4, y + size * 0.42],
    ],
    mixed(INK, WINE, 0.4),
  );
  canvas.shape(
    [
      [x - size, y + tilt],
      [x, y - size * 0.42],
      [x + size, y - tilt],
      [x, y + size * 0.42],
    ],
    INK,
  );
  canvas.shape(box(x + size * 0.7, y - tilt, x + size * 0.74, y + size * 0.62), LAMP);
  canvas.disc([x + size * 0.72, y + size * 0.66], size * 0.08, LAMP);
}

function caps(): Canvas {
  const canvas = sky([120, 172, 210], [236, 240, 236]);
  cap(canvas, [250, 190], 120, 26);
  cap(canvas, [640, 150], 92, -22);
  cap(canvas, [480, 350], 140, 14);
  cap(canvas, [820, 320], 84, 20);
  cap(canvas, [140, 390], 70, -14);
  return canvas;
}

function homecoming(): Canvas {
  const canvas = sky([72, 78, 122], [240, 170, 130]);
  hills(canvas);
  for (const [row, hung] of [70, 190].entries())
    for (let flag = 0; flag < 12; flag++) {
      const at = (index: number): Point => [
        index * 84 - 30,
        hung + 60 * Math.sin((index / 12) * Math.PI) + row * 10,
      ];
      const [[x1, y1], [x2, y2]] = [at(flag), at(flag + 1)];
      canvas.shape(
        [
          [x1, y1 - 2],
          [x2, y2 - 2],
          [x2, y2 + 2],
          [x1, y1 + 2],
        ],
        INK,
      );
      const colour = mixed(BOOKS[(flag + row * 2) % BOOKS.length] ?? WINE, PAPER, 0.25);
      canvas.shape(
        [
          [x1 + 14, y1],
          [x2 - 14, y2],
          [(x1 + x2) / 2, (y1 + y2) / 2 + 62],
        ],
        colour,
      );
    }
  for (let lamp = 0; lamp < 9; lamp++) canvas.disc([60 + lamp * 105, 400 + 14 * (lamp % 2)], 9, LAMP);
  return canvas;
}

const DRAWINGS = { sunrise, shelves, chapel, caps, homecoming };

export type NewsPicture = keyof typeof DRAWINGS;

/** A picture over a post of the demo college: the same one each time it is drawn. */
export const drawNewsPicture = (name: NewsPicture): Buffer => pngOf(DRAWINGS[name]());
