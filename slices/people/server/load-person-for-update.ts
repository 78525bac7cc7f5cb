import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/people/rules/permissions.ts';
import type { Power } from '#slices/people/rules/roles.ts';
import type { PersonRecord } from './person-record.ts';
import { findPerson, lockPerson } from './person.queries.ts';
import { findRegionRolesOf } from './roles.queries.ts';

export type LockedPerson = PersonRecord & Power & { personId: string };

/** A person whom the caller looks after as an admin, or null. */
export async function personInReach(ctx: Context, userId: string): Promise<PersonRecord | null> {
  const person = await findPerson(ctx.db, userId);
  const reach = person && { personId: userId, regionIds: person.regionIds };
  return reach && can.edit(actorOf(ctx), reach) ? person : null;
}

/** The same, refused as not found when out of reach. */
export async function reachPerson(ctx: Context, userId: string): Promise<PersonRecord> {
  const person = await personInReach(ctx, userId);
  if (!person) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return person;
}

/**
 * A person with all their roles, also on campuses the caller cannot see. The transaction is of the whole college: reach
 * the person before.
 */
export async function loadPersonForUpdate(tx: Tx, userId: string): Promise<LockedPerson> {
  await lockPerson(tx, userId);
  const person = await findPerson(tx, userId);
  if (!person) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return { ...person, personId: userId, regionRoles: await findRegionRolesOf(tx, userId) };
}
