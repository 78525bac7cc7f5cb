import type { SignedInUser } from '#kit/client/session/session.ts';
import { mayEnterAlumni } from '#slices/alumni/web/reader.ts';
import { OPEN_ROUTES, SCREENS } from '../screens.ts';
import { menusFor, openPlaces, type MenuEntry, type Menus, type Visitor } from '../site-map/menus.ts';
import { reaches, useTextsInUse } from '../texts/texts-in-use.ts';

const NOTHING: Menus = { kind: 'student', main: [], settings: [], restricted: [], account: [] };

export const exists = (path: string): boolean =>
  path in SCREENS || OPEN_ROUTES.some((route) => route.path === path);

const visitorOf = (user: SignedInUser): Visitor => ({
  roles: user.roles ?? [],
  isAlumni: mayEnterAlumni(user),
});

/** Until the terms are accepted there is nowhere to go, and until the texts are there nothing can be called by name. */
export function useMayGoAbout(user: SignedInUser): boolean {
  const hasText = reaches(useTextsInUse(), 'college');
  return hasText && (user.termsAccepted === true || user.impersonatingUser !== null);
}

export function useMenus(user: SignedInUser): Menus {
  return useMayGoAbout(user) ? menusFor(visitorOf(user), exists) : NOTHING;
}

/** Every screen the user may open by its name. */
export function useOpenPlaces(user: SignedInUser): readonly MenuEntry[] {
  return useMayGoAbout(user) ? openPlaces(visitorOf(user), exists) : [];
}
