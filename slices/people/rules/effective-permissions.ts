import type { Role } from '#kit/access/actor.ts';

/** What each role brings, by name: shown to staff, decided nowhere. What counts is each slice's permissions.ts. */
const OF_ROLE: Readonly<Record<Role, readonly string[]>> = {
  user: ['study', 'readDocuments', 'editOwnProfile'],
  manager: ['takeAttendance', 'seeExamResults', 'manageGroups', 'confirmHours', 'evaluateStudents'],
  admin: [
    'manageUsers',
    'manageCourses',
    'manageRegions',
    'decideLeave',
    'gradeAssignments',
    'impersonate',
    'translate',
  ],
  superadmin: ['manageSettings', 'manageDocuments', 'readSystemLog', 'grantRoles'],
  reportsAdmin: ['readReports'],
};

export const effectivePermissions = (roles: readonly Role[], individual: readonly string[]): string[] =>
  [...new Set([...roles.flatMap((role) => OF_ROLE[role]), ...individual])].toSorted();
