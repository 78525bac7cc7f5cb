import type { Tx } from '#kit/db/database.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can as canWithRegions } from '#slices/regions/rules/permissions.ts';
import { roleNow, type GivableRole, type RoleWish } from '#slices/people/rules/roles.ts';
import { giveRole } from './give-role.ts';
import { loadPersonForUpdate, reachPerson } from '../load-person-for-update.ts';
import { listRegionStaff, type RegionStaffMember } from './region-staff.queries.ts';

interface StaffChange {
  regionId: string;
  role: GivableRole;
  gives: readonly string[];
  takes: readonly string[];
}

export async function changeRegionStaff(ctx: Context, change: StaffChange): Promise<RegionStaffMember[]> {
  const { regionId, gives, takes } = change;
  if (!canWithRegions.manage(actorOf(ctx), regionId)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  // In one order, so that two changes of the same people wait for each other instead of deadlocking.
  const personIds = [...new Set([...gives, ...takes])].toSorted();
  for (const personId of personIds) await reachPerson(ctx, personId);
  await transaction(ctx.unscoped('what the people may do anywhere'), async (tx) => {
    for (const personId of personIds) await changeOne(tx, ctx, personId, change);
  });
  return listRegionStaff(ctx.db, regionId);
}

async function changeOne(tx: Tx, ctx: Context, personId: string, { regionId, role, gives }: StaffChange) {
  const person = await loadPersonForUpdate(tx, personId);
  const elsewhere = roleNow(person, role).regionIds.filter((id) => id !== regionId);
  const regionIds = gives.includes(personId) ? [...elsewhere, regionId] : elsewhere;
  const wish: RoleWish = { role, isEverywhere: false, regionIds };
  await giveRole(tx, ctx, person, wish);
}
