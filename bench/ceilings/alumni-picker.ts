import { callerOf, pool, type Caller } from './alumni-caller.ts';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of the picker of alumni: who is calling, and one statement that brings a page and how many there
 * are in all, or the years to choose from and what the caller may still send, prepared, over bare node:http. What an alumnus does not show and who has
 * blocked the caller are left out as in the server. No GraphQL, no limits, no log. The path says what is looked for.
 */
const BLOCKED_BY = `array(
  select b.person_id from blocked_sender b where b.sender_id = $1 and b.lifted_at is null
  union
  select b.person_id from blocked_sender b
  where b.sender_id is null and b.sender_address = $2 and b.lifted_at is null)`;

const YEAR = 'case when coalesce(a.shows_year, true) then extract(year from p.graduated_on)::integer end';
const PLACE = `case when coalesce(a.shows_place, true) then nullif(p.graduation_place, '') end`;

const TAKES_MESSAGES = `p.graduated_on is not null and p.status = 'ACTIVE' and p.merged_into is null and p.subscribe_alumni_email
  and p.id <> $1 and p.id <> all ((select ${BLOCKED_BY})::uuid[])`;

/** Those who are sought are looked up once, with nothing but what orders them, and counted; what is shown is read of the page alone. */
const soughtPage = (condition: string): string => `
  with found as materialized (
    select p.id, p.sort_name from person p left join alumni_profile a on a.person_id = p.id
    where ${TAKES_MESSAGES} ${condition}),
  page as (select id from found order by sort_name, id limit 21)
  select (select json_agg(shown) from (
      select p.id as "_id", p.first_name || ' ' || p.last_name as "fullName", ${YEAR} as "gradYear", ${PLACE} as "gradPlace"
      from page join person p on p.id = page.id left join alumni_profile a on a.person_id = p.id
      order by p.sort_name, p.id) shown) as rows,
    (select least(count(*), 1001)::integer from found) as count`;

const page = (): string => `
  with found as not materialized (
    select p.id as "_id", p.first_name || ' ' || p.last_name as "fullName", ${YEAR} as "gradYear", ${PLACE} as "gradPlace",
      p.sort_name
    from person p left join alumni_profile a on a.person_id = p.id
    where ${TAKES_MESSAGES})
  select (select json_agg(shown) from (
      select "_id", "fullName", "gradYear", "gradPlace" from found order by sort_name, "_id" limit 21) shown) as rows,
    (select count(*)::integer from (select from found limit 1001) counted) as count`;

/** The next year before a year, until there is none. */
const OF_YEAR = `select extract(year from p.graduated_on)::integer as year
  from person p left join alumni_profile a on a.person_id = p.id
  where p.graduated_on is not null and p.status = 'ACTIVE' and p.merged_into is null
    and coalesce(a.shows_year, true)`;
const ABOUT = `
  with recursive known (year) as (
    (${OF_YEAR} order by 1 desc limit 1)
    union all
    select (${OF_YEAR} and extract(year from p.graduated_on)::integer < known.year order by 1 desc limit 1)
    from known where known.year is not null)
  select array(select year from known where year is not null) as years,
    array(select c.sent_at from alumni_message_count c
      where c.key = 'person:' || $1::text and c.sent_at > now() - interval '24 hours' order by c.sent_at desc limit 3) as sent,
    exists (select from suspended_sender s where s.person_id = $1::uuid
      or (s.person_id is null and s.sender_address = $2)) as suspended`;

const PAGES: Readonly<Record<string, string>> = {
  '/first': page(),
  '/name': soughtPage(`and p.sort_name like $3`),
  '/class': soughtPage(`and extract(year from p.graduated_on)::integer = $3 and coalesce(a.shows_year, true)
    and p.graduation_place_words like $4 and coalesce(a.shows_place, true)`),
};

/** What is looked for: others look for something else, so no statement has it written into it. */
const SOUGHT: Readonly<Record<string, unknown[]>> = {
  '/first': [],
  '/name': ['% ma%'],
  '/class': [2022, '% wal%'],
};

interface Found {
  rows: { _id: string }[] | null;
  count: number;
}

async function readPage(path: string, { personId, email }: Caller): Promise<object> {
  const { rows } = await pool.query<Found>({
    name: path,
    text: PAGES[path] ?? '',
    values: [personId, email, ...(SOUGHT[path] ?? [])],
  });
  const [found] = rows;
  const shown = found?.rows?.slice(0, 20) ?? [];
  const count = found?.count ?? 0;
  return {
    alumniToContact: {
      rows: shown,
      nextCursor: (found?.rows?.length ?? 0) > 20 ? shown.at(-1)?._id : null,
      count: Math.min(count, 1_000),
      countIsOpen: count > 1_000,
    },
  };
}

const allowance = (sent: readonly Date[], isSuspended: boolean): object => ({
  isSuspended,
  left: 3 - sent.length,
  max: 3,
  nextAt: new Date(sent.length < 3 ? Date.now() : (sent[2]?.getTime() ?? 0) + 86_400_000),
});

async function readAbout({ personId, email }: Caller): Promise<object> {
  const { rows } = await pool.query<{ years: number[]; sent: Date[]; suspended: boolean }>({
    name: 'about',
    text: ABOUT,
    values: [personId, email],
  });
  const { years = [], sent = [], suspended = false } = rows[0] ?? {};
  return { graduationYears: years, contactAllowance: allowance(sent, suspended) };
}

serveCeiling(pool, async (request) => {
  request.resume();
  const caller = await callerOf(request);
  const path = request.url ?? '';
  return JSON.stringify({ data: path === '/about' ? await readAbout(caller) : await readPage(path, caller) });
});
