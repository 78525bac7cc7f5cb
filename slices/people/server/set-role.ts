import { holds, holdsIn } from '#kit/access/actor.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkRoleWish, powerAfter, roleNow, type RoleWish } from '../rules/roles.ts';
import { personInHand, reachPerson, type PersonInHand } from './person-in-hand.ts';
import type { PersonRecord } from './person-record.ts';
import { storeRoles } from './roles.queries.ts';

interface Asked extends RoleWish {
  userId: string;
}

/** Says where somebody holds a role from the next request on: wherever they belong, on some campuses, or nowhere. */
export async function setRole(ctx: Context, { userId, ...asked }: Asked): Promise<PersonRecord> {
  await reachPerson(ctx, userId);
  return transaction(ctx.unscoped('what the person may do anywhere'), async (tx) => {
    const person = await personInHand(tx, userId);
    const before = roleNow(person, asked.role);
    const wish = wishWithin(ctx, person, asked);
    const problem = checkRoleWish(actorOf(ctx), person, wish);
    if (problem) throw new RuleError(problem, problem === 'mayNotGiveRole' ? 'FORBIDDEN' : 'BAD_USER_INPUT');
    const after = powerAfter(person, wish);
    if (saidOf(before) === saidOf(roleNow(after, asked.role))) return person;
    await storeRoles(tx, after);
    await audit(tx, ctx, {
      action: 'setRole',
      entity: 'person',
      entityId: userId,
      before: { ...before },
      after: { ...roleNow(after, asked.role) },
    });
    return after;
  });
}

/** What is held on campuses that the caller is not admin of stays as it is: they could not see it to name it. */
function wishWithin(ctx: Context, person: PersonInHand, asked: RoleWish): RoleWish {
  const actor = actorOf(ctx);
  const isOurs = (regionId: string) => holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId);
  const elsewhere = roleNow(person, asked.role).regionIds.filter((regionId) => !isOurs(regionId));
  return { ...asked, regionIds: [...new Set([...asked.regionIds, ...elsewhere])] };
}

const saidOf = ({ isEverywhere, regionIds }: RoleWish): string =>
  JSON.stringify([isEverywhere, regionIds.toSorted()]);
