/** One picture holds ten rows of ten: enough to find a place in a film of any length. */
const ACROSS = 10;
const MAX = ACROSS * ACROSS;
const MIN_STEP_SECONDS = 2;
const WIDTH = 160;
const HEIGHT = 90;

export const THUMBNAILS_PICTURE = 'thumbnails.jpg';

/** How many seconds one small picture stands for. */
export const thumbnailStep = (seconds: number): number => Math.max(MIN_STEP_SECONDS, seconds / MAX);

/** The thumbnails of every film have one size. */
export const thumbnailFilter = (seconds: number): string =>
  [
    `fps=1/${thumbnailStep(seconds).toFixed(3)}:round=up`,
    `scale=${WIDTH}:${HEIGHT}:force_original_aspect_ratio=decrease`,
    `pad=${WIDTH}:${HEIGHT}:(ow-iw)/2:(oh-ih)/2`,
    `tile=${ACROSS}x${ACROSS}`,
  ].join(',');

const stamp = (seconds: number): string => new Date(Math.round(seconds * 1_000)).toISOString().slice(11, 23);

/** Which piece of the picture shows which seconds, as WebVTT. */
export function thumbnailsVtt(seconds: number): string {
  const step = thumbnailStep(seconds);
  const count = Math.min(MAX, Math.max(1, Math.ceil(seconds / step)));
  const cues = Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index % ACROSS) * WIDTH, Math.floor(index / ACROSS) * HEIGHT];
    const span = `${stamp(index * step)} --> ${stamp(Math.min(seconds, (index + 1) * step))}`;
    return `${span}\n${THUMBNAILS_PICTURE}#xywh=${x},${y},${WIDTH},${HEIGHT}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
