import { expect, test } from 'vitest';
import { CATEGORY_NAME_MAX, changedValues, checkCategory } from './category.ts';

test.each([
  ['a name and a use', 'Campus life', ['LINKS'], null],
  ['no name', '', ['LINKS'], 'categoryNameInvalid'],
  ['a name of two lines', 'Campus\nlife', ['LINKS'], 'categoryNameInvalid'],
  ['a name that fits nowhere', 'x'.repeat(CATEGORY_NAME_MAX + 1), ['LINKS'], 'categoryNameInvalid'],
  ['no use', 'Campus life', [], 'categoryUseMissing'],
] as const)('a category with %s', (_, name, uses, problem) => {
  expect(checkCategory({ name, uses, position: 1, colour: 'SEA' })).toBe(problem);
});

test.each([0, 999])('a category may stand at place %d', (position) => {
  expect(checkCategory({ name: 'Bible', uses: ['COURSES'], position, colour: 'SEA' })).toBeNull();
});

test.each([-1, 1_000, 1.5])('a category cannot stand at place %d', (position) => {
  expect(checkCategory({ name: 'Bible', uses: ['COURSES'], position, colour: 'SEA' })).toBe(
    'categoryPositionInvalid',
  );
});

test('what differs is told', () => {
  const before = { name: 'Chapel', uses: ['DOCUMENTS', 'LINKS'], position: 1, colour: 'SEA' } as const;
  expect(changedValues(before, { ...before })).toEqual([]);
  expect(changedValues(before, { ...before, uses: ['LINKS'], colour: 'MOSS' })).toEqual(['uses', 'colour']);
});
