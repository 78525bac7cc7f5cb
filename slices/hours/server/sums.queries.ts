import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { HourSum } from '../rules/summary.ts';

const sums = (db: Db, groupIds: readonly string[]) =>
  db
    .selectFrom('hourEntry as e')
    .select(['e.personId', 'e.groupId', 'e.categoryId', 'e.status'])
    .select(sql<string>`to_char(e.day, 'YYYY-MM')`.as('month'))
    .select(sql<number>`sum(e.minutes)::integer`.as('minutes'))
    .where('e.groupId', '=', anyId(groupIds))
    .groupBy(['e.personId', 'e.groupId', 'e.categoryId', 'e.status', sql`to_char(e.day, 'YYYY-MM')`]);

/** What the students of a group have logged. */
export const findSumsOfGroup = (db: Db, groupId: string): Promise<(HourSum & { personId: string })[]> =>
  sums(db, [groupId]).execute();

/** Only what is confirmed, by student and category: enough to tell who has served what is required. */
const confirmedIn = writtenOnce((db: Db, { groupId }: { groupId: string }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('hourEntry')
        .select(['personId', 'categoryId'])
        .select(sql<number>`sum(minutes)::integer`.as('minutes'))
        .where('groupId', '=', groupId)
        .where('status', '=', 'CONFIRMED')
        .groupBy(['personId', 'categoryId'])
        .as('e'),
    )
    .select('e.personId')
    .select(sql<Record<string, number>>`json_object_agg(e.category_id, e.minutes)`.as('minutes'))
    .groupBy('e.personId'),
);
export const findConfirmedOfGroup = (db: Db, groupId: string) => confirmedIn(db, { groupId });

/** What one of them has. */
export const findSumsOf = (
  db: Db,
  { personId, groupId }: { personId: string; groupId: string },
): Promise<HourSum[]> => sums(db, [groupId]).where('e.personId', '=', personId).execute();

/** The same of several groups. */
export const findSumsByGroup = (
  db: Db,
  { personId, groupIds }: { personId: string; groupIds: readonly string[] },
): Promise<(HourSum & { groupId: string })[]> =>
  sums(db, groupIds).where('e.personId', '=', personId).execute();

export interface HourStudent {
  id: string;
  firstName: string;
  lastName: string;
  studentNumber: string | null;
}

/** Who is in a group on a day, or has logged hours with it, by name. */
export const findStudents = (
  db: Db,
  { groupId, today }: { groupId: string; today: string },
): Promise<HourStudent[]> =>
  db
    .selectFrom('person as p')
    .select(['p.id', 'p.firstName', 'p.lastName'])
    .select(sql<string | null>`p.student_number::text`.as('studentNumber'))
    .where(
      sql<boolean>`p.id in (select m.person_id from group_member m where m.group_id = ${groupId}::uuid
          and m.first_day <= ${today}::date and coalesce(m.last_day, 'infinity') >= ${today}::date
        union select e.person_id from hour_entry e where e.group_id = ${groupId}::uuid)`,
    )
    .orderBy(sql`app.search_form(p.last_name)`)
    .orderBy(sql`app.search_form(p.first_name)`)
    .orderBy('p.id')
    .execute();
