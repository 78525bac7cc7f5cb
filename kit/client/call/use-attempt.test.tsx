import { renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { watchToldProblems } from '#kit/ui/form/told-problems.ts';
import { notSuccessful } from './call-problem.ts';
import { TestPage } from '../testing/test-page.tsx';
import { useAttempt } from './use-attempt.ts';

const refuse = () => Promise.reject(notSuccessful(503));

const attemptOn = (...options: Parameters<typeof useAttempt>) =>
  renderHook(() => useAttempt(...options), { wrapper: TestPage }).result.current;

test('what was done is told as done, once', async () => {
  const onDone = vi.fn<() => void>();
  expect(await attemptOn(onDone)(() => Promise.resolve())).toBe(true);
  expect(onDone).toHaveBeenCalledOnce();
});

test('what was in the way is told in a toast, and shown anew only where that was asked for', async () => {
  const [onDone, onEither] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const isTold = watchToldProblems();
  expect(await attemptOn(onDone)(refuse)).toBe(false);
  expect(isTold()).toBe(true);
  expect(await attemptOn(onEither, { afterRefusalToo: true })(refuse)).toBe(false);
  expect([onDone.mock.calls.length, onEither.mock.calls.length]).toEqual([0, 1]);
  expect(await screen.findAllByText(/503/)).toHaveLength(2);
});

test('a surprise is nobody’s to swallow', async () => {
  await expect(attemptOn()(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});
