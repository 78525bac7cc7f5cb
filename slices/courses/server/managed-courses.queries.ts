import { sql, type RawBuilder } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import type { CourseKind, CourseSort } from '../rules/course.ts';
import type { CourseRecord } from './course-record.ts';
import { courseOf, coursesIn, withTexts } from './course.queries.ts';

export interface CoursesFilter {
  search?: string | null | undefined;
  categoryId?: string | null | undefined;
  teacherId?: string | null | undefined;
  kind?: CourseKind | null | undefined;
  hidden?: boolean | null | undefined;
  archived?: boolean | null | undefined;
}

export interface CoursesQuestion {
  filter: CoursesFilter;
  /** The campuses on which a course has to be taught; null for the whole catalogue. */
  reach: readonly string[] | null;
  sortBy: CourseSort;
  isDescending: boolean;
  locale: string;
}

/** What comes first in a row of the list; the code and the id decide among equals. */
const SORT_KEYS: Readonly<Record<CourseSort, RawBuilder<unknown>>> = {
  CODE: sql`lower(c.code)`,
  NAME: sql`app.search_form(coalesce(wanted.name, own.name))`,
};

const matching = (db: Db, { filter, reach, locale }: CoursesQuestion) =>
  coursesIn(db, locale)
    .$if(reach !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('courseGroup as g')
            .select('g.id')
            .whereRef('g.courseId', '=', 'c.id')
            .where('g.regionId', '=', anyId(reach ?? [])),
        ),
      ),
    )
    .$if(Boolean(filter.search), (query) => query.where(holdsText(filter.search ?? '')))
    .$if(Boolean(filter.categoryId), (query) => query.where('c.categoryId', '=', filter.categoryId ?? ''))
    .$if(Boolean(filter.teacherId), (query) => query.where('c.teacherId', '=', filter.teacherId ?? ''))
    .$call((query) => (filter.kind ? query.where('c.kind', '=', filter.kind) : query))
    .$if(typeof filter.hidden === 'boolean', (query) => query.where('c.hidden', '=', filter.hidden ?? false))
    .$if(typeof filter.archived === 'boolean', (query) =>
      query.where('c.archivedAt', filter.archived ? 'is not' : 'is', null),
    );

/**
 * Every word begins a word of the code or of the name in any language; in scripts without spaces it may stand inside one.
 * Somebody who learned a course by its German name finds it whatever the screen speaks.
 */
const holdsText = (search: string) => sql<boolean>`not exists (
  select from regexp_split_to_table(btrim(app.search_form(${search})), ' ') as word
  where strpos(
    app.search_form(c.code) || (select string_agg(t.search_text, '') from course_text t where t.course_id = c.id),
    case when word ~ '[\u3040-\u9fff\uac00-\ud7af]' then word else ' ' || word end) = 0)`;

/** Rows behind the last one seen, whose place is looked up again in case it has moved. */
const behind = (key: RawBuilder<unknown>, { isDescending, locale }: CoursesQuestion, after: string) =>
  sql<boolean>`(${key}, lower(c.code), c.id) ${sql.raw(isDescending ? '<' : '>')}
  (select ${key}, lower(c.code), c.id from course c
   join course_text own on own.course_id = c.id and own.locale = c.locale
   left join course_text wanted on wanted.course_id = c.id and wanted.locale = ${locale}
   where c.id = ${after}::uuid)`;

/** The courses that match, from the one after `after` on. */
export async function listCourses(
  db: Db,
  question: CoursesQuestion,
  max: number,
  after: string | null,
): Promise<CourseRecord[]> {
  const key = SORT_KEYS[question.sortBy];
  const direction = question.isDescending ? 'desc' : 'asc';
  const rows = await withTexts(matching(db, question))
    .$if(after !== null, (query) => query.where(behind(key, question, after ?? '')))
    .orderBy(key, direction)
    .orderBy(sql`lower(c.code)`, direction)
    .orderBy('c.id', direction)
    .limit(max)
    .execute();
  return rows.map(courseOf);
}

/** How many match, counted up to the most that are of interest. */
export async function countCourses(db: Db, question: CoursesQuestion, max: number): Promise<number> {
  const row = await db
    .selectFrom(matching(db, question).select('c.id').limit(max).as('found'))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
