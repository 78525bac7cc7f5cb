import { holds, REGION_ROLES, regionsWhere, type Actor } from './actor.ts';

/**
 * Which records a request may touch at all: those of certain regions, and the person's own.
 * Everything that reads or writes is narrowed to it in one place (kit/db), so that a
 * forgotten filter shows nothing instead of another campus.
 */
export interface Scope {
  everything: boolean;
  regionIds: readonly string[];
  personId: string | null;
}

export const NO_SCOPE: Scope = { everything: false, regionIds: [], personId: null };
export const WHOLE_COLLEGE: Scope = { everything: true, regionIds: [], personId: null };

/**
 * Superadmins act everywhere. Other staff act where a role of theirs counts; what they may do there depends on
 * which role it is, and is said by the rules. Everyone else has only their own records.
 */
export function scopeOf(actor: Actor | null): Scope {
  if (!actor) return NO_SCOPE;
  if (holds(actor, 'superadmin')) return { ...WHOLE_COLLEGE, personId: actor.personId };
  return {
    everything: false,
    regionIds: regionsWhere(actor, ...REGION_ROLES),
    personId: actor.personId,
  };
}
