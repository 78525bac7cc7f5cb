import type { Day } from '#kit/calendar/day.ts';
import { reachWhere } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch } from '#kit/graphql/page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isRequirable, REQUIRED_HOURS_MAX } from '../rules/hour-category.ts';
import { can } from '../rules/permissions.ts';
import type { HourRequirement } from '../rules/summary.ts';
import { findManagedGroup, listManagedGroups, type ManagedHourGroup } from './group.queries.ts';
import {
  findPolicy,
  findRequirements,
  listCategories,
  lockCategories,
  storeRequirements,
  type CategoryRecord,
} from './policy.queries.ts';

export interface PolicyRecord {
  groupId: string;
  regionId: string;
  requirements: readonly HourRequirement[];
  /** All of the campus. */
  categories: readonly CategoryRecord[];
  version: number;
  /** Until when they are to be met; null stands for the end of the term that runs. */
  dueOn: Day | null;
  today: Day;
}

const notFound = (): RuleError => new RuleError('recordNotFound', 'NOT_FOUND');

async function groupToManage(ctx: Context, id: string): Promise<ManagedHourGroup | null> {
  const group = await findManagedGroup(ctx.db, { id, now: ctx.services.now() });
  return group && can.oversee(actorOf(ctx), group) ? group : null;
}

/** A choice of so many is narrowed by typing. */
const OFFERED = 20;

/** The groups whose hours the caller looks after, as far as a search finds them. */
export const managedGroups = (
  ctx: Context,
  search: string | null,
  max = OFFERED,
): Promise<ManagedHourGroup[]> =>
  listManagedGroups(ctx.db, {
    search: parsedSearch(search, 'requestNotUnderstood'),
    reach: reachWhere(actorOf(ctx), 'manager'),
    now: ctx.services.now(),
    max,
  });

/** The group that is named, if the caller looks after it; where none is, the first, since a page about a group begins with one. */
export async function managedGroup(ctx: Context, groupId: string | null): Promise<ManagedHourGroup | null> {
  if (groupId !== null) return groupToManage(ctx, groupId);
  return (await managedGroups(ctx, null, 1))[0] ?? null;
}

export const managedCategories = (ctx: Context): Promise<CategoryRecord[]> =>
  listCategories(ctx.db, reachWhere(actorOf(ctx), 'manager'));

/** What is required of a group; null where the caller does not look after it. */
export async function policyOf(ctx: Context, groupId: string): Promise<PolicyRecord | null> {
  const group = await groupToManage(ctx, groupId);
  if (!group) return null;
  const { regionId } = group;
  return {
    groupId,
    regionId,
    requirements: await findRequirements(ctx.db, groupId),
    categories: await listCategories(ctx.db, [regionId]),
    ...(await findPolicy(ctx.db, groupId)),
    today: group.today,
  };
}

interface Params {
  groupId: string;
  /** What the form was opened with; 0 where nothing had been said. */
  version: number;
  dueOn: Day | null;
  requirements: readonly HourRequirement[];
}

/** Says what is required of a group in place of what was. */
export async function saveHourPolicy(
  ctx: Context,
  { groupId, version, dueOn, requirements }: Params,
): Promise<PolicyRecord> {
  const group = await groupToManage(ctx, groupId);
  if (!group) throw notFound();
  const { regionId } = group;
  refuseUnrequirable(requirements);
  await transaction(ctx.db, async (tx) => {
    await lockCategories(tx, regionId);
    const before = await findRequirements(tx, groupId);
    const { dueOn: dueBefore } = await findPolicy(tx, groupId);
    if (written(before) === written(requirements) && dueBefore === dueOn) return;
    await refuseUnknown(tx, { regionId, before, requirements });
    if (!(await storeRequirements(tx, { groupId, regionId, version, dueOn, requirements })))
      throw new RuleError('changedMeanwhile');
    await audit(tx, ctx, {
      action: 'saveHourPolicy',
      entity: 'hourPolicy',
      entityId: groupId,
      regionId,
      before: { requirements: before, dueOn: dueBefore },
      after: { requirements, dueOn },
    });
  });
  const policy = await policyOf(ctx, groupId);
  if (!policy) throw notFound();
  return policy;
}

const written = (requirements: readonly HourRequirement[]): string =>
  requirements
    .map(({ categoryId, requiredMinutes }) => `${categoryId} ${requiredMinutes}`)
    .toSorted()
    .join();

function refuseUnrequirable(requirements: readonly HourRequirement[]): void {
  const wrong = requirements.find(({ requiredMinutes }) => !isRequirable(requiredMinutes));
  if (wrong)
    throw new RuleError(
      'requiredHoursInvalid',
      'BAD_USER_INPUT',
      { max: REQUIRED_HOURS_MAX },
      { field: wrong.categoryId },
    );
}

interface Wanted {
  regionId: string;
  before: readonly HourRequirement[];
  requirements: readonly HourRequirement[];
}

/** Each category once, and of the campus; one that is archived only where it was required before. */
async function refuseUnknown(tx: Tx, { regionId, before, requirements }: Wanted): Promise<void> {
  const ids = requirements.map(({ categoryId }) => categoryId);
  const kept = new Set(before.map(({ categoryId }) => categoryId));
  const categories = await listCategories(tx, [regionId]);
  const isKnown = (id: string): boolean =>
    categories.some((one) => one.id === id && (!one.isArchived || kept.has(id)));
  if (new Set(ids).size !== ids.length || !ids.every(isKnown)) throw notFound();
}
