import { expect, test } from 'vitest';
import { mergedFields } from './merged-fields.ts';

test('after somebody else’s change, what was typed stays and the rest follows', () => {
  const before = { name: 'First Year', intake: '2026/27', isOpen: '' };
  const typed = { ...before, name: 'First Year Day' };
  const now = { name: 'Year 1', intake: '2027/28', isOpen: 'on' };
  expect(mergedFields(typed, before, now)).toEqual({
    name: 'First Year Day',
    intake: '2027/28',
    isOpen: 'on',
  });
});
