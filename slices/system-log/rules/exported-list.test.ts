import { expect, test } from 'vitest';
import { exportedList } from './exported-list.ts';

test('an export names its list and how it is narrowed', () => {
  const filter = { search: 'Ruiz', regionId: null };
  expect(exportedList({ list: 'system-log', filter: JSON.stringify(filter) })).toEqual({
    list: 'system-log',
    filter,
  });
});

test.each([
  ['no name', { list: '', filter: '{}' }],
  ['a name that is none', { list: 'Users; all', filter: '{}' }],
  ['a name without end', { list: 'a'.repeat(41), filter: '{}' }],
  ['a filter that is no JSON', { list: 'users', filter: 'search=Ruiz' }],
  ['a filter that is null', { list: 'users', filter: 'null' }],
  ['a filter that is a list', { list: 'users', filter: '[]' }],
  ['a filter without end', { list: 'users', filter: JSON.stringify({ search: 'a'.repeat(2_000) }) }],
])('%s is no export of ours', (_, asked) => {
  expect(exportedList(asked)).toBeNull();
});
