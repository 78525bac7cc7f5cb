import type { Db, Tx } from '#kit/db/database.ts';

export type ExamGroupRecord = Awaited<ReturnType<typeof findExamGroups>>[number];

export const findExamGroups = (db: Db, examId: string) =>
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

/** More exams than a group sits in all its years. */
const MAX_OF_GROUP = 200;

export const findExamsOfGroup = (db: Db, groupId: string) =>
  db
    .selectFrom('examGroup as s')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .select(['s.examId', 's.regionId', 's.opensAt', 's.deadline', 'r.timeZone'])
    .where('s.groupId', '=', groupId)
    .orderBy('s.deadline', 'desc')
    .orderBy('s.examId')
    .limit(MAX_OF_GROUP)
    .execute();
