import { holds, holdsIn } from '#kit/access/actor.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { roleNow, type RoleWish } from '#slices/people/rules/roles.ts';
import { giveRole } from './give-role.ts';
import { loadPersonForUpdate, reachPerson, type LockedPerson } from '../load-person-for-update.ts';
import type { PersonRecord } from '../person-record.ts';

interface Asked extends RoleWish {
  userId: string;
}

/** Says where somebody holds a role from the next request on: wherever they belong, on some campuses, or nowhere. */
export async function setRole(ctx: Context, { userId, ...asked }: Asked): Promise<PersonRecord> {
  await reachPerson(ctx, userId);
  return transaction(ctx.unscoped('what the person may do anywhere'), async (tx) => {
    const person = await loadPersonForUpdate(tx, userId);
    return giveRole(tx, ctx, person, wishWithin(ctx, person, asked));
  });
}

/** What is held on campuses that the caller is not admin of stays as it is: they could not see it to name it. */
function wishWithin(ctx: Context, person: LockedPerson, asked: RoleWish): RoleWish {
  const actor = actorOf(ctx);
  const isOurs = (regionId: string) => holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId);
  const elsewhere = roleNow(person, asked.role).regionIds.filter((regionId) => !isOurs(regionId));
  return { ...asked, regionIds: [...new Set([...asked.regionIds, ...elsewhere])] };
}
