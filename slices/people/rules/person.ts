export const PERSON_STATUSES = ['ACTIVE', 'UNVERIFIED', 'DISABLED'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`;

export const isAlumnus = (person: { graduatedOn: string | null }): boolean => person.graduatedOn !== null;

export const isActiveStudent = (groups: readonly { archived: boolean }[]): boolean =>
  groups.some((group) => !group.archived);

export const isAlumniOnly = (person: {
  isAlumni: boolean | null;
  groups: readonly { archived: boolean }[] | null;
}): boolean => person.isAlumni === true && !isActiveStudent(person.groups ?? []);

export const hasAcceptedTerms = (person: { termsVersion: number | null }, currentVersion: number): boolean =>
  (person.termsVersion ?? 0) >= currentVersion;

/** Whether a change of the profile is a choice of language and nothing else. */
export const changesOnlyLanguage = ({ userProfileInput }: { userProfileInput: object }): boolean =>
  Object.keys(userProfileInput).every((field) => field === 'locale');

/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAX = 254;

export const normalEmail = (email: string): string => email.trim().toLowerCase();

export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX && /^[^\s\p{Cc}<>@]+@[^\s\p{Cc}<>@]+\.[^\s\p{Cc}<>@]+$/u.test(text);
