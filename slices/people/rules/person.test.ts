import { describe, expect, test } from 'vitest';
import { holds, type RegionRole } from '#kit/access/actor.ts';
import { isAlumniAdmin } from '#slices/site-settings/rules/alumni-admin.ts';
import { parseRecord } from '#kit/record/parse-record.ts';
import { names as fields } from './new-person.ts';
import { fullName, hasAcceptedTerms, isActiveStudent, isAlumnus, normalEmail } from './person.ts';

test('the full name is first and last name', () => {
  expect(fullName({ firstName: 'Ana María', lastName: 'Ruiz' })).toBe('Ana María Ruiz');
});

describe('people are described by name', () => {
  const someone = {
    roles: ['user'] as const,
    regionRoles: [] as { regionId: string; slug: string; roleNames: RegionRole[] }[],
    groups: [] as { archived: boolean }[],
    graduatedOn: null as string | null,
  };
  const holding = (slug: string, role: RegionRole) => ({
    regionRoles: [{ regionId: slug, slug, roleNames: [role] }],
  });
  type Person = typeof someone;
  const names: Record<string, (person: Person) => boolean> = {
    student: ({ groups }) => isActiveStudent(groups),
    dean: (person) => holds(person, 'dean', 'UK-Walsall'),
    attendanceAdmin: (person) => holds(person, 'attendanceAdmin', 'UK-Walsall'),
    alumnus: isAlumnus,
    alumniAdmin: isAlumniAdmin,
  };

  test.each<[string, Partial<Person>]>([
    ['student', { groups: [{ archived: false }] }],
    ['dean', holding('UK-Walsall', 'dean')],
    ['attendanceAdmin', holding('UK-Walsall', 'attendanceAdmin')],
    ['alumnus', { graduatedOn: '2024-06-01' }],
    ['alumniAdmin', holding('US-Alumni', 'admin')],
  ])('a %s is that and nothing else (USER-15)', (name, facts) => {
    const person = { ...someone, ...facts };
    expect(Object.keys(names).filter((each) => names[each]?.(person))).toEqual([name]);
  });
});

describe('being an active student', () => {
  test.each([
    ['no group', [], false],
    ['archived groups only', [{ archived: true }, { archived: true }], false],
    ['one group that is not archived', [{ archived: true }, { archived: false }], true],
  ])('%s', (_, groups, expected) => {
    expect(isActiveStudent(groups)).toBe(expected);
  });
});

test('a user who has not graduated is no alumnus', () => {
  expect(isAlumnus({ graduatedOn: null })).toBe(false);
});

describe('the terms are accepted', () => {
  test.each([
    [null, 1, false],
    [1, 1, true],
    [1, 2, false],
    [3, 2, true],
  ])('with version %s accepted and version %i in force: %s', (termsVersion, current, expected) => {
    expect(hasAcceptedTerms({ termsVersion }, current)).toBe(expected);
  });
});

describe('a name', () => {
  const problemOf = (name: string) =>
    parseRecord(fields, { firstName: 'Ana', lastName: name }).refused?.problem;

  test.each([
    'Ana',
    'Ana María',
    "O'Brien-Smith Jr.",
    'Łukasz',
    '王小明',
    'عائشة',
    'x'.repeat(80),
    '𠮷'.repeat(80),
  ])('may be %j', (name) => {
    expect(problemOf(name)).toBeUndefined();
  });

  test.each([
    'x'.repeat(81),
    'Ana\nRuiz',
    'Ana\r\nBcc: eve@example.org',
    'Ana\tRuiz',
    'Ana\0',
    'Ana\u2028Ruiz',
    'Ana\u0085Ruiz',
    'Win at https://evil.example',
    '<b>Ana',
    'Ana>',
  ])('may not be %j', (name) => {
    expect(problemOf(name)).toBe('nameInvalid');
  });

  test('must not be missing', () => {
    expect(problemOf('')).toBe('requiredFieldMissing');
  });
});

test.each([
  ['  Ana@Example.ORG ', 'ana@example.org'],
  ['ana@example.org', 'ana@example.org'],
  ['ÁNA@example.org', 'ána@example.org'],
])('the address %j is known as %s', (written, known) => {
  expect(normalEmail(written)).toBe(known);
});
