import { decimal, flag, line, optional, text, type ValuesOf } from '#kit/record/field.ts';
import { EMAIL_MAX, isEmail } from '#slices/people/rules/person.ts';
import { homePageOf, TEXT_MAX } from '#slices/people/rules/profile.ts';
import { isCountry } from './countries.ts';

/** About eleven kilometres: where a ministry is, and never at which door. */
export const PLACE_STEP = 0.1;

const degrees = (max: number) =>
  optional(
    decimal({ min: -max, max, problem: 'ministryPlaceInvalid', about: 'Rounded to a tenth of a degree.' }),
  );

/** What an owner says of a ministry. */
export const ministry = {
  name: line({ max: 120, problem: 'ministryNameInvalid' }),
  ministers: line({ max: 300, problem: 'ministersInvalid', about: 'Their names.' }),
  description: text({ max: 4_000, default: '', problem: 'ministryDescriptionTooLong' }),
  website: line({
    max: TEXT_MAX,
    default: '',
    problem: 'ministryWebsiteInvalid',
    tidy: (page) => homePageOf(page) ?? page,
    fits: (page) => homePageOf(page) !== null,
  }),
  city: line({ max: 100, default: '', problem: 'ministryCityInvalid' }),
  country: line({ max: 2, problem: 'ministryCountryInvalid', fits: isCountry, about: 'ISO 3166: US.' }),
  latitude: degrees(90),
  longitude: degrees(180),
  contactEmail: line({
    max: EMAIL_MAX,
    default: '',
    problem: 'ministryEmailInvalid',
    fits: (email) => email === '' || isEmail(email),
  }),
  showsContactEmail: flag({ default: false, about: 'Whether others see the contact email.' }),
  hasGraduate: flag({ default: false, about: 'Whether a minister is a second-year graduate.' }),
  hasMember: flag({ default: false, about: 'Whether a minister is a member of the organisation.' }),
  isPublic: flag({ default: false, about: 'Whether it is also for the world outside the alumni.' }),
};

export type MinistryValues = ValuesOf<typeof ministry>;
export const COMMENTS_MAX = 2_000;
export const NOTE_MAX = 2_000;
/** More than anybody leads, and few enough for one list. */
export const OWN_MAX = 50;

type Place = { latitude?: number | null | undefined; longitude?: number | null | undefined };

const rounded = (degreesSaid: number): number => Math.round(degreesSaid / PLACE_STEP) / (1 / PLACE_STEP) + 0;

/** With its place as it may be stored: nothing more exact is even looked at. */
export const withRoughPlace = <Input extends Place>(input: Input): Input => ({
  ...input,
  ...(typeof input.latitude === 'number' && { latitude: rounded(input.latitude) }),
  ...(typeof input.longitude === 'number' && { longitude: rounded(input.longitude) }),
});

export const MINISTRY_ORDERS = ['NAME', 'NEWEST'] as const;
export type MinistryOrder = (typeof MINISTRY_ORDERS)[number];
