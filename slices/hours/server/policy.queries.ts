import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { CategoryNames } from '../rules/hour-category.ts';
import type { HourRequirement } from '../rules/summary.ts';

export interface CategoryRecord {
  id: string;
  regionId: string;
  regionName: string;
  names: CategoryNames;
  isArchived: boolean;
  version: number;
}

const categories = (db: Db | Tx) =>
  db
    .selectFrom('hourCategory as c')
    .innerJoin('region as r', 'r.id', 'c.regionId')
    .select(['c.id', 'c.regionId', 'r.name as regionName', 'c.version'])
    .select(sql<CategoryNames>`c.names`.as('names'))
    .select(sql<boolean>`c.archived_at is not null`.as('isArchived'));

/** The categories of campuses, of all where none are named, in their order. */
export const listCategories = (db: Db | Tx, regionIds: readonly string[] | null): Promise<CategoryRecord[]> =>
  regionIds === null ? allCategories(db, {}) : categoriesOf(db, { regionIds });

const inTheirOrder = (query: ReturnType<typeof categories>) =>
  query.orderBy('r.name').orderBy('c.regionId').orderBy('c.position').orderBy('c.id');
const allCategories = writtenOnce((db: Db | Tx) => inTheirOrder(categories(db)));
const categoriesOf = writtenOnce((db: Db | Tx, { regionIds }: { regionIds: readonly string[] }) =>
  inTheirOrder(categories(db).where('c.regionId', '=', anyId(regionIds))),
);

export const findCategory = (db: Db | Tx, id: string): Promise<CategoryRecord | undefined> =>
  categories(db).where('c.id', '=', id).executeTakeFirst();

/** What is offered on a campus is changed by one after the other. */
export async function lockCategories(tx: Tx, regionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('hourCategories ' || ${regionId}::text, 0))`.execute(
    tx,
  );
}

/** Makes a category, the last of its campus; false where there is one of this id. */
export async function insertCategory(
  tx: Tx,
  { id, regionId, names }: Pick<CategoryRecord, 'id' | 'regionId' | 'names'>,
): Promise<boolean> {
  const made = await tx
    .insertInto('hourCategory')
    .values({
      id,
      regionId,
      names: JSON.stringify(names),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from hour_category where region_id = ${regionId}::uuid)`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

const requirementsOf = (db: Db | Tx, groupIds: readonly string[]) =>
  db
    .selectFrom('hourRequirement as q')
    .innerJoin('hourCategory as c', 'c.id', 'q.categoryId')
    .select(['q.groupId', 'q.categoryId', 'q.requiredMinutes'])
    .where('q.groupId', '=', anyId(groupIds))
    .orderBy('c.position')
    .orderBy('c.id');

export async function findRequirements(db: Db | Tx, groupId: string): Promise<HourRequirement[]> {
  const requirements = await requirementsOf(db, [groupId]).execute();
  return requirements.map(({ categoryId, requiredMinutes }) => ({ categoryId, requiredMinutes }));
}

/** What is required of several groups. */
export const findRequirementsOf = (
  db: Db,
  groupIds: readonly string[],
): Promise<(HourRequirement & { groupId: string })[]> => requirementsOf(db, groupIds).execute();

/** How often the requirements of a group were said, 0 where they never were; and until when they are to be met. */
export async function findPolicy(
  db: Db | Tx,
  groupId: string,
): Promise<{ version: number; dueOn: Day | null }> {
  const policy = await db
    .selectFrom('hourPolicy')
    .select(['version', 'dueOn'])
    .where('groupId', '=', groupId)
    .executeTakeFirst();
  return policy ?? { version: 0, dueOn: null };
}

interface Policy {
  groupId: string;
  regionId: string;
  /** The one the change is based on. */
  version: number;
  dueOn: Day | null;
  requirements: readonly HourRequirement[];
}

/** Puts these in place of what was required of a group; false where another was faster. */
export async function storeRequirements(
  tx: Tx,
  { groupId, regionId, version, dueOn, requirements }: Policy,
): Promise<boolean> {
  const counted =
    version === 0
      ? await tx
          .insertInto('hourPolicy')
          .values({ groupId, regionId, dueOn })
          .onConflict((conflict) => conflict.column('groupId').doNothing())
          .returning('groupId')
          .executeTakeFirst()
      : await tx
          .updateTable('hourPolicy')
          .set((eb) => ({ version: eb('version', '+', 1), dueOn }))
          .where('groupId', '=', groupId)
          .where('version', '=', version)
          .returning('groupId')
          .executeTakeFirst();
  if (!counted) return false;
  await tx.deleteFrom('hourRequirement').where('groupId', '=', groupId).execute();
  if (requirements.length > 0)
    await tx
      .insertInto('hourRequirement')
      .values(requirements.map((one) => ({ ...one, groupId, regionId })))
      .execute();
  return true;
}

/** The newest other group of the same year and campus of which something is required; those that go on before those that are over. */
export async function findAlikeGroup(
  tx: Tx,
  { toId, exceptId }: { toId: string; exceptId: string },
): Promise<string | null> {
  const found = await tx
    .selectFrom('studentGroup as n')
    .innerJoin('studentGroup as g', (join) =>
      join.onRef('g.regionId', '=', 'n.regionId').onRef('g.studyYear', '=', 'n.studyYear'),
    )
    .select('g.id')
    .where('n.id', '=', toId)
    .where('g.id', '<>', toId)
    .where('g.id', '<>', exceptId)
    .where(sql<boolean>`exists (select from hour_requirement q where q.group_id = g.id)`)
    .orderBy('g.archivedAt', (order) => order.asc().nullsFirst())
    .orderBy('g.createdAt', 'desc')
    .orderBy('g.id')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** What is required of a group in categories that a campus offers now. */
export async function findOfferedRequirements(
  db: Db | Tx,
  { groupId, regionId }: { groupId: string; regionId: string },
): Promise<HourRequirement[]> {
  const requirements = await requirementsOf(db, [groupId])
    .where('c.regionId', '=', regionId)
    .where('c.archivedAt', 'is', null)
    .execute();
  return requirements.map(({ categoryId, requiredMinutes }) => ({ categoryId, requiredMinutes }));
}
