import { cuesAt, readCues, type Cue } from '../cue.ts';

export interface Thumbnail {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As the list of a film names them: the address of the picture, and the piece of it. */
const PIECE = /^(?<url>.+)#xywh=(?<x>\d+),(?<y>\d+),(?<width>\d+),(?<height>\d+)$/;

/** The small pictures of a film by the seconds they stand for, from the WebVTT that names them. */
export const readThumbnails = readCues;

/** The one to show for a place in a film; none where the list has none. */
export function thumbnailAt(list: readonly Cue[], second: number): Thumbnail | null {
  // The last one also stands for the very end.
  const last = list.at(-1);
  const [cue] = cuesAt(list, last && second >= last.endsAt ? last.startsAt : second);
  const { url, x, y, width, height } = PIECE.exec(cue?.words ?? '')?.groups ?? {};
  if (url === undefined) return null;
  return { url, x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}
