import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';

/** An alumnus as the picker shows one: without what their owner does not show, and never with an address. */
export interface AlumnusToContact {
  id: string;
  firstName: string;
  lastName: string;
  gradYear: number | null;
  gradPlace: string | null;
}

export interface AlumniFilter {
  search: string;
  place: string;
  year: number | null;
}

/** Whoever has blocked the caller is nobody the caller can find. */
const contactable = (db: Db, personId: string) =>
  db
    .selectFrom('alumnusCard')
    .where('isContactable', '=', true)
    .where('id', '<>', personId)
    .where(sql<boolean>`id <> all ((select app.blocked_by())::uuid[])`);

const SIGNS = /[\u3040-\u9fff\uac00-\ud7af]/;
const MAX_WORDS = 10;

/** Every word typed begins a word of the text; in scripts without spaces it may stand inside one. */
const holds = (words: RawBuilder<unknown>, typed: string) =>
  sql<boolean>`${sql.join(
    typed
      .split(/\s+/)
      .slice(0, MAX_WORDS)
      .map((word) => {
        const before = SIGNS.test(word) ? '%' : '% ';
        return sql`${words} like ${before}::text || btrim(app.search_form(${word}::text)) || '%'`;
      }),
    sql` and `,
  )}`;

const matching = (db: Db, personId: string, { search, place, year }: AlumniFilter) =>
  contactable(db, personId)
    .$if(search !== '', (query) => query.where(holds(sql`name_words`, search)))
    .$if(place !== '', (query) => query.where(holds(sql`app.search_form(grad_place)`, place)))
    .$if(year !== null, (query) => query.where('gradYear', '=', year ?? 0));

const COLUMNS = ['id', 'firstName', 'lastName', 'gradYear', 'gradPlace'] as const;
const byName = keyset([sql`sort_name`, sql`id`]);

export function alumniToContactPage(
  db: Db,
  personId: string,
  filter: AlumniFilter,
  page: PageArgs,
): Promise<CountedPage<AlumnusToContact>> {
  const found = matching(db, personId, filter);
  const read = async (max: number, after: string | null) =>
    (await found
      .select(COLUMNS)
      .$if(after !== null, (query) =>
        query.where(byName.isAfter(sql`alumnus_card where id = ${after}::uuid`)),
      )
      .orderBy(byName.order)
      .limit(max)
      .execute()) as AlumnusToContact[];
  return readPage(page, read, countRows(db, found));
}

export const findAlumnusToContact = (
  db: Db,
  personId: string,
  id: string,
): Promise<AlumnusToContact | undefined> =>
  contactable(db, personId).select(COLUMNS).where('id', '=', id).executeTakeFirst() as Promise<
    AlumnusToContact | undefined
  >;

/** The years in which alumni graduated who show theirs, the latest first. */
export async function findGraduationYears(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('alumnusCard')
    .select('gradYear')
    .distinct()
    .where('isContactable', '=', true)
    .where('gradYear', 'is not', null)
    .orderBy('gradYear', 'desc')
    .execute();
  return rows.map(({ gradYear }) => Number(gradYear));
}
