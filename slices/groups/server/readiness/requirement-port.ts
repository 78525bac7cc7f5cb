import type { Day } from '#kit/calendar/day.ts';
import type { Context } from '#kit/graphql/context.ts';
import {
  isAsked,
  REQUIREMENTS,
  type Finding,
  type PolicyRequirement,
  type PromotionPolicy,
  type Requirement,
} from '../../rules/readiness.ts';

/** A group whose members are looked at. */
export interface AskedGroup {
  id: string;
  regionId: string;
  regionName: string;
  /** The day it is on its campus. */
  today: Day;
}

interface Asked {
  group: AskedGroup;
  personIds: readonly string[];
  policy: PromotionPolicy;
}

interface RequirementReader {
  name: PolicyRequirement;
  /** Reads what all of them have in a few statements, and says of each how they stand. */
  read(ctx: Context, asked: Asked): Promise<(personId: string) => Finding>;
}

const readers: RequirementReader[] = [];

/**
 * A slice above says how students stand to what may be asked of them for the next year.
 * @public
 */
export const onRequirementAsked = (reader: RequirementReader): void => void readers.push(reader);

/** How people stand to what the policy asks besides courses. */
export async function askRequirements(
  ctx: Context,
  asked: Asked,
): Promise<(personId: string) => Requirement[]> {
  const wanted = readers
    .filter(({ name }) => isAsked(asked.policy, name))
    .toSorted((one, other) => REQUIREMENTS.indexOf(one.name) - REQUIREMENTS.indexOf(other.name));
  const found = await Promise.all(
    wanted.map(async ({ name, read }) => ({ name, findingOf: await read(ctx, asked) })),
  );
  return (personId) => found.map(({ name, findingOf }) => ({ name, ...findingOf(personId) }));
}
