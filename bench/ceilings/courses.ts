import { createHash } from 'node:crypto';
import pg from 'pg';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of a student's shelf: who is calling, and one statement that brings groups, courses, teachers
 * and categories, prepared, over bare node:http. No GraphQL, no limits, no log.
 */
const CALLER = `select s.person_id, s.secret_hash from session s join person p on p.id = s.person_id
  where s.id = $1 and s.expires_at > now() and p.status = 'ACTIVE'`;

const SHELF = `
  with mine as (
    select g.id, g.name, (now() at time zone r.time_zone)::date as today
    from group_member m
    join student_group g on g.id = m.group_id and g.archived_at is null
    join region r on r.id = g.region_id
    where m.person_id = $1 and m.first_day <= (now() at time zone r.time_zone)::date
      and (m.last_day is null or m.last_day >= (now() at time zone r.time_zone)::date))
  select mine.id as group_id, mine.name as group_name, c.id, c.code, c.credits, c.kind,
    coalesce(w.name, o.name) as name, coalesce(w.locale, o.locale) as locale,
    coalesce(w.outline_key, o.outline_key) is not null as has_outline,
    t.name as teacher_name, t.photo_id, k.name as category_name, k.colour
  from mine
  left join course_group g on g.group_id = mine.id and g.first_day <= mine.today
  left join course c on c.id = g.course_id and not c.hidden and c.archived_at is null
  left join course_text o on o.course_id = c.id and o.locale = c.locale
  left join course_text w on w.course_id = c.id and w.locale = 'en'
  left join teacher t on t.id = c.teacher_id
  left join category k on k.id = c.category_id
  order by g.position`;

const pool = new pg.Pool({ connectionString: process.env['CEILING_DATABASE_URL'], max: 10 });

/** Who holds a session, by its id and its secret. */
async function callerOf([sessionId = '', secret = '']: string[]): Promise<string | undefined> {
  const { rows } = await pool.query<{ person_id: string; secret_hash: Buffer }>({
    name: 'who',
    text: CALLER,
    values: [sessionId],
  });
  const hash = createHash('sha256').update(Buffer.from(secret, 'base64url')).digest();
  return rows[0]?.secret_hash.equals(hash) ? rows[0].person_id : undefined;
}

async function answer(session: string[]): Promise<string> {
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'shelf',
    text: SHELF,
    values: [await callerOf(session)],
  });
  const groups = new Map(rows.map((row) => [row['group_id'], row['group_name']]));
  const withOutlines = new Set(rows.filter((row) => row['has_outline']).map((row) => row['group_id']));
  return JSON.stringify({
    data: {
      ownCourses: {
        groups: [...groups].map(([_id, name]) => ({
          _id,
          name,
          outlinesUrl: withOutlines.has(_id) ? `/downloads/groups/${String(_id)}/course-outlines.zip` : null,
        })),
        taken: rows.filter((row) => row['id'] !== null).map(asTaken),
      },
    },
  });
}

const asTaken = (row: Record<string, unknown>) => ({
  groupId: row['group_id'],
  course: {
    _id: row['id'],
    code: row['code'],
    name: row['name'],
    locale: row['locale'],
    credits: Number(row['credits']),
    kind: row['kind'],
    teacher: row['teacher_name'] === null ? null : { name: row['teacher_name'], photoUrl: row['photo_id'] },
    category: row['category_name'] === null ? null : { name: row['category_name'], colour: row['colour'] },
    outline: row['has_outline'] ? { url: `/downloads/courses/${String(row['id'])}/outlines/en` } : null,
  },
});

serveCeiling(pool, (request) => {
  const session = /sid=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1]?.split('.') ?? [];
  request.resume();
  return answer(session);
});
