import { expect, test } from 'vitest';
import { goesOn } from './readiness.ts';
import { checkExceptions, coursesNeeded } from './requirements.ts';

test('an exception is made for one person, with a reason', () => {
  const ana = { id: 'ana', shortfalls: ['ELECTIVES'] as const };
  const exceptions = [{ personId: 'ana', reason: 'Electives of another college' }];
  expect(goesOn(ana, [])).toBe(false);
  expect(goesOn(ana, exceptions)).toBe(true);
  expect(goesOn({ ...ana, id: 'ben' }, exceptions)).toBe(false);
  expect(checkExceptions(exceptions)).toBeNull();
  expect(checkExceptions([{ personId: 'ana', reason: ' ' }])).toBe('exceptionNeedsReason');
});

const asked = {
  coreAfterFirstYear: 10,
  electivesAfterFirstYear: 3,
  coreAfterSecondYear: 20,
  electivesAfterSecondYear: 6,
  coreToGraduate: 30,
  electivesToGraduate: 9,
};

test.each([
  ['PROMOTION', 1, 10, 3],
  ['PROMOTION', 2, 20, 6],
  ['GRADUATION', 2, 30, 9],
  ['GRADUATION', 3, 30, 9],
  ['GRADUATION', null, 30, 9],
] as const)('%s of year %s asks for %i core courses and %i electives', (step, studyYear, core, electives) => {
  expect(coursesNeeded({ step, studyYear }, asked)).toEqual({
    coreNeeded: core,
    electivesNeeded: electives,
  });
});
