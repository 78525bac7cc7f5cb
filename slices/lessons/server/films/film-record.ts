/** What can be shown of a film, each by its path under `films/ID/`. Written by whatever prepared it (kit/video). */
export interface FilmRenditions {
  hls: string;
  mp4: string | null;
  audio: string | null;
  poster: string | null;
  thumbnails: string | null;
}

/** What a lesson is seen or heard by, in one language. */
export interface FilmRecord {
  id: string;
  lessonId: string;
  locale: string;
  kind: 'VIDEO' | 'AUDIO';
  title: string;
  sourceKey: string;
  state: 'WAITING' | 'PREPARING' | 'READY' | 'FAILED';
  /** From 0 to 1. */
  progress: number;
  /** The name of a problem. */
  failure: string | null;
  seconds: number | null;
  renditions: FilmRenditions | null;
}

const FILM_KEYS = 'films/';

/** Where the renditions of a film lie in the storage. */
export const filmKey = (filmId: string, path = ''): string => `${FILM_KEYS}${filmId}/${path}`;

/** The film a key in the storage belongs to. */
export const filmOfKey = (key: string): string | null =>
  key.startsWith(FILM_KEYS) ? (key.split('/')[1] ?? null) : null;

export const ALL_FILM_KEYS = FILM_KEYS;
