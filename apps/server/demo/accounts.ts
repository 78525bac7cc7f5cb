import type { DemoAccount } from '#slices/people/server/demo/people.demo.ts';
import type { NamedGroup } from '#slices/groups/server/demo/groups.demo.ts';

/** All accounts of the demo college have it. */
export const DEMO_PASSWORD = 'berea-demo';

interface ListedAccount extends DemoAccount {
  /** What the login page calls it. */
  label: string;
  /** Groups beside the class of the year. */
  alsoIn?: readonly NamedGroup[];
}

const student = { kind: 'STUDENT', roles: ['user'], regions: ['colorado'] } as const;
const staff = { kind: 'STAFF' } as const;
const alumnus = { kind: 'ALUMNUS', roles: ['user'], regions: ['colorado', 'alumni'] } as const;
const campusesAndOffice = ['colorado', 'walsall', 'jakarta', 'office'] as const;

/** One account for every role, in the order the login page shows them. */
export const DEMO_ACCOUNTS: readonly ListedAccount[] = [
  {
    ...student,
    label: 'Student',
    email: 'student@berea.test',
    firstName: 'Mateo',
    lastName: 'Herrera',
    studies: { year: 2, session: 'DAY', yearsAgo: 0 },
    alsoIn: ['freeCourse'],
  },
  {
    ...student,
    label: 'Freshman',
    email: 'freshman@berea.test',
    firstName: 'Abigail',
    lastName: 'Lindqvist',
    studies: { year: 1, session: 'EVENING', yearsAgo: 0 },
  },
  {
    ...student,
    kind: 'COMPANION',
    label: 'Companion',
    email: 'companion@berea.test',
    firstName: 'Yohanes',
    lastName: 'Simanjuntak',
    regions: ['jakarta'],
  },
  {
    ...student,
    label: 'Newcomer',
    email: 'newcomer@berea.test',
    firstName: 'Hanna',
    lastName: 'Kowalczyk',
    studies: { year: 1, session: 'DAY', yearsAgo: 0 },
    hasAcceptedTerms: false,
  },
  {
    ...staff,
    label: 'Facilitator',
    email: 'facilitator@berea.test',
    firstName: 'Samuel',
    lastName: 'Adeyemi',
    roles: ['user'],
    regions: ['colorado'],
  },
  {
    ...staff,
    label: 'Manager',
    email: 'manager@berea.test',
    firstName: 'Rebecca',
    lastName: 'Thornton',
    roles: ['user', 'manager'],
    regions: ['colorado'],
    regionRoles: { colorado: ['manager', 'attendanceAdmin'] },
  },
  {
    ...staff,
    label: 'Manager UK',
    email: 'manager.uk@berea.test',
    firstName: 'Gareth',
    lastName: 'Pemberton',
    roles: ['user', 'manager'],
    regions: ['walsall'],
    regionRoles: { walsall: ['manager', 'attendanceAdmin'] },
  },
  {
    ...staff,
    label: 'Dean',
    email: 'dean@berea.test',
    firstName: 'Miriam',
    lastName: 'Castellanos',
    roles: ['user'],
    regions: ['colorado'],
    regionRoles: { colorado: ['dean'] },
  },
  {
    ...staff,
    label: 'Admin',
    email: 'admin@berea.test',
    firstName: 'Jonathan',
    lastName: 'Whitfield',
    roles: ['user', 'admin'],
    regions: campusesAndOffice,
    regionRoles: { colorado: ['admin'], walsall: ['admin'], jakarta: ['admin'], office: ['admin'] },
  },
  {
    ...staff,
    label: 'Reports',
    email: 'reports@berea.test',
    firstName: 'Ji-woo',
    lastName: 'Park',
    roles: ['user', 'reportsAdmin'],
    regions: campusesAndOffice,
  },
  {
    ...staff,
    label: 'Superadmin',
    email: 'superadmin@berea.test',
    firstName: 'Eleanor',
    lastName: 'Vandermeer',
    roles: ['user', 'manager', 'admin', 'superadmin'],
    regions: ['colorado', 'office'],
  },
  {
    ...staff,
    label: 'Superadmin only',
    email: 'onlysuper@berea.test',
    firstName: 'Dmytro',
    lastName: 'Kovalenko',
    roles: ['user', 'superadmin'],
    regions: ['office'],
  },
  {
    ...alumnus,
    label: 'Alumnus',
    email: 'alumnus@berea.test',
    firstName: 'Caleb',
    lastName: 'Morrison',
    studies: { year: 2, session: 'DAY', yearsAgo: 2 },
    hasSeenAlumniWelcome: true,
    location: 'Boise, Idaho',
    graduationPlace: 'Woodland Park, Colorado',
  },
  {
    ...alumnus,
    label: 'Graduate',
    email: 'graduate@berea.test',
    firstName: 'Esperanza',
    lastName: 'Villanueva',
    studies: { year: 2, session: 'DAY', yearsAgo: 1 },
    hasSeenAlumniWelcome: false,
  },
  {
    ...staff,
    label: 'Alumni admin',
    email: 'alumniadmin@berea.test',
    firstName: 'Charlotte',
    lastName: 'Beaumont',
    roles: ['user', 'admin'],
    regions: ['alumni'],
    regionRoles: { alumni: ['admin'] },
  },
  {
    ...student,
    label: 'Attempts used up',
    email: 'blocked@berea.test',
    firstName: 'Tobias',
    lastName: 'Reinhardt',
    studies: { year: 2, session: 'DAY', yearsAgo: 0 },
  },
  {
    ...student,
    label: 'Owing',
    email: 'owing@berea.test',
    firstName: 'Priya',
    lastName: 'Thomas',
    studies: { year: 2, session: 'EVENING', yearsAgo: 0 },
  },
];
