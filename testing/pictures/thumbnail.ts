import sharp from 'sharp';

/** Where something stands on a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So many pixels of the screen, each way, become one of the thumbnail. Letters blur; colours and places stay. */
const CELL_PX = 8;

/** Another drawing of letters and edges moves the mean of a cell less than this, of 255; another colour more. */
const TOLERANCE = 32;
/** An edge may come to lie in the next cell here and there. */
const FREE_CELLS = 3;

/** A picture as its pixels: unpacking a long page again for each of its parts would take most of the time. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

export const unpack = (picture: Buffer): Promise<Pixels> =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Cuts something out of a picture and makes it small enough to be kept. */
export const thumbnail = (
  { data, info: { width: across, height: down, channels } }: Pixels,
  { left, top, width, height }: Box,
): Promise<Buffer> =>
  sharp(data, { raw: { width: across, height: down, channels } })
    .extract({ left, top, width, height })
    .resize(Math.ceil(width / CELL_PX), Math.ceil(height / CELL_PX), { fit: 'fill', kernel: 'mitchell' })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** How a thumbnail differs from the one that was accepted, in words, or null when nobody would see it. */
export async function difference(accepted: Buffer, now: Buffer): Promise<string | null> {
  const [one, other] = await Promise.all([accepted, now].map(unpack));
  if (!one || !other) throw new Error('Two pictures are needed.');
  const [before, after] = [one, other].map(
    ({ info }) => `${info.width * CELL_PX}×${info.height * CELL_PX} px`,
  );
  if (before !== after) return `was ${before} large and is ${after}`;
  const cells = one.info.width * one.info.height;
  const differing = Array.from({ length: cells }, (_, cell) => cell).filter((cell) =>
    [0, 1, 2].some((channel) => {
      const place = cell * one.info.channels + channel;
      return Math.abs((one.data[place] ?? 0) - (other.data[place] ?? 0)) > TOLERANCE;
    }),
  );
  const [first = 0] = differing;
  const [x, y] = [first % one.info.width, Math.floor(first / one.info.width)].map((place) => place * CELL_PX);
  return differing.length > FREE_CELLS
    ? `looks otherwise in ${differing.length} of ${cells} places, first at ${x}, ${y} px`
    : null;
}
