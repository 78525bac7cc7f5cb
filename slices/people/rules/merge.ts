import { holds, holdsIn, isStaff, type Actor } from '#kit/access/actor.ts';
import type { PersonStatus } from './person.ts';
import { keepingPower, mayChangePower, mayDeactivate, type Power } from './roles.ts';

type Account = Power & { personId: string; status: PersonStatus };

export type MergeProblem = 'mergeSame' | 'mergeIntoClosed' | 'mayNotMerge';

/**
 * What a user may do once their two accounts are one: what they could do with either, each role on the campuses on
 * which it counted before, and on no other.
 */
export function powerOfBoth<Person extends Power>(kept: Person, merged: Power): Person {
  const regionIds = [...new Set([...kept.regionIds, ...merged.regionIds])];
  if (!isStaff(merged) && regionIds.length === kept.regionIds.length) return kept;
  const [one, other] = [keepingPower(kept), keepingPower(merged)];
  const places = Map.groupBy([...one.regionRoles, ...other.regionRoles], ({ regionId }) => regionId);
  return {
    ...kept,
    regionIds,
    roles: [...new Set([...one.roles, ...other.roles])],
    regionRoles: [...places].map(([regionId, held]) => ({
      regionId,
      slug: held[0]?.slug ?? '',
      roleNames: [...new Set(held.flatMap(({ roleNames }) => roleNames))],
    })),
  };
}

/**
 * Why two accounts cannot be merged, or null. Both must be in the actor's hands wherever they belong: what becomes of an
 * account would otherwise be decided over the heads of another campus.
 */
export function checkMerge(actor: Actor, kept: Account, merged: Account): MergeProblem | null {
  if (kept.personId === merged.personId) return 'mergeSame';
  const isOurs = (regionId: string) => holds(actor, 'superadmin') || holdsIn(actor, 'admin', regionId);
  const isManageable = (account: Account) => mayDeactivate(actor, account) && account.regionIds.every(isOurs);
  if (!isManageable(kept) || !isManageable(merged)) return 'mayNotMerge';
  if (!mayChangePower(actor, kept, powerOfBoth(kept, merged))) return 'mayNotMerge';
  return kept.status === 'DISABLED' ? 'mergeIntoClosed' : null;
}
