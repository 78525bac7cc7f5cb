import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import { columnsOf } from '#kit/db/columns.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { category, type CategoryUse, type CategoryValues } from '../rules/category.ts';

export interface CategoryRecord extends CategoryValues {
  id: string;
  version: number;
}

const categories = (db: Db | Tx) =>
  db.selectFrom('category').select(['id', 'version', ...columnsOf('category', category)]);

/** All of them: there are as many as a menu can show. */
export const listCategories = (db: Db, use: CategoryUse | null): Promise<CategoryRecord[]> =>
  categories(db)
    .$if(use !== null, (query) => query.where(sql<boolean>`${use} = any (uses)`))
    .orderBy('position')
    .orderBy(sql`app.search_form(name)`)
    .orderBy('id')
    .execute();

export const findCategories = (db: Db | Tx, ids: readonly string[]): Promise<CategoryRecord[]> =>
  categories(db).where('id', '=', anyId(ids)).execute();

export const findCategory = (db: Db | Tx, id: string): Promise<CategoryRecord | undefined> =>
  categories(db).where('id', '=', id).executeTakeFirst();

/** Anyone else who wants to change a category at the same time waits: there are few, and few who change them. */
export async function lockCategories(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('categories'))`.execute(tx);
}

/** Whether another category has the name; capitals do not count. */
export async function isNameTaken(tx: Tx, name: string, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom('category')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}
