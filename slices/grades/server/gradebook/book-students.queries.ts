import { sql, type RawBuilder } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { holdsPerson } from '#kit/db/list.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { isTaken } from '../taken-courses.queries.ts';

/** Which lines of a book are wanted. */
export interface WantedLines {
  /** Words in the name or e-mail address; empty for everybody. */
  search: string;
  /** How many lines come before; none where only some students are wanted. */
  from: number;
  /** None for all that follow. */
  first: number | null;
  /** None for everybody. */
  studentIds: readonly string[] | null;
}

export interface StudentsParams extends WantedLines {
  courseOfferingId: string;
  now: Date;
}

type Narrowed = Omit<StudentsParams, 'from' | 'first'>;

/** The course offering, with the finalisation that holds, if any; by itself (offset 0), or each line would ask what day it is. */
const place = ({ courseOfferingId, now }: Pick<StudentsParams, 'courseOfferingId' | 'now'>) => sql`(
  select t.course_id, t.group_id, t.first_day, t.last_day, ${dayInZone(now, 'r.timeZone')} as today, f.id as finalisation_id
  from course_group t join region r on r.id = t.region_id
  left join finalisation f on f.course_id = t.course_id and f.group_id = t.group_id and f.unlocked_at is null
  where t.id = ${courseOfferingId}::uuid offset 0)`;

const TODAY = sql<Day>`t.today`;

const isWanted = (
  personId: RawBuilder<unknown>,
  { search, studentIds }: Narrowed,
): RawBuilder<boolean> => sql<boolean>`
  (${studentIds}::uuid[] is null or ${personId} = any(${studentIds}::uuid[]))
  and (${search}::text = '' or exists (
    select from person p where p.id = ${personId} and ${holdsPerson(search, sql`' ' || p.search_text`)}))`;

/** Those who take the course now, and whose grades are not settled. */
const openStudents = (params: Narrowed) => sql`
  from group_member m where m.group_id = t.group_id and ${isTaken(TODAY)} and ${isWanted(sql`m.person_id`, params)}
    and (t.finalisation_id is null or not exists (
      select from course_result s where s.finalisation_id = t.finalisation_id and s.person_id = m.person_id))`;

const settledStudents = (params: Narrowed) => sql`
  from course_result s join person named on named.id = s.person_id
  where s.finalisation_id = t.finalisation_id and ${isWanted(sql`s.person_id`, params)}`;

const endOfPage = (params: StudentsParams) =>
  sql`order by sort_name, person_id limit ${params.from}::int + ${params.first}::int`;

/**
 * Those who have a line, by family name: a select for another statement. Either of its lists ends where the page does, so
 * that the names of the whole class need not be sorted.
 */
export const bookStudents = (params: StudentsParams) => sql<{
  personId: string;
  sortName: string;
  isSettled: boolean;
}>`(
  select who.*
  from ${place(params)} t cross join lateral (
    (select m.person_id, m.sort_name, false as is_settled ${openStudents(params)} ${endOfPage(params)})
    union all
    (select s.person_id, named.sort_name, true ${settledStudents(params)} ${endOfPage(params)})) who
  order by who.sort_name, who.person_id limit ${params.first}::int offset ${params.from}::int)`;

const readCount = writtenOnce((db: Db, params: Narrowed) =>
  db
    .selectFrom(sql<object>`${place(params)}`.as('t'))
    .select(
      sql<number>`((select count(*) ${openStudents(params)}) + (select count(*) ${settledStudents(params)}))::int`.as(
        'count',
      ),
    ),
);

/** How many lines a search leaves. */
export const countBookStudents = async (db: Db, params: Omit<Narrowed, 'studentIds'>): Promise<number> =>
  (await readCount(db, { ...params, studentIds: null }))[0]?.count ?? 0;
