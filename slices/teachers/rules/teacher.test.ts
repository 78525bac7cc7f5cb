import { expect, test } from 'vitest';
import { changedFields } from '#kit/record/changed-fields.ts';
import { parseRecord } from '#kit/record/parse-record.ts';
import { teacher } from './teacher.ts';

test.each([
  ['has a name', { name: 'Ruth Adeyemi', biography: '' }, null],
  ['has the longest name there may be', { name: 'x'.repeat(120), biography: '' }, null],
  ['has no name', { name: '', biography: '' }, 'teacherNameInvalid'],
  ['has too long a name', { name: 'x'.repeat(121), biography: '' }, 'teacherNameInvalid'],
  ['has a name on two lines', { name: 'Ruth\nAdeyemi', biography: '' }, 'teacherNameInvalid'],
  ['has too long a story', { name: 'Ruth Adeyemi', biography: 'x'.repeat(20_001) }, 'biographyTooLong'],
])('a teacher who %s', (_, values, problem) => {
  expect(parseRecord(teacher, values).refused?.problem ?? null).toBe(problem);
});

test('only what differs is a change', () => {
  const ruth = { name: 'Ruth', biography: '<p>Greek</p>', personId: null };
  expect(changedFields(teacher, ruth, { ...ruth })).toEqual([]);
  expect(changedFields(teacher, ruth, { ...ruth, biography: '', personId: 'ruth' })).toEqual([
    'biography',
    'personId',
  ]);
});
