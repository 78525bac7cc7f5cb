import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { countRows, eachOnce, findsWords, keyset, matchingOnTheWay, matchingUpTo } from '#kit/db/list.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import {
  MAX_MATCHING,
  readPageWithCount,
  ROWS_OF_FIRST_PAGE,
  type CountedPage,
  type PageArgs,
} from '#kit/graphql/page.ts';

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

const contactable = (db: Db, personId: string) =>
  // Not as a value that is filled in: the index of those who take messages would not be known to serve.
  db
    .selectFrom('alumnusCard')
    .where(sql<boolean>`is_contactable`)
    .where('id', '<>', personId);

const matching = (db: Db, personId: string, { search, place, year }: AlumniFilter) =>
  contactable(db, personId)
    .$if(search !== '', (query) => query.where(findsWords(search, sql`sort_name`)))
    .$if(place !== '', (query) => query.where(findsWords(place, sql`sought_place`)))
    .$if(year !== null, (query) => query.where('soughtYear', '=', year ?? 0));

const COLUMNS = ['id', 'firstName', 'lastName', 'gradYear', 'gradPlace'] as const;
const byName = keyset([sql`sort_name`, sql`id`]);

type Listed = AlumnusToContact & { matching: number };

interface Asked {
  max: number | RawBuilder<number>;
  after: string | null;
  /** By words or a year. */
  isNarrowed?: boolean;
}

const pageOf = (found: ReturnType<typeof matching>, { max, after, isNarrowed = false }: Asked) =>
  found
    .select(COLUMNS)
    .select(
      (isNarrowed && after === null ? matchingOnTheWay(MAX_MATCHING) : matchingUpTo(MAX_MATCHING, found)).as(
        'matching',
      ),
    )
    .$if(after !== null, (query) => query.where(byName.isAfter(sql`alumnus_card where id = ${after}::uuid`)))
    .orderBy(byName.order)
    .limit(max)
    .$castTo<Listed>();

/** What most ask for: everybody, from the beginning. */
const firstOfAll = writtenOnce((db: Db, { personId }: { personId: string }) =>
  pageOf(contactable(db, personId), { max: sql.lit(ROWS_OF_FIRST_PAGE), after: null }),
);

export function alumniToContactPage(
  db: Db,
  personId: string,
  filter: AlumniFilter,
  page: PageArgs,
): Promise<CountedPage<AlumnusToContact>> {
  const found = matching(db, personId, filter);
  const isNarrowed = filter.search !== '' || filter.place !== '' || filter.year !== null;
  const read = (max: number, after: string | null): Promise<Listed[]> =>
    isNarrowed || after !== null || max !== ROWS_OF_FIRST_PAGE
      ? pageOf(found, { max, after, isNarrowed }).execute()
      : firstOfAll(db, { personId });
  return readPageWithCount(page, read, countRows(db, found));
}

export const findAlumnusToContact = (
  db: Db,
  personId: string,
  id: string,
): Promise<AlumnusToContact | undefined> =>
  contactable(db, personId).select(COLUMNS).where('id', '=', id).executeTakeFirst() as Promise<
    AlumnusToContact | undefined
  >;

const graduationYears = writtenOnce((db: Db) =>
  eachOnce<number>(db, {
    column: sql`sought_year`,
    from: sql`alumnus_card where true`,
    isDescending: true,
  }),
);

/** The years in which alumni graduated who show theirs, the latest first. */
export async function findGraduationYears(db: Db): Promise<number[]> {
  const rows = await graduationYears(db, {});
  return rows.map(({ value }) => value);
}
