import { sql, type RawBuilder } from 'kysely';
import { regionsWhere } from '#kit/access/actor.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { countRows, holdsText, keyset } from '#kit/db/list.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { CourseKind, CourseSort } from '../rules/course.ts';
import { can } from '../rules/permissions.ts';
import { courseOf, coursesIn, withTexts, type CourseRecord } from './course.queries.ts';
import { readingLocale } from './read-course.ts';

interface CoursesFilter {
  search?: string | null | undefined;
  categoryId?: string | null | undefined;
  teacherId?: string | null | undefined;
  kind?: CourseKind | null | undefined;
  hidden?: boolean | null | undefined;
  archived?: boolean | null | undefined;
}

interface CoursesParams {
  filter: CoursesFilter;
  sortBy: CourseSort;
  isDescending: boolean;
  locale?: string | null | undefined;
}

/** What comes first in a row of the list; the code and the id decide among equals. */
const SORT_KEYS: Readonly<Record<CourseSort, RawBuilder<unknown>>> = {
  CODE: sql`lower(c.code)`,
  NAME: sql`app.search_form(coalesce(wanted.name, own.name))`,
};

/** `reach` are the campuses on which a course has to be taught; null for the whole catalogue. */
const matching = (db: Db, filter: CoursesFilter, reach: readonly string[] | null, locale: string) =>
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
    .$if(Boolean(filter.search), (query) => query.where(holdsText(filter.search ?? '', TEXTS)))
    .$if(Boolean(filter.categoryId), (query) => query.where('c.categoryId', '=', filter.categoryId ?? ''))
    .$if(Boolean(filter.teacherId), (query) => query.where('c.teacherId', '=', filter.teacherId ?? ''))
    .$call((query) => (filter.kind ? query.where('c.kind', '=', filter.kind) : query))
    .$if(typeof filter.hidden === 'boolean', (query) => query.where('c.hidden', '=', filter.hidden ?? false))
    .$if(typeof filter.archived === 'boolean', (query) =>
      query.where('c.archivedAt', filter.archived ? 'is not' : 'is', null),
    );

/** In any language: a course that was learned by its German name is found whichever language the screen speaks. */
const TEXTS = sql`app.search_form(c.code)
  || (select string_agg(t.search_text, '') from course_text t where t.course_id = c.id)`;

/** A page of the catalogue: all of it for those who write it, for managers what is taught on their campuses. */
export function listCourses(
  ctx: Context,
  { filter, sortBy, isDescending, locale: wanted }: CoursesParams,
  page: PageArgs,
): Promise<CountedPage<CourseRecord>> {
  const actor = actorOf(ctx);
  const reach = can.write(actor) ? null : regionsWhere(actor, 'manager');
  const locale = readingLocale(ctx, wanted);
  const search = parsedSearch(filter.search, 'courseSearchTooLong');
  const found = matching(ctx.db, { ...filter, search }, reach, locale);
  const { order, isAfter } = keyset([SORT_KEYS[sortBy], sql`lower(c.code)`, sql`c.id`], isDescending);
  const lastSeen = (id: string) => sql`course c
    join course_text own on own.course_id = c.id and own.locale = c.locale
    left join course_text wanted on wanted.course_id = c.id and wanted.locale = ${locale}
    where c.id = ${id}::uuid`;
  const read = async (max: number, after: string | null) => {
    const rows = await withTexts(found)
      .$if(after !== null, (query) => query.where(isAfter(lastSeen(after ?? ''))))
      .orderBy(order)
      .limit(max)
      .execute();
    return rows.map(courseOf);
  };
  return readPage(page, read, countRows(ctx.db, found));
}
