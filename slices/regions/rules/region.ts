import { isTimeZone } from '#kit/calendar/time-zone.ts';
import { isCountryCode } from './countries.ts';

/** Parts of the world, for filters and charts. */
export const REGION_ZONES = ['NORTH_AMERICA', 'LATIN_AMERICA', 'EUROPE', 'AFRICA', 'ASIA_PACIFIC'] as const;

/** Marks regions that only the software uses. No filter offers it. */
export const SYSTEM_ZONE = 'SYSTEM';

/** What the zone of a region may be: a part of the world, or none (HOLE-59). */
export const ALL_ZONES = [...REGION_ZONES, SYSTEM_ZONE] as const;
export type Zone = (typeof ALL_ZONES)[number];

export const REGION_TYPES = ['OFFICE', 'CAMPUS'] as const;
export type RegionType = (typeof REGION_TYPES)[number];

/** The longest name, in characters: what fits on a line of a list. */
export const REGION_NAME_MAX = 80;
/** The longest line of an address, and the longest phone number. */
export const REGION_LINE_MAX = 120;
export const REGION_DESCRIPTION_MAX = 1_000;

/** What whoever manages a region says about it. Its slug is given once, and closing it is a action of its own. */
export interface RegionValues {
  name: string;
  description: string;
  phone: string;
  addressLine1: string;
  addressLine2: string;
  addressCity: string;
  addressState: string;
  addressPostcode: string;
  addressCountry: string;
  zone: Zone;
  timeZone: string;
  currency: string;
  type: RegionType;
  cardPaymentsEnabled: boolean;
}

/** What reports and charts count by: figures of years hang on it. */
const CLASSIFYING = ['zone', 'currency', 'type'] as const satisfies readonly (keyof RegionValues)[];

const LINES = [
  'phone',
  'addressLine1',
  'addressLine2',
  'addressCity',
  'addressState',
  'addressPostcode',
] as const satisfies readonly (keyof RegionValues)[];

type RegionProblem = 'regionNameInvalid' | 'regionTextTooLong' | 'countryUnknown' | 'timeZoneUnknown';

const isOneLine = (text: string, longest: number): boolean => text.length <= longest && !/\p{Cc}/u.test(text);

/** Why a region cannot be kept like this, or null. Whether its currency exists is for the server to say. */
export function checkRegion(region: RegionValues): RegionProblem | null {
  if (region.name === '' || !isOneLine(region.name, REGION_NAME_MAX)) return 'regionNameInvalid';
  if (LINES.some((line) => !isOneLine(region[line], REGION_LINE_MAX))) return 'regionTextTooLong';
  if (region.description.length > REGION_DESCRIPTION_MAX) return 'regionTextTooLong';
  // What only the software uses is nowhere in the world.
  const needsCountry = region.zone !== SYSTEM_ZONE || region.addressCountry !== '';
  if (needsCountry && !isCountryCode(region.addressCountry)) return 'countryUnknown';
  return isTimeZone(region.timeZone) ? null : 'timeZoneUnknown';
}

/** Which of the things said about a region differ. */
export const changedValues = (before: RegionValues, after: RegionValues): (keyof RegionValues)[] =>
  (Object.keys(after) as (keyof RegionValues)[]).filter((name) => before[name] !== after[name]);

export const isClassifying = (changed: readonly (keyof RegionValues)[]): boolean =>
  CLASSIFYING.some((name) => changed.includes(name));
