import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import type { HolidayTimes } from '#slices/calendar/server/api.ts';

/** The name of a course in the language asked for, or in its own. */
export const courseName = (column: string, locale: string) =>
  sql<string | null>`(select coalesce(wanted.name, own.name) from course named
    left join course_text wanted on wanted.course_id = named.id and wanted.locale = ${locale}
    left join course_text own on own.course_id = named.id and own.locale = named.locale
    where named.id = ${sql.ref(column)})`;

/** What courses are called, by id. */
export async function findCourseNames(
  db: Db,
  ids: readonly string[],
  locale: string,
): Promise<ReadonlyMap<string, string | null>> {
  const named = await db
    .selectFrom('course')
    .select(['id', courseName('course.id', locale).as('name')])
    .where('id', '=', anyId(ids))
    .execute();
  return new Map(named.map(({ id, name }) => [id, name]));
}

/**
 * The holidays that may fall on a session which follows its weekly meeting and has no roll; others are held all the same. Where
 * many sessions are read, the holidays of their days are better put together once and named here.
 */
export const holidaysOn = (among = 'calendar_event'): RawBuilder<readonly HolidayTimes[] | null> =>
  sql<
    readonly HolidayTimes[] | null
  >`(select json_agg(json_build_object('firstDay', h.first_day, 'lastDay', h.last_day,
      'startTime', h.start_time, 'endTime', h.end_time, 'rule', h.rule, 'changes', h.changes) order by h.id)
    from ${sql.table(among)} h
    where h.kind = 'HOLIDAY' and s.meeting_id is not null and s.roll_taken_at is null and not s.is_changed
      and (h.group_id = s.group_id or (h.group_id is null and (h.region_id is null or h.region_id = s.region_id)))
      and h.spans_from <= (s.ends_at at time zone r.time_zone)::date
      and (h.spans_to is null or h.spans_to >= (s.starts_at at time zone r.time_zone)::date))`;
