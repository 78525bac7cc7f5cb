import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLive } from './use-live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a list asks again while it shows somebody who sits an exam, whatever it is narrowed to, and rests otherwise', () => {
  const again = vi.fn<() => void>();
  const { rerender } = renderHook(({ state }) => useLive({ state: null, rows: [{ state }] }, again), {
    initialProps: { state: 'SITTING' as 'SITTING' | 'PASSED' },
  });
  vi.advanceTimersByTime(10_000);
  expect(again).toHaveBeenCalledOnce();
  rerender({ state: 'PASSED' });
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledOnce();
});

test('a list of those who sit an exam waits for the first of them', () => {
  const again = vi.fn<() => void>();
  renderHook(() => useLive({ state: 'SITTING', rows: [] }, again));
  vi.advanceTimersByTime(10_000);
  expect(again).toHaveBeenCalledOnce();
});
