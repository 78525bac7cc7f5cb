import pg from 'pg';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of the list of people: who is calling, and one statement that brings a page with campuses
 * and groups, prepared, over bare node:http. No rights beyond the caller's campuses, no GraphQL, no limits, no log. The
 * path says which page is wanted.
 */
const CALLER = `select p.region_ids from session s join person p on p.id = s.person_id where s.id = $1`;

const page = (condition: string, order: string): string => `
  select p.id, p.first_name, p.last_name, p.email, p.status, p.roles, p.graduated_on, p.created_at,
    (select json_agg(json_build_object('_id', r.id, 'name', r.name)) from region r where r.id = any (p.region_ids)) as regions,
    coalesce((select json_agg(json_build_object('_id', g.id, 'name', g.name, 'archived', g.archived_at is not null))
      from group_member m join student_group g on g.id = m.group_id join region c on c.id = m.region_id
      where m.person_id = p.id
        and (m.last_day is null or m.last_day >= (now() at time zone c.time_zone)::date)), '[]') as groups
  from person p where p.region_ids && $1 ${condition} order by ${order} limit 21`;

const PAGES: Readonly<Record<string, string>> = {
  '/first': page('', 'p.sort_name, p.id'),
  '/found': page(`and p.search_text like '% ma%' and p.status = 'ACTIVE'`, 'p.sort_name, p.id'),
  '/newest': page('', 'p.created_at desc, p.id desc'),
};

const pool = new pg.Pool({ connectionString: process.env['CEILING_DATABASE_URL'], max: 10 });

async function answer(path: string, sessionId: string | undefined): Promise<string> {
  const text = PAGES[path];
  if (!text) throw new Error(`There is no page at ${path}.`);
  const { rows: callers } = await pool.query<{ region_ids: string[] }>({
    name: 'who',
    text: CALLER,
    values: [sessionId],
  });
  const { rows } = await pool.query<Record<string, unknown>>({
    name: path,
    text,
    values: [callers[0]?.region_ids ?? []],
  });
  const shown = rows.slice(0, 20).map(asUser);
  const nextCursor = rows.length > 20 ? shown.at(-1)?._id : null;
  return JSON.stringify({ data: { users: { rows: shown, nextCursor } } });
}

const asUser = (row: Record<string, unknown>) => ({
  _id: row['id'],
  fullName: `${String(row['first_name'])} ${String(row['last_name'])}`,
  email: row['email'],
  status: row['status'],
  roles: row['roles'],
  isAlumni: row['graduated_on'] !== null,
  createdAt: row['created_at'],
  regions: row['regions'],
  groups: row['groups'],
});

serveCeiling(pool, (request) => {
  const sessionId = /sid=([0-9a-f-]{36})/.exec(request.headers.cookie ?? '')?.[1];
  request.resume();
  return answer(request.url ?? '', sessionId);
});
