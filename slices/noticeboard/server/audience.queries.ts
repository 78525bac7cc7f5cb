import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { ALUMNI_REGION_SLUG } from '#slices/site-settings/rules/alumni-admin.ts';
import type { Audience } from '../rules/post.ts';

/** Who has only signed up for a free group is told about that group alone (C6). */
const isFreeRegistrant = sql<boolean>`(p.registered_freely and p.roles = '{user}'
  and not exists (select from region_role role where role.person_id = p.id))`;

/** Memberships that count today, on the days of the group's campus. */
const memberToday = (now: Date) => sql`group_member m
  join student_group s on s.id = m.group_id and s.archived_at is null
  join region r on r.id = s.region_id
  cross join lateral (select (${now}::timestamptz at time zone r.time_zone)::date as today) d
  where m.first_day <= d.today and (m.last_day is null or m.last_day >= d.today)`;

/** Those who look after the alumni (slices/site-settings/rules/alumni-admin.ts) read what is written for them. */
const looksAfterAlumni = sql<boolean>`('superadmin' = any(p.roles) or exists (
  select from region_role held join region home on home.id = held.region_id
  where held.person_id = p.id and home.slug = ${ALUMNI_REGION_SLUG} and 'admin' = any(held.role_names)))`;

/** Whether a post (n) is for a person. What is asked about the person does not depend on the post, so it is looked up once. */
export function isAddressedTo(personId: string, now: Date) {
  const person = sql`from person p where p.id = ${personId}::uuid and not ${isFreeRegistrant}`;
  return sql<boolean>`case n.audience
    when 'GROUPS' then n.group_ids && array(
      select m.group_id from ${memberToday(now)} and m.person_id = ${personId}::uuid)
    when 'REGIONS' then n.region_ids && (select p.region_ids ${person})
    when 'ALUMNI' then exists (select ${person} and (p.graduated_on is not null or ${looksAfterAlumni}))
    else exists (select ${person}) end`;
}

/** Whether a person (p) is one of those a post is for: the same, seen from the post. Who looks after alumni is not told. */
function isOfAudience({ audience, regionIds, groupIds }: Audience, now: Date) {
  if (audience === 'GROUPS')
    return sql<boolean>`p.id in (select m.person_id from ${memberToday(now)} and m.group_id = any(${groupIds}::uuid[]))`;
  const isNotFree = sql<boolean>`not ${isFreeRegistrant}`;
  if (audience === 'REGIONS') return sql<boolean>`p.region_ids && ${regionIds}::uuid[] and ${isNotFree}`;
  if (audience === 'ALUMNI') return sql<boolean>`p.graduated_on is not null and ${isNotFree}`;
  return isNotFree;
}

/** How many people a post would reach now. */
export async function countReach(db: Db | Tx, audience: Audience, now: Date): Promise<number> {
  const { rows } = await sql<{ reach: number }>`
    select count(*)::int as reach from person p
    where p.status = 'ACTIVE' and ${isOfAudience(audience, now)}`.execute(db);
  return rows[0]?.reach ?? 0;
}

export interface Addressee {
  personId: string;
  locale: string;
  /** A campus of the post if the person is on one, else their own. */
  regionId: string;
}

/** The next people a post is for, in the order of their ids. */
export async function listAddressees(
  db: Db | Tx,
  audience: Audience,
  { after, first, now }: { after: string | null; first: number; now: Date },
): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select p.id as "personId", p.locale,
      coalesce(
        (select own from unnest(p.region_ids) own where own = any(${audience.regionIds}::uuid[]) limit 1),
        (${audience.regionIds}::uuid[])[1], p.region_ids[1], (select id from region order by id limit 1)
      ) as "regionId"
    from person p
    where p.status = 'ACTIVE' and ${isOfAudience(audience, now)}
      and p.id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
    order by p.id limit ${first}`.execute(db);
  return rows;
}

/** The campuses of groups; fewer than were asked for where a group does not exist. */
export const findCampusesOf = (db: Db | Tx, groupIds: readonly string[]) =>
  db.selectFrom('studentGroup').select(['id', 'regionId']).where('id', '=', anyId(groupIds)).execute();

export const countRegions = async (db: Db | Tx, regionIds: readonly string[]): Promise<number> => {
  const row = await db
    .selectFrom('region')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('id', '=', anyId(regionIds))
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

/** The campuses that are open, or those of them. */
export const listCampuses = (db: Db, regionIds: readonly string[] | null) =>
  db
    .selectFrom('region')
    .select(['id', 'name', 'timeZone'])
    .where('closed', '=', false)
    .$if(regionIds !== null, (query) => query.where('id', '=', anyId(regionIds ?? [])))
    .orderBy('name')
    .execute();

export type CampusRecord = Awaited<ReturnType<typeof listCampuses>>[number];

/** What campuses and groups are called. */
export const findPlaceNames = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('region')
    .select(['id', 'name', sql<string | null>`null`.as('regionName')])
    .where('id', '=', anyId(ids))
    .unionAll(
      db
        .selectFrom('studentGroup as g')
        .innerJoin('region as r', 'r.id', 'g.regionId')
        .select(['g.id', 'g.name', 'r.name as regionName'])
        .where('g.id', '=', anyId(ids)),
    )
    .execute();
