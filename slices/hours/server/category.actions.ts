import type { Tx } from '#kit/db/database.ts';
import { updateRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { HoursAction } from '../rules/actions.ts';
import {
  CATEGORIES_MAX,
  CATEGORY_NAME_MAX,
  namesProblem,
  tidyNames,
  type CategoryName,
  type CategoryNames,
} from '../rules/hour-category.ts';
import { can } from '../rules/permissions.ts';
import {
  findCategory,
  insertCategory,
  listCategories,
  lockCategories,
  type CategoryRecord,
} from './policy.queries.ts';

const notFound = (): RuleError => new RuleError('recordNotFound', 'NOT_FOUND');

interface Saved {
  categoryId: string;
  regionId: string;
  /** What the change is based on; none for a new category. */
  version?: number | null | undefined;
  names: readonly CategoryName[];
}

/** Makes a category of a campus, or gives it other names. */
export function saveHourCategory(
  ctx: Context,
  { categoryId: id, regionId, version, names: written }: Saved,
): Promise<CategoryRecord> {
  const names = tidyNames(written);
  const problem = namesProblem(names);
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { max: CATEGORY_NAME_MAX }, { field: 'names' });
  if (!can.oversee(actorOf(ctx), { regionId })) throw notFound();
  return transaction(ctx.db, async (tx) => {
    await lockCategories(tx, regionId);
    const before = await findCategory(tx, id);
    if (before && before.regionId !== regionId) throw notFound();
    if (before && JSON.stringify(tidyNames(listed(before.names))) === JSON.stringify(names)) return before;
    if (before ? before.version !== version : typeof version === 'number')
      throw before ? new RuleError('changedMeanwhile') : notFound();
    if (!before?.isArchived) await refuseTaken(tx, { id, regionId, names });
    if (before) await updateRow(tx, 'hourCategory', id, { names: JSON.stringify(names) });
    else await addCategory(tx, { id, regionId, names });
    return noted(tx, ctx, { id, action: 'saveHourCategory', before: before ? { ...before.names } : null });
  });
}

interface Archived {
  categoryId: string;
  version: number;
  isArchived: boolean;
}

/** Offers a category no longer, or again. Hours that were logged in it and what is required of it stay. */
export const archiveHourCategory = (
  ctx: Context,
  { categoryId: id, version, isArchived }: Archived,
): Promise<CategoryRecord> =>
  transaction(ctx.db, async (tx) => {
    const found = await findCategory(tx, id);
    if (!found || !can.oversee(actorOf(ctx), found)) throw notFound();
    await lockCategories(tx, found.regionId);
    const before = await findCategory(tx, id);
    if (!before) throw notFound();
    if (before.isArchived === isArchived) return before;
    if (before.version !== version) throw new RuleError('changedMeanwhile');
    if (!isArchived) await refuseTaken(tx, before);
    await updateRow(tx, 'hourCategory', id, { archivedAt: isArchived ? ctx.services.now() : null });
    const action = isArchived ? 'archiveHourCategory' : 'restoreHourCategory';
    return noted(tx, ctx, { id, action, before: { ...before.names } });
  });

const listed = (names: CategoryNames): CategoryName[] =>
  Object.entries(names).map(([locale, name]) => ({ locale, name }));

type Named = Pick<CategoryRecord, 'id' | 'regionId' | 'names'>;

const smallName = ({ names }: Pick<CategoryRecord, 'names'>): string => (names.en ?? '').toLowerCase();

/** Among those that are offered on a campus, names tell them apart and there are not too many. */
async function refuseTaken(tx: Tx, category: Named): Promise<void> {
  const offered = (await listCategories(tx, [category.regionId])).filter(
    ({ id, isArchived }) => id !== category.id && !isArchived,
  );
  if (offered.some((other) => smallName(other) === smallName(category)))
    throw new RuleError('hourCategoryNameTaken', 'BAD_USER_INPUT', {}, { field: 'names' });
  if (offered.length >= CATEGORIES_MAX)
    throw new RuleError('tooManyHourCategories', 'BAD_USER_INPUT', { max: CATEGORIES_MAX });
}

async function addCategory(tx: Tx, category: Named): Promise<void> {
  // One of another campus, which is out of the caller's reach.
  if (!(await insertCategory(tx, category))) throw notFound();
}

interface Noted {
  id: string;
  action: HoursAction;
  before: Record<string, unknown> | null;
}

async function noted(tx: Tx, ctx: Context, { id, action, before }: Noted): Promise<CategoryRecord> {
  const category = await findCategory(tx, id);
  if (!category) throw notFound();
  await audit(tx, ctx, {
    action,
    entity: 'hourCategory',
    entityId: id,
    regionId: category.regionId,
    ...(before && { before }),
    after: { ...category.names },
  });
  return category;
}
