export const PERSON_STATUSES = ['ACTIVE', 'UNVERIFIED', 'DISABLED'] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`;

/** Alumni are those who graduated from the second year. */
export const isAlumnus = (person: { graduatedOn: string | null }): boolean => person.graduatedOn !== null;

/** A student is somebody with at least one group that is not archived. */
export const isActiveStudent = (groups: readonly { archived: boolean }[]): boolean =>
  groups.some((group) => !group.archived);

/** The terms somebody has accepted count until a newer version is published. */
export const hasAcceptedTerms = (person: { termsVersion: number | null }, currentVersion: number): boolean =>
  (person.termsVersion ?? 0) >= currentVersion;
