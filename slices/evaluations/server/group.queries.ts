import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { teacherAccountIn } from '#slices/teachers/server/api.ts';

/** A group whose students can be evaluated. */
export interface EvaluatedGroup {
  id: string;
  name: string;
  regionId: string;
  regionName: string;
  isArchived: boolean;
  today: Day;
}

const groups = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('studentGroup as g')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .select(['g.id', 'g.name', 'g.regionId', 'r.name as regionName'])
    .select(sql<boolean>`g.archived_at is not null`.as('isArchived'))
    .select(sql<Day>`(${now}::timestamptz at time zone r.time_zone)::date::text`.as('today'));

/** Whether nobody is in it any more; false sorts before true. */
const isOver = (now: Date) =>
  sql<boolean>`not exists (select from group_member m where m.group_id = g.id and (m.last_day is null
    or m.last_day >= (${now}::timestamptz at time zone r.time_zone)::date))`;

/** The groups of the campuses, those of today first; those that are archived only where somebody was evaluated. */
export const listGroups = (
  db: Db,
  { reach, now }: { reach: readonly string[] | null; now: Date },
): Promise<EvaluatedGroup[]> =>
  groups(db, now)
    .where(sql<boolean>`(g.archived_at is null or exists (select from evaluation e where e.group_id = g.id))`)
    .$if(reach !== null, (query) => query.where('g.regionId', '=', anyId(reach ?? [])))
    .orderBy('g.archivedAt', (order) => order.asc().nullsFirst())
    .orderBy(isOver(now))
    .orderBy(sql`app.search_form(g.name)`)
    .orderBy('g.id')
    .limit(500)
    .execute();

export const findGroup = (
  db: Db | Tx,
  { id, now }: { id: string; now: Date },
): Promise<EvaluatedGroup | undefined> => groups(db, now).where('g.id', '=', id).executeTakeFirst();

/** Who teaches a group, by their accounts; nobody does once it, or the teacher, is archived. */
export async function findTeachersOfGroup(db: Db, groupId: string): Promise<string[]> {
  const rows = await taughtGroups(db).where('g.id', '=', groupId).execute();
  return rows.flatMap(({ personId }) => personId ?? []);
}

const taughtGroups = (db: Db) =>
  db
    .selectFrom('groupTeacher as gt')
    .innerJoin('studentGroup as g', 'g.id', 'gt.groupId')
    .innerJoin('teacher as t', 't.id', 'gt.teacherId')
    .select(['g.id', teacherAccountIn('gt.teacher_id', 'g.region_id').as('personId')])
    .where('g.archivedAt', 'is', null)
    .where('t.archivedAt', 'is', null);

/** The groups of a student, now or once, that somebody teaches. */
export async function findTaughtGroups(
  db: Db,
  { personId, studentId }: { personId: string; studentId: string },
): Promise<string[]> {
  const rows = await taughtGroups(db)
    .innerJoin('groupMember as m', 'm.groupId', 'g.id')
    .where('m.personId', '=', studentId)
    .where('t.personId', '=', personId)
    .execute();
  return rows.filter((row) => row.personId === personId).map(({ id }) => id);
}

/** The groups of course offerings, as far as somebody teaches them. */
export async function findGroupsTaughtIn(
  db: Db,
  { personId, courseOfferingIds }: { personId: string; courseOfferingIds: readonly string[] },
): Promise<{ id: string; groupId: string }[]> {
  const rows = await taughtGroups(db)
    .innerJoin('courseGroup as c', 'c.groupId', 'g.id')
    .select('c.id as courseOfferingId')
    .where('t.personId', '=', personId)
    .where('c.id', '=', anyId(courseOfferingIds))
    .execute();
  return rows.flatMap(({ id: groupId, courseOfferingId: id, personId: known }) =>
    known === personId ? { id, groupId } : [],
  );
}

export interface GroupStudent {
  id: string;
  firstName: string;
  lastName: string;
}

/** Who is in a group on a day, by name. */
export const findStudents = (
  db: Db,
  { groupId, day }: { groupId: string; day: Day },
): Promise<GroupStudent[]> =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('person as p', 'p.id', 'm.personId')
    .select(['p.id', 'p.firstName', 'p.lastName'])
    .where('m.groupId', '=', groupId)
    .where('m.firstDay', '<=', day)
    .where(sql<boolean>`coalesce(m.last_day, 'infinity') >= ${day}::date`)
    .orderBy(sql`app.search_form(p.last_name)`)
    .orderBy(sql`app.search_form(p.first_name)`)
    .orderBy('p.id')
    .execute();

/** When a person came into a group, and left it. */
export const findMembership = (
  tx: Tx,
  { groupId, personId }: { groupId: string; personId: string },
): Promise<{ firstDay: Day; lastDay: Day | null } | undefined> =>
  tx
    .selectFrom('groupMember as m')
    .select(['m.firstDay', 'm.lastDay'])
    .where('m.groupId', '=', groupId)
    .where('m.personId', '=', personId)
    .executeTakeFirst();
