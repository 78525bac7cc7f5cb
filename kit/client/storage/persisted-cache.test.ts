import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  PERSIST_DEBOUNCE_MS,
  PERSISTED_MAX_BYTES,
  persistSoon,
  purgePersistedCache,
  readPersistedCache,
} from './persisted-cache.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  readPersistedCache('ana');
});

afterEach(() => {
  vi.useRealTimers();
});

test('a cache is stored once nothing has changed for 1000 ms (API-33)', () => {
  const extract = vi.fn<() => Record<string, unknown>>(() => ({ ROOT_QUERY: { regions: 1 } }));
  persistSoon('ana', extract);
  vi.advanceTimersByTime(PERSIST_DEBOUNCE_MS - 1);
  persistSoon('ana', extract);
  vi.advanceTimersByTime(999);
  expect(localStorage.getItem('cache')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(extract).toHaveBeenCalledOnce();
  expect(readPersistedCache('ana')).toEqual({ ROOT_QUERY: { regions: 1 } });
});

test.each([
  ['one byte over 1 MB is not stored', 1, false],
  ['exactly 1 MB is stored', 0, true],
])('a cache of %s (API-34)', (_, extra, isStored) => {
  const empty = JSON.stringify({ userId: 'ana', answers: { text: '' } });
  // Two bytes each in UTF-8: the limit counts bytes, not letters.
  const pairs = Math.floor((1_048_576 - empty.length) / 2);
  const rest = 1_048_576 - empty.length - pairs * 2;
  expect(PERSISTED_MAX_BYTES).toBe(1_048_576);
  persistSoon('ana', () => ({ text: 'é'.repeat(pairs) + 'e'.repeat(rest + extra) }));
  vi.advanceTimersByTime(PERSIST_DEBOUNCE_MS);
  expect(localStorage.getItem('cache') !== null).toBe(isStored);
});

test('a purge removes what is stored and stops what is about to be', () => {
  persistSoon('ana', () => ({ a: 1 }));
  vi.advanceTimersByTime(PERSIST_DEBOUNCE_MS);
  persistSoon('ana', () => ({ a: 2 }));
  purgePersistedCache();
  persistSoon('ana', () => ({ a: 3 }));
  vi.advanceTimersByTime(PERSIST_DEBOUNCE_MS);
  expect(localStorage.getItem('cache')).toBeNull();
});

test('what was stored for another person is thrown away', () => {
  persistSoon('ana', () => ({ a: 1 }));
  vi.advanceTimersByTime(PERSIST_DEBOUNCE_MS);
  expect(readPersistedCache('ben')).toBeNull();
  expect(localStorage.getItem('cache')).toBeNull();
});

test.each(['{', '[]', '{"userId":"ana"}', '{"userId":7,"answers":{}}'])(
  '%s in storage is not read',
  (stored) => {
    localStorage.setItem('cache', stored);
    expect(readPersistedCache('ana')).toBeNull();
  },
);
