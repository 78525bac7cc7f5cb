import type { Day } from '#kit/calendar/day.ts';
import type { Role } from '#kit/access/actor.ts';
import type { PersonStatus } from '../rules/person.ts';

/** The columns that make up the record below. */
export const PERSON_COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'email',
  'emailVerifiedAt',
  'status',
  'roles',
  'regionIds',
  'pictureId',
  'locale',
  'timeZone',
  'showVideo',
  'graduatedOn',
  'graduationPlace',
  'subscribeAlumniEmail',
  'showAlumniWelcome',
  'termsVersion',
  'selectedGroupId',
  'createdBy',
  'enteredByStaff',
  'createdAt',
  'mergedInto',
] as const satisfies readonly (keyof PersonRecord)[];

/** A person as other slices may see one: no secrets. */
export interface PersonRecord {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerifiedAt: Date | null;
  status: PersonStatus;
  roles: Role[];
  regionIds: string[];
  pictureId: string | null;
  locale: string;
  timeZone: string | null;
  showVideo: boolean;
  graduatedOn: Day | null;
  graduationPlace: string;
  subscribeAlumniEmail: boolean;
  showAlumniWelcome: boolean | null;
  termsVersion: number | null;
  selectedGroupId: string | null;
  createdBy: string | null;
  enteredByStaff: boolean;
  createdAt: Date;
  /** The account this one was merged into, if so. */
  mergedInto: string | null;
}
