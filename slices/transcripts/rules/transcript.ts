import type { Day } from '#kit/calendar/day.ts';
import { gradePointAverage } from './grade-points.ts';
import type { RecordState, StudyRecord } from './study-record.ts';

/** A course as it stands on a transcript. */
export interface TranscriptLine {
  courseId: string;
  code: string;
  name: string;
  teacherName: string | null;
  credits: number;
  grade: number | null;
  state: RecordState;
}

export interface TranscriptTerm {
  /** As the campus calls it; empty for courses outside of any term. */
  term: string;
  firstDay: Day;
  lines: TranscriptLine[];
  creditsEarned: number;
}

/** What all courses come to. */
export interface TranscriptSums {
  creditsEarned: number;
  /** Of the grades there are, in percent with two decimals; null while there is none. */
  average: number | null;
  /** Null where the college uses none, and while there is no grade. */
  gpa: number | null;
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/**
 * A student's courses term by term, the oldest first, and behind them those that belong to no term. A term of the same name
 * that comes again in a later year is another one: only courses that follow each other stand under one heading.
 */
export function termsOf(records: readonly StudyRecord[]): TranscriptTerm[] {
  const terms: { term: string; firstDay: Day; records: StudyRecord[] }[] = [];
  const inOrder = records.toSorted(
    (a, b) =>
      Number(a.term === '') - Number(b.term === '') ||
      compare(a.firstDay, b.firstDay) ||
      compare(a.term, b.term) ||
      compare(a.code, b.code),
  );
  for (const record of inOrder) {
    const last = terms.at(-1);
    if (last?.term === record.term) last.records.push(record);
    else terms.push({ term: record.term, firstDay: record.firstDay, records: [record] });
  }
  return terms.map(({ term, firstDay, records: taken }) => ({
    term,
    firstDay,
    lines: taken.map(lineOf),
    creditsEarned: creditsEarned(taken),
  }));
}

const lineOf = ({
  courseId,
  code,
  name,
  teacherName,
  credits,
  grade,
  state,
}: StudyRecord): TranscriptLine => ({
  courseId,
  code,
  name,
  teacherName,
  credits,
  grade,
  state,
});

/** A course that was taken twice counts once. */
export function creditsEarned(records: readonly StudyRecord[]): number {
  const passed = new Map(
    records.filter(({ state }) => state === 'PASSED').map(({ courseId, credits }) => [courseId, credits]),
  );
  return inTenths([...passed.values()].reduce((sum, credits) => sum + credits, 0));
}

/** Credits have one decimal, which sums of fractions would blur. */
const inTenths = (credits: number): number => Math.round(credits * 10) / 10;

/**
 * The best grade in each course, weighted by its credits: a course of three counts three times one of one. Where no
 * course has credits, all count alike.
 */
export function averageGrade(records: readonly StudyRecord[]): number | null {
  const graded = bestOfEach(records);
  if (graded.length === 0) return null;
  const haveCredits = graded.some(({ credits }) => credits > 0);
  const weightOf = ({ credits }: StudyRecord): number => (haveCredits ? credits : 1);
  const weight = graded.reduce((sum, record) => sum + weightOf(record), 0);
  const total = graded.reduce((sum, record) => sum + (record.grade ?? 0) * weightOf(record), 0);
  return Math.round((total / weight) * 100) / 100;
}

/**
 * One record of each course that has a grade: the best, where it was taken again. What is reached so far in a course
 * that goes on is no grade yet: the official transcript does not know it either.
 */
export function bestOfEach(records: readonly StudyRecord[]): StudyRecord[] {
  const best = new Map<string, StudyRecord>();
  for (const record of records) {
    if (record.state === 'IN_PROGRESS') continue;
    const known = best.get(record.courseId);
    if (record.grade !== null && record.grade > (known?.grade ?? -1)) best.set(record.courseId, record);
  }
  return [...best.values()];
}

export const sumsOf = (
  records: readonly StudyRecord[],
  { usesGpa }: { usesGpa: boolean },
): TranscriptSums => ({
  creditsEarned: creditsEarned(records),
  average: averageGrade(records),
  gpa: usesGpa ? gradePointAverage(bestOfEach(records)) : null,
});
