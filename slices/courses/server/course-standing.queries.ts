import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { CategoryRecord } from '#slices/categories/server/api.ts';
import type { CourseStanding } from '../rules/permissions.ts';
import type { CourseFileRecord } from './course-files.queries.ts';
import {
  COURSE_COLUMNS,
  COURSE_LOCALES,
  COURSE_WORDS,
  type CourseRecord,
  type CourseTeacherFacts,
  type ListedCourse,
  courseOf,
  isTakenBy,
  takenSince,
  takenUntil,
  wasTakenBy,
} from './course.queries.ts';

export interface StandingParams {
  /** The course's. */
  id: string;
  locale: string;
  personId: string;
  now: Date;
}

export interface CourseWithStanding {
  course: CourseRecord &
    Required<Pick<ListedCourse, 'files' | 'category'>> & {
      teacher: CourseTeacherFacts | null;
      isTaken: boolean;
      wasTaken: boolean;
      takenSince: Day | null;
      takenUntil: Day | null;
    };
  standing: CourseStanding;
}

interface Params {
  ids: readonly string[];
  locales: readonly string[];
  personIds: readonly string[];
  now: Date;
}

/** Campuses are few, and a course may be taught to thousands of groups. */
const CAMPUS_IDS = sql<string[]>`array(select r.id from region r
  where exists (select from course_group g where g.course_id = c.id and g.region_id = r.id))`;
const CAMPUSES = CAMPUS_IDS.as('regionIds');

interface Taking {
  since: Day;
  until: Day | null;
}

/** Every course once for each language it is asked for in, and those of the people who ask that take it today. */
const readCourses = writtenOnce((db: Db, { ids, locales, personIds, now }: Params) =>
  db
    .selectFrom(
      sql<{ id: string; locale: string }>`(select distinct id, locale
        from unnest(${ids}::uuid[], ${locales}::text[]) as one (id, locale))`.as('asked'),
    )
    .innerJoin('course as c', 'c.id', 'asked.id')
    .innerJoin('courseText as own', (join) =>
      join.onRef('own.courseId', '=', 'c.id').onRef('own.locale', '=', 'c.locale'),
    )
    .leftJoin('courseText as wanted', (join) =>
      join.onRef('wanted.courseId', '=', 'c.id').onRef('wanted.locale', '=', 'asked.locale'),
    )
    .leftJoin('teacher as who', 'who.id', 'c.teacherId')
    .leftJoin('category as shelf', 'shelf.id', 'c.categoryId')
    .select([...COURSE_COLUMNS, ...COURSE_WORDS, COURSE_LOCALES])
    .select([
      'asked.locale as askedLocale',
      'who.personId as teacherPersonId',
      'who.name as teacherName',
      'who.photoId as teacherPhotoId',
      sql<CategoryRecord | null>`case when shelf.id is not null then json_build_object('id', shelf.id, 'name', shelf.name,
        'version', shelf.version, 'position', shelf.position, 'uses', shelf.uses, 'colour', shelf.colour) end`.as(
        'category',
      ),
      sql<CourseFileRecord[] | null>`(select json_agg(json_build_object('id', f.id, 'courseId', f.course_id,
        'locale', f.locale, 'name', f.name, 'key', f.file_key, 'bytes', f.bytes, 'type', f.type)
        order by f.position, f.id) from course_file f where f.course_id = c.id)`.as('files'),
      CAMPUSES,
      sql<Record<
        string,
        Taking
      > | null>`(select json_object_agg(one.person_id, json_build_object('since', one.since, 'until', one.until))
        from (select one.person_id, ${takenSince(sql<string>`one.person_id`, now)} as since,
            ${takenUntil(sql<string>`one.person_id`, now)} as until
          from unnest(${ids}::uuid[], ${personIds}::uuid[]) as one (course_id, person_id)
          where one.course_id = c.id) one
        where one.since is not null)`.as('takenBy'),
      sql<string[] | null>`(select json_agg(one.person_id)
        from unnest(${ids}::uuid[], ${personIds}::uuid[]) as one (course_id, person_id)
        where one.course_id = c.id and ${wasTakenBy(sql<string>`one.person_id`, now)})`.as('onceTakenBy'),
    ]),
);

type Row = Awaited<ReturnType<typeof readCourses>>[number];

function foundFor(
  { personId }: StandingParams,
  { teacherPersonId, teacherName, teacherPhotoId, regionIds, takenBy, onceTakenBy, files, ...row }: Row,
): CourseWithStanding {
  const { teacherId } = row;
  const teacher =
    teacherId === null || teacherName === null
      ? null
      : { id: teacherId, name: teacherName, photoId: teacherPhotoId };
  const taking = takenBy?.[personId];
  const isTaken = taking !== undefined;
  const wasTaken = !isTaken && onceTakenBy?.includes(personId) === true;
  const course = {
    ...courseOf(row),
    files: files ?? [],
    teacher,
    isTaken,
    wasTaken,
    takenSince: taking?.since ?? null,
    takenUntil: taking?.until ?? null,
  };
  const { forAlumni, hidden, archived } = course;
  return { course, standing: { teacherPersonId, regionIds, isTaken, wasTaken, forAlumni, hidden, archived } };
}

/** Asked of the whole college: how a person stands to a course is told by groups that are not in their reach. */
export async function findCoursesWithStanding(
  db: Db,
  questions: readonly StandingParams[],
): Promise<(CourseWithStanding | null)[]> {
  const rows = await readCourses(db, {
    ids: questions.map(({ id }) => id),
    locales: questions.map(({ locale }) => locale),
    personIds: questions.map(({ personId }) => personId),
    now: questions[0]?.now ?? new Date(0),
  });
  const byQuestion = new Map(rows.map((row) => [`${row.id} ${row.askedLocale}`, row]));
  return questions.map((params) => {
    const row = byQuestion.get(`${params.id} ${params.locale}`);
    return row ? foundFor(params, row) : null;
  });
}

/**
 * How one person stands to a course (c) today, in a statement that tells something else of it; what they took once does not
 * count. Who teaches it, and where, is looked up for those only who may not read it as students. Asked of the whole college, as above.
 */
export const standingToday = (personId: string, now: Date) =>
  sql<CourseStanding>`(select json_build_object(
      'hidden', c.hidden,
      'archived', c.archived_at is not null,
      'teacherPersonId', case when own.readable then null else (select t.person_id from teacher t where t.id = c.teacher_id) end,
      'regionIds', case when own.readable then '{}' else ${CAMPUS_IDS} end,
      'isTaken', own.taken,
      'wasTaken', false,
      'forAlumni', c.for_alumni)
    from (select taken, taken and not c.hidden and c.archived_at is null as readable
      from (select ${isTakenBy(personId, now)} as taken offset 0) one) own)`;
