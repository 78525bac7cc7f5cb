import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import type { ListedRole, PeopleSort } from '../rules/people-list.ts';
import type { PersonStatus } from '../rules/person.ts';
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
  sortBy: PeopleSort;
  isDescending: boolean;
  now: Date;
}

/** The database finds the ids (migration 25), in order. */
const foundIds = (question: PeopleQuestion, after: string | null, most: number) => {
  const { filter, reach, sortBy, isDescending, now } = question;
  return sql<string>`app.find_people(
    reach => ${reach}::uuid[], words => ${filter.search ?? null}, in_region => ${filter.regionId ?? null}::uuid,
    in_group => ${filter.groupId ?? null}::uuid, with_role => ${filter.role ?? null},
    with_status => ${filter.status ?? null}, at_time => ${now}::timestamptz, sort_by => ${sortBy},
    is_descending => ${isDescending}, after_id => ${after}::uuid, most => ${most})`;
};

/** The people who match, from the one after `after` on. The last row seen is the place to go on from. */
export async function listPeople(
  db: Db,
  question: PeopleQuestion,
  most: number,
  after: string | null,
): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom(
      sql<{ id: string; place: string }>`${foundIds(question, after, most)} with ordinality`.as<'found'>(
        sql`found (id, place)`,
      ),
    )
    .innerJoin('person as p', 'p.id', 'found.id')
    .select(PERSON_COLUMNS.map((column) => `p.${column}` as const))
    .orderBy('found.place')
    .execute();
  return rows as PersonRecord[];
}

/** How many match, counted no further than `most`. */
export async function countPeople(db: Db, question: PeopleQuestion, most: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${foundIds(question, null, most)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
