import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { CategoryRecord } from '#slices/categories/server/api.ts';
import { course, type CourseTexts, type CourseValues } from '../rules/course.ts';
import type { CourseFileRecord } from './course-files.queries.ts';

export interface StoredFile {
  key: string;
  name: string;
  bytes: number;
}

export interface CourseRecord extends CourseValues, CourseTexts {
  id: string;
  /** The language its name is told in: the one asked for, or the course's own. */
  locale: string;
  /** The languages it has been written in. */
  locales: string[];
  outline: (StoredFile & { locale: string }) | null;
  archived: boolean;
  version: number;
}

export interface CourseTeacherFacts {
  id: string;
  name: string;
  photoId: string | null;
}

/** A course as lists carry it: what came along with it is not asked for again, what did not is asked for when wanted. */
export interface ListedCourse extends Omit<CourseRecord, 'locales'> {
  locales?: string[];
  teacher?: CourseTeacherFacts | null;
  category?: CategoryRecord | null;
  /** In the order the office gave them, in all languages. */
  files?: CourseFileRecord[];
  /** Whether the person who asked takes it today. */
  isTaken?: boolean;
  /** Whether they took it and have graduated since. */
  wasTaken?: boolean;
  /** The day on which it began for them. */
  takenSince?: Day | null;
  /** The day on which it ends for them; none where it goes on. */
  takenUntil?: Day | null;
}

export const coursesIn = (db: Db | Tx, locale: string) =>
  db
    .selectFrom('course as c')
    .innerJoin('courseText as own', (join) =>
      join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
    )
    .leftJoin('courseText as wanted', (join) =>
      join.onRef('wanted.courseId', '=', 'c.id').on('wanted.locale', '=', locale),
    );

// Its own language stands in a column of another name.
const { ownLocale: _, ...plain } = course;

/** What is the same in every language. */
export const COURSE_COLUMNS = [
  'c.id',
  'c.locale as ownLocale',
  ...columnsOf('c', plain),
  'c.archivedAt',
  'c.version',
] as const;

/** Each thing in the language asked for where it is there, else in the course's own. */
export const COURSE_WORDS = [
  sql<string>`coalesce(wanted.locale, own.locale)`.as('locale'),
  sql<string>`coalesce(wanted.name, own.name)`.as('name'),
  sql<string>`coalesce(nullif(wanted.description, ''), own.description)`.as('description'),
  sql<Outline | null>`case
    when wanted.outline_key is not null then json_build_object('locale', wanted.locale,
      'key', wanted.outline_key, 'name', wanted.outline_name, 'bytes', wanted.outline_bytes)
    when own.outline_key is not null then json_build_object('locale', own.locale,
      'key', own.outline_key, 'name', own.outline_name, 'bytes', own.outline_bytes)
  end`.as('outline'),
] as const;

export const COURSE_LOCALES = sql<
  string[]
>`array(select t.locale from course_text t where t.course_id = c.id order by t.locale)`.as('locales');

export const withTexts = (query: ReturnType<typeof coursesIn>) =>
  query.select([...COURSE_COLUMNS, ...COURSE_WORDS, COURSE_LOCALES]);

type Outline = NonNullable<CourseRecord['outline']>;

interface Stored {
  credits: string;
  archivedAt: Date | null;
}

/** A course as the program has it: a number of credits, and whether it is archived. */
export const courseOf = <Row extends Stored>({ archivedAt, credits, ...row }: Row) => ({
  ...row,
  credits: Number(credits),
  archived: archivedAt !== null,
});

export const findCourses = async (
  db: Db | Tx,
  ids: readonly string[],
  locale: string,
): Promise<CourseRecord[]> =>
  (await withTexts(coursesIn(db, locale).where('c.id', '=', anyId(ids))).execute()).map(courseOf);

/** The groups that a person is in today in which a course has begun. Days are those of the group's campus. */
const groupsTaking = (personId: string | RawBuilder<string>, now: Date) => sql`group_member m
  join student_group s on s.id = m.group_id and s.archived_at is null
  join course_group g on g.group_id = m.group_id
  join region r on r.id = g.region_id
  cross join lateral (select (${now}::timestamptz at time zone r.time_zone)::date as today) d
  where m.person_id = ${personId}::uuid and g.course_id = c.id and g.first_day <= d.today
    and m.first_day <= d.today and (m.last_day is null or m.last_day >= d.today)`;

export const isTakenBy = (personId: string | RawBuilder<string>, now: Date) =>
  sql<boolean>`exists (select from ${groupsTaking(personId, now)})`;

/** Whether a person who has graduated took it with a group: what had begun when they left it stays theirs to read. */
export const wasTakenBy = (personId: string | RawBuilder<string>, now: Date) =>
  sql<boolean>`exists (select from person p
    join group_member m on m.person_id = p.id
    join course_group g on g.group_id = m.group_id
    join region r on r.id = g.region_id
    where p.id = ${personId}::uuid and p.graduated_on is not null and g.course_id = c.id
      and greatest(g.first_day, m.first_day) <= least(m.last_day, (${now}::timestamptz at time zone r.time_zone)::date))`;

/** The first day of a course in these groups; none where nobody takes it. */
export const takenSince = (personId: string | RawBuilder<string>, now: Date) =>
  sql<Day | null>`(select min(g.first_day) from ${groupsTaking(personId, now)})`;

/** The last day of a course in these groups; none where it goes on. */
export const takenUntil = (personId: string | RawBuilder<string>, now: Date) =>
  sql<Day | null>`(select case when bool_and(g.last_day is not null) then max(g.last_day) end
    from ${groupsTaking(personId, now)})`;

export const findLocalesOfCourses = (
  db: Db,
  ids: readonly string[],
): Promise<{ courseId: string; locale: string }[]> =>
  db
    .selectFrom('courseText')
    .select(['courseId', 'locale'])
    .where('courseId', '=', anyId(ids))
    .orderBy('locale')
    .execute();
