import type { Place } from '#kit/client/place.ts';
import { MENU_ORDER } from './menu-order.ts';
import { PLACES } from './places.ts';

/** What the menus must know of a person. */
export interface Visitor {
  roles: readonly string[];
  /** Graduates and those who look after them. */
  isAlumni: boolean;
}

/** A place with a name, as menus show it. */
export type MenuEntry = Place & Required<Pick<Place, 'label'>>;

export interface Menus {
  /** Administrators have the bar of the staff, everybody else that of the students. */
  kind: 'staff' | 'student';
  main: readonly MenuEntry[];
  settings: readonly MenuEntry[];
  restricted: readonly MenuEntry[];
  account: readonly MenuEntry[];
}

const isNamed = (place: Place): place is MenuEntry => place.label !== undefined;

function turn({ path }: MenuEntry): number {
  const index = MENU_ORDER.indexOf(path);
  return index < 0 ? MENU_ORDER.length : index;
}

export const NAMED_PLACES: readonly MenuEntry[] = PLACES.filter(isNamed).toSorted(
  (a, b) => turn(a) - turn(b),
);

const isOpenTo = ({ anyOf, isForAlumni }: Place, { roles, isAlumni }: Visitor): boolean =>
  (anyOf === null || anyOf.some((role) => roles.includes(role))) && (!isForAlumni || isAlumni);

/** All screens the user may open by name. `exists` says of an address whether there is a screen. */
export const openPlaces = (visitor: Visitor, exists: (path: string) => boolean): readonly MenuEntry[] =>
  NAMED_PLACES.filter((place) => exists(place.path) && isOpenTo(place, visitor));

/** The menus of a user, without entries that they may not open. */
export function menusFor(visitor: Visitor, exists: (path: string) => boolean): Menus {
  const places = openPlaces(visitor, exists);
  const kind = visitor.roles.includes('admin') ? 'staff' : 'student';
  const isInSettings = ({ settingsOf, unlessInBar, menu }: MenuEntry): boolean =>
    settingsOf !== undefined && visitor.roles.includes(settingsOf) && !(unlessInBar && menu === kind);
  const settings = places.filter(isInSettings);
  return {
    kind,
    main: places.filter(({ menu }) => menu === kind || menu === 'bar'),
    settings: settings.filter(({ settingsOf }) => settingsOf !== 'superadmin'),
    restricted: settings.filter(({ settingsOf }) => settingsOf === 'superadmin'),
    account: places.filter(({ menu }) => menu === 'account'),
  };
}
