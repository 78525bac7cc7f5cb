import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { nameById } from '#slices/people/server/api.ts';
import { categoryName } from '../rules/hour-category.ts';
import { can } from '../rules/permissions.ts';
import {
  categoryTotals,
  monthTotals,
  weeksLeft,
  type CategoryTotal,
  type HourRequirement,
  type HourSum,
  type MonthTotal,
} from '../rules/summary.ts';
import {
  daysToLog,
  findGroupsOf,
  findManagedGroup,
  type HourGroup,
  type ManagedHourGroup,
} from './group.queries.ts';
import {
  findRequirements,
  findRequirementsOf,
  listCategories,
  type CategoryRecord,
} from './policy.queries.ts';
import {
  findStudents,
  findSumsByGroup,
  findSumsOf,
  findSumsOfGroup,
  type HourStudent,
} from './sums.queries.ts';

export interface NamedTotal extends CategoryTotal {
  name: string;
}

/** In the order of the categories of the campus. */
function named(
  totals: readonly CategoryTotal[],
  categories: readonly CategoryRecord[],
  locale: string,
): NamedTotal[] {
  const byId = new Map(totals.map((total) => [total.categoryId, total]));
  return categories.flatMap(({ id, names }) => {
    const total = byId.get(id);
    return total ? [{ ...total, name: categoryName(names, locale) }] : [];
  });
}

interface Counting {
  requirements: readonly HourRequirement[];
  categories: readonly CategoryRecord[];
  weeks: number | null;
}

type CountedGroup = Pick<HourGroup, 'id' | 'regionId' | 'today' | 'lastDayOfTerm' | 'dueOn'>;

const countingOf = async (db: Db, group: CountedGroup): Promise<Counting> => ({
  requirements: await findRequirements(db, group.id),
  categories: await listCategories(db, [group.regionId]),
  weeks: weeksLeft(group, group.today),
});

interface OfGroups {
  requirements: Map<string, HourRequirement[]>;
  sums: Map<string, HourSum[]>;
  categories: readonly CategoryRecord[];
}

/** What is required of several groups, and what a student has with each, at once. */
async function readOfGroups(db: Db, personId: string, groups: readonly CountedGroup[]): Promise<OfGroups> {
  const groupIds = groups.map(({ id }) => id);
  const ofGroup = ({ groupId }: { groupId: string }): string => groupId;
  return {
    requirements: Map.groupBy(await findRequirementsOf(db, groupIds), ofGroup),
    sums: Map.groupBy(await findSumsByGroup(db, { personId, groupIds }), ofGroup),
    categories: await listCategories(db, [...new Set(groups.map(({ regionId }) => regionId))]),
  };
}

const totalsOf = (sums: readonly HourSum[], counting: Counting, locale: string): NamedTotal[] =>
  named(categoryTotals(sums, counting.requirements, counting.weeks), counting.categories, locale);

export interface OwnHours {
  groups: readonly HourGroup[];
  group: HourGroup | null;
  weeksLeft: number | null;
  categories: readonly NamedTotal[];
  /** In which hours can be logged. */
  offered: readonly CategoryRecord[];
  months: readonly MonthTotal[];
}

/** What a person has logged with one of their groups: the newest, unless another is named. */
export async function ownHours(
  whole: Db,
  { personId, groupId, locale, now }: { personId: string; groupId: string | null; locale: string; now: Date },
): Promise<OwnHours> {
  const groups = await findGroupsOf(whole, { personId, now });
  const group = groups.find(({ id }) => id === groupId) ?? groups.find((one) => daysToLog(one)) ?? groups[0];
  if (!group) return { groups, group: null, weeksLeft: null, categories: [], offered: [], months: [] };
  const counting = await countingOf(whole, group);
  const sums = await findSumsOf(whole, { personId, groupId: group.id });
  return {
    groups,
    group,
    weeksLeft: counting.weeks,
    categories: totalsOf(sums, counting, locale),
    offered: counting.categories.filter(({ isArchived }) => !isArchived),
    months: monthTotals(sums),
  };
}

export interface StudentTotal {
  group: Pick<ManagedHourGroup, 'id' | 'name' | 'regionName'>;
  student: HourStudent;
  categories: readonly NamedTotal[];
}

/** What the students of a group have logged; nothing of a group that the caller does not manage. */
export async function hourTotals(ctx: Context, groupId: string): Promise<StudentTotal[]> {
  const group = await findManagedGroup(ctx.db, { id: groupId, now: ctx.services.now() });
  if (!group || !can.oversee(actorOf(ctx), group)) return [];
  const counting = await countingOf(ctx.db, group);
  const sums = Map.groupBy(await findSumsOfGroup(ctx.db, groupId), ({ personId }) => personId);
  const students = await findStudents(ctx.db, { groupId, today: group.today });
  return students.map((student) => ({
    group,
    student,
    categories: totalsOf(sums.get(student.id) ?? [], counting, ctx.locale),
  }));
}

/** What a student has logged with each of their groups that the caller looks after, the newest group first. */
export async function hoursOfStudent(ctx: Context, personId: string): Promise<StudentTotal[]> {
  const name = await nameById(ctx).load(personId);
  if (!name) return [];
  const { firstName, lastName } = name;
  const student = {
    id: personId,
    firstName,
    lastName,
    studentNumber: name.studentNumber?.toString() ?? null,
  };
  const groups = await findGroupsOf(ctx.db, { personId, now: ctx.services.now() });
  const found = groups.filter(({ regionId }) => can.decide(actorOf(ctx), { personId, regionId }));
  if (found.length === 0) return [];
  const { requirements, sums, categories: all } = await readOfGroups(ctx.db, personId, found);
  return found.flatMap((group) => {
    const counting = {
      requirements: requirements.get(group.id) ?? [],
      categories: all,
      weeks: weeksLeft(group, group.today),
    };
    const categories = totalsOf(sums.get(group.id) ?? [], counting, ctx.locale);
    return categories.length > 0 ? [{ group, student, categories }] : [];
  });
}

/** What a student has in the category of hours that are decided, those included. */
export async function totalBeside(
  ctx: Context,
  { personId, groupId, categoryId }: { personId: string; groupId: string; categoryId: string },
): Promise<CategoryTotal> {
  const requirements = await findRequirements(ctx.db, groupId);
  const ofCategory = (one: { categoryId: string }): boolean => one.categoryId === categoryId;
  const sums = (await findSumsOf(ctx.db, { personId, groupId })).filter(ofCategory);
  const [total] = categoryTotals(sums, requirements.filter(ofCategory), null);
  return (
    total ?? { categoryId, requiredMinutes: 0, confirmedMinutes: 0, pendingMinutes: 0, minutesPerWeek: null }
  );
}
