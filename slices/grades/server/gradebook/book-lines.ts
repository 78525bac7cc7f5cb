import type { Percent } from '#kit/percent/percent.ts';
import { closesAt, stateOf } from '#slices/assignments/rules/submission-state.ts';
import { recordedState } from '#slices/exams/rules/results/recorded-grade.ts';
import { grantedTimes } from '#slices/exams/rules/scheduling/grant.ts';
import {
  gradeCourseWithoutSteps,
  gradeOfPart,
  stateForMember,
  type CountedPart,
  type CourseState,
  type PartGrade,
  type PartKind,
  type PartState,
} from '../../rules/course-grade.ts';
import { STATES_OF_WORK } from '../work-out.ts';
import type { SettledLine, StoredCells, UngradedWork } from './book-cells.queries.ts';

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
  /** Those of a student who is not settled yet. */
  open: readonly BookColumn[];
  isOver: boolean;
  now: Date;
  /** What absences and lates take off the grade of a student. */
  deductionOf: (personId: string) => Percent;
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
  const indexes = new Map(personIds.map((personId, index) => [personId, index]));
  const joinedAt = personIds.map((_, index) => instant(stored.students.joinedAt?.[index] ?? null));
  const params = { indexes, joinedAt, now: counted.now };
  const standings = counted.open.map((column) => standingsIn(column, stored, params));
  return personIds.map((personId, index) => {
    const own = words.get(personId) ?? NO_WORDS;
    const line = settled.get(personId);
    if (line) return settledLine(line, counted.columns, own);
    const parts = counted.open.map(({ id, kind, weight }, at): CountedPart => {
      const { state, score, complete } = standings[at]?.[index] ?? TO_COME;
      return { id, kind, weight, state, score, complete, entered: enteredIn(own.get(id)) };
    });
    const entered = own.get('')?.[3] ?? null;
    const { score, state } = gradeCourseWithoutSteps({
      parts,
      entered,
      deductions: [counted.deductionOf(personId)],
      isOver: counted.isOver,
    });
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

interface Params {
  /** Of the students, by their ids. */
  indexes: ReadonlyMap<string, number>;
  /** When their first day in the course began, by their places. */
  joinedAt: readonly (Date | null)[];
  now: Date;
}

/** How students stand in a part, by their places. */
const standingsIn = (column: BookColumn, stored: StoredCells, params: Params): Standing[] =>
  column.kind === 'EXAM' ? standingsInExam(column, stored, params) : standingsInWork(column, stored, params);

function standingsInExam(
  { id, dueAt }: BookColumn,
  stored: StoredCells,
  { indexes, joinedAt, now }: Params,
): Standing[] {
  const standing = (
    { deadline, due }: { deadline: Date; due: Date },
    personId: string,
    index: number,
  ): Standing => {
    const sum = sumOf(personId);
    return {
      state: stateForMember(recordedState(deadline, sum, now), due, joinedAt[index] ?? null),
      score: sum?.score ?? null,
      complete: null,
    };
  };
  const reached = stored.exams.find((one) => one.id === id);
  const scoreOf = new Map(reached?.people.map((personId, at) => [personId, reached.scores[at] ?? null]));
  const sumOf = (personId: string) => {
    const score = scoreOf.get(personId);
    return score === undefined ? null : { score, waits: score === null };
  };
  const all = Array.from(indexes, ([personId, place]) =>
    standing({ deadline: dueAt, due: dueAt }, personId, place),
  );
  for (const [personId, examId, extraMinutes, deadline] of stored.grants) {
    const place = indexes.get(personId);
    if (examId !== id || place === undefined) continue;
    const own = grantedTimes(
      { opensAt: dueAt, deadline: dueAt, closesAt: null },
      { extraAttempts: 0, extraMinutes, deadline: instant(deadline) },
    );
    all[place] = standing(own, personId, place);
  }
  return all;
}

const NOTHING_YET: UngradedWork = ['', null, null, null];

function standingsInWork(
  { id, dueAt }: BookColumn,
  stored: StoredCells,
  { indexes, joinedAt, now }: Params,
): Standing[] {
  const ungraded = ([, submittedAt, returnedAt, extendedTo]: UngradedWork, index: number): Standing => {
    const facts = {
      dueAt,
      gradedAt: null,
      submittedAt: instant(submittedAt),
      returnedAt: instant(returnedAt),
      extendedTo: instant(extendedTo),
    };
    const state = STATES_OF_WORK[stateOf(facts, now)];
    const own = stateForMember(state, closesAt(facts), joinedAt[index] ?? null);
    return { state: own, score: null, complete: null };
  };
  const all = Array.from(indexes.values(), (place) => ungraded(NOTHING_YET, place));
  const work = stored.works.find((one) => one.id === id);
  const { people, scores, completes, others } = work ?? NO_WORK;
  people?.forEach((personId, at) => {
    const place = indexes.get(personId);
    if (place === undefined) return;
    all[place] = { state: 'GRADED', score: scores?.[at] ?? null, complete: completes?.[at] ?? null };
  });
  for (const other of others ?? []) {
    const place = indexes.get(other[0]);
    if (place !== undefined) all[place] = ungraded(other, place);
  }
  return all;
}

const NO_WORK = { people: null, scores: null, completes: null, others: null };
