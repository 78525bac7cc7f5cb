import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { ListedRole, PeopleSort } from '../rules/people-list.ts';
import type { PersonStatus } from '../rules/person.ts';
import type { WholeCaller } from './caller.queries.ts';
import { PERSON_COLUMNS, type PersonRecord } from './person-record.ts';

export interface PeopleFilter {
  search?: string | null | undefined;
  regionId?: string | null | undefined;
  groupId?: string | null | undefined;
  role?: ListedRole | null | undefined;
  status?: PersonStatus | null | undefined;
}

export interface PeopleParams {
  filter: PeopleFilter;
  /** The campuses the caller may look at; ignored for those who act everywhere. */
  reach: readonly string[];
  inSight: readonly string[] | null;
  sortBy: PeopleSort;
  isDescending: boolean;
  now: Date;
}

export type ListedPerson = PersonRecord & Pick<WholeCaller, 'regions' | 'groups'>;

/** Every part of the filter is a value of its own in the statement. */
const paramsOf = ({ filter, ...params }: PeopleParams, max: number, after: string | null) => ({
  ...params,
  search: filter.search ?? null,
  regionId: filter.regionId ?? null,
  groupId: filter.groupId ?? null,
  role: filter.role ?? null,
  status: filter.status ?? null,
  max,
  after,
});
type Params = ReturnType<typeof paramsOf>;

const foundIds = (params: Params) => sql<string>`app.find_people(
    reach => ${params.reach}::uuid[], words => ${params.search}, in_region => ${params.regionId}::uuid,
    in_group => ${params.groupId}::uuid, with_role => ${params.role}, with_status => ${params.status},
    at_time => ${params.now}::timestamptz, sort_by => ${params.sortBy},
    is_descending => ${params.isDescending}, after_id => ${params.after}::uuid, most => ${params.max})`;

/** Begins the parts of a statement; the whole is narrowed to the caller's scope once it is put together. */
const part = expressionBuilder<DB>();

const peopleFound = (params: Params) =>
  part
    .selectFrom(
      sql<{ id: string; place: string }>`${foundIds(params)} with ordinality`.as<'found'>(
        sql`found (id, place)`,
      ),
    )
    .innerJoin('person as p', 'p.id', 'found.id')
    .select(PERSON_COLUMNS.map((column) => sql.ref(`p.${column}`).as(sql.raw(`"${column}"`))))
    .select('found.place');

const regionsBeside = ({ inSight }: Params) =>
  part
    .selectFrom('region as r')
    .select([
      'r.id',
      'r.name',
      'r.slug',
      sql<string>`r.time_zone`.as<'timeZone'>(sql`"timeZone"`),
      sql<number>`r.user_count`.as<'userCount'>(sql`"userCount"`),
    ])
    .where(sql<boolean>`exists (select from page where r.id = any(page."regionIds"))`)
    .where(sql<boolean>`(${inSight}::uuid[] is null or r.id = any(${inSight}::uuid[]))`);

const groupsBeside = ({ now }: Params) =>
  part
    .selectFrom('groupMember as m')
    .innerJoin(sql<{ id: string }>`page`.as('page'), 'page.id', 'm.personId')
    .innerJoin('studentGroup as g', 'g.id', 'm.groupId')
    .innerJoin('region as c', 'c.id', 'm.regionId')
    .select([
      sql<string>`m.person_id`.as<'personId'>(sql`"personId"`),
      'g.id',
      'g.name',
      sql<boolean>`g.archived_at is not null`.as('archived'),
    ])
    .where((eb) => eb.or([eb('m.lastDay', 'is', null), eb('m.lastDay', '>=', dayInZone(now, 'c.timeZone'))]))
    .orderBy('g.archivedAt', (order) => order.asc().nullsFirst())
    .orderBy('m.firstDay', 'desc')
    .orderBy('g.name');

/**
 * Campuses and groups come along in the same statement, each once for the whole page: asking for them afterwards doubles
 * what a page costs, and looking for them person by person adds a third. All of it comes as text in JSON, which is read in
 * a fraction of the time that so many cells would take one by one.
 */
const readPage = writtenOnce((db: Db, params: Params) =>
  db
    .with('page', () => peopleFound(params))
    .selectNoFrom([
      sql<ListedPersonFields[] | null>`(select json_agg(page order by place) from page)`.as('people'),
      jsonArrayFrom(regionsBeside(params)).as('regions'),
      jsonArrayFrom(groupsBeside(params)).as('groups'),
    ]),
);

/** JSON knows no instants; everything else in a record is told by it as it is. */
type ListedPersonFields = Omit<PersonRecord, 'createdAt' | 'emailVerifiedAt'> & {
  createdAt: string;
  emailVerifiedAt: string | null;
};

/** The people who match, from the one after `after` on. The last row seen is the place to go on from. */
export async function listPeople(db: Db, query: PeopleParams, max: number, after: string | null) {
  const [page] = await readPage(db, paramsOf(query, max, after));
  if (!page?.people) return [];
  const regions = new Map(page.regions.map((region) => [region.id, region]));
  const groups = Map.groupBy(page.groups, ({ personId }) => personId);
  return page.people.map((person) => ({
    ...person,
    createdAt: new Date(person.createdAt),
    emailVerifiedAt: person.emailVerifiedAt === null ? null : new Date(person.emailVerifiedAt),
    regions: person.regionIds.flatMap((id) => regions.get(id) ?? []),
    groups: groups.get(person.id) ?? [],
  }));
}

export async function countPeople(db: Db, query: PeopleParams, max: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${foundIds(paramsOf(query, max, null))}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
