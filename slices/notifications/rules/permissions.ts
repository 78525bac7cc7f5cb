import { holds, type Actor } from '#kit/access/actor.ts';
import { scopeOf } from '#kit/access/scope.ts';

/** Where the caller may be told something: where they belong, and where they act. */
export const regionsToChooseFor = (actor: Actor): string[] => [
  ...new Set([...actor.regionIds, ...scopeOf(actor).regionIds]),
];

/** Who may do what with notifications. */
export const can = {
  read: (actor: Actor, { personId }: { personId: string }): boolean => actor.personId === personId,

  /** Staff may be told about a region they act in without belonging to it. */
  choose: (actor: Actor, regionId: string): boolean => regionsToChooseFor(actor).includes(regionId),

  /** Opening them counts as reading them only when the person does it. */
  markRead: (actor: Actor): boolean => actor.impersonatorId === null,

  beToldAsStaff: (actor: Actor): boolean => holds(actor, 'superadmin') || scopeOf(actor).regionIds.length > 0,
};
