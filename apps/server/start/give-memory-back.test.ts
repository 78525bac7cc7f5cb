import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveMemoryBackAtRest } from './give-memory-back.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How often a process swept that was busy for these shares of ten seconds each, and for how long each sweep. */
function sweepsOf(shares: readonly number[]): number[] {
  const sweptAt: number[] = [];
  let place = 0;
  let isSweeping = false;
  const stop = giveMemoryBackAtRest({
    sweep: () => {
      sweptAt.push(place);
      isSweeping = true;
    },
    busyShare: () => {
      if (!isSweeping) return shares[place] ?? 0;
      isSweeping = false;
      return 1;
    },
  });
  for (; place < shares.length; place++) vi.advanceTimersByTime(10_000);
  stop();
  return sweptAt;
}

test('a process that was started and then rests sweeps once', () => {
  expect(sweepsOf([0.9, 0.3, 0.001, 0, 0, 0])).toEqual([2]);
});

test('one that has worked sweeps again when it rests, and not while it works', () => {
  expect(sweepsOf([0, 0.5, 0.9, 0.03, 0.03, 0.01, 0])).toEqual([0, 5]);
});

test('a request now and then is no work that leaves much behind', () => {
  expect(sweepsOf([0, 0.01, 0.04, 0.01, 0.04, 0])).toEqual([0]);
});

test('where Node has no sweep to offer, nothing is done', () => {
  vi.stubGlobal('gc', undefined);
  giveMemoryBackAtRest()();
  expect(vi.getTimerCount()).toBe(0);
});
