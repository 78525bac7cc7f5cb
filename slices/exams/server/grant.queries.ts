import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { RowOf } from '#kit/db/rows.ts';

const COLUMNS = [
  'examId',
  'groupId',
  'personId',
  'extraAttempts',
  'extraMinutes',
  'deadline',
  'reason',
  'grantedBy',
  'grantedAt',
  'version',
] as const;

export type GrantRecord = Pick<RowOf<'examGrant'>, (typeof COLUMNS)[number]>;

const grants = (db: Db | Tx) => db.selectFrom('examGrant').select(COLUMNS);

const grantsOf = writtenOnce(
  (db: Db, { examIds, personId }: { examIds: readonly string[]; personId: string }) =>
    grants(db).where('examId', '=', anyId(examIds)).where('personId', '=', personId),
);

export const findGrantsOf = (db: Db | Tx, examIds: readonly string[], personId: string) =>
  grantsOf(db, { examIds, personId });

export const findGrantsIn = (db: Db | Tx, examId: string): Promise<GrantRecord[]> =>
  grants(db).where('examId', '=', examId).orderBy('grantedAt').execute();

export const findGrant = async (
  db: Db | Tx,
  { examId, groupId, personId }: Pick<GrantRecord, 'examId' | 'groupId' | 'personId'>,
): Promise<GrantRecord | null> =>
  (await grants(db)
    .where('examId', '=', examId)
    .where('groupId', '=', groupId)
    .where('personId', '=', personId)
    .executeTakeFirst()) ?? null;

/** Whether the student was granted a date of their own. */
export const hasOwnDeadline = async (tx: Tx, attempt: Pick<GrantRecord, 'examId' | 'groupId' | 'personId'>) =>
  Boolean((await findGrant(tx, attempt))?.deadline);

export const storeGrant = (
  tx: Tx,
  regionId: string,
  { examId, groupId, personId, ...granted }: Omit<GrantRecord, 'version'>,
): Promise<GrantRecord> =>
  tx
    .insertInto('examGrant')
    .values({ examId, groupId, personId, regionId, ...granted })
    .onConflict((conflict) =>
      conflict
        .columns(['examId', 'groupId', 'personId'])
        .doUpdateSet((eb) => ({ ...granted, version: eb('examGrant.version', '+', 1) })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** How a group sits an exam, where the person is in the group now. */
export const findSittingOf = async (
  db: Db | Tx,
  { examId, groupId, personId, now }: Pick<GrantRecord, 'examId' | 'groupId' | 'personId'> & { now: Date },
): Promise<{ timeZone: string; limitMinutes: number | null } | null> =>
  (await db
    .selectFrom('examGroup as s')
    .innerJoin('exam as e', 'e.id', 's.examId')
    .innerJoin('groupMember as m', 'm.groupId', 's.groupId')
    .innerJoin('region as r', 'r.id', 'm.regionId')
    .select(['r.timeZone', 'e.limitMinutes'])
    .where('s.examId', '=', examId)
    .where('s.groupId', '=', groupId)
    .where('m.personId', '=', personId)
    .where(
      sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
    )
    .executeTakeFirst()) ?? null;
