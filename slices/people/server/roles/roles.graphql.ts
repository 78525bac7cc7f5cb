import { builder } from '#kit/graphql/builder.ts';
import { inPerson, withRole } from '#kit/graphql/permission.ts';
import { holds, holdsIn } from '#kit/access/actor.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { GIVABLE_ROLES, roleNow, type RoleWish } from '#slices/people/rules/roles.ts';
import { User } from '../user.graphql.ts';
import { giveRole } from './give-role.ts';
import { loadPersonForUpdate, reachPerson, type LockedPerson } from '../load-person-for-update.ts';
import type { PersonRecord } from '../person-record.ts';

const GivableRoleType = builder.enumType('GivableRole', { values: GIVABLE_ROLES });

builder.mutationField('setUserRole', (t) =>
  t.field({
    type: User,
    description: 'Says where a user holds a role: wherever they belong, on some campuses only, or nowhere.',
    permission: inPerson(withRole('admin')),
    args: {
      userId: t.arg.id({ required: true }),
      role: t.arg({ type: GivableRoleType, required: true }),
      isEverywhere: t.arg.boolean({ required: true }),
      regionIds: t.arg.idList({ required: true }),
    },
    resolve: (_, args, ctx) => setRole(ctx, args),
  }),
);

interface Params extends RoleWish {
  userId: string;
}

async function setRole(ctx: Context, { userId, ...params }: Params): Promise<PersonRecord> {
  await reachPerson(ctx, userId);
  return transaction(ctx.unscoped('what the person may do anywhere'), async (tx) => {
    const person = await loadPersonForUpdate(tx, userId);
    return giveRole(tx, ctx, person, wishWithin(ctx, person, params));
  });
}

/** What is held on campuses that the caller is not admin of stays as it is: they could not see it to name it. */
function wishWithin(ctx: Context, person: LockedPerson, params: RoleWish): RoleWish {
  const actor = actorOf(ctx);
  const isOurs = (regionId: string) => holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId);
  const elsewhere = roleNow(person, params.role).regionIds.filter((regionId) => !isOurs(regionId));
  return { ...params, regionIds: [...new Set([...params.regionIds, ...elsewhere])] };
}
