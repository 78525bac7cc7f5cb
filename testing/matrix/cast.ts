import { FREE_REGISTRANT, type Part } from './words.ts';

const atHome = { campus: 'home', roles: ['user'], rolesAt: {}, isImpersonated: false } as const;

/** The fourteen who try everything. Nobody in particular calls without having signed in. */
export const CAST: readonly { name: string; part: Part | null }[] = [
  { name: 'a person who has not signed in', part: null },
  { name: 'a free registrant', part: { ...atHome, key: FREE_REGISTRANT } },
  { name: 'a student', part: { ...atHome, key: 'student' } },
  { name: 'a facilitator', part: { ...atHome, key: 'facilitator' } },
  {
    name: 'a manager',
    part: { ...atHome, key: 'manager', roles: ['user', 'manager'], rolesAt: { home: ['manager'] } },
  },
  {
    name: 'an admin',
    part: { ...atHome, key: 'admin', roles: ['user', 'admin'], rolesAt: { home: ['admin'] } },
  },
  // Bound to no region by a role: acts wherever it belongs.
  { name: 'a reports admin', part: { ...atHome, key: 'reports', roles: ['user', 'reportsAdmin'] } },
  {
    name: 'a superadmin',
    part: { ...atHome, key: 'super', roles: ['user', 'manager', 'admin', 'superadmin'] },
  },
  {
    name: 'an attendance admin',
    part: { ...atHome, key: 'attendance', rolesAt: { home: ['attendanceAdmin'] } },
  },
  { name: 'an alumnus', part: { ...atHome, key: 'alumnus', campus: 'alumni', isAlumnus: true } },
  {
    name: 'an alumni admin',
    part: {
      ...atHome,
      key: 'alumniadmin',
      campus: 'alumni',
      roles: ['user', 'admin'],
      rolesAt: { alumni: ['admin'] },
    },
  },
  // A role at one campus must not lend its power, or its reach, to a role at another.
  {
    name: 'an admin who is attendance admin of another campus',
    part: {
      ...atHome,
      key: 'twofold',
      roles: ['user', 'admin'],
      rolesAt: { home: ['admin'], away: ['attendanceAdmin'] },
    },
  },
  {
    name: 'an admin by the global role who is dean of another campus',
    part: { ...atHome, key: 'visitingdean', roles: ['user', 'admin'], rolesAt: { away: ['dean'] } },
  },
  { name: 'an admin impersonating a student', part: { ...atHome, key: 'protege', isImpersonated: true } },
];

/** Who impersonates the last of them. */
export const IMPERSONATOR = 'admin';
