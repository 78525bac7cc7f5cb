import { anyId } from '#kit/db/any-of.ts';
import { isStillNamed } from '#kit/db/constraint.ts';
import type { Db, Tx } from '#kit/db/database.ts';

/** Until when a group hands an assignment in. */
export interface DueRecord {
  assignmentId: string;
  groupId: string;
  regionId: string;
  dueAt: Date;
  version: number;
}

const COLUMNS = ['assignmentId', 'groupId', 'regionId', 'dueAt', 'version'] as const;

/** A group that is taught the course of an assignment, and until when it hands this in, if it does. */
export interface GroupOfAssignment {
  assignmentId: string;
  groupId: string;
  groupName: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  dueAt: Date | null;
  version: number | null;
}

export const findGroups = (db: Db | Tx, assignmentIds: readonly string[]): Promise<GroupOfAssignment[]> =>
  db
    .selectFrom('assignment as a')
    .innerJoin('courseGroup as t', 't.courseId', 'a.courseId')
    .innerJoin('studentGroup as g', 'g.id', 't.groupId')
    .innerJoin('region as r', 'r.id', 't.regionId')
    .leftJoin('assignmentGroup as d', (join) =>
      join.onRef('d.assignmentId', '=', 'a.id').onRef('d.groupId', '=', 't.groupId'),
    )
    .select(['a.id as assignmentId', 't.groupId', 'g.name as groupName', 't.regionId'])
    .select(['r.name as regionName', 'r.timeZone', 'd.dueAt', 'd.version'])
    .where('a.id', '=', anyId(assignmentIds))
    .where((eb) => eb.or([eb('g.archivedAt', 'is', null), eb('d.groupId', 'is not', null)]))
    .orderBy('g.sortName')
    .orderBy('t.groupId')
    .execute();

export interface TaughtGroup {
  regionId: string;
  due: DueRecord | null;
}

/** More than a group hands in in all its years. */
const MAX_OF_GROUP = 400;

/** What a group hands in, the latest deadline first. */
export const findDeadlinesOfGroup = (db: Db, groupId: string) =>
  db
    .selectFrom('assignmentGroup as d')
    .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
    .innerJoin('courseGroup as t', (join) =>
      join.onRef('t.courseId', '=', 'a.courseId').onRef('t.groupId', '=', 'd.groupId'),
    )
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .innerJoin('region as r', 'r.id', 'd.regionId')
    .select([
      'd.assignmentId',
      'd.regionId',
      'd.dueAt',
      'c.code as courseCode',
      't.id as courseOfferingId',
      'r.timeZone',
    ])
    .where('d.groupId', '=', groupId)
    .where('a.archivedAt', 'is', null)
    .orderBy('d.dueAt', 'desc')
    .orderBy('d.assignmentId')
    .limit(MAX_OF_GROUP)
    .execute();

/** A group that is taught the course of an assignment, held until the transaction ends, with its deadline so far. */
export async function findTaughtGroup(
  tx: Tx,
  assignmentId: string,
  groupId: string,
): Promise<TaughtGroup | null> {
  const taught = await tx
    .selectFrom('courseGroup as g')
    .innerJoin('assignment as a', 'a.courseId', 'g.courseId')
    .select('g.regionId')
    .where('a.id', '=', assignmentId)
    .where('g.groupId', '=', groupId)
    .forNoKeyUpdate('g')
    .executeTakeFirst();
  if (!taught) return null;
  const due = await tx
    .selectFrom('assignmentGroup')
    .select(COLUMNS)
    .where('assignmentId', '=', assignmentId)
    .where('groupId', '=', groupId)
    .executeTakeFirst();
  return { ...taught, due: due ?? null };
}

export const storeDue = (
  tx: Tx,
  { assignmentId, groupId, regionId, dueAt }: Omit<DueRecord, 'version'>,
): Promise<DueRecord> =>
  tx
    .insertInto('assignmentGroup')
    .values({ assignmentId, groupId, regionId, dueAt })
    .onConflict((conflict) =>
      conflict
        .columns(['assignmentId', 'groupId'])
        .doUpdateSet((eb) => ({ dueAt, version: eb('assignmentGroup.version', '+', 1) })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Whether any person of a group has handed in, been given more time or been graded. */
export const hasWork = async (tx: Tx, assignmentId: string, groupId: string): Promise<boolean> =>
  (await tx
    .selectFrom('submission')
    .select('id')
    .where('assignmentId', '=', assignmentId)
    .where('groupId', '=', groupId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Takes a deadline away; false when a person has just begun to work towards it. */
export const deleteDue = (tx: Tx, assignmentId: string, groupId: string): Promise<boolean> =>
  tx
    .deleteFrom('assignmentGroup')
    .where('assignmentId', '=', assignmentId)
    .where('groupId', '=', groupId)
    .execute()
    .then(
      () => true,
      (error: unknown) => {
        if (isStillNamed(error)) return false;
        throw error;
      },
    );
