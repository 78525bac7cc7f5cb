import { ATTENDANCE_STATUSES, type AttendanceStatus, type Mark } from './status.ts';

/** A cell of a grid: its line is a student, its column a session. Both are counted from 0. */
export interface GridPosition {
  line: number;
  column: number;
}

/** How the statuses are called in the reader's language: words and letters. */
export type StatusWords = Readonly<Record<AttendanceStatus, readonly string[]>>;

/** Understood in every language, after the reader's own words: a letter may mean something else there. */
const PLAIN_WORDS: StatusWords = {
  PRESENT: ['P', 'Present'],
  LATE: ['L', 'Late'],
  ABSENT: ['A', 'Absent'],
  EXCUSED: ['E', 'Excused'],
};

export type PastedProblem =
  | (GridPosition & { problem: 'UNKNOWN' | 'MINUTES' | 'CLOSED'; said: string })
  | { problem: 'ROWS' | 'COLUMNS'; count: number };

export interface PastedMark extends GridPosition, Mark {}

interface Target {
  /** Where the first of the cells goes. */
  at: GridPosition;
  lines: number;
  columns: number;
  mayMark: (at: GridPosition) => boolean;
  /** What is there; null where nothing is marked yet. */
  markAt: (at: GridPosition) => Mark | null;
  /** Nobody comes later to a class than this. */
  maxMinutes: (at: GridPosition) => number;
  words: StatusWords;
}

/** Cells of a spreadsheet. One with breaks or tabs in it stands in quotes. */
export function readBlock(copied: string): string[][] {
  const rows: string[][] = [[]];
  for (const [found, quoted, plain, end] of copied.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g,
  )) {
    if (found === '' && rows.at(-1)?.length === 0) break;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
    .replaceAll(/[\s.,:;()]+/gu, ' ')
    .trim();

const statusCalled = (word: string, words: StatusWords): AttendanceStatus | undefined =>
  [words, PLAIN_WORDS]
    .flatMap((known) =>
      ATTENDANCE_STATUSES.filter((status) => known[status].some((name) => folded(name) === folded(word))),
    )
    .at(0);

/** "L", "L 10", "Late, 10 min": a status, with minutes where a person came late. */
function readMark(said: string, words: StatusWords, max: number): Mark | 'UNKNOWN' | 'MINUTES' {
  const whole = statusCalled(said, words);
  if (whole) return { kind: whole, minutesLate: null };
  const { word, digits } = /^(?<word>\D+?) ?(?<digits>\d+)(?: ?\p{L}+)?$/u.exec(folded(said))?.groups ?? {};
  const kind = word === undefined ? undefined : statusCalled(word, words);
  if (!kind) return 'UNKNOWN';
  const minutesLate = Number(digits);
  if (kind !== 'LATE' || minutesLate < 1 || minutesLate > max) return 'MINUTES';
  return { kind, minutesLate };
}

const isSame = (one: Mark | null, other: Mark): boolean =>
  one !== null && one.kind === other.kind && one.minutesLate === other.minutesLate;

/**
 * What copied cells change in a grid, or what is wrong with them: all of them can be marked, or none is. Empty cells leave
 * what is there.
 */
export function readPastedMarks(
  copied: string,
  { at, lines, columns, mayMark, markAt, maxMinutes, words }: Target,
): { marks: PastedMark[]; problems: PastedProblem[] } {
  const rows = readBlock(copied);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const problems: PastedProblem[] = [];
  if (at.line + rows.length > lines) problems.push({ problem: 'ROWS', count: at.line + rows.length - lines });
  if (at.column + width > columns) problems.push({ problem: 'COLUMNS', count: at.column + width - columns });
  if (problems.length > 0) return { marks: [], problems };

  const marks: PastedMark[] = [];
  rows.forEach((row, down) =>
    row.forEach((said, across) => {
      if (said === '') return;
      const to = { line: at.line + down, column: at.column + across };
      const mark = readMark(said, words, maxMinutes(to));
      if (typeof mark === 'string') problems.push({ ...to, problem: mark, said });
      else if (isSame(markAt(to), mark)) return;
      else if (mayMark(to)) marks.push({ ...to, ...mark });
      else problems.push({ ...to, problem: 'CLOSED', said });
    }),
  );
  return problems.length > 0 ? { marks: [], problems } : { marks, problems };
}
