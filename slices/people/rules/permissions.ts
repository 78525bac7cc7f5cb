import { holds, type Actor } from '#kit/access/actor.ts';
import { actsIn } from '#kit/access/scope.ts';

interface Reach {
  personId: string;
  regionIds: readonly string[];
}

const isOwn = (actor: Actor, person: Pick<Reach, 'personId'>): boolean => actor.personId === person.personId;

const runsACampusOf = (actor: Actor, { regionIds }: Pick<Reach, 'regionIds'>): boolean =>
  regionIds.some((regionId) => actsIn(actor, regionId));

/** Who may do what with people's records. */
export const can = {
  read: (actor: Actor, person: Reach): boolean =>
    isOwn(actor, person) ||
    holds(actor, 'superadmin') ||
    ((holds(actor, 'manager') || holds(actor, 'admin')) && runsACampusOf(actor, person)),

  editAddress: (actor: Actor, person: Reach): boolean =>
    isOwn(actor, person) ||
    holds(actor, 'superadmin') ||
    (holds(actor, 'admin') && runsACampusOf(actor, person)),

  readRegionAddress: (actor: Actor, regionId: string): boolean =>
    holds(actor, 'superadmin') ||
    ((holds(actor, 'manager') || holds(actor, 'admin')) && actsIn(actor, regionId)),

  editRegionAddress: (actor: Actor, regionId: string): boolean =>
    holds(actor, 'admin') && actsIn(actor, regionId),

  /** Who made or changed a record is news for staff, and for whoever it was. */
  readNameBeside: (actor: Actor, personId: string | null): boolean =>
    actor.personId === personId || actor.roles.some((role) => role !== 'user'),

  seeApiToken: (actor: Actor, person: Pick<Reach, 'personId'>): boolean =>
    isOwn(actor, person) && (holds(actor, 'admin') || holds(actor, 'reportsAdmin')),
};
