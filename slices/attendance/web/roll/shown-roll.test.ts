import { expect, test } from 'vitest';
import { matchingStudents } from './shown-roll.ts';

const CLASS = ['Ana Ruiz', 'Arthur Jones', 'Ángel Ruiz-Soto', 'Jonathan Wells', 'Ruth Amos'].map(
  (fullName, index) => ({ fullName, studentNumber: `10000${index}` }),
);

test.each([
  ['', CLASS.map(({ fullName }) => fullName)],
  ['an', ['Ana Ruiz', 'Ángel Ruiz-Soto']],
  ['ruiz an', ['Ana Ruiz', 'Ángel Ruiz-Soto']],
  ['soto', ['Ángel Ruiz-Soto']],
  ['100003', ['Jonathan Wells']],
  // Words come before initials, which are those of all names.
  ['ar', ['Arthur Jones', 'Ana Ruiz', 'Ángel Ruiz-Soto']],
  ['ars', ['Ángel Ruiz-Soto']],
  ['jw', ['Jonathan Wells']],
  ['jw a', []],
  ['wj', []],
])('typing "%s" on a roll finds %j', (typed, found) => {
  expect(matchingStudents(CLASS, typed).map(({ fullName }) => fullName)).toEqual(found);
});
