import type { Actor } from '#kit/access/actor.ts';

/** The roles a document can be for. Superadmins read every document, and users are everybody. */
export const READER_ROLES = ['manager', 'admin', 'reportsAdmin', 'dean', 'attendanceAdmin'] as const;
export type ReaderRole = (typeof READER_ROLES)[number];

interface Reading {
  published: boolean;
  isPublic: boolean;
  permissions: readonly string[];
}

/** Everything a person is, in the whole college or on any campus: what is for deans is for the dean of one campus too. */
export const rolesAnywhere = ({ roles, regionRoles }: Pick<Actor, 'roles' | 'regionRoles'>): string[] => [
  ...new Set([...roles, ...regionRoles.flatMap(({ roleNames }) => roleNames)]),
];

/** Who may do what with documents. */
export const can = {
  /** The person who has only signed up for a free group reads what visitors read. */
  read: (actor: Actor | null, document: Reading, { isFreeRegistrant = false } = {}): boolean => {
    if (actor && can.edit(actor)) return true;
    if (!document.published) return false;
    if (document.isPublic) return true;
    if (!actor || isFreeRegistrant) return false;
    const held = rolesAnywhere(actor);
    return document.permissions.length === 0 || document.permissions.some((role) => held.includes(role));
  },

  edit: ({ roles }: { roles: readonly string[] }): boolean => roles.includes('superadmin'),
};
