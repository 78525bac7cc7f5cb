import { sql, type RawBuilder } from 'kysely';
import { anyId, anyText } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { countRows, eachOnce, findsWords, keyset, matchingOnTheWay, matchingUpTo } from '#kit/db/list.ts';
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

/** What others see (the view says what that is), narrowed by a filter. */
export const shownMinistries = (db: Db | Tx, filter: MinistryFilter) => {
  const { search, country, continent, hasGraduate, hasMember, isPublic } = filter;
  return db
    .selectFrom('ministryShown as s')
    .$if(Boolean(country), (query) => query.where('s.country', '=', country ?? ''))
    .$if(Boolean(continent), (query) =>
      query.where('s.country', '=', anyText(continent ? countriesOf(continent) : [])),
    )
    .$if(hasGraduate === true, (query) => query.where('s.hasGraduate', '=', true))
    .$if(hasMember === true, (query) => query.where('s.hasMember', '=', true))
    .$if(isPublic === true, (query) => query.where('s.isPublic', '=', true))
    .$if(Boolean(search), (query) => query.where(findsWords(search ?? '', sql`s.search_text`)));
};

export const withShownFacts = (query: ReturnType<typeof shownMinistries>) =>
  query.select([
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
  ]);

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
  /** By words. */
  isSought?: boolean;
}

const pageFrom = (
  found: ReturnType<typeof shownMinistries>,
  { order, max, after, isSought = false }: PageOfShown,
) =>
  withShownFacts(found)
    .select(
      (isSought && after === null ? matchingOnTheWay(MAX_MATCHING) : matchingUpTo(MAX_MATCHING, found)).as(
        'matching',
      ),
    )
    .$if(after !== null, (query) =>
      query.where(ORDERS[order].isAfter(sql`ministry_shown s where s.id = ${after}::uuid`)),
    )
    .orderBy(ORDERS[order].order)
    .limit(max)
    .$castTo<Listed>();

/** What most ask for: all of them, from the beginning. */
const firstByName = writtenOnce((db: Db) =>
  pageFrom(shownMinistries(db, {}), { order: 'NAME', max: sql.lit(ROWS_OF_FIRST_PAGE), after: null }),
);

export function pageOfShown(
  db: Db,
  { filter, order }: ShownParams,
  page: PageArgs,
): Promise<CountedPage<ShownMinistry>> {
  const found = shownMinistries(db, filter);
  const isFirst = order === 'NAME' && !Object.values(filter).some(Boolean);
  const read = (max: number, after: string | null): Promise<Listed[]> =>
    isFirst && after === null && max === ROWS_OF_FIRST_PAGE
      ? firstByName(db, {})
      : pageFrom(found, { order, max, after, isSought: Boolean(filter.search) }).execute();
  return readPageWithCount(page, read, countRows(db, found));
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

/** Those that say where they are, for a map: the newest, where there are very many. */
export const listPlaced = (db: Db, filter: MinistryFilter): Promise<PlacedMinistry[]> =>
  shownMinistries(db, filter)
    .select(['s.id', 's.name', 's.city', 's.country', 's.latitude', 's.longitude'])
    .where('s.latitude', 'is not', null)
    .orderBy(ORDERS.NEWEST.order)
    .limit(MAP_MAX)
    .$castTo<PlacedMinistry>()
    .execute();

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
