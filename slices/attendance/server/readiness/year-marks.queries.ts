import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Day } from '#kit/calendar/day.ts';
import type { CountedMarks } from '../../rules/falling-behind.ts';
import type { ExplanationDecision, LeaveDecision, Mark } from '../../rules/status.ts';
import type { Counting } from '../../rules/count.ts';
import { asCounted, countingOfGroup } from '../schemas/schema.queries.ts';

/** How a group is counted; nothing where it has no schema. */
export async function findCounting(db: Db, groupId: string): Promise<Counting> {
  const row = await db
    .selectFrom('groupSchema as c')
    .select(countingOfGroup('c.group_id', 'c.schema_id'))
    .where('c.groupId', '=', groupId)
    .executeTakeFirst();
  return row ? asCounted(row) : { terms: [], policies: [] };
}

interface MarksParams {
  groupId: string;
  personIds: readonly string[];
  /** The spans, in their order. */
  firstDays: readonly Day[];
  lastDays: readonly Day[];
}

interface SpanMarks extends CountedMarks {
  personId: string;
  /** The index of the span. */
  at: number;
}

interface StoredMarks {
  personId: string;
  at: number;
  rolls: number;
  marks:
    | readonly {
        kind: string;
        minutesLate: number | null;
        leave: string | null;
        explanation: string | null;
        count: number;
      }[]
    | null;
}

const yearMarks = writtenOnce((db: Db, { groupId, personIds, firstDays, lastDays }: MarksParams) =>
  db
    .selectFrom(
      sql<StoredMarks>`(
    with span as (
      select * from unnest(${firstDays}::date[], ${lastDays}::date[]) with ordinality as t (first_day, last_day, at)),
    held as (
      select s.id, s.group_id, s.roll_person_ids, span.at, (s.starts_at at time zone r.time_zone)::date as day
      from class_session s join region r on r.id = s.region_id
        join span on (s.starts_at at time zone r.time_zone)::date between span.first_day and span.last_day
      where s.group_id = ${groupId}::uuid and s.roll_taken_at is not null),
    marked as (
      select h.at, k.person_id, k.kind, k.minutes_late, l.status as leave, nullif(e.status, 'PENDING') as explanation,
        count(*)::integer as count
      from held h join attendance_mark k on k.session_id = h.id and k.person_id = any (h.roll_person_ids)
      left join leave_request l on l.person_id = k.person_id and l.group_id = h.group_id
        and l.status in ('APPROVED', 'ACKNOWLEDGED') and h.day between l.first_day and l.last_day
      left join absence_explanation e on e.session_id = h.id and e.person_id = k.person_id
      where k.person_id = any (${personIds}::uuid[])
      group by 1, 2, 3, 4, 5, 6),
    gathered as (
      select at, person_id, json_agg(json_build_object('kind', kind, 'minutesLate', minutes_late, 'leave', leave,
        'explanation', explanation, 'count', count)) as marks
      from marked group by 1, 2),
    sat as (
      select h.at, p.person_id, count(*)::integer as rolls
      from held h cross join lateral unnest(h.roll_person_ids) p (person_id)
      where p.person_id = any (${personIds}::uuid[])
      group by 1, 2)
    select sat.person_id, sat.at::integer - 1 as at, sat.rolls, g.marks
    from sat left join gathered g using (at, person_id)
    order by 1, 2)`.as('year'),
    )
    .selectAll(),
);

/** What was marked of some members of a group in each span, of those too who missed nothing; equal marks are counted together. */
export async function listYearMarks(db: Db, params: MarksParams): Promise<SpanMarks[]> {
  const rows = await yearMarks(db, params);
  return rows.map(({ marks, ...row }) => ({
    ...row,
    marks: (marks ?? []).map(({ kind, minutesLate, leave, explanation, count }) => ({
      mark: { kind: kind as Mark['kind'], minutesLate },
      leave: leave as LeaveDecision | null,
      explanation: explanation as ExplanationDecision | null,
      count,
    })),
  }));
}
