import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { firstYear } from './testing/first-year.ts';
import { useGroupsTable } from './use-groups-table.tsx';

test('the file of groups says in words and numbers what the list shows', () => {
  const { result } = renderHook(() => useGroupsTable(), {
    wrapper: ({ children }) => <TestPage catalogues={[messages]}>{children}</TestPage>,
  });
  const line = (group: typeof firstYear) =>
    Object.fromEntries(result.current.columns.map(({ header, csv }) => [header, csv?.(group)]));
  expect(line(firstYear)).toEqual({
    Name: 'First Year Day',
    Campus: 'Denver',
    Year: 1,
    Intake: '2026/27',
    Meets: 'By day',
    Members: 2,
    'Sign-up': 'Open',
  });
  expect(line({ ...firstYear, studyYear: null, archived: true })).toMatchObject({
    Year: null,
    'Sign-up': 'Closed',
  });
});
