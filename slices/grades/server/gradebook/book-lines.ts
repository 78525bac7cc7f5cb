import type { Percent } from '#kit/percent/percent.ts';
import { stateOf, type SubmissionFacts } from '#slices/assignments/rules/submission-state.ts';
import { recordedState } from '#slices/exams/rules/results/recorded-grade.ts';
import { grantedTimes } from '#slices/exams/rules/scheduling/grant.ts';
import {
  gradeCourse,
  gradeOfPart,
  type CountedPart,
  type CourseState,
  type PartGrade,
  type PartKind,
  type PartState,
} from '../../rules/course-grade.ts';
import { STATES_OF_WORK } from '../work-out.ts';
import type { SettledLine, StoredCells } from './book-cells.queries.ts';

/** An exam or assignment as the head of a column. */
export interface BookColumn {
  id: string;
  kind: PartKind;
  title: string;
  dueAt: Date;
  weight: number;
}

/** One student's grade in one part. */
export interface BookCell extends PartGrade {
  state: PartState;
  isEntered: boolean;
  lastChangeId: string | null;
}

/** One student's grades. */
export interface BookLine {
  score: Percent | null;
  state: CourseState;
  isEntered: boolean;
  lastChangeId: string | null;
  /** In the order of the columns; none where a part was not this student's. */
  cells: (BookCell | null)[];
}

interface Counted {
  /** Of the whole book. */
  columns: readonly BookColumn[];
  /** Those that whoever is not settled yet has. */
  open: readonly BookColumn[];
  isOver: boolean;
  now: Date;
}

type Standing = Pick<CountedPart, 'state' | 'score' | 'complete'>;

/** The lines of students, in their order: as they were settled, else as they stand. */
export function countLines(personIds: readonly string[], stored: StoredCells, counted: Counted): BookLine[] {
  const settled = new Map(stored.settled.map((line) => [line.personId, line]));
  const words = new Map<string, Map<string, StoredCells['words'][number]>>();
  for (const word of stored.words) {
    const own = words.get(word[0]) ?? new Map<string, StoredCells['words'][number]>();
    words.set(word[0], own.set(word[1] ?? '', word));
  }
  const standings = counted.open.map((column) => standingsIn(column, stored, counted.now));
  return personIds.map((personId) => {
    const own = words.get(personId) ?? NO_WORDS;
    const line = settled.get(personId);
    if (line) return settledLine(line, counted.columns, own);
    const parts = counted.open.map(({ id, kind, weight }, at): CountedPart => {
      const { state, score, complete } = standings[at]?.(personId) ?? TO_COME;
      return { id, kind, weight, state, score, complete, entered: enteredIn(own.get(id)) };
    });
    const entered = own.get('')?.[3] ?? null;
    const { score, state } = gradeCourse({ parts, entered, deductions: [], isOver: counted.isOver });
    return lineOf({ score, state, isEntered: entered !== null, parts }, counted.columns, own);
  });
}

const TO_COME: Standing = { state: 'TO_COME', score: null, complete: null };
const NO_WORDS: Words = new Map();

type Words = ReadonlyMap<string, StoredCells['words'][number]>;

const enteredIn = (word: StoredCells['words'][number] | undefined): PartGrade | null =>
  word && (word[3] !== null || word[4] !== null) ? { score: word[3], complete: word[4] } : null;

function lineOf(
  { parts, ...line }: Pick<BookLine, 'score' | 'state' | 'isEntered'> & { parts: readonly CountedPart[] },
  columns: readonly BookColumn[],
  words: Words,
): BookLine {
  const inOrder = parts.length === columns.length && parts.every(({ id }, at) => id === columns[at]?.id);
  const cells = columns.map(({ id }, at) => {
    const part = inOrder ? parts[at] : parts.find((one) => one.id === id);
    return part ? cellOf(part, words.get(id)?.[2] ?? null) : null;
  });
  return { ...line, lastChangeId: words.get('')?.[2] ?? null, cells };
}

function cellOf(part: CountedPart, lastChangeId: string | null): BookCell {
  const grade = gradeOfPart(part);
  return {
    state: part.state,
    score: grade?.score ?? null,
    complete: grade?.complete ?? null,
    isEntered: part.entered !== null,
    lastChangeId,
  };
}

const settledLine = (
  { score, state, parts, steps }: SettledLine,
  columns: readonly BookColumn[],
  words: Words,
): BookLine =>
  lineOf({ score, state, parts, isEntered: steps.some(({ kind }) => kind === 'ENTERED') }, columns, words);

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

type StandingOf = (personId: string) => Standing;

const standingsIn = (column: BookColumn, stored: StoredCells, now: Date): StandingOf =>
  column.kind === 'EXAM' ? standingsInExam(column, stored, now) : standingsInWork(column, stored, now);

function standingsInExam({ id, dueAt }: BookColumn, stored: StoredCells, now: Date): StandingOf {
  const column = stored.exams.find((one) => one.id === id);
  const places = new Map(column?.people.map((personId, at) => [personId, at]));
  const grants = new Map(
    stored.grants.filter(([, examId]) => examId === id).map((grant) => [grant[0], grant]),
  );
  return (personId) => {
    const at = places.get(personId) ?? -1;
    const score = column?.scores[at] ?? null;
    const sum = { score, waits: column?.waits[at] ?? false };
    return {
      state: recordedState(ownDeadline(dueAt, grants.get(personId)), sum, now),
      score,
      complete: null,
    };
  };
}

function ownDeadline(dueAt: Date, grant: StoredCells['grants'][number] | undefined): Date {
  if (!grant) return dueAt;
  const [, , extraMinutes, deadline] = grant;
  return grantedTimes(
    { opensAt: dueAt, deadline: dueAt, closesAt: null },
    { extraAttempts: 0, extraMinutes, deadline: instant(deadline) },
  ).deadline;
}

const NOTHING_YET = { extendedTo: null, submittedAt: null, returnedAt: null, gradedAt: null };

function standingsInWork({ id, dueAt }: BookColumn, stored: StoredCells, now: Date): StandingOf {
  const column = stored.works.find((one) => one.id === id);
  const graded = new Map(column?.people?.map((personId, at) => [personId, at]));
  const others = new Map(column?.others?.map((other) => [other[0], other]));
  const stands = (facts: Omit<SubmissionFacts, 'dueAt'>): Standing => ({
    state: STATES_OF_WORK[stateOf({ dueAt, ...facts }, now)],
    score: null,
    complete: null,
  });
  const untouched = stands(NOTHING_YET);
  return (personId) => {
    const at = graded.get(personId);
    if (at !== undefined)
      return {
        state: 'GRADED',
        score: column?.scores?.[at] ?? null,
        complete: column?.completes?.[at] ?? null,
      };
    const other = others.get(personId);
    if (!other) return untouched;
    const [, submittedAt, returnedAt, extendedTo] = other;
    return stands({
      gradedAt: null,
      submittedAt: instant(submittedAt),
      returnedAt: instant(returnedAt),
      extendedTo: instant(extendedTo),
    });
  };
}
