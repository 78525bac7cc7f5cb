import { expect, test } from 'vitest';
import { documentInputOf, fieldsOf, mergedFields, NEW_DOCUMENT } from './document-fields.ts';

test('a form sends back what it was opened with', () => {
  const rota = { title: 'Rota', permissions: ['manager', 'dean'], categoryId: 'chapel' };
  expect(documentInputOf(fieldsOf(rota))).toEqual(rota);
  expect(documentInputOf({ ...NEW_DOCUMENT, title: 'News' })).toEqual({
    title: 'News',
    permissions: [],
    categoryId: null,
  });
});

test('after another window has saved, what was typed here stays and the rest follows', () => {
  const before = fieldsOf({ title: 'Rota', permissions: ['manager'], categoryId: null });
  const typed = { ...before, title: 'Chapel rota' };
  const now = fieldsOf({ title: 'Rota of 2026', permissions: ['manager', 'dean'], categoryId: 'chapel' });
  expect(documentInputOf(mergedFields(typed, before, now))).toEqual({
    title: 'Chapel rota',
    permissions: ['manager', 'dean'],
    categoryId: 'chapel',
  });
});
