import type { Day } from '#kit/calendar/day.ts';
import { averageGrade, bestOfEach, creditsEarned } from '#slices/grades/rules/all-courses.ts';
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

export const sumsOf = (
  records: readonly StudyRecord[],
  { usesGpa }: { usesGpa: boolean },
): TranscriptSums => ({
  creditsEarned: creditsEarned(records),
  average: averageGrade(records),
  gpa: usesGpa ? gradePointAverage(bestOfEach(records)) : null,
});
