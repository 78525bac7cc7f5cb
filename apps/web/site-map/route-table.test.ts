import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import type { Role } from '#kit/access/actor.ts';
import { guardDecision } from '#kit/client/guard/guard-decision.ts';
import { SCREENS } from '../screens.ts';
import { MENU_ORDER } from './menu-order.ts';
import { NAMED_PLACES } from './menus.ts';
import { guardedPatterns, placeOf, rolesThatOpen } from './place-of.ts';
import { PLACES } from './places.ts';

/** Said of an address that has no screen yet: a requirement is not met by a row in a table. */
const UNBUILT = 'once there is a screen';

/** The table of the specification, written a second time so that neither can change alone. */
const SPECIFIED: readonly [address: string, anyOf: readonly Role[], id: string][] = [
  ['/google-auth', ['user'], 'whatever the calendar answers there'],
  ['/help', ['user'], 'where everybody asks for help'],
  ['/alumni', ['user'], '(NAV-08)'],

  ['/dashboard', ['user'], '(NAV-09)'],
  ['/student/courses/c1/lessons/l1', ['user'], '(NAV-10)'],
  ['/profile', ['user'], '(NAV-11)'],
  ['/docs', ['user'], '(NAV-12)'],
  ['/transaction/t1', ['user'], '(NAV-13)'],
  ['/notifications', ['user'], '(NAV-14)'],
  ['/news', ['user'], '(NAV-15)'],
  ['/examResults', ['manager'], '(NAV-16)'],
  ['/groups', ['manager'], '(NAV-17)'],
  ['/attendances', ['manager'], '(NAV-18)'],
  ['/timelogs', ['manager'], '(NAV-19)'],
  ['/evaluations', ['manager'], '(NAV-20)'],
  ['/examResults/a1', ['manager', 'admin'], 'as administrators come there from the page of a person'],
  ['/examResults/marking', ['manager'], 'like the list it belongs to'],
  ['/examResults/exams/e1', ['manager'], 'like the list it belongs to'],
  ['/users', ['admin'], '(NAV-21)'],
  ['/courses', ['admin'], '(NAV-22)'],
  ['/assignmentSubmissions', ['admin'], '(NAV-23)'],
  ['/attendance-leave-requests', ['admin'], '(NAV-24)'],
  ['/regions', ['admin'], '(NAV-25)'],
  ['/teachers', ['admin'], '(NAV-26)'],
  ['/translations', ['admin'], '(NAV-27)'],
  ['/reports', ['admin', 'reportsAdmin'], UNBUILT],
  ['/documents', ['superadmin'], '(NAV-29)'],
  ['/locales', ['superadmin'], '(NAV-30)'],
  ['/attendanceSchemas', ['superadmin'], '(NAV-31)'],
  ['/logits', ['superadmin'], '(NAV-32)'],
  ['/site-settings', ['superadmin'], '(NAV-33)'],
  ['/d2l-redirect', ['superadmin'], '(NAV-34)'],
  ['/categories', ['superadmin'], '(NAV-35)'],
  ['/request-form', ['superadmin'], '(NAV-36)'],
  ['/documents/d1', ['superadmin'], 'like the list it belongs to'],
  ['/users/u1', ['manager', 'admin'], 'though the list it belongs to is the administrators’ (NAV-40)'],
  ['/users/import', ['admin'], 'like the list it adds to'],
  ['/groups/g1', ['manager', 'admin'], 'though the list it belongs to is the managers’'],
  ['/invoices', ['admin', 'superadmin'], 'as those who keep the books of a campus'],
  ['/groups/preview/all', ['admin'], 'though it lies under the groups of managers'],
  ['/news/admin', ['admin'], '(NAV-39), though it lies under the news of everybody'],
];

const PEOPLE: readonly (readonly Role[] | null)[] = [
  null,
  ['user'],
  ['user', 'manager'],
  ['user', 'admin'],
  ['user', 'reportsAdmin'],
  ['user', 'superadmin'],
  ['user', 'manager', 'admin', 'superadmin'],
];

function expected(address: string, anyOf: readonly Role[], held: readonly Role[] | null) {
  if (held === null) {
    const back = address === '/profile' ? '' : `?redirect=${encodeURIComponent(address)}`;
    return { redirectTo: `/login${back}` };
  }
  return held.some((role) => anyOf.includes(role)) ? 'pass' : { redirectTo: '/dashboard' };
}

test.each<[who: string, role: Role, id: string, addresses: readonly string[]]>([
  [
    'admins',
    'admin',
    '(USER-25)',
    [
      '/users',
      '/courses',
      '/regions',
      '/teachers',
      '/translations',
      '/assignmentSubmissions',
      '/attendance-leave-requests',
    ],
  ],
  [
    'superadmins',
    'superadmin',
    '(USER-26)',
    ['/documents', '/locales', '/attendanceSchemas', '/logits', '/site-settings'],
  ],
  [
    'students',
    'user',
    '(USER-23)',
    [
      '/dashboard',
      '/student/courses',
      '/student/courses/:courseId/lessons/:lessonId',
      '/student/exams/:examId/take',
      '/student/assignments/:assignmentId',
      '/student/grades',
      '/student/transcript',
      // Leave requests are a side of it.
      '/student/attendance',
      '/student/hours',
      '/student/evaluations',
      '/student/transactions',
      '/student/links',
      '/notifications',
      '/profile',
    ],
  ],
])('%s (%s) reach their areas %s', (_, role, _id, addresses) => {
  const opened = addresses.filter((address) => address in SCREENS && rolesThatOpen(address).includes(role));
  expect(opened).toEqual(addresses);
});

test.each(SPECIFIED)('%s needs any of %j %s', (address, anyOf, id) => {
  expect(Object.keys(SCREENS).some((path) => matchPath(path, address))).toBe(id !== UNBUILT);
  expect(rolesThatOpen(address)).toEqual(anyOf);
  for (const heldRoles of PEOPLE) {
    const visit = { heldRoles, neededRoles: rolesThatOpen(address), pathname: address, search: '' };
    expect(guardDecision(visit)).toEqual(expected(address, anyOf, heldRoles));
  }
});

test.each([
  ['/dashboard/x', '(NAV-09)'],
  ['/profile/anything', '(NAV-11)'],
  ['/no-such-place', ''],
  ['/usersomething', ''],
])('%s belongs to no place %s', (address) => {
  expect(placeOf(address)).toBeUndefined();
  expect(() => rolesThatOpen(address)).toThrow('stands in no row');
});

test.each<[string, readonly Role[] | null, string]>([
  ['/student', ['user'], '(NAV-10)'],
  ['/student/x', ['user'], '(NAV-10)'],
  ['/teaching', ['user'], ''],
  ['/transaction', null, 'as it matches exactly (NAV-13)'],
  ['/profile/anything', ['user'], '(NAV-03)'],
  ['/timelogs/x', ['manager'], '(NAV-19)'],
  ['/evaluations/x', ['manager'], '(NAV-20)'],
  ['/users/u1/x', ['admin'], ''],
  ['/dashboard/x', null, 'as its guard is exact (NAV-09)'],
  ['/privacy/x', null, ''],
  ['/usersomething', null, ''],
])('%s, where nothing stands, is guarded by %j %s', (address, anyOf) => {
  const covering = guardedPatterns().filter(({ pattern }) => matchPath(pattern, address));
  const nearest = covering.toSorted((a, b) => b.pattern.length - a.pattern.length)[0];
  expect(nearest?.anyOf ?? null).toEqual(anyOf);
});

test('a public page has no roles to guard it with', () => {
  expect(() => rolesThatOpen('/privacy')).toThrow('stands in no row');
});

test('every screen of every slice has its roles, and no address stands in the map twice', () => {
  for (const path of Object.keys(SCREENS)) expect(rolesThatOpen(path).length).toBeGreaterThan(0);
  expect(new Set(PLACES.map(({ path }) => path)).size).toBe(PLACES.length);
});

test('no two places are gone to by the same key', () => {
  const keys = NAMED_PLACES.flatMap(({ goKey }) => goKey ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test('the order of the menus names places that there are, each of them once', () => {
  expect(NAMED_PLACES.map(({ path }) => path).slice(0, MENU_ORDER.length)).toEqual(MENU_ORDER);
});
