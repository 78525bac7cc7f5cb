import type { Tx } from '#kit/db/database.ts';
import { audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { readSiteSettings } from '#slices/site-settings/server/api.ts';
import { MAX_MEMBERS } from '../rules/membership.ts';
import { fullName } from '#slices/people/rules/person.ts';
import {
  COURSES_ALONE,
  courseRequirements,
  hasPolicy,
  shortfallsOf,
  type Requirement,
  type Shortfall,
} from '../rules/readiness.ts';
import {
  checkExceptions,
  coursesNeeded,
  type Exception,
  type PassedCourses,
  type Step,
} from '../rules/requirements.ts';
import { listCandidates } from './group-members.queries.ts';
import { readGroup } from './read-groups.ts';
import { findPolicy } from './readiness/promotion-policy.queries.ts';
import { askRequirements, type AskedGroup } from './readiness/requirement-port.ts';
import { speakRequirements, type SpokenRequirement } from './readiness/speak-requirements.ts';

/** A member of a group and how far they are from going on with it. */
export interface Candidate {
  /** The person's. */
  id: string;
  fullName: string;
  givenName: string;
  familyName: string;
  studentNumber: string | null;
  requirements: Requirement[];
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
  group: AskedGroup & { studyYear: number | null },
  step: Step,
): Promise<Candidate[]> {
  const { id: groupId, today, studyYear } = group;
  const whole = ctx.unscoped('members of a group in reach');
  const members = await listCandidates(whole, { groupId, today, max: MAX_MEMBERS });
  const personIds = members.map(({ id }) => id);
  const [settings, requirementsOf, ...counted] = await Promise.all([
    readSiteSettings(ctx.db),
    policyRequirements(ctx, { group, personIds, step }),
    ...counters.map((counter) => counter(ctx, personIds)),
  ]);
  const needed = coursesNeeded({ step, studyYear }, settings);
  return members.map((person) => {
    const { id, lastDay, graduatedOn } = person;
    const passed = counted.reduce<Passed>((sum, own) => own.get(id) ?? sum, NOTHING_PASSED);
    const courses = courseRequirements({ ...passed, ...needed }, `/users/${id}?tab=grades`);
    const requirements = [...courses, ...requirementsOf(id)];
    return {
      id,
      fullName: fullName(person),
      givenName: person.firstName,
      familyName: person.lastName,
      studentNumber: person.studentNumber,
      isLeaving: lastDay !== null,
      requirements,
      shortfalls: shortfallsOf(person, requirements),
      hasGraduated: graduatedOn !== null,
    };
  });
}

/** What the campus asks besides courses; nothing of those who graduate. */
async function policyRequirements(
  ctx: Context,
  {
    group,
    personIds,
    step,
  }: { group: AskedGroup & { studyYear: number | null }; personIds: readonly string[]; step: Step },
): Promise<(personId: string) => Requirement[]> {
  const { regionId, studyYear } = group;
  const policy = hasPolicy({ step, studyYear })
    ? await findPolicy(ctx.db, { regionId, studyYear: studyYear ?? 0 })
    : undefined;
  return askRequirements(ctx, { group, personIds, policy: policy ?? COURSES_ALONE });
}

/** For those who look after the group; null for others. */
export async function readCandidates(ctx: Context, groupId: string, step: Step): Promise<Candidate[] | null> {
  const group = await readGroup(ctx, groupId);
  return group && candidatesOf(ctx, group, step);
}

/** As those see them who look after the group, in their language. */
export interface SpokenCandidate extends Omit<Candidate, 'requirements'> {
  requirements: SpokenRequirement[];
}

export async function readSpokenCandidates(
  ctx: Context,
  groupId: string,
  step: Step,
): Promise<SpokenCandidate[] | null> {
  const [candidates, say] = await Promise.all([readCandidates(ctx, groupId, step), speakRequirements(ctx)]);
  return (
    candidates?.map((candidate) => ({ ...candidate, requirements: say(candidate.requirements) })) ?? null
  );
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
