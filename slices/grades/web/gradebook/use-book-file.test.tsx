import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as people } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { useBookFile } from './use-book-file.ts';

const PARTS = [
  { partId: 'exam', kind: 'EXAM', title: 'Final exam', dueAt: '2026-03-01T09:00:00Z', weight: 1 },
] as const;
const UNCHANGED = { isEntered: false, lastChangeId: null };

test('the file of a book tells students by number and by names that can be sorted', async () => {
  const { result } = renderHook(() => useBookFile({ parts: PARTS }), {
    wrapper: ({ children }) => <TestPage catalogues={[people, messages]}>{children}</TestPage>,
  });
  const file = result.current([
    {
      __typename: 'GradebookRow',
      _id: 'ana',
      studentId: 'ana',
      givenName: 'Ana María',
      familyName: 'de Souza',
      studentName: 'Ana María de Souza',
      studentNumber: '100001',
      mayEnter: true,
      grade: 0,
      state: 'FAILED',
      ...UNCHANGED,
      cells: [{ state: 'MISSED', grade: 0, complete: null, ...UNCHANGED }],
    },
  ]);
  const [heads, line] = (await file.text()).trim().split('\r\n');
  expect(heads).toBe('"Student number","Family name","Given name","Final exam","Grade","Standing"');
  expect(line).toBe('"100001","de Souza","Ana María",0,0,"Failed"');
});
