import { expect, test } from 'vitest';
import { checkExceptions, goesOn, shortfallsOf } from './requirements.ts';

const all = { corePassed: 30, coreNeeded: 30, electivesPassed: 9, electivesNeeded: 9 };

test.each([
  ['with everything passed', 'ACTIVE', all, []],
  ['who has never logged in', 'UNVERIFIED', all, []],
  ['who is deactivated', 'DISABLED', all, ['DEACTIVATED']],
  ['with a core course less', 'ACTIVE', { ...all, corePassed: 29 }, ['CORE_COURSES']],
  [
    'with nothing passed',
    'DISABLED',
    { ...all, corePassed: 0, electivesPassed: 0 },
    ['DEACTIVATED', 'CORE_COURSES', 'ELECTIVES'],
  ],
] as const)('somebody %s', (_, status, courses, shortfalls) => {
  expect(shortfallsOf({ status }, courses)).toEqual(shortfalls);
});

test('an exception is made for one person, with a reason', () => {
  const ana = { id: 'ana', shortfalls: ['ELECTIVES'] as const };
  const exceptions = [{ personId: 'ana', reason: 'Electives of another college' }];
  expect(goesOn(ana, [])).toBe(false);
  expect(goesOn(ana, exceptions)).toBe(true);
  expect(goesOn({ ...ana, id: 'ben' }, exceptions)).toBe(false);
  expect(checkExceptions(exceptions)).toBeNull();
  expect(checkExceptions([{ personId: 'ana', reason: ' ' }])).toBe('exceptionNeedsReason');
});
