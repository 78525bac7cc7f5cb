import { countriesOf } from '#slices/ministries/rules/countries.ts';
import { callerOf, pool } from './alumni-caller.ts';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of the registry of ministries: who is calling, and one statement that brings a page, how many there
 * are in all and in which countries, prepared, over bare node:http. What an owner hides is left out as in the server. No
 * GraphQL, no limits, no log. The path says what is looked for.
 */
const SHOWN = `ministry_version v
  join ministry m on m.shown_version_id = v.id and m.hidden_at is null and m.deleted_at is null`;

/** The next country in the alphabet in which something is shown, until there is none. */
const COUNTRIES = `array(
  with recursive known (country) as (
    (select v.country from ${SHOWN} where v.status = 'APPROVED' order by v.country limit 1)
    union all
    select (select v.country from ${SHOWN} where v.status = 'APPROVED' and v.country > known.country
      order by v.country limit 1)
    from known where known.country is not null)
  select country from known where country is not null)`;

/** What is sought is looked up once, with nothing but what orders it, and counted; what is shown is read of the page alone. */
const soughtPage = (condition: string): string => `
  with found as materialized (
    select v.id, v.ministry_id, v.sort_name from ${SHOWN} where v.status = 'APPROVED' ${condition}),
  page as (select id, ministry_id, sort_name from found order by sort_name, ministry_id limit 21)
  select (select json_agg(shown) from (
      select v.ministry_id as "_id", v.name, v.ministers, v.city, v.country, v.has_graduate as "hasGraduate",
        v.has_member as "hasMember"
      from page join ministry_version v on v.id = page.id order by v.sort_name, v.ministry_id) shown) as rows,
    (select least(count(*), 1001)::integer from found) as count,
    ${COUNTRIES} as countries`;

const page = (): string => `
  with found as not materialized (
    select v.ministry_id as "_id", v.name, v.ministers, v.city, v.country, v.has_graduate as "hasGraduate",
      v.has_member as "hasMember", v.sort_name
    from ${SHOWN} where v.status = 'APPROVED')
  select (select json_agg(shown) from (
      select "_id", name, ministers, city, country, "hasGraduate", "hasMember"
      from found order by sort_name, "_id" limit 21) shown) as rows,
    (select count(*)::integer from (select from found limit 1001) counted) as count,
    ${COUNTRIES} as countries`;

const MAP = `
  select (select json_agg(marks) from (
      select m.id as "_id", v.name, v.city, v.country, v.latitude, v.longitude from ${SHOWN}
      where v.status = 'APPROVED' and v.latitude is not null order by v.decided_at desc, v.ministry_id desc limit 600) marks) as rows,
    (select count(*)::integer from (select from ${SHOWN} where v.status = 'APPROVED' limit 1001) counted) as count,
    ${COUNTRIES} as countries`;

const PAGES: Readonly<Record<string, string>> = {
  '/first': page(),
  '/search': soughtPage(`and v.search_text like $1`),
  '/africa': soughtPage(`and v.has_graduate and v.country = any ($1)`),
  '/map': MAP,
};

/** What is looked for: others look for something else, so no statement has it written into it. */
const SOUGHT: Readonly<Record<string, unknown[]>> = {
  '/search': ['% school%'],
  '/africa': [countriesOf('AFRICA')],
};

interface Found {
  rows: { _id: string }[] | null;
  count: number;
  countries: string[];
}

const counted = (count: number) => ({ count: Math.min(count, 1_000), countIsOpen: count > 1_000 });

const asPage = (rows: readonly { _id: string }[], count: number): object => ({
  rows: rows.slice(0, 20),
  nextCursor: rows.length > 20 ? rows[19]?._id : null,
  ...counted(count),
});

serveCeiling(pool, async (request) => {
  request.resume();
  await callerOf(request);
  const path = request.url ?? '';
  const { rows } = await pool.query<Found>({
    name: path,
    text: PAGES[path] ?? '',
    values: SOUGHT[path] ?? [],
  });
  const { rows: found, count = 0, countries = [] } = rows[0] ?? {};
  const listed =
    path === '/map'
      ? { ministriesOnMap: found ?? [], listedMinistries: counted(count) }
      : { listedMinistries: asPage(found ?? [], count) };
  return JSON.stringify({
    data: { ...listed, ministryCountries: countries },
  });
});
