import type { RowOf } from '#kit/db/rows.ts';

export const PERSON_COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'studentNumber',
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
] as const;

/** A person as other slices may see one: no secrets. */
export type PersonRecord = Pick<RowOf<'person'>, (typeof PERSON_COLUMNS)[number]>;
