import { isTimeZone } from '#kit/calendar/time-zone.ts';
import { flag, line, oneOf, text, type ValuesOf } from '#kit/record/field.ts';
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

const addressLine = line({ max: 120, default: '', problem: 'regionTextTooLong' });

/** What is said about a region. Its slug is given once, and closing it is an action of its own. */
export const region = {
  name: line({ max: 80, problem: 'regionNameInvalid' }),
  description: text({ max: 1_000, default: '', problem: 'regionTextTooLong' }),
  phone: addressLine,
  addressLine1: addressLine,
  addressLine2: addressLine,
  addressCity: addressLine,
  addressState: addressLine,
  addressPostcode: addressLine,
  addressCountry: line({
    max: 3,
    default: '',
    problem: 'countryUnknown',
    about: 'Three letters: USA. Required but in the zone SYSTEM.',
  }),
  zone: oneOf('RegionZone', ALL_ZONES),
  timeZone: line({ max: 60, problem: 'timeZoneUnknown', fits: isTimeZone }),
  currency: line({ max: 3, problem: 'currencyUnknown' }),
  type: oneOf('RegionType', REGION_TYPES),
  cardPaymentsEnabled: flag({ default: false }),
};

export type RegionValues = ValuesOf<typeof region>;

/** What only the software uses is nowhere in the world. */
export const isInCountry = ({
  zone,
  addressCountry,
}: Pick<RegionValues, 'zone' | 'addressCountry'>): boolean =>
  isCountryCode(addressCountry) || (zone === SYSTEM_ZONE && addressCountry === '');

/** What reports and charts count by: figures of years hang on it. */
const CLASSIFYING: readonly (keyof RegionValues)[] = ['zone', 'currency', 'type'];

export const isClassifying = (changed: readonly (keyof RegionValues)[]): boolean =>
  CLASSIFYING.some((name) => changed.includes(name));
