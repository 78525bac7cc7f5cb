import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The hand-written ceiling of a student's shelf: who is calling, and one statement that brings groups, courses, teachers
 * and categories, prepared, over bare node:http. No GraphQL, no limits, no log.
 */
const CALLER = 'select s.person_id from session s where s.id = $1';

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

async function answer(sessionId: string | undefined): Promise<string> {
  const { rows: callers } = await pool.query<{ person_id: string }>({
    name: 'who',
    text: CALLER,
    values: [sessionId],
  });
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'shelf',
    text: SHELF,
    values: [callers[0]?.person_id],
  });
  const groups = new Map(rows.map((row) => [row['group_id'], row['group_name']]));
  return JSON.stringify({
    data: {
      ownCourses: {
        groups: [...groups].map(([_id, name]) => ({ _id, name })),
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

const server = createServer((request, response) => {
  const sessionId = /sid=([0-9a-f-]{36})/.exec(request.headers.cookie ?? '')?.[1];
  request.resume();
  answer(sessionId).then(
    (body) => {
      const length = Buffer.byteLength(body);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(body);
    },
    (error: unknown) => {
      response.writeHead(500).end(String(error));
    },
  );
});

server.listen(Number(process.env['CEILING_PORT']), '127.0.0.1', () => console.log('ready'));
process.on('SIGTERM', () => {
  server.close();
  void pool.end().then(() => process.exit(0));
});
