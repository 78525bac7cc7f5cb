import { holds, holdsIn, regionsWhere, type Actor, type RegionRole } from '#kit/access/actor.ts';

interface Reach {
  personId: string;
  regionIds: readonly string[];
}

const isOwn = (actor: Actor, person: Pick<Reach, 'personId'>): boolean => actor.personId === person.personId;

const holdsInOneOf = (actor: Actor, role: RegionRole, regionIds: readonly string[]): boolean =>
  regionIds.some((regionId) => holdsIn(actor, role, regionId));

const readsIn = (actor: Actor, regionIds: readonly string[]): boolean =>
  holds(actor, 'superadmin') ||
  holdsInOneOf(actor, 'manager', regionIds) ||
  holdsInOneOf(actor, 'admin', regionIds);

const editsIn = (actor: Actor, regionIds: readonly string[]): boolean =>
  holds(actor, 'superadmin') || holdsInOneOf(actor, 'admin', regionIds);

export const listReach = (actor: Actor): string[] => regionsWhere(actor, 'manager', 'admin');

export const can = {
  read: (actor: Actor, person: Reach): boolean => isOwn(actor, person) || readsIn(actor, person.regionIds),

  /** The list is the administrators' (NAV-21); the page of one person is also open to managers. */
  openPages: (roles: readonly string[]): boolean => roles.includes('manager') || roles.includes('admin'),

  /** Notes, history, roles and what can be done with an account are shown to those who edit the person. */
  administer: (actor: Actor, person: Reach): boolean =>
    actor.roles.includes('admin') && editsIn(actor, person.regionIds),

  /** Managers too take newcomers in. */
  enrol: (actor: Actor, { regionId }: { regionId: string }): boolean => readsIn(actor, [regionId]),

  edit: (actor: Actor, person: Reach): boolean => editsIn(actor, person.regionIds),

  editAddress: (actor: Actor, person: Reach): boolean =>
    isOwn(actor, person) || editsIn(actor, person.regionIds),

  readRegionAddress: (actor: Actor, regionId: string): boolean => readsIn(actor, [regionId]),

  /** A superadmin edits everywhere, but only as an admin. */
  editRegionAddress: (actor: Actor, regionId: string): boolean =>
    holdsIn(actor, 'admin', regionId) || (holds(actor, 'superadmin') && holds(actor, 'admin')),

  /** Who made or changed a record is shown to staff, and to that person. */
  readNameBeside: (actor: Actor, personId: string | null): boolean =>
    actor.personId === personId || actor.roles.some((role) => role !== 'user'),

  seeApiToken: (actor: Actor, person: Pick<Reach, 'personId'>): boolean =>
    isOwn(actor, person) && (holds(actor, 'admin') || holds(actor, 'reportsAdmin')),
};
