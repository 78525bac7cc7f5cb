import type { Day } from '#kit/calendar/day.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findPeople } from '#slices/people/server/api.ts';
import { MAX_MEMBERS } from '../rules/membership.ts';
import {
  checkExceptions,
  shortfallsOf,
  type Exception,
  type PassedCourses,
  type Shortfall,
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

type Counter = (ctx: Context, personIds: readonly string[]) => Promise<Map<string, PassedCourses>>;
const counters: Counter[] = [];

/**
 * A slice above says which courses people have passed, of those that the college asks for.
 * @public
 */
export const onPassedCoursesAsked = (counter: Counter): void => void counters.push(counter);

const NOTHING_ASKED = { corePassed: 0, coreNeeded: 0, electivesPassed: 0, electivesNeeded: 0 };

/** Everybody who is in a group now, by last name. */
export async function candidatesOf(
  ctx: Context,
  { id: groupId, today }: { id: string; today: Day },
): Promise<Candidate[]> {
  const whole = ctx.unscoped('members of a group in reach');
  const members = await listMembers(whole, { groupId, state: 'NOW', today }, MAX_MEMBERS, null);
  const ids = members.map(({ id }) => id);
  const [people, ...counted] = await Promise.all([
    findPeople(whole, ids),
    ...counters.map((counter) => counter(ctx, ids)),
  ]);
  const personOf = new Map(people.map((person) => [person.id, person]));
  return members.flatMap(({ id, lastDay }) => {
    const person = personOf.get(id);
    if (!person) return [];
    const courses = counted.reduce<PassedCourses>((sum, own) => own.get(id) ?? sum, NOTHING_ASKED);
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
export async function readCandidates(ctx: Context, groupId: string): Promise<Candidate[] | null> {
  const group = await readGroup(ctx, groupId);
  return group && candidatesOf(ctx, group);
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
