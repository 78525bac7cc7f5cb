import { sql, type Compilable, type RawBuilder } from 'kysely';
import { anyId, anyText } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
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
import { countriesOf, type Continent } from '../rules/countries.ts';
import type { MinistryOrder } from '../rules/ministry.ts';

/** A ministry as others see it. */
export interface ShownMinistry {
  id: string;
  personId: string;
  name: string;
  ministers: string;
  description: string;
  website: string;
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  /** Empty where its owner does not show it. */
  contactEmail: string;
  hasGraduate: boolean;
  hasMember: boolean;
  isPublic: boolean;
  approvedAt: Date | null;
}

export interface MinistryFilter {
  search?: string | null | undefined;
  country?: string | null | undefined;
  continent?: Continent | null | undefined;
  hasGraduate?: boolean | null | undefined;
  hasMember?: boolean | null | undefined;
  /** What the world outside the alumni sees. */
  isPublic?: boolean | null | undefined;
}

/** A filter taken apart: whatever of it is there narrows the list. */
interface Narrowing {
  words: readonly SoughtWord[];
  country: string | null;
  countries: readonly string[] | null;
  hasGraduate: boolean;
  hasMember: boolean;
  isPublic: boolean;
}

const narrowingBy = ({ search, country, continent, ...flags }: MinistryFilter): Narrowing => ({
  words: search ? soughtWords(search) : [],
  country: country === '' ? null : (country ?? null),
  countries: continent ? countriesOf(continent) : null,
  hasGraduate: flags.hasGraduate === true,
  hasMember: flags.hasMember === true,
  isPublic: flags.isPublic === true,
});

const narrowed = (db: Db | Tx, { words, country, countries, ...flags }: Narrowing) =>
  db
    .selectFrom('ministryShown as s')
    .$if(country !== null, (query) => query.where('s.country', '=', country ?? ''))
    .$if(countries !== null, (query) => query.where('s.country', '=', anyText(countries ?? [])))
    .$if(flags.hasGraduate, (query) => query.where('s.hasGraduate', '=', true))
    .$if(flags.hasMember, (query) => query.where('s.hasMember', '=', true))
    .$if(flags.isPublic, (query) => query.where('s.isPublic', '=', true))
    .$if(words.length > 0, (query) => query.where(findsEach(words, sql`s.search_text`)));

/** What others see (the view says what that is), narrowed by a filter. */
export const shownMinistries = (db: Db | Tx, filter: MinistryFilter) => narrowed(db, narrowingBy(filter));

type Read<Row> = (db: Db, values: Record<string, unknown>) => Promise<Row[]>;

/** The same statement for all filters of one kind, which say the same with other words: it is written once for each kind. */
function writtenForEachKind<Row, More>(write: (db: Db, narrowing: Narrowing, more: More) => Compilable<Row>) {
  const written = new Map<string, Read<Row>>();
  return (db: Db, filter: MinistryFilter, more: More): Promise<Row[]> => {
    const { words, country, countries, ...flags } = narrowingBy(filter);
    const isInCountry = country !== null;
    const isInCountries = countries !== null;
    const kind = JSON.stringify([words.length, isInCountry, isInCountries, flags, more]);
    let read = written.get(kind);
    if (!read) {
      read = writtenOnce((writer: Db, values: Record<string, unknown>) => {
        const places = words.map((_, at) => ({ before: values[`before${at}`], word: values[`word${at}`] }));
        const narrowing = {
          ...flags,
          words: places as SoughtWord[],
          country: isInCountry ? (values['country'] as string) : null,
          countries: isInCountries ? (values['countries'] as readonly string[]) : null,
        };
        return write(writer, narrowing, more);
      });
      written.set(kind, read);
    }
    const sought = words.flatMap(({ before, word }, at): [string, string][] => [
      [`before${at}`, before],
      [`word${at}`, word],
    ]);
    return read(db, { country, countries, ...Object.fromEntries(sought) });
  };
}

const SHOWN_FACTS = [
  's.id',
  's.personId',
  's.name',
  's.ministers',
  's.description',
  's.website',
  's.city',
  's.country',
  's.latitude',
  's.longitude',
  's.contactEmail',
  's.hasGraduate',
  's.hasMember',
  's.isPublic',
  's.approvedAt',
] as const;

export const withShownFacts = (query: ReturnType<typeof shownMinistries>) => query.select(SHOWN_FACTS);

const ORDERS = {
  NAME: keyset([sql`s.sort_name`, sql`s.id`]),
  NEWEST: keyset([sql`s.approved_at`, sql`s.id`], true),
};

interface ShownParams {
  filter: MinistryFilter;
  order: MinistryOrder;
}

type Listed = ShownMinistry & { matching: number };

interface PageOfShown {
  order: MinistryOrder;
  max: number | RawBuilder<number>;
  after: string | null;
}

const pageFrom = (found: ReturnType<typeof shownMinistries>, { order, max, after }: PageOfShown) =>
  withShownFacts(found)
    .select(matchingUpTo(MAX_MATCHING, found).as('matching'))
    .$if(after !== null, (query) =>
      query.where(ORDERS[order].isAfter(sql`ministry_shown s where s.id = ${after}::uuid`)),
    )
    .orderBy(ORDERS[order].order)
    .limit(max)
    .$castTo<Listed>();

/** Asked for again and again: the first page, and one that is only counted. */
const USUAL_MAX: ReadonlySet<number> = new Set([ROWS_OF_FIRST_PAGE, 2]);

interface PageKind {
  order: MinistryOrder;
  max: number;
}

const firstPage = writtenForEachKind((db, narrowing, { order, max }: PageKind) =>
  pageFrom(narrowed(db, narrowing), { order, max: sql.lit(max), after: null }),
);

/** By words or the countries of a continent: not by what an index has in the order of the list. */
const isSought = ({ search, continent }: MinistryFilter): boolean => Boolean(search) || Boolean(continent);

const KEYS = {
  NAME: { key: sql`s.sort_name`, direction: 'asc' },
  NEWEST: { key: sql`s.approved_at`, direction: 'desc' },
} as const;

/**
 * The first page of what is sought: it is looked up once, with nothing but what orders it, counted, and what is shown is read
 * of the page alone.
 */
const firstPageOfSought = writtenForEachKind((db, narrowing, { order, max }: PageKind) => {
  const { key, direction } = KEYS[order];
  return db
    .with(
      (cte) => cte('found').materialized(),
      () => narrowed(db, narrowing).select(['s.id', key.as('key')]),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('found')
        .select('found.id')
        .orderBy('found.key', direction)
        .orderBy('found.id', direction)
        .limit(sql.lit(max))
        .as('page'),
    )
    .innerJoin('ministryShown as s', 's.id', 'page.id')
    .select(SHOWN_FACTS)
    .select(
      sql<number>`(select least(count(*), ${sql.lit(MAX_MATCHING)})::integer from found)`.as('matching'),
    )
    .orderBy(ORDERS[order].order)
    .$castTo<Listed>();
});

export function pageOfShown(
  db: Db,
  { filter, order }: ShownParams,
  page: PageArgs,
): Promise<CountedPage<ShownMinistry>> {
  // Put together only where no statement that stands already serves.
  const found = () => shownMinistries(db, filter);
  const read = (max: number, after: string | null): Promise<Listed[]> =>
    after === null && USUAL_MAX.has(max)
      ? (isSought(filter) ? firstPageOfSought : firstPage)(db, filter, { order, max })
      : pageFrom(found(), { order, max, after }).execute();
  return readPageWithCount(page, read, (max) => countRows(db, found())(max));
}

export const findShown = (
  db: Db | Tx,
  id: string,
  filter: MinistryFilter = {},
): Promise<ShownMinistry | undefined> =>
  withShownFacts(shownMinistries(db, filter))
    .where('s.id', '=', id)
    .$castTo<ShownMinistry>()
    .executeTakeFirst();

export const findManyShown = (db: Db, ids: readonly string[]): Promise<ShownMinistry[]> =>
  withShownFacts(shownMinistries(db, {})).where('s.id', '=', anyId(ids)).$castTo<ShownMinistry>().execute();

export type PlacedMinistry = Pick<ShownMinistry, 'id' | 'name' | 'city' | 'country'> & {
  latitude: number;
  longitude: number;
};

/** More marks than that nobody tells apart on a map, and a query may not cost more. */
export const MAP_MAX = 600;

const placed = writtenForEachKind((db, narrowing) =>
  narrowed(db, narrowing)
    .select(['s.id', 's.name', 's.city', 's.country', 's.latitude', 's.longitude'])
    .where('s.latitude', 'is not', null)
    .orderBy(ORDERS.NEWEST.order)
    .limit(sql.lit(MAP_MAX))
    .$castTo<PlacedMinistry>(),
);

/** Those that say where they are, for a map: the newest, where there are very many. */
export const listPlaced = (db: Db, filter: MinistryFilter): Promise<PlacedMinistry[]> =>
  placed(db, filter, null);

const countriesFrom = (from: RawBuilder<unknown>) =>
  writtenOnce((db: Db) => eachOnce<string>(db, { column: sql`country`, from }));
const allCountries = countriesFrom(sql`ministry_shown where true`);
const publicCountries = countriesFrom(sql`ministry_shown where is_public`);

/** The countries in which ministries are shown. */
export async function listCountries(db: Db, { isPublic = false } = {}): Promise<string[]> {
  const rows = await (isPublic ? publicCountries : allCountries)(db, {});
  return rows.map(({ value }) => value);
}

export type MinistryOfPerson = Pick<ShownMinistry, 'id' | 'personId' | 'name' | 'city' | 'country'>;

/** What these people have listed and others see, by name. */
export const findShownOf = (db: Db, personIds: readonly string[]): Promise<MinistryOfPerson[]> =>
  shownMinistries(db, {})
    .select(['s.id', 's.personId', 's.name', 's.city', 's.country'])
    .where('s.personId', '=', anyId(personIds))
    .orderBy(sql`s.sort_name`)
    .$castTo<MinistryOfPerson>()
    .execute();
