import type { Day } from '#kit/calendar/day.ts';
import type { Tx } from '#kit/db/database.ts';
import { audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { findPeople } from '#slices/people/server/api.ts';
import { MAX_MEMBERS } from '../rules/membership.ts';
import {
  checkExceptions,
  coursesNeeded,
  shortfallsOf,
  type Exception,
  type PassedCourses,
  type Shortfall,
  type Step,
} from '../rules/requirements.ts';
import { listMembers } from './group-members.queries.ts';
import { readGroup } from './read-groups.ts';

/** A member of a group and how far they are from going on with it. */
export interface Candidate extends PassedCourses {
  /** The person's. */
  id: string;
  shortfalls: Shortfall[];
  hasGraduated: boolean;
  /** They have a last day in the group, and stay until then. */
  isLeaving: boolean;
}

type Passed = Pick<PassedCourses, 'corePassed' | 'electivesPassed'>;
type Counter = (ctx: Context, personIds: readonly string[]) => Promise<Map<string, Passed>>;
const counters: Counter[] = [];

/**
 * A slice above says how many courses people have passed.
 * @public
 */
export const onPassedCoursesAsked = (counter: Counter): void => void counters.push(counter);

const NOTHING_PASSED = { corePassed: 0, electivesPassed: 0 };

/** Everybody who is in a group now, by last name. */
export async function candidatesOf(
  ctx: Context,
  { id: groupId, today, studyYear }: { id: string; today: Day; studyYear: number | null },
  step: Step,
): Promise<Candidate[]> {
  const whole = ctx.unscoped('members of a group in reach');
  const members = await listMembers(whole, { groupId, state: 'NOW', today }, MAX_MEMBERS, null);
  const ids = members.map(({ id }) => id);
  const [settings, people, ...counted] = await Promise.all([
    readSiteSettings(ctx.db),
    findPeople(whole, ids),
    ...counters.map((counter) => counter(ctx, ids)),
  ]);
  const needed = coursesNeeded({ step, studyYear }, settings);
  const personOf = new Map(people.map((person) => [person.id, person]));
  return members.flatMap(({ id, lastDay }) => {
    const person = personOf.get(id);
    if (!person) return [];
    const passed = counted.reduce<Passed>((sum, own) => own.get(id) ?? sum, NOTHING_PASSED);
    const courses = { ...needed, corePassed: passed.corePassed, electivesPassed: passed.electivesPassed };
    const hasGraduated = person.graduatedOn !== null;
    return [
      {
        id,
        isLeaving: lastDay !== null,
        ...courses,
        shortfalls: shortfallsOf(person, courses),
        hasGraduated,
      },
    ];
  });
}

/** For those who look after the group; null for others. */
export async function readCandidates(ctx: Context, groupId: string, step: Step): Promise<Candidate[] | null> {
  const group = await readGroup(ctx, groupId);
  return group && candidatesOf(ctx, group, step);
}

/** Exceptions as they are recorded: for whom, why, and from what. */
export function recordedExceptions(candidates: readonly Candidate[], exceptions: readonly Exception[]) {
  const problem = checkExceptions(exceptions);
  if (problem) throw new RuleError(problem);
  return exceptions.flatMap(({ personId, reason }) => {
    const shortfalls = candidates.find(({ id }) => id === personId)?.shortfalls ?? [];
    return shortfalls.length > 0 ? [{ personId, reason: reason.trim(), shortfalls }] : [];
  });
}

/** On the record of each person for whom an exception was made, with its reason. */
export async function auditExceptions(
  tx: Tx,
  ctx: Context,
  action: 'promoteWithException' | 'graduateWithException',
  exceptions: readonly Exception[],
  groups: { from?: string; to?: string } = {},
): Promise<void> {
  for (const { personId, reason } of exceptions)
    await audit(tx, ctx, { action, entity: 'person', entityId: personId, reason, after: groups });
}
