import { COUNTRY_MIDDLES } from './country-middles.generated.ts';
import { COUNTRY_SHAPES } from './country-shapes.generated.ts';
import type { Place } from './projection.ts';
import { kmBetween, kmToRing, type Corner, type Ring } from './rings.ts';

/** Land with a code of its own that some know as a part of another country. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  BQ: ['SX'],
  CN: ['HK', 'MO', 'TW'],
  AR: ['FK'],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'],
  GB: ['AI', 'BM', 'FK', 'GG', 'GI', 'IM', 'JE', 'KY', 'MS', 'SH', 'TC', 'VG'],
  MA: ['EH'],
  EH: ['MA'],
  NL: ['AW', 'BQ', 'CW', 'SX'],
  NO: ['SJ'],
  RS: ['XK'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
};

/** Around a country that is drawn as a part of another, or too small to be drawn. */
const SMALL_KM = 400;

const known = new Map<string, readonly Ring[]>();

function ringsOf(country: string): readonly Ring[] {
  const before = known.get(country);
  if (before) return before;
  const rings = (COUNTRY_SHAPES[country] ?? '')
    .split(',')
    .filter((said) => said !== '')
    .map(readRing);
  known.set(country, rings);
  return rings;
}

function readRing(said: string): Ring {
  const steps = said.split(' ').map(Number);
  const ring: Corner[] = [];
  let [east, north] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    east += steps[i] ?? 0;
    north += steps[i + 1] ?? 0;
    ring.push([east / 10, north / 10]);
  }
  return ring;
}

function kmOutsideOne(country: string, { latitude, longitude }: Place): number {
  const rings = ringsOf(country);
  // Past the 180th meridian land goes on under another number.
  const places = [longitude, longitude + 360, longitude - 360].map((east): Corner => [east, latitude]);
  if (rings.length > 0)
    return Math.min(...places.flatMap((place) => rings.map((ring) => kmToRing(ring, place))));
  const [north, east] = COUNTRY_MIDDLES[country] ?? [];
  if (north === undefined || east === undefined) return 0;
  return Math.max(0, Math.min(...places.map((place) => kmBetween(place, [east, north]))) - SMALL_KM);
}

/** How far outside of a country's land a place lies: 0 within it, and where nothing is known of it. */
const kmOutside = (country: string, place: Place): number =>
  Math.min(...[country, ...(ALSO[country] ?? [])].map((code) => kmOutsideOne(code, place)));

/** So near to a border or a coast, the coarse shape of a country does not tell on which side. */
const BESIDE_KM = 30;

/** The code of the country on whose land a place lies; null at sea, and on the land of the country that is asked about. */
export function otherCountryOf(country: string, place: Place): string | null {
  if (kmOutside(country, place) <= BESIDE_KM) return null;
  const near = Object.keys(COUNTRY_SHAPES)
    .map((code) => ({ code, km: kmOutsideOne(code, place) }))
    .filter(({ km }) => km <= BESIDE_KM)
    .toSorted((one, other) => one.km - other.km);
  return near[0]?.code ?? null;
}

/** So far outside, nobody means the country: of some land people do not agree whose it is. */
const ELSEWHERE_KM = 250;
/** At sea, as far as the last islands that belong to a country. */
const FAR_AT_SEA_KM = 1_500;

/** Whether a place is clearly not in a country. */
export function isElsewhere(country: string, place: Place): boolean {
  const km = kmOutside(country, place);
  return km > FAR_AT_SEA_KM || (km > ELSEWHERE_KM && otherCountryOf(country, place) !== null);
}
