/** The largest square that is sent, in pixels: sharp at twice the size of any face on a screen. */
const SIDE = 640;

/** What fits into one request beside everything else in it, as characters of base64. */
const MAX_CHARACTERS = 200_000;

const QUALITIES = [0.88, 0.75, 0.6, 0.4];

/** The side of the square to cut out, and where it begins; position goes from 0 to 1 along the longer side. */
export function squareIn(width: number, height: number, position: number) {
  const side = Math.min(width, height);
  return { side, left: (width - side) * position, top: (height - side) * position };
}

/** Draws the chosen square of a picture, on white where it is transparent. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, position: number): void {
  const { side, left, top } = squareIn(picture.width, picture.height, position);
  const size = Math.min(SIDE, side);
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size, size);
  pen.drawImage(picture, left, top, side, side, 0, 0, size, size);
}

/** The drawn square as a JPEG in base64, as fine as one request allows. */
export function pictureOf(canvas: HTMLCanvasElement): string {
  const drawn = QUALITIES.map((quality) => () => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '');
  let smallest = '';
  for (const draw of drawn) {
    smallest = draw();
    if (smallest.length <= MAX_CHARACTERS) break;
  }
  return smallest;
}
