import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import {
  countRows,
  eachOnce,
  findsEach,
  keyset,
  matchingUpTo,
  soughtWords,
  type SoughtWord,
} from '#kit/db/list.ts';
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

/** What is looked for, taken apart. */
interface Sought {
  names: readonly SoughtWord[];
  places: readonly SoughtWord[];
  year: number | null;
}

const soughtBy = ({ search, place, year }: AlumniFilter): Sought => ({
  names: search === '' ? [] : soughtWords(search),
  places: place === '' ? [] : soughtWords(place),
  year,
});

const matching = (db: Db, personId: string, { names, places, year }: Sought) =>
  contactable(db, personId)
    .$if(names.length > 0, (query) => query.where(findsEach(names, sql`sort_name`)))
    .$if(places.length > 0, (query) => query.where(findsEach(places, sql`sought_place`)))
    .$if(year !== null, (query) => query.where('soughtYear', '=', year ?? 0));

const COLUMNS = ['id', 'firstName', 'lastName', 'gradYear', 'gradPlace'] as const;
const byName = keyset([sql`sort_name`, sql`id`]);

type Listed = AlumnusToContact & { matching: number };

interface Asked {
  max: number | RawBuilder<number>;
  after: string | null;
}

const pageOf = (found: ReturnType<typeof matching>, { max, after }: Asked) =>
  found
    .select(COLUMNS)
    .select(matchingUpTo(MAX_MATCHING, found).as('matching'))
    .$if(after !== null, (query) => query.where(byName.isAfter(sql`alumnus_card where id = ${after}::uuid`)))
    .orderBy(byName.order)
    .limit(max)
    .$castTo<Listed>();

/**
 * The first page of those who are sought: they are looked up once, with nothing but what orders them, counted, and what is
 * shown is read of the page alone.
 */
const firstPageOf = (db: Db, found: ReturnType<typeof matching>, max: RawBuilder<number>) =>
  db
    .with(
      (cte) => cte('found').materialized(),
      () => found.select('id').select(sql<string>`sort_name`.as('sortName')),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('found')
        .select('found.id')
        .orderBy('found.sortName')
        .orderBy('found.id')
        .limit(max)
        .as('page'),
    )
    .innerJoin('alumnusCard as c', 'c.id', 'page.id')
    .select(['c.id', 'c.firstName', 'c.lastName', 'c.gradYear', 'c.gradPlace'])
    .select(
      sql<number>`(select least(count(*), ${sql.lit(MAX_MATCHING)})::integer from found)`.as('matching'),
    )
    .orderBy(sql`c.sort_name`)
    .orderBy('c.id')
    .$castTo<Listed>();

/** The first page of everybody. */
const firstOfAll = writtenOnce((db: Db, { personId }: { personId: string }) =>
  pageOf(contactable(db, personId), { max: sql.lit(ROWS_OF_FIRST_PAGE), after: null }),
);

type FirstPage = (db: Db, values: Record<string, unknown>) => Promise<Listed[]>;
const firstPages = new Map<string, FirstPage>();

/** The first page of those who are sought by as many words: one statement is written for all of them. */
function firstOfSought(db: Db, personId: string, { names, places, year }: Sought): Promise<Listed[]> {
  const kind = [names.length, places.length, year !== null].join();
  const read = firstPages.get(kind) ?? writeFirstPage(names.length, places.length, year !== null);
  firstPages.set(kind, read);
  const valuesOf = (of: string, words: readonly SoughtWord[]) =>
    words.flatMap(({ before, word }, index): [string, string][] => [
      [`${of}Before${index}`, before],
      [`${of}${index}`, word],
    ]);
  return read(db, {
    personId,
    year,
    ...Object.fromEntries([...valuesOf('name', names), ...valuesOf('place', places)]),
  });
}

function writeFirstPage(names: number, places: number, isByYear: boolean): FirstPage {
  const wordsIn = (values: Record<string, unknown>, of: string, count: number): SoughtWord[] =>
    Array.from({ length: count }, (_, index) => ({
      before: values[`${of}Before${index}`] as string,
      word: values[`${of}${index}`] as string,
    }));
  return writtenOnce((db: Db, values: Record<string, unknown>) => {
    const sought: Sought = {
      names: wordsIn(values, 'name', names),
      places: wordsIn(values, 'place', places),
      year: isByYear ? (values['year'] as number) : null,
    };
    return firstPageOf(db, matching(db, values['personId'] as string, sought), sql.lit(ROWS_OF_FIRST_PAGE));
  });
}

export function alumniToContactPage(
  db: Db,
  personId: string,
  filter: AlumniFilter,
  page: PageArgs,
): Promise<CountedPage<AlumnusToContact>> {
  const sought = soughtBy(filter);
  // Put together only where no statement that stands already serves.
  const found = () => matching(db, personId, sought);
  const isNarrowed = sought.names.length > 0 || sought.places.length > 0 || sought.year !== null;
  const read = (max: number, after: string | null): Promise<Listed[]> => {
    if (after !== null || max !== ROWS_OF_FIRST_PAGE) return pageOf(found(), { max, after }).execute();
    return isNarrowed ? firstOfSought(db, personId, sought) : firstOfAll(db, { personId });
  };
  return readPageWithCount(page, read, (max) => countRows(db, found())(max));
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
