import { expect, test } from 'vitest';
import { CATEGORY_NAME_MAX, changedValues, checkCategory } from './category.ts';

test.each([
  ['a name and a use', 'Campus life', ['LINKS'], null],
  ['no name', '', ['LINKS'], 'categoryNameInvalid'],
  ['a name of two lines', 'Campus\nlife', ['LINKS'], 'categoryNameInvalid'],
  ['a name that fits nowhere', 'x'.repeat(CATEGORY_NAME_MAX + 1), ['LINKS'], 'categoryNameInvalid'],
  ['no use', 'Campus life', [], 'categoryUseMissing'],
] as const)('a category with %s', (_, name, uses, problem) => {
  expect(checkCategory({ name, uses })).toBe(problem);
});

test('what differs is told', () => {
  const before = { name: 'Chapel', uses: ['DOCUMENTS', 'LINKS'] } as const;
  expect(changedValues(before, { ...before })).toEqual([]);
  expect(changedValues(before, { name: 'Chapel', uses: ['LINKS'] })).toEqual(['uses']);
});
