import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLive } from './use-live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a list asks again while it shows a user who sits an exam, whatever it is narrowed to, and rests otherwise', () => {
  const refetch = vi.fn<() => void>();
  const { rerender } = renderHook(({ state }) => useLive({ state: null, rows: [{ state }] }, refetch), {
    initialProps: { state: 'SITTING' as 'SITTING' | 'PASSED' },
  });
  vi.advanceTimersByTime(10_000);
  expect(refetch).toHaveBeenCalledOnce();
  rerender({ state: 'PASSED' });
  vi.advanceTimersByTime(60_000);
  expect(refetch).toHaveBeenCalledOnce();
});

test('a list of those who sit an exam waits for the first of them', () => {
  const refetch = vi.fn<() => void>();
  renderHook(() => useLive({ state: 'SITTING', rows: [] }, refetch));
  vi.advanceTimersByTime(10_000);
  expect(refetch).toHaveBeenCalledOnce();
});
