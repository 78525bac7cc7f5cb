import type { Place } from '#kit/client/place.ts';
import { PLACES } from './places.ts';

const covers = ({ path, isExact }: Place, address: string): boolean =>
  address === path || (!isExact && address.startsWith(`${path}/`));

/** The row an address belongs to: its own, or that of the nearest place above it. */
export const placeOf = (address: string, places: readonly Place[] = PLACES): Place | undefined =>
  places.filter((place) => covers(place, address)).toSorted((a, b) => b.path.length - a.path.length)[0];

/** The roles that open a screen. One that no row covers would be open to all by mistake, so it may not exist. */
export function rolesThatOpen(address: string): NonNullable<Place['anyOf']> {
  const anyOf = placeOf(address)?.anyOf;
  if (!anyOf) throw new Error(`${address} stands in no row with roles.`);
  return anyOf;
}

interface GuardedPattern {
  pattern: string;
  anyOf: NonNullable<Place['anyOf']>;
}

/**
 * Every address that a guard covers, whether or not there is a screen: an address at which nothing stands is answered
 * like its neighbours, so that a visitor logs in first and a user without the role goes to the dashboard.
 */
export const guardedPatterns = (places: readonly Place[] = PLACES): readonly GuardedPattern[] =>
  places.flatMap(({ path, anyOf, isExact, guardsBelow }) =>
    anyOf && (!isExact || guardsBelow) ? [{ pattern: `${path}/*`, anyOf }] : [],
  );
