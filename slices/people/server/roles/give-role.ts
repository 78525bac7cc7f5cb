import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkRoleWish, powerAfter, roleNow, type RoleWish } from '#slices/people/rules/roles.ts';
import type { LockedPerson } from '../load-person-for-update.ts';
import { storeRoles } from '../roles.queries.ts';

export async function giveRole(
  tx: Tx,
  ctx: Context,
  person: LockedPerson,
  wish: RoleWish,
): Promise<LockedPerson> {
  const problem = checkRoleWish(actorOf(ctx), person, wish);
  if (problem) throw new RuleError(problem, problem === 'mayNotGiveRole' ? 'FORBIDDEN' : 'BAD_USER_INPUT');
  const [before, after] = [roleNow(person, wish.role), powerAfter(person, wish)];
  if (saidOf(before) === saidOf(roleNow(after, wish.role))) return person;
  await storeRoles(tx, after);
  await audit(tx, ctx, {
    action: 'setRole',
    entity: 'person',
    entityId: person.personId,
    before: { ...before },
    after: { ...roleNow(after, wish.role) },
  });
  return after;
}

const saidOf = ({ isEverywhere, regionIds }: RoleWish): string =>
  JSON.stringify([isEverywhere, regionIds.toSorted()]);
