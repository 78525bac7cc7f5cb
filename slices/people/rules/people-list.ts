export const LISTED_ROLES = [
  'student',
  'alumni',
  'manager',
  'admin',
  'reportsAdmin',
  'superadmin',
  'dean',
  'attendanceAdmin',
] as const;
export type ListedRole = (typeof LISTED_ROLES)[number];

export const PEOPLE_SORTS = ['NAME', 'EMAIL', 'CREATED'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];
