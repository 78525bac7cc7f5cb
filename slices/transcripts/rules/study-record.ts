import type { Day } from '#kit/calendar/day.ts';

export const RECORD_STATES = ['PASSED', 'FAILED', 'INCOMPLETE', 'IN_PROGRESS'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** A course on a student's record, as the grades have it. */
export interface StudyRecord {
  courseId: string;
  code: string;
  name: string;
  teacherName: string | null;
  term: string;
  firstDay: Day;
  lastDay: Day | null;
  credits: number;
  kind: 'CORE' | 'ELECTIVE';
  /** In percent; null while nothing counts. */
  grade: number | null;
  state: RecordState;
  finalisedAt: Date | null;
}

/** What an official transcript says of a course: a grade that may still change is none yet. */
export const officially = (record: StudyRecord): StudyRecord =>
  record.finalisedAt ? record : { ...record, grade: null, state: 'IN_PROGRESS' };
