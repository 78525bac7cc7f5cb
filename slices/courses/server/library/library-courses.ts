import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { countRows, holdsText, keyset } from '#kit/db/list.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import type { CategoryRecord } from '#slices/categories/server/api.ts';
import { courseOf, coursesIn, withTexts, type CourseRecord } from '../course.queries.ts';
import { categoryById } from '../loaders.ts';
import { readingLocale } from '../read-course.ts';

interface LibraryParams {
  search?: string | null | undefined;
  categoryId?: string | null | undefined;
  locale?: string | null | undefined;
}

/** The courses of the library, which the database itself shows to alumni alone and to those who look after them. */
const inLibrary = (db: Db, { search, categoryId }: LibraryParams, locale: string) =>
  coursesIn(db, locale)
    .where(({ eb, selectFrom }) => eb('c.id', 'in', selectFrom('libraryCourse').select('id')))
    .$if(Boolean(search), (query) => query.where(holdsText(search ?? '', TEXTS)))
    .$if(Boolean(categoryId), (query) => query.where('c.categoryId', '=', categoryId ?? ''));

/** A course is also found by who teaches it. */
const TEXTS = sql`(select app.search_form(c.code || ' ' || l.teacher_name) from library_course l where l.id = c.id)
  || (select string_agg(t.search_text, '') from course_text t where t.course_id = c.id)`;

const { order, isAfter } = keyset([
  sql`app.search_form(coalesce(wanted.name, own.name))`,
  sql`lower(c.code)`,
  sql`c.id`,
]);

/** A page of what alumni may read and watch, by name (HOLE-64). */
export function listLibraryCourses(
  ctx: Context,
  { search: typed, categoryId, locale: wanted }: LibraryParams,
  page: PageArgs,
): Promise<CountedPage<CourseRecord>> {
  const locale = readingLocale(ctx, wanted);
  const search = parsedSearch(typed, 'courseSearchTooLong');
  const found = inLibrary(ctx.db, { search, categoryId }, locale);
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

/** The categories that courses of the library are in, by name. */
export async function listLibraryCategories(ctx: Context): Promise<CategoryRecord[]> {
  const rows = await ctx.db
    .selectFrom('course as c')
    .select('c.categoryId')
    .distinct()
    .where('c.categoryId', 'is not', null)
    .where(({ eb, selectFrom }) => eb('c.id', 'in', selectFrom('libraryCourse').select('id')))
    .execute();
  const found = await Promise.all(rows.map(({ categoryId }) => categoryById(ctx).load(categoryId ?? '')));
  return found
    .filter((category) => category !== null)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
