import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDrafts } from './use-drafts.ts';

test('what is typed in one row stays while another is typed in, saved or given up', () => {
  const { result } = renderHook(useDrafts);
  act(() => result.current.keep('home', { text: 'Daheim', begunFrom: 'Home' }));
  act(() => result.current.keep('login', { text: 'Anmelden', begunFrom: null }));
  expect(result.current.count).toBe(2);
  act(() => result.current.keep('home', { text: 'Zuhause', begunFrom: 'Home' }));
  expect(result.current.of('home')).toEqual({ text: 'Zuhause', begunFrom: 'Home' });
  expect(result.current.of('login')).toEqual({ text: 'Anmelden', begunFrom: null });
  act(() => result.current.keep('home', null));
  expect([result.current.count, result.current.of('home')]).toEqual([1, null]);
});
