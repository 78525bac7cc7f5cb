import { randomBytes } from 'node:crypto';

/** How an MP4 begins. */
const BEGINNING = Buffer.from('\0\0\0\u{18}ftypisom', 'latin1');

/** The shortest film there is, as far as its content tells. */
export const SHORTEST_FILM_BYTES = BEGINNING.length;

/** A film of so many bytes: it begins as one, and the rest is noise. */
export const filmOf = (bytes: number): Buffer =>
  Buffer.concat([BEGINNING, randomBytes(bytes - BEGINNING.length)]);
