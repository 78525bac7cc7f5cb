import { holds, type Actor, type Role } from '#kit/access/actor.ts';

interface Reading {
  published: boolean;
  isPublic: boolean;
  permissions: readonly string[];
}

/** Who may do what with documents. */
export const can = {
  read: (actor: Actor | null, document: Reading): boolean => {
    if (actor && holds(actor, 'superadmin')) return true;
    if (!document.published) return false;
    if (document.isPublic) return true;
    if (!actor) return false;
    return (
      document.permissions.length === 0 || document.permissions.some((role) => holds(actor, role as Role))
    );
  },

  edit: (actor: Actor): boolean => holds(actor, 'superadmin'),
};
