import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Day } from '#kit/calendar/day.ts';
import type { CountedMarks } from '../../rules/falling-behind.ts';
import type { Counting } from '../../rules/count.ts';
import { asMarks, gatheredMarks, type StoredMarks } from '../counted-marks.queries.ts';
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

interface StoredSpan {
  personId: string;
  at: number;
  rolls: number;
  marks: StoredMarks | null;
}

const yearMarks = writtenOnce((db: Db, { groupId, personIds, firstDays, lastDays }: MarksParams) =>
  db
    .selectFrom(
      sql<StoredSpan>`(
    with span as (
      select * from unnest(${firstDays}::date[], ${lastDays}::date[]) with ordinality as t (first_day, last_day, at)),
    held as (
      select s.id, s.group_id, s.roll_person_ids, span.at, (s.starts_at at time zone r.time_zone)::date as day
      from class_session s join region r on r.id = s.region_id
        join span on (s.starts_at at time zone r.time_zone)::date between span.first_day and span.last_day
      where s.group_id = ${groupId}::uuid and s.roll_taken_at is not null),
    ${gatheredMarks({ by: 'at', personIds: sql`${personIds}` })}
    select sat.person_id, sat.at::integer - 1 as at, sat.rolls, g.marks
    from sat left join gathered g using (at, person_id)
    order by 1, 2)`.as('year'),
    )
    .selectAll(),
);

/** What was marked of some members of a group in each span, of those too who missed nothing; equal marks are counted together. */
export async function listYearMarks(db: Db, params: MarksParams): Promise<SpanMarks[]> {
  const rows = await yearMarks(db, params);
  return rows.map(({ marks, ...row }) => ({ ...row, marks: asMarks(marks ?? []) }));
}
