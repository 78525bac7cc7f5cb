import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Counting } from '../../rules/count.ts';
import type { CountedMarks, Limit } from '../../rules/falling-behind.ts';
import { asMarks, gatheredMarks, type StoredMarks } from '../counted-marks.queries.ts';
import { asCounted, countingOfGroup } from '../schemas/schema.queries.ts';

export interface CountedGroup extends Counting {
  id: string;
  name: string;
  regionId: string;
  regionName: string;
  timeZone: string;
  lowPercent: number | null;
}

interface GroupsParams {
  regionIds: readonly string[] | null;
  groupIds: readonly string[] | null;
}

const countedGroups = writtenOnce((db: Db, { regionIds, groupIds }: GroupsParams) =>
  db
    .selectFrom('groupSchema as c')
    .innerJoin('attendanceSchema as s', 's.id', 'c.schemaId')
    .innerJoin('studentGroup as g', 'g.id', 'c.groupId')
    .innerJoin('region as r', 'r.id', 'g.regionId')
    .select(['g.id', 'g.name', 'g.regionId', 'r.name as regionName', 'r.timeZone', 's.lowPercent'])
    .select(countingOfGroup('g.id', 'c.schema_id'))
    .where('g.archivedAt', 'is', null)
    .where(sql<boolean>`(${regionIds}::uuid[] is null or g.region_id = any (${regionIds}::uuid[]))`)
    .where(sql<boolean>`(${groupIds}::uuid[] is null or g.id = any (${groupIds}::uuid[]))`),
);

/** The groups of campuses, all of them where none are named, that are counted by a schema, and how. */
export async function findCountedGroups(
  db: Db | Tx,
  { regionIds = null, groupIds = null }: Partial<GroupsParams>,
): Promise<CountedGroup[]> {
  const rows = await countedGroups(db, { regionIds, groupIds });
  return rows.map(asCounted);
}

/** The groups that are counted by a schema, or those of some, in the order of their ids; after one of them. */
export async function findCountedGroupIds(
  tx: Tx,
  {
    schemaId = null,
    groupIds = null,
    after,
    max,
  }: { schemaId?: string | null; groupIds?: readonly string[] | null; after: string | null; max: number },
): Promise<string[]> {
  const { rows } = await sql<{ groupId: string }>`
    select c.group_id as "groupId" from group_schema c
    where (${schemaId}::uuid is null or c.schema_id = ${schemaId}::uuid)
      and (${groupIds}::uuid[] is null or c.group_id = any (${groupIds}::uuid[]))
      and (${after}::uuid is null or c.group_id > ${after}::uuid)
    order by c.group_id limit ${max}`.execute(tx);
  return rows.map(({ groupId }) => groupId);
}

/** A term as one group counts it. */
export interface Span {
  groupId: string;
  firstDay: Day;
  lastDay: Day;
  /** By the clocks of its campus. */
  today: Day;
}

export interface MarkedStudent extends CountedMarks {
  personId: string;
  groupId: string;
  firstName: string;
  lastName: string;
  studentNumber: string | null;
}

interface StoredStudent {
  personId: string;
  groupId: string;
  firstName: string;
  lastName: string;
  studentNumber: string | null;
  rolls: number;
  marks: StoredMarks;
}

interface MarksParams {
  /** The terms: for each group its first and its last day. */
  groupIds: readonly string[];
  firstDays: readonly Day[];
  lastDays: readonly Day[];
  todays: readonly Day[];
  personIds: readonly string[] | null;
}

const markedStudents = writtenOnce(
  (db: Db, { groupIds, firstDays, lastDays, todays, personIds }: MarksParams) =>
    db
      .selectFrom(
        sql<StoredStudent>`(
    with span as (
      select * from unnest(${groupIds}::uuid[], ${firstDays}::date[],
        ${lastDays}::date[], ${todays}::date[]) as t (group_id, first_day, last_day, today)),
    held as (
      select s.id, s.group_id, s.roll_person_ids, (s.starts_at at time zone r.time_zone)::date as day
      from span join class_session s on s.group_id = span.group_id join region r on r.id = s.region_id
      where s.roll_taken_at is not null and s.starts_at >= span.first_day::timestamp at time zone r.time_zone
        and s.starts_at < (span.last_day + 1)::timestamp at time zone r.time_zone),
    ${gatheredMarks({ by: 'group_id', personIds: sql`${personIds}`, isOfMissing: true })}
    select m.person_id, m.group_id, p.first_name, p.last_name, p.student_number::text as student_number,
      sat.rolls, m.marks
    from gathered m join sat using (group_id, person_id) join span using (group_id) join person p on p.id = m.person_id
    where exists (select from group_member g where g.group_id = m.group_id and g.person_id = m.person_id
      and coalesce(g.last_day, 'infinity') >= span.today)
    order by p.sort_name, p.id, m.group_id)`.as('missed'),
      )
      .selectAll(),
);

/**
 * The members of groups who missed something in a term, with what was marked of them. Rolls and equal marks are counted by the
 * database; what they come to is for the rules.
 */
export async function listMarkedStudents(
  db: Db | Tx,
  { spans, personIds = null }: { spans: readonly Span[]; personIds?: readonly string[] | null },
): Promise<MarkedStudent[]> {
  const rows = await markedStudents(db, {
    groupIds: spans.map(({ groupId }) => groupId),
    firstDays: spans.map(({ firstDay }) => firstDay),
    lastDays: spans.map(({ lastDay }) => lastDay),
    todays: spans.map(({ today }) => today),
    personIds,
  });
  return rows.map((row) => ({ ...row, marks: asMarks(row.marks) }));
}

interface Warning {
  personId: string;
  groupId: string;
  termId: string;
  limitName: Limit;
  regionId: string;
  toldAt: Date;
}

/** Remembers that a student is told; false where that was done before. */
export async function rememberWarning(tx: Tx, warning: Warning): Promise<boolean> {
  const made = await tx
    .insertInto('attendanceWarning')
    .values(warning)
    .onConflict((conflict) => conflict.doNothing())
    .returning('personId')
    .executeTakeFirst();
  return made !== undefined;
}
