import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { ListedRole, PeopleSort } from '../rules/people-list.ts';
import type { PersonStatus } from '../rules/person.ts';
import type { CallerRow } from './caller.queries.ts';
import { PERSON_COLUMNS, type PersonRecord } from './person-record.ts';

export interface PeopleFilter {
  search?: string | null | undefined;
  regionId?: string | null | undefined;
  groupId?: string | null | undefined;
  role?: ListedRole | null | undefined;
  status?: PersonStatus | null | undefined;
}

export interface PeopleQuestion {
  filter: PeopleFilter;
  /** The campuses the caller may look at; of no account for whoever acts everywhere. */
  reach: readonly string[];
  /** The campuses that may be named beside people; null for all of them. */
  inSight: readonly string[] | null;
  sortBy: PeopleSort;
  isDescending: boolean;
  now: Date;
}

/** Somebody in a list, with the campuses and groups that stand beside them there. */
export type ListedPerson = PersonRecord & Pick<CallerRow, 'regions' | 'groups'>;

/** A question with its filter laid flat: every part of it is a value of its own in the statement. */
const asked = ({ filter, ...question }: PeopleQuestion, most: number, after: string | null) => ({
  ...question,
  search: filter.search ?? null,
  regionId: filter.regionId ?? null,
  groupId: filter.groupId ?? null,
  role: filter.role ?? null,
  status: filter.status ?? null,
  most,
  after,
});
type Asked = ReturnType<typeof asked>;

/** The database finds the ids (migration 25), in order. */
const foundIds = (question: Asked) => sql<string>`app.find_people(
    reach => ${question.reach}::uuid[], words => ${question.search}, in_region => ${question.regionId}::uuid,
    in_group => ${question.groupId}::uuid, with_role => ${question.role}, with_status => ${question.status},
    at_time => ${question.now}::timestamptz, sort_by => ${question.sortBy},
    is_descending => ${question.isDescending}, after_id => ${question.after}::uuid, most => ${question.most})`;

const regionsBeside = (person: ExpressionBuilder<DB & { p: DB['person'] }, 'p'>, { inSight }: Asked) =>
  person
    .selectFrom('region as r')
    .select(['r.id', 'r.name', 'r.slug', sql<number>`r.user_count`.as<'userCount'>(sql`"userCount"`)])
    .where(sql<boolean>`r.id = any(p.region_ids)`)
    .where(sql<boolean>`(${inSight}::uuid[] is null or r.id = any(${inSight}::uuid[]))`)
    .orderBy(sql`array_position(p.region_ids, r.id)`);

const groupsBeside = (person: ExpressionBuilder<DB & { p: DB['person'] }, 'p'>, { now }: Asked) =>
  person
    .selectFrom('groupMember as m')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .innerJoin('region as c', 'c.id', 'm.regionId')
    .select(['g.id', 'g.name', sql<boolean>`g.archived_at is not null`.as('archived')])
    .whereRef('m.personId', '=', 'p.id')
    .where((eb) => eb.or([eb('m.lastDay', 'is', null), eb('m.lastDay', '>=', dayInZone(now, 'c.timeZone'))]))
    .orderBy('g.archivedAt', (order) => order.asc().nullsFirst())
    .orderBy('m.firstDay', 'desc')
    .orderBy('g.name');

/** Campuses and groups come along in the same statement: asking for them afterwards doubles what a page costs. */
const readPage = writtenOnce((db: Db, question: Asked) =>
  db
    .selectFrom(
      sql<{ id: string; place: string }>`${foundIds(question)} with ordinality`.as<'found'>(
        sql`found (id, place)`,
      ),
    )
    .innerJoin('person as p', 'p.id', 'found.id')
    .select(PERSON_COLUMNS.map((column) => `p.${column}` as const))
    .select((eb) => [
      jsonArrayFrom(regionsBeside(eb, question)).as('regions'),
      jsonArrayFrom(groupsBeside(eb, question)).as('groups'),
    ])
    .orderBy('found.place'),
);

/** The people who match, from the one after `after` on. The last row seen is the place to go on from. */
export const listPeople = async (db: Db, question: PeopleQuestion, most: number, after: string | null) =>
  (await readPage(db, asked(question, most, after))) as ListedPerson[];

/** How many match, counted no further than `most`. */
export async function countPeople(db: Db, question: PeopleQuestion, most: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${foundIds(asked(question, most, null))}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
