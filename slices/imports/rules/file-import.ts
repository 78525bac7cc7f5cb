export const IMPORT_STATES = [
  'UPLOADING',
  'CHECKING',
  'REFUSED',
  'CHECKED',
  'IMPORTING',
  'IMPORTED',
  'UNDOING',
  'UNDONE',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What it can become next. Of a file that is of no use nothing becomes. */
const NEXT_STATES: Readonly<Record<ImportState, readonly ImportState[]>> = {
  UPLOADING: ['CHECKING'],
  CHECKING: ['CHECKED', 'REFUSED'],
  REFUSED: [],
  CHECKED: ['IMPORTING'],
  IMPORTING: ['IMPORTED'],
  IMPORTED: ['UNDOING'],
  UNDOING: ['UNDONE'],
  UNDONE: [],
};

export const mayBecome = (state: ImportState, next: ImportState): boolean =>
  NEXT_STATES[state].includes(next);

export const isBusy = (state: ImportState): boolean => ['CHECKING', 'IMPORTING', 'UNDOING'].includes(state);

/** What a job works at, and what the import is once nothing is left to do. */
export const STATE_AFTER = { IMPORTING: 'IMPORTED', UNDOING: 'UNDONE' } as const satisfies Partial<
  Record<ImportState, ImportState>
>;
export type WorkingState = keyof typeof STATE_AFTER;

/** A larger file is divided. */
export const MAX_ROWS = 20_000;

/** How much of a file is sent at once, in characters: even in Chinese it fits into one request. */
export const PIECE_LENGTH = 50_000;

/** As many pieces as the largest file of sensible lines has. */
export const MAX_PIECES = 100;

export const FILE_NAME_MAX = 200;

/** Its lines tell of people whom nobody has entered, so they do not stay. */
export const IMPORT_KEPT_DAYS = 90;
