import { onTestFinished, vi } from 'vitest';

/**
 * Starts a clock that goes on only while this process does, and puts all timers on it. What takes long on it has
 * waited; what a busy machine merely served late has not. Answers the milliseconds since.
 */
export function startWaitingClock(): () => number {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
}
