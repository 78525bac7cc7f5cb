import { expect, test } from 'vitest';
import { BIOGRAPHY_MAX, changedValues, checkTeacher, TEACHER_NAME_MAX } from './teacher.ts';

test.each([
  ['has a name', { name: 'Ruth Adeyemi', biography: '' }, null],
  ['has the longest name there may be', { name: 'x'.repeat(TEACHER_NAME_MAX), biography: '' }, null],
  ['has no name', { name: '', biography: '' }, 'teacherNameInvalid'],
  ['has too long a name', { name: 'x'.repeat(TEACHER_NAME_MAX + 1), biography: '' }, 'teacherNameInvalid'],
  ['has a name on two lines', { name: 'Ruth\nAdeyemi', biography: '' }, 'teacherNameInvalid'],
  [
    'has too long a story',
    { name: 'Ruth Adeyemi', biography: 'x'.repeat(BIOGRAPHY_MAX + 1) },
    'biographyTooLong',
  ],
])('a teacher who %s', (_, values, problem) => {
  expect(checkTeacher(values)).toBe(problem);
});

test('only what differs is a change', () => {
  const ruth = { name: 'Ruth', biography: '<p>Greek</p>', personId: null };
  expect(changedValues(ruth, { ...ruth })).toEqual([]);
  expect(changedValues(ruth, { ...ruth, biography: '', personId: 'ruth' })).toEqual([
    'biography',
    'personId',
  ]);
});
