import { isAboutActor, type Actor } from '#kit/access/actor.ts';
import { isAlumniAdmin } from '#slices/site-settings/rules/alumni-admin.ts';

interface Subject {
  personId: string;
}

interface Deletion {
  deletedAt: Date | null;
  deletedBy: string | null;
}

/** Who may do what with ministries. That the registry is for alumni and their admins, slices/alumni says. */
export const can = {
  /** Each alumnus their own (ALUM-32). */
  edit: (actor: Actor, { personId }: Subject): boolean => personId === actor.personId,
  /** Alumni admins (ALUM-33). */
  oversee: (actor: Actor): boolean => isAlumniAdmin(actor),
  /** Nobody about their own. */
  decide: (actor: Actor, ministry: Subject): boolean => can.oversee(actor) && !isAboutActor(actor, ministry),
  /** HOLE-66. */
  remove: (actor: Actor, ministry: Subject): boolean => can.edit(actor, ministry) || can.oversee(actor),
  /** What somebody else has deleted, alumni admins alone. */
  restore: (actor: Actor, { deletedAt, deletedBy, ...ministry }: Subject & Deletion): boolean =>
    can.oversee(actor) || (can.edit(actor, ministry) && (!deletedAt || deletedBy === actor.personId)),
};
