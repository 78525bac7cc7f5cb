import type { TestDatabase } from '#testing/test-database.ts';

export const HEADS = 'Student,Date,Start,Course,Status,Minutes late,Reason';
const SEEN = `{ _id state problem fresh changed same bad stored undone kept
  problems: lines(kind: PROBLEMS) { line student problem problemField }
  marks: lines(kind: MARKS) { line studentName kind minutesLate previousKind outcome } }`;
export const BEGIN = `mutation beginAttendanceImport($importId: ID!, $regionId: ID!, $fileName: String!) {
  beginAttendanceImport(importId: $importId, regionId: $regionId, fileName: $fileName) { _id } }`;
export const APPEND = `mutation appendToAttendanceImport($importId: ID!, $piece: Int!, $text: String!) {
  appendToAttendanceImport(importId: $importId, piece: $piece, text: $text) { _id } }`;
export const CHECK = `mutation checkAttendanceImport($importId: ID!) { checkAttendanceImport(importId: $importId) { _id } }`;
export const RUN = `mutation runAttendanceImport($importId: ID!) { runAttendanceImport(importId: $importId) { _id state } }`;
export const UNDO = `mutation undoAttendanceImport($importId: ID!) { undoAttendanceImport(importId: $importId) { _id state } }`;
export const READ = `query attendanceImport($importId: ID!) { attendanceImport(importId: $importId) ${SEEN} }`;

export interface ImportAnswer {
  state: string;
  problem: string | null;
  fresh: number;
  changed: number;
  same: number;
  bad: number;
  stored: number;
  undone: number;
  kept: number;
  problems: { line: number; student: string; problem: string; problemField: string }[];
  marks: { line: number; studentName: string; kind: string; outcome: string; previousKind: string | null }[];
}

/** All that is stored of these sessions, to compare. */
export async function storedOf({ owner }: TestDatabase, sessionIds: readonly string[]): Promise<string> {
  const marks = await owner.query(
    'select session_id, person_id, kind, minutes_late from attendance_mark where session_id = any ($1) order by 1, 2',
    [sessionIds],
  );
  const rolls = await owner.query(
    'select id, roll_taken_at, roll_person_ids from class_session where id = any ($1) order by 1',
    [sessionIds],
  );
  return JSON.stringify([marks.rows, rolls.rows]);
}
