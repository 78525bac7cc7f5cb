import type { Role } from '#kit/access/actor.ts';

/** An address of the site: who may open it, what it is called, and where it is offered. */
export interface Place<Label = string, Drawing = string> {
  path: string;
  /** Any one of these roles opens it; no role stands for another. Null: it is open to everybody. */
  anyOf: readonly Role[] | null;
  /** Addresses under it that have no row of their own belong to it, unless it is exact. */
  isExact?: true;
  /** An exact place whose sub-paths, at which there is nothing, are nevertheless kept from visitors. */
  guardsBelow?: true;
  /** Its name in menus, crumbs and the palette. What nobody goes to by name has none. */
  label?: Label;
  icon?: Drawing;
  menu?: 'student' | 'staff' | 'account';
  /** The role in whose settings menu it stands. What stands there for superadmins is restricted. */
  settingsOf?: Role;
  /** It stands in the settings only of those who do not have it in their bar. */
  unlessInBar?: true;
  /** Offered to graduates only. The screen itself says so to everybody else. */
  isForAlumni?: true;
  /** After "g", this key goes there. */
  goKey?: string;
}

/**
 * Every address that needs a role, in the order of the menus. A row only says what would be offered: whether there is
 * such a screen is decided by the slices, and an address without a screen is offered nowhere and opens nothing.
 */
export const PLACES = [
  {
    path: '/dashboard',
    isExact: true,
    anyOf: ['user'],
    label: 'dashboard',
    icon: 'home',
    menu: 'staff',
    goKey: 'd',
  },

  { path: '/student', anyOf: ['user'] },
  {
    path: '/student/courses',
    anyOf: ['user'],
    label: 'menuCourses',
    icon: 'book',
    menu: 'student',
    goKey: 'c',
  },
  {
    path: '/student/assessments',
    anyOf: ['user'],
    label: 'menuAssessments',
    icon: 'award',
    menu: 'student',
    goKey: 's',
  },
  {
    path: '/student/attendance',
    anyOf: ['user'],
    label: 'menuAttendance',
    icon: 'calendar',
    menu: 'student',
    goKey: 'a',
  },
  {
    path: '/student/transactions',
    anyOf: ['user'],
    label: 'menuFinances',
    icon: 'card',
    menu: 'student',
    goKey: 'f',
  },
  { path: '/student/links', anyOf: ['user'], label: 'menuLinks', icon: 'link', menu: 'student', goKey: 'l' },
  { path: '/student/grades', anyOf: ['user'], label: 'menuGrades', icon: 'sum' },
  { path: '/student/transcript', anyOf: ['user'], label: 'menuTranscript', icon: 'file' },
  // Whoever teaches has no role of its own: the server knows what they teach.
  { path: '/teaching', anyOf: ['user'] },
  { path: '/transaction', anyOf: ['user'] },
  { path: '/docs', anyOf: ['user'], label: 'menuDocuments', icon: 'file' },
  { path: '/help', anyOf: ['user'], label: 'help', icon: 'help' },
  { path: '/google-auth', anyOf: ['user'] },
  { path: '/notifications', anyOf: ['user'], label: 'menuNotifications', icon: 'bell', goKey: 'n' },

  {
    path: '/profile',
    isExact: true,
    guardsBelow: true,
    anyOf: ['user'],
    label: 'menuProfile',
    icon: 'user',
    menu: 'account',
    goKey: 'p',
  },
  { path: '/news', anyOf: ['user'], label: 'menuNews', icon: 'note', menu: 'account' },
  { path: '/alumni', anyOf: ['user'], label: 'menuAlumni', icon: 'flag', menu: 'account', isForAlumni: true },
  { path: '/student/hours', anyOf: ['user'], label: 'menuHours', icon: 'clock', menu: 'account', goKey: 'h' },
  { path: '/app-settings', anyOf: ['user'], label: 'menuAppSettings', icon: 'settings' },

  { path: '/users', anyOf: ['admin'], label: 'menuUsers', icon: 'users', menu: 'staff', goKey: 'u' },
  { path: '/users/import', anyOf: ['admin'], label: 'menuImportPeople', icon: 'upload' },
  {
    path: '/groups',
    anyOf: ['manager'],
    label: 'menuGroups',
    icon: 'users',
    menu: 'staff',
    settingsOf: 'manager',
    unlessInBar: true,
    goKey: 'g',
  },
  {
    path: '/attendances',
    anyOf: ['manager'],
    label: 'menuAttendance',
    icon: 'calendar',
    menu: 'staff',
    settingsOf: 'manager',
    goKey: 't',
  },
  {
    path: '/examResults',
    anyOf: ['manager'],
    label: 'menuExamResults',
    icon: 'award',
    menu: 'staff',
    settingsOf: 'manager',
    unlessInBar: true,
    goKey: 'x',
  },
  {
    path: '/assignmentSubmissions',
    anyOf: ['admin'],
    label: 'menuAssignmentSubmissions',
    icon: 'upload',
    menu: 'staff',
  },
  {
    path: '/attendance-leave-requests',
    anyOf: ['admin'],
    label: 'menuLeaveRequests',
    icon: 'note',
    menu: 'staff',
    goKey: 'v',
  },
  { path: '/timelogs', anyOf: ['manager'], label: 'menuTimeLogs', icon: 'clock', menu: 'staff' },
  {
    path: '/evaluations',
    anyOf: ['manager'],
    label: 'menuEvaluations',
    icon: 'list',
    menu: 'staff',
    goKey: 'e',
  },

  { path: '/regions', anyOf: ['admin'], label: 'menuRegionManager', icon: 'globe', settingsOf: 'admin' },
  {
    path: '/groups/preview/all',
    anyOf: ['admin'],
    label: 'menuPreviewCourses',
    icon: 'eye',
    settingsOf: 'admin',
  },
  {
    path: '/news/admin',
    anyOf: ['admin'],
    label: 'menuNoticeboardManager',
    icon: 'edit',
    settingsOf: 'admin',
  },
  { path: '/links', anyOf: ['admin'], label: 'menuLinkManager', icon: 'link' },
  { path: '/translations', anyOf: ['admin'], label: 'menuTranslations', icon: 'globe', settingsOf: 'admin' },
  {
    path: '/reports',
    anyOf: ['admin', 'reportsAdmin'],
    label: 'menuReports',
    icon: 'sum',
    menu: 'staff',
    settingsOf: 'reportsAdmin',
    goKey: 'r',
  },

  { path: '/courses', anyOf: ['admin'], label: 'menuCourseManager', icon: 'book', settingsOf: 'superadmin' },
  {
    path: '/teachers',
    anyOf: ['admin'],
    label: 'menuTeacherManager',
    icon: 'user',
    settingsOf: 'superadmin',
  },
  {
    path: '/documents',
    anyOf: ['superadmin'],
    label: 'menuDocumentationManager',
    icon: 'file',
    settingsOf: 'superadmin',
  },
  {
    path: '/attendanceSchemas',
    anyOf: ['superadmin'],
    label: 'menuAttendanceSchemas',
    icon: 'calendar',
    settingsOf: 'superadmin',
  },
  {
    path: '/logits',
    anyOf: ['superadmin'],
    label: 'systemLog',
    icon: 'list',
    settingsOf: 'superadmin',
    goKey: 'o',
  },
  {
    path: '/site-settings',
    anyOf: ['superadmin'],
    label: 'menuSiteSettings',
    icon: 'settings',
    settingsOf: 'superadmin',
  },
  { path: '/locales', anyOf: ['superadmin'], label: 'menuLocales', icon: 'globe' },
  { path: '/categories', anyOf: ['superadmin'], label: 'menuCategories', icon: 'archive' },
  { path: '/request-form', anyOf: ['superadmin'], label: 'menuRequestForm', icon: 'note' },
  { path: '/d2l-redirect', anyOf: ['superadmin'] },

  { path: '/privacy', anyOf: null, label: 'privacy', icon: 'lock' },
  { path: '/terms', anyOf: null, label: 'terms', icon: 'file' },
] as const satisfies readonly Place[];
