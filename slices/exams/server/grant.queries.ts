import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { Grant } from '#slices/exams/rules/scheduling/grant.ts';

export interface GrantRecord extends Grant {
  examId: string;
  groupId: string;
  personId: string;
  reason: string;
  grantedBy: string | null;
  grantedAt: Date;
  version: number;
}

const grants = (db: Db | Tx) =>
  db
    .selectFrom('examGrant')
    .select([
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
    ]);

/** What somebody was granted in exams. */
export const findGrantsOf = (
  db: Db | Tx,
  examIds: readonly string[],
  personId: string,
): Promise<GrantRecord[]> =>
  grants(db).where('examId', '=', anyId(examIds)).where('personId', '=', personId).execute();

/** What was granted in an exam, as far as the caller's campuses go. */
export const findGrantsIn = (db: Db | Tx, examId: string): Promise<GrantRecord[]> =>
  grants(db).where('examId', '=', examId).orderBy('grantedAt').execute();

export const findGrant = async (
  tx: Tx,
  { examId, groupId, personId }: Pick<GrantRecord, 'examId' | 'groupId' | 'personId'>,
): Promise<GrantRecord | null> =>
  (await grants(tx)
    .where('examId', '=', examId)
    .where('groupId', '=', groupId)
    .where('personId', '=', personId)
    .executeTakeFirst()) ?? null;

/** Whether the deadline of an attempt was granted to its student by a date of their own. */
export const hasOwnDeadline = async (
  tx: Tx,
  attempt: Pick<GrantRecord, 'examId' | 'groupId' | 'personId'>,
): Promise<boolean> => Boolean((await findGrant(tx, attempt))?.deadline);

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
    .returning([
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
    ])
    .executeTakeFirstOrThrow();

/** Whether somebody is in a group today. */
export async function isMember(
  tx: Tx,
  { groupId, personId, now }: { groupId: string; personId: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('groupMember as m')
    .innerJoin('region as r', 'r.id', 'm.regionId')
    .select('m.personId')
    .where('m.groupId', '=', groupId)
    .where('m.personId', '=', personId)
    .where(
      sql<boolean>`${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity')`,
    )
    .executeTakeFirst();
  return row !== undefined;
}
