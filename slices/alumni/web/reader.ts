import type { SignedInUser } from '#kit/client/session/session.ts';
import { can } from '../rules/permissions.ts';

/** The user as the rules see an actor. The menus ask on every page, so nothing else comes with it. */
const actorOf = ({ isAlumni, roles, regionRoles }: SignedInUser) => ({
  isAlumnus: isAlumni === true,
  roles: roles ?? [],
  regionRoles: regionRoles ?? [],
});

export const mayEnterAlumni = (user: SignedInUser): boolean => can.enter(actorOf(user));

export const looksAfterAlumni = (user: SignedInUser): boolean => can.lookAfter(actorOf(user));
