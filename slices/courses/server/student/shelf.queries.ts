import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { ListedCourse } from '../course.queries.ts';

/** A course as a group takes it. */
export interface TakenCourse {
  groupId: string;
  firstDay: Day;
  course: ListedCourse;
}

interface GroupName {
  id: string;
  name: string;
  /** Whether its student has graduated and is no longer in it. */
  isPast: boolean;
}

/** Groups, and what their students are taught. */
export interface StudentCourses {
  groups: GroupName[];
  taken: TakenCourse[];
}

interface ShelfParams {
  /** Whose shelf it is. */
  id: string;
  locale: string;
  now: Date;
}

interface Params {
  personIds: readonly string[];
  locales: readonly string[];
  now: Date;
}

/** Parts are written as text; nobody but the statement below looks into them. */
type Row = Record<string, unknown>;

/** The groups that people are in today and, of those who have graduated, all they were in. */
const groupsOf = ({ personIds, locales, now }: Params) => sql<Row>`(
  select asked.n, asked.locale, g.id, g.name, m.first_day, least(m.last_day, ${dayInZone(now, 'r.timeZone')}) as until,
    case when m.last_day = ${dayInZone(now, 'r.timeZone')} then m.last_day end as left_on,
    g.archived_at is not null or coalesce(m.last_day < ${dayInZone(now, 'r.timeZone')}, false) as is_past
  from unnest(${personIds}::uuid[], ${locales}::text[]) with ordinality as asked (person_id, locale, n)
  join person p on p.id = asked.person_id
  join group_member m on m.person_id = p.id
  join student_group g on g.id = m.group_id
  join region r on r.id = g.region_id
  where m.first_day <= ${dayInZone(now, 'r.timeZone')} and (p.graduated_on is not null
    or g.archived_at is null and (m.last_day is null or m.last_day >= ${dayInZone(now, 'r.timeZone')})))`;

/**
 * What these are taught as students see it: begun while they are or were there, not hidden, not archived. On the day of a
 * move a course that both groups take is told with the new one.
 */
const TAUGHT = sql<Row>`(
  select mine.n, mine.locale, mine.id as group_id, mine.name as group_name, mine.first_day as began_on, mine.is_past, t.course_id, t.first_day, t.position, t.id
  from mine join course_group t on t.group_id = mine.id and t.first_day <= mine.until
  join course c on c.id = t.course_id and not c.hidden and c.archived_at is null
  where mine.left_on is null or not exists (
    select 1 from mine entered join course_group o on o.group_id = entered.id and o.first_day <= entered.until
    where entered.n = mine.n and entered.left_on is null and entered.first_day = mine.left_on
      and o.course_id = t.course_id))`;

/** Students of a college share their courses: each is told once, however many take it. */
const COURSES = sql<Row>`(
  select asked.locale, json_build_object('id', c.id, 'code', c.code, 'ownLocale', c.locale, 'teacherId', c.teacher_id,
    'categoryId', c.category_id, 'credits', c.credits, 'kind', c.kind, 'hidden', false, 'archived', false,
    'forAlumni', c.for_alumni, 'version', c.version, 'locale', coalesce(wanted.locale, own.locale), 'name', coalesce(wanted.name, own.name),
    'description', coalesce(nullif(wanted.description, ''), own.description),
    'outline', case
      when wanted.outline_key is not null then json_build_object('locale', wanted.locale,
        'key', wanted.outline_key, 'name', wanted.outline_name, 'bytes', wanted.outline_bytes)
      when own.outline_key is not null then json_build_object('locale', own.locale,
        'key', own.outline_key, 'name', own.outline_name, 'bytes', own.outline_bytes) end,
    'teacher', case when who.id is not null then
      json_build_object('id', who.id, 'name', who.name, 'photoId', who.photo_id) end,
    'category', case when shelf.id is not null then json_build_object('id', shelf.id, 'name', shelf.name,
      'version', shelf.version, 'position', shelf.position, 'uses', shelf.uses, 'colour', shelf.colour) end) as told
  from (select distinct course_id, locale from taught) asked
  join course c on c.id = asked.course_id
  join course_text own on own.course_id = c.id and own.locale = c.locale
  left join course_text wanted on wanted.course_id = c.id and wanted.locale = asked.locale
  left join teacher who on who.id = c.teacher_id
  left join category shelf on shelf.id = c.category_id)`;

type GroupTold = [n: number, id: string, name: string, isPast: boolean, isLeft: boolean];
type TaughtTold = [n: number, groupId: string, firstDay: Day, courseId: string];

type CourseTold = [locale: string, course: ListedCourse];

/** It comes as text in JSON, which is read in a fraction of the time that so many cells would take one by one. */
const readShelves = writtenOnce((db: Db, params: Params) =>
  db
    .with('mine', () => groupsOf(params))
    .with('taught', () => TAUGHT)
    .with('shown', () => COURSES)
    .selectNoFrom([
      sql<GroupTold[] | null>`(select json_agg(json_build_array(n, id, name, is_past, left_on is not null)
        order by is_past, first_day desc, name) from mine)`.as('groups'),
      sql<TaughtTold[] | null>`(select json_agg(json_build_array(n, group_id, first_day, course_id)
        order by is_past, began_on desc, group_name, position, id) from taught)`.as('taught'),
      sql<CourseTold[] | null>`(select json_agg(json_build_array(locale, told)) from shown)`.as('courses'),
    ]),
);

/** People's shelves, in the order they were asked for: it is asked for all day. */
export async function findShelves(db: Db, questions: readonly ShelfParams[]): Promise<StudentCourses[]> {
  const [found] = await readShelves(db, {
    personIds: questions.map(({ id }) => id),
    locales: questions.map(({ locale }) => locale),
    now: questions[0]?.now ?? new Date(0),
  });
  const groups = Map.groupBy(found?.groups ?? [], ([n]) => n);
  const taught = Map.groupBy(found?.taught ?? [], ([n]) => n);
  const courses = new Map(found?.courses?.map(([locale, course]) => [`${course.id} ${locale}`, course]));
  return questions.map(({ locale }, at) => {
    const taken = (taught.get(at + 1) ?? []).flatMap(([, groupId, firstDay, courseId]) => {
      const course = courses.get(`${courseId} ${locale}`);
      return course ? [{ groupId, firstDay, course }] : [];
    });
    const own = (groups.get(at + 1) ?? []).map(([, id, name, isPast, isLeft]) => ({
      group: { id, name, isPast },
      isEnding: isPast || isLeft,
    }));
    // Of a group that is over there is nothing to come: without courses it has nothing to say.
    const shown = own.filter(
      ({ group, isEnding }) => !isEnding || taken.some(({ groupId }) => groupId === group.id),
    );
    return { groups: shown.map(({ group }) => group), taken };
  });
}
