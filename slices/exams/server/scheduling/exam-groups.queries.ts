import type { Db, Tx } from '#kit/db/database.ts';

/** A group that is taught the course of an exam, and when it sits it. */
export interface ExamGroupRecord {
  examId: string;
  groupId: string;
  regionId: string;
  name: string;
  campus: string;
  timeZone: string;
  opensAt: Date | null;
  deadline: Date | null;
  closesAt: Date | null;
  returnSeconds: number | null;
  /** Of its times; none when it does not sit the exam yet. */
  version: number | null;
}

/** The groups that are taught the course of an exam, as far as the caller's campuses go. */
export const findExamGroups = (db: Db, examId: string): Promise<ExamGroupRecord[]> =>
  db
    .selectFrom('exam as e')
    .innerJoin('courseGroup as t', 't.courseId', 'e.courseId')
    .innerJoin('studentGroup as g', 'g.id', 't.groupId')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .leftJoin('examGroup as s', (join) =>
      join.onRef('s.examId', '=', 'e.id').onRef('s.groupId', '=', 't.groupId'),
    )
    .select([
      'e.id as examId',
      't.groupId',
      't.regionId',
      'g.name',
      'r.name as campus',
      'r.timeZone',
      's.opensAt',
      's.deadline',
      's.closesAt',
      's.returnSeconds',
      's.version',
    ])
    .where('e.id', '=', examId)
    .where('g.archivedAt', 'is', null)
    .orderBy('r.name')
    .orderBy('g.sortName')
    .execute();

/** Whether anybody of a group has begun an exam. */
export async function isBegun(tx: Tx, examId: string, groupId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('examAttempt')
    .select('id')
    .where('examId', '=', examId)
    .where('groupId', '=', groupId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSchedule(tx: Tx, examId: string, groupId: string): Promise<void> {
  await tx.deleteFrom('examGroup').where('examId', '=', examId).where('groupId', '=', groupId).execute();
}
