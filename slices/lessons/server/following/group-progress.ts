import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderByOwner } from '#kit/graphql/loader.ts';
import { type CourseOfferingRecord, courseOfferingToFollow } from '#slices/courses/server/api.ts';
import { type LessonStanding, progressOf } from '../../rules/course-progress.ts';
import { lessonsBehind, lessonsDue, middleOf } from '../../rules/following/group-progress.ts';
import { lessonsOfCourse } from '../lesson-loaders.ts';
import type { LessonRecord } from '../lesson.queries.ts';

/** A student of a group, and how they stand to every lesson of a course that students see, in its order. */
interface FollowedRow {
  courseOfferingId: string;
  /** The person. */
  id: string;
  name: string;
  /** From when on the course is theirs: when it began, or when they came. */
  firstDay: Day;
  lastDay: Day | null;
  today: Day;
  lessons: LessonStanding[];
}

/** Everybody who is in the groups of these course offerings today, by name. Whether the caller may see them was asked before. */
async function listFollowed(db: Db, courseOfferingIds: readonly string[], now: Date): Promise<FollowedRow[]> {
  const today = dayInZone(now, 'r.timeZone');
  const { rows } = await sql<FollowedRow>`
    select t.id as "courseOfferingId", p.id, p.first_name || ' ' || p.last_name as name,
      greatest(m.first_day, t.first_day)::text as "firstDay", t.last_day::text as "lastDay", ${today}::text as today,
      coalesce(watched.lessons, '[]') as lessons
    from course_group t
    join region r on r.id = t.region_id
    join group_member m on m.group_id = t.group_id
    join person p on p.id = m.person_id
    left join lateral (
      select json_agg(json_build_object('_id', l.id, 'seconds', l.seconds,
        'watchedSeconds', coalesce(w.watched_seconds, 0), 'completed', w.completed_at is not null,
        'watchedAtMs', extract(epoch from w.watched_at) * 1000) order by l.position) as lessons
      from lesson l left join lesson_progress w on w.lesson_id = l.id and w.person_id = m.person_id
      where l.course_id = t.course_id and not l.hidden) watched on true
    where t.id = any(${courseOfferingIds}::uuid[])
      and m.first_day <= ${today} and (m.last_day is null or m.last_day >= ${today})
    order by p.sort_name, p.id`.execute(db);
  return rows;
}

/** A student of a group as far as it counts who is behind. */
interface PaceRow extends Pick<FollowedRow, 'courseOfferingId' | 'firstDay' | 'lastDay' | 'today'> {
  lessons: number;
  completed: number;
}

/** The same people, where only their numbers are told. */
async function listPaces(db: Db, courseOfferingIds: readonly string[], now: Date): Promise<PaceRow[]> {
  const today = dayInZone(now, 'r.timeZone');
  const { rows } = await sql<PaceRow>`
    select t.id as "courseOfferingId", greatest(m.first_day, t.first_day)::text as "firstDay", t.last_day::text as "lastDay",
      ${today}::text as today, cardinality(shown.ids) as lessons,
      (select count(*)::integer from lesson_progress w
        where w.person_id = m.person_id and w.lesson_id = any (shown.ids) and w.completed_at is not null) as completed
    from course_group t
    join region r on r.id = t.region_id
    cross join lateral (
      select array(select l.id from lesson l where l.course_id = t.course_id and not l.hidden) as ids offset 0) shown
    join group_member m on m.group_id = t.group_id
    where t.id = any(${courseOfferingIds}::uuid[])
      and m.first_day <= ${today} and (m.last_day is null or m.last_day >= ${today})`.execute(db);
  return rows;
}

export interface FollowedStudent extends FollowedRow {
  completed: number;
  expected: number;
  behindBy: number;
}

export interface GroupProgressRecord {
  courseOffering: CourseOfferingRecord;
  lessons: LessonRecord[];
  students: FollowedStudent[];
}

interface Counted {
  lessons: number;
  completed: number;
}

/** Where nobody said when a course ends, students are measured by the middle of their group. */
function withPace<Row extends Pick<FollowedRow, 'firstDay' | 'lastDay' | 'today'>>(
  rows: readonly Row[],
  countedOf: (row: Row) => Counted,
) {
  const counted = rows.map((row) => ({ row, ...countedOf(row) }));
  const middle = middleOf(counted.map(({ completed }) => completed));
  return counted.map(({ row, lessons, completed }) => {
    const expected = lessonsDue(lessons, row) ?? middle;
    return { ...row, completed, expected, behindBy: lessonsBehind({ completed, expected }) };
  });
}

const followedRows = loaderByOwner(
  (ctx, ids) =>
    listFollowed(ctx.unscoped('students of course offerings that are followed'), ids, ctx.services.now()),
  ({ courseOfferingId }) => courseOfferingId,
);

const followedStudents = async (ctx: Context, { id }: CourseOfferingRecord): Promise<FollowedStudent[]> =>
  withPace(await followedRows(ctx).load(id), ({ lessons }) => progressOf(lessons));

const paceRows = loaderByOwner(
  (ctx, ids) =>
    listPaces(ctx.unscoped('students of course offerings that are followed'), ids, ctx.services.now()),
  ({ courseOfferingId }) => courseOfferingId,
);

/** How many students a course offering has, and how many of them are behind. */
export async function paceOf(
  ctx: Context,
  { id }: CourseOfferingRecord,
): Promise<{ studentCount: number; behindCount: number }> {
  const students = withPace(await paceRows(ctx).load(id), (row) => row);
  return {
    studentCount: students.length,
    behindCount: students.filter(({ behindBy }) => behindBy > 0).length,
  };
}

/** For those who may see how the students of a group get on; for others there is nothing. */
export async function readGroupProgress(
  ctx: Context,
  courseOfferingId: string,
): Promise<GroupProgressRecord | null> {
  const courseOffering = await courseOfferingToFollow(ctx, courseOfferingId);
  if (!courseOffering) return null;
  const [lessons, students] = await Promise.all([
    lessonsOfCourse(ctx, ctx.locale).load(courseOffering.courseId),
    followedStudents(ctx, courseOffering),
  ]);
  return { courseOffering, lessons: lessons.filter(({ hidden }) => !hidden), students };
}
