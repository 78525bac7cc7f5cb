import { holds, holdsIn, regionsWhere, type Actor } from '#kit/access/actor.ts';

/** A session, as far as it matters who takes its roll. */
export interface RollStanding {
  regionId: string;
  /** The accounts of those who teach the class in that session or as a rule. */
  teacherPersonIds: readonly string[];
}

const looksAfter = (actor: Actor, regionId: string): boolean =>
  holds(actor, 'superadmin') || holdsIn(actor, 'manager', regionId) || holdsIn(actor, 'admin', regionId);

/** Who may do what with attendance. */
export const can = {
  manageSchemas: (actor: Actor): boolean => holds(actor, 'superadmin'),

  /** Those who look after the campus, and the teachers of the class. */
  takeRoll: (actor: Actor, { regionId, teacherPersonIds }: RollStanding): boolean =>
    looksAfter(actor, regionId) || teacherPersonIds.includes(actor.personId),

  /** What terms come to is read by those who look after the campus: a class may have several teachers. */
  readSummaries: (actor: Actor, { regionId }: Pick<RollStanding, 'regionId'>): boolean =>
    looksAfter(actor, regionId),

  /** Past attendance comes in by those who look after the campus. */
  importAttendance: (actor: Actor, { regionId }: { regionId: string }): boolean =>
    looksAfter(actor, regionId),

  lookAfterSome: (actor: Actor): boolean =>
    holds(actor, 'superadmin') || regionsWhere(actor, 'manager', 'admin').length > 0,

  /** Students read their own, those who look after the campus everybody's. */
  readAttendance: (actor: Actor, { personId, regionId }: { personId: string; regionId: string }): boolean =>
    personId === actor.personId || looksAfter(actor, regionId),
};
