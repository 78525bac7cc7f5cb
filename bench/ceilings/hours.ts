import { createHash } from 'node:crypto';
import { countsByStatus } from '#kit/db/list.ts';
import { holds } from '#kit/access/actor.ts';
import { categoryName, type CategoryNames } from '#slices/hours/rules/hour-category.ts';
import { COUNTED_UP_TO, HOUR_STATUSES } from '#slices/hours/rules/hour-entry.ts';
import { actorOf, pool, read } from './attendance-rows.ts';
import { CALLER } from './attendance-statements.ts';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of the queue of hours: who is calling, the first page of what waits in the whole college, how many wait
 * and were decided, and the categories, by four prepared statements over bare node:http. No GraphQL, no second lock, no limits.
 */
const ROWS = `select e.id as "_id", e.day::text as day, e.minutes, e.place, e.note, e.category_id as "categoryId", c.names, g.name as "groupName",
    r.name as "regionName", e.person_id as "studentId", p.first_name || ' ' || p.last_name as "studentName", e.status,
    e.admin_comments as "adminComments", e.created_at as "loggedAt", e.decided_at as "decidedAt", e.version
  from hour_entry e join student_group g on g.id = e.group_id join region r on r.id = e.region_id
    join hour_category c on c.id = e.category_id join person p on p.id = e.person_id
  where e.status = 'PENDING' and e.person_id <> $1 order by e.created_at, e.id limit 21`;

const COUNTS = `select s.status, count(f.created_at)::integer as count, min(f.created_at) as oldest from unnest($2::text[]) as s (status)
  left join lateral (select e.created_at from hour_entry e where e.status = s.status and e.person_id <> $1
    order by e.created_at, e.id limit $3) f on true group by 1`;

const CATEGORIES = `select c.id as "_id", c.names, r.name as "regionName", c.archived_at is not null as "isArchived"
  from hour_category c join region r on r.id = c.region_id order by r.name, c.region_id, c.position, c.id`;

interface Counted {
  status: (typeof HOUR_STATUSES)[number];
  count: number;
  oldest: Date;
}

const rowsOf = async <Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>({ name, text, values })).rows;

type Named = { names: CategoryNames };

async function queue(callerId: string): Promise<object> {
  const rows = await rowsOf<Named>('rows', ROWS, [callerId]);
  const counted = await rowsOf<Counted>('counts', COUNTS, [callerId, HOUR_STATUSES, COUNTED_UP_TO]);
  const categories = await rowsOf<Named>('categories', CATEGORIES, []);
  const counts = countsByStatus(counted, HOUR_STATUSES);
  const { PENDING: pending, CONFIRMED: confirmed, REFUSED: refused, oldest } = counts;
  return {
    hourEntries: {
      rows: rows.slice(0, 20).map(({ names, ...row }) => ({
        __typename: 'HourEntry',
        ...row,
        categoryName: categoryName(names, 'en'),
        decidedByName: null,
        decisionId: null,
      })),
      nextCursor: null,
      count: pending,
      countIsOpen: pending === COUNTED_UP_TO,
    },
    hourEntryCounts: { __typename: 'HourCounts', pending, confirmed, refused, oldest },
    hourCategories: categories.map(({ names, ...row }) => ({
      __typename: 'HourCategory',
      ...row,
      name: categoryName(names, 'en'),
    })),
  };
}

serveCeiling(pool, async (request) => {
  const [sessionId = '', secret = ''] =
    /sid=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1]?.split('.') ?? [];
  request.resume();
  const [row] = await read('who', CALLER, [sessionId]);
  const hash = createHash('sha256').update(Buffer.from(secret, 'base64url')).digest();
  if (!row?.secret_hash.equals(hash)) return '{}';
  const caller = actorOf(row, sessionId);
  return JSON.stringify({ data: holds(caller, 'superadmin') ? await queue(caller.personId) : null });
});
