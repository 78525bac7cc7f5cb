import type { RegionRole, Role } from './actor.ts';

/** The ids of the texts that name roles; of those who hold none, what they are. */
export const ROLE_TEXTS = {
  student: 'roleStudent',
  alumni: 'roleAlumnus',
  user: 'roleUser',
  manager: 'roleManager',
  admin: 'roleAdmin',
  superadmin: 'roleSuperadmin',
  reportsAdmin: 'roleReportsAdmin',
  dean: 'roleDean',
  attendanceAdmin: 'roleAttendanceAdmin',
} as const satisfies Record<Role | RegionRole | 'student' | 'alumni', string>;

/** The ids of the texts that say whether an account can be used. */
export const STATUS_TEXTS = {
  ACTIVE: 'statusActive',
  UNVERIFIED: 'statusUnverified',
  DISABLED: 'statusDisabled',
} as const;
