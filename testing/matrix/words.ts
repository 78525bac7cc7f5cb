import { REGION_ROLES, type RegionRole, type Role } from '#kit/access/actor.ts';

export type Campus = 'home' | 'away' | 'alumni';

/** A user who calls, as far as the words below tell callers apart. */
export interface Part {
  key: string;
  /** Where they belong; they may hold a role elsewhere too. */
  campus: Campus | null;
  roles: readonly Role[];
  rolesAt: Readonly<Partial<Record<Campus, readonly RegionRole[]>>>;
  isImpersonated: boolean;
  /** Graduated from the second year. */
  isAlumnus?: boolean;
}

/** Whom or what a record is about: a person, a campus, or the college as a whole. */
export interface Subject {
  key: string;
  kind: 'person' | 'campus' | 'college';
  campus: Campus | null;
}

/** The one of the cast who came by themselves. */
export const FREE_REGISTRANT = 'registrant';

type Standing = (part: Part | null, subject: Subject) => boolean;

const whoever = (stands: (part: Part, subject: Subject) => boolean): Standing => {
  return (part, subject) => part !== null && stands(part, subject);
};
/** Two people of no campus have none in common. */
const isSameCampus = (part: Part, campus: Campus | null): boolean =>
  campus !== null && part.campus === campus;
const withRole = (role: Role): Standing => whoever(({ roles }) => roles.includes(role));
/** A role given for certain campuses is none anywhere else; one given for no campus is one where they belong. */
const hasRoleAt = (part: Part, campus: Campus, role: RegionRole): boolean => {
  const given = Object.entries(part.rolesAt).filter(([, roles]) => roles.includes(role));
  if (given.length > 0) return given.some(([where]) => where === campus);
  return part.campus === campus && part.roles.some((held) => held === role);
};
const withRoleThere = (...wanted: readonly RegionRole[]): Standing =>
  whoever((part, { campus }) => campus !== null && wanted.some((role) => hasRoleAt(part, campus, role)));

/**
 * How the user can stand in the college (the first words) or to the record in question (the others). They are
 * worked out from the cast alone and know nothing of the product's own rules, which they are to prove.
 */
const WORDS = {
  anyone: () => true,
  signedIn: (part) => part !== null,
  /** Not merely signed up for a free group. */
  studying: whoever(({ key }) => key !== FREE_REGISTRANT),
  inPerson: whoever((part) => !part.isImpersonated),
  impersonated: whoever((part) => part.isImpersonated),
  manager: withRole('manager'),
  admin: withRole('admin'),
  reportsAdmin: withRole('reportsAdmin'),
  superadmin: withRole('superadmin'),
  /** On any campus. */
  attendanceAdmin: whoever(({ rolesAt }) => Object.values(rolesAt).flat().includes('attendanceAdmin')),
  dean: whoever(({ rolesAt }) => Object.values(rolesAt).flat().includes('dean')),

  alumnus: whoever(({ isAlumnus }) => isAlumnus === true),
  alumniAdmin: whoever(
    ({ roles, rolesAt }) => roles.includes('superadmin') || rolesAt.alumni?.includes('admin') === true,
  ),

  ofCollege: (_, { kind }) => kind === 'college',
  self: whoever((part, { key }) => part.key === key),
  somebodyElse: whoever((part, { key }) => part.key !== key),
  member: whoever((part, { campus }) => isSameCampus(part, campus)),
  managerThere: withRoleThere('manager'),
  adminThere: withRoleThere('admin'),
  reportsAdminThere: withRoleThere('reportsAdmin'),
  attendanceAdminThere: withRoleThere('attendanceAdmin'),
  deanThere: withRoleThere('dean'),
  staffThere: withRoleThere(...REGION_ROLES),
} satisfies Record<string, Standing>;

export type Word = keyof typeof WORDS;

/** Who may: any of these; words in a list of their own must all be true. Nobody, when it is empty. */
export type Who = readonly (Word | readonly Word[])[];

export const stands = (part: Part | null, subject: Subject, who: Who): boolean =>
  who.some((words) => [words].flat().every((word: Word) => WORDS[word](part, subject)));
