import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { countRows, keyset } from '#kit/db/list.ts';
import { readPage, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';

/** Those who graduated in one year at one place, as they show it. */
export interface ClassRecord {
  year: number;
  place: string;
  count: number;
}

/** An alumnus as their class sees them. */
export interface ClassMemberRecord {
  id: string;
  firstName: string;
  lastName: string;
  gradPlace: string | null;
  location: string | null;
  pictureId: string | null;
  about: string | null;
  homePage: string | null;
  isContactable: boolean;
}

/** More than any college has. */
const MAX_CLASSES = 1_000;

/** All classes of alumni who show their year, the latest first. */
export async function findClasses(db: Db): Promise<ClassRecord[]> {
  const { rows } = await sql<ClassRecord>`
    select grad_year as year, coalesce(grad_place, '') as place, count(*)::integer as count
    from alumnus_card where grad_year is not null
    group by grad_year, grad_place order by grad_year desc, grad_place nulls last limit ${MAX_CLASSES}`.execute(
    db,
  );
  return rows;
}

const membersOf = (db: Db, year: number, place: string | null) =>
  db
    .selectFrom('alumnusCard')
    .where('soughtYear', '=', year)
    .$if(place !== null, (query) => query.where(sql<boolean>`coalesce(grad_place, '') = ${place}`));

export async function hasMembers(db: Db, year: number, place: string): Promise<boolean> {
  const one = await membersOf(db, year, place).select('id').limit(1).executeTakeFirst();
  return one !== undefined;
}

const COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'gradPlace',
  'location',
  'pictureId',
  'about',
  'homePage',
  'isContactable',
] as const;

const byName = keyset([sql`sort_name`, sql`id`]);

/** The members of a class by name; of all places where none is named. */
export function classMembersPage(
  db: Db,
  { year, place }: { year: number; place: string | null },
  page: PageArgs,
): Promise<CountedPage<ClassMemberRecord>> {
  const found = membersOf(db, year, place);
  const read = async (max: number, after: string | null) =>
    (await found
      .select(COLUMNS)
      .$if(after !== null, (query) =>
        query.where(byName.isAfter(sql`alumnus_card where id = ${after}::uuid`)),
      )
      .orderBy(byName.order)
      .limit(max)
      .execute()) as ClassMemberRecord[];
  return readPage(page, read, countRows(db, found));
}
