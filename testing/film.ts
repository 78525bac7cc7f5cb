import { randomBytes } from 'node:crypto';

/** How an MP4 begins. */
const BEGINNING = Buffer.from('\0\0\0\u{18}ftypisom', 'latin1');

/** The shortest film there is, as far as its content tells. */
export const MIN_FILM_BYTES = BEGINNING.length;

/** A film of so many bytes: it begins as one, and the rest is noise. */
export const filmOf = (bytes: number): Buffer =>
  Buffer.concat([BEGINNING, randomBytes(bytes - BEGINNING.length)]);

/** One frame at 128 kilobits and 44,100 samples a second in which there is nothing to hear. */
const SILENT_FRAME = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]);
const FRAME_SECONDS = 1_152 / 44_100;

/** A recording of silence as MP3. */
export const silentMp3 = (seconds: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.round(seconds / FRAME_SECONDS) }, () => SILENT_FRAME));
