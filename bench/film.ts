export const PLAYERS = 200;
/** Six seconds of a film in 480 lines. */
export const SEGMENT_BYTES = 300_000;
export const SEGMENT_MS = 6_000;
export const FILM_BYTES = 60 * SEGMENT_BYTES;
