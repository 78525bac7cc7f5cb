import type { Place } from '#kit/client/place.ts';
import { PLACES } from './places.ts';

const depthOf = (path: string): number => path.split('/').length;

/** A part that begins with a colon stands for any one. */
function covers({ path, isExact }: Place, address: string): boolean {
  const parts = address.split('/');
  const reaches = isExact ? parts.length === depthOf(path) : parts.length >= depthOf(path);
  return reaches && path.split('/').every((part, depth) => part.startsWith(':') || part === parts[depth]);
}

/** The deeper first; of two as deep, the one that names its last part. */
const nearestFirst = (a: Place, b: Place): number =>
  depthOf(b.path) - depthOf(a.path) || Number(a.path.includes(':')) - Number(b.path.includes(':'));

/** The row an address belongs to: its own, or that of the nearest place above it. */
export const placeOf = (address: string, places: readonly Place[] = PLACES): Place | undefined =>
  places.filter((place) => covers(place, address)).toSorted(nearestFirst)[0];

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
