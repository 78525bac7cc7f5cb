import { describe, expect, test } from 'vitest';
import type { Actor, RegionRole, Role } from '#kit/access/actor.ts';
import { scopeOf } from '#kit/access/scope.ts';
import { mayImpersonate, type Target } from './impersonation.ts';

type Somebody = Actor & Target;

const person = (
  personId: string,
  roles: Role[],
  inDenver: RegionRole[] = [],
  regionIds = ['denver'],
): Somebody => ({
  personId,
  roles: ['user', ...roles],
  regionIds,
  regionRoles: inDenver.length > 0 ? [{ regionId: 'denver', slug: 'US-Denver', roleNames: inDenver }] : [],
  individualPermissions: [],
  isAlumnus: false,
  teachesIn: [],
  impersonatorId: null,
  sessionId: 'session',
});

/** Twelve kinds of people, all of one campus unless the name says otherwise. */
const KINDS = {
  registrant: person('registrant', []),
  student: person('student', []),
  studentElsewhere: person('studentElsewhere', [], [], ['walsall']),
  manager: person('manager', ['manager']),
  campusManager: person('campusManager', ['manager'], ['manager']),
  dean: person('dean', ['manager'], ['dean']),
  attendanceAdmin: person('attendanceAdmin', ['manager'], ['attendanceAdmin']),
  reportsAdmin: person('reportsAdmin', ['reportsAdmin']),
  admin: person('admin', ['admin']),
  campusAdmin: person('campusAdmin', ['manager', 'admin'], ['manager', 'admin']),
  superadmin: person('superadmin', ['superadmin']),
  fullSuperadmin: person('fullSuperadmin', ['manager', 'admin', 'superadmin', 'reportsAdmin']),
} satisfies Record<string, Somebody>;
type Kind = keyof typeof KINDS;

/** Who may be impersonated by whom; a user who is not named here impersonates nobody. */
const ALLOWED: Partial<Record<Kind, readonly Kind[]>> = {
  admin: ['registrant', 'student'],
  campusAdmin: ['registrant', 'student', 'manager', 'campusManager'],
  fullSuperadmin: [
    'registrant',
    'student',
    'studentElsewhere',
    'manager',
    'campusManager',
    'dean',
    'attendanceAdmin',
    'reportsAdmin',
    'admin',
    'campusAdmin',
  ],
};

const kinds = Object.keys(KINDS) as Kind[];
const pairs = kinds.flatMap((actor) =>
  kinds.map((target) => [actor, target, ALLOWED[actor]?.includes(target) ?? false] as const),
);

test('the table has twelve by twelve pairs', () => {
  expect(pairs).toHaveLength(144);
});

test.each(pairs)('%s as %s: %s (D4)', (actor, target, expected) => {
  expect(mayImpersonate(KINDS[actor], KINDS[target])).toBe(expected);
});

/** Everything a user can do anywhere, as plain names; a superadmin can do everything everywhere. */
const powers = ({ roles, regionRoles }: Actor): string[] => [
  ...roles,
  ...regionRoles.flatMap(({ regionId, roleNames }) => roleNames.map((role) => `${role}@${regionId}`)),
];
const hasEvery = (actor: Actor, wanted: readonly string[]) =>
  actor.roles.includes('superadmin') || wanted.every((power) => powers(actor).includes(power));

test('a user who is impersonated can do nothing the administrator cannot, and is within reach (D4)', () => {
  const granted = pairs.filter(([actor, target]) => mayImpersonate(KINDS[actor], KINDS[target]));
  expect(granted.length).toBeGreaterThan(0);
  for (const [actorKind, targetKind] of granted) {
    const [actor, target] = [KINDS[actorKind], KINDS[targetKind]];
    const { everything, regionIds } = scopeOf(actor);
    expect([actorKind, targetKind, hasEvery(actor, powers(target))]).toEqual([actorKind, targetKind, true]);
    expect(everything || target.regionIds.some((region) => regionIds.includes(region))).toBe(true);
    expect(target.roles).not.toContain('superadmin');
  }
});

describe('nobody impersonates', () => {
  test.each(kinds)('themselves: %s (D4)', (kind) => {
    expect(mayImpersonate(KINDS[kind], KINDS[kind])).toBe(false);
  });

  test.each(kinds)('while impersonating already: a person as %s (D4)', (kind) => {
    const nested = { ...KINDS.fullSuperadmin, impersonatorId: 'another' };
    expect(mayImpersonate(nested, KINDS[kind])).toBe(false);
  });

  test('a user with a role on a campus out of their sight (D4)', () => {
    const elsewhere = [{ regionId: 'walsall', slug: 'UK-Walsall', roleNames: ['manager'] as const }];
    const target = { ...KINDS.student, roles: ['user', 'manager'] as const, regionRoles: elsewhere };
    expect(mayImpersonate(KINDS.campusAdmin, target)).toBe(false);
  });

  test.each([
    ['a teacher of the campus', 'admin', ['denver'], true],
    ['a teacher who acts elsewhere too', 'admin', ['denver', 'walsall'], false],
    ['a teacher who acts elsewhere too', 'campusAdmin', ['walsall'], false],
    ['a teacher who acts anywhere', 'fullSuperadmin', ['denver', 'walsall'], true],
  ] as const)('whose students are not theirs: %s as %s in %j: %s (D4)', (_, actor, teachesIn, expected) => {
    expect(mayImpersonate(KINDS[actor], { ...KINDS.student, teachesIn })).toBe(expected);
  });
});
