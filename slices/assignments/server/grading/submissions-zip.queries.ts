import type { Db } from '#kit/db/database.ts';

export interface FileToPack {
  firstName: string;
  lastName: string;
  name: string;
  key: string;
  bytes: number;
  sha256: string;
  submittedAt: Date;
}

/** The files of the newest versions that a group has handed in, student by student. */
export async function findFilesToPack(
  db: Db,
  { assignmentId, groupId }: { assignmentId: string; groupId: string },
): Promise<FileToPack[]> {
  const rows = await db
    .selectFrom('submission as s')
    .innerJoin('person as p', 'p.id', 's.personId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('submissionVersion as newest')
          .select(['newest.id', 'newest.submittedAt'])
          .whereRef('newest.submissionId', '=', 's.id')
          .orderBy('newest.number', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .innerJoin('submissionFile as f', 'f.versionId', 'v.id')
    .select([
      'p.firstName',
      'p.lastName',
      'f.name',
      'f.fileKey as key',
      'f.bytes',
      'f.sha256',
      'v.submittedAt',
    ])
    .where('s.assignmentId', '=', assignmentId)
    .where('s.groupId', '=', groupId)
    .orderBy('p.sortName')
    .orderBy('p.id')
    .orderBy('f.position')
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

/** A group that has an assignment, its campus, and what the archive is called after. */
export const findGroupOfAssignment = (
  db: Db,
  { assignmentId, groupId }: { assignmentId: string; groupId: string },
) =>
  db
    .selectFrom('assignmentGroup as d')
    .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
    .select(['d.regionId', 'g.name as groupName'])
    .where('d.assignmentId', '=', assignmentId)
    .where('d.groupId', '=', groupId)
    .executeTakeFirst();
