import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isNetworkAway, noteAnswer, noteSilence, onRetry } from '#kit/ui/offline/network.ts';
import { watchNetwork } from './watch-network.ts';

watchNetwork();

beforeEach(() => {
  // Waits differ by chance; here they are as long as they can be.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.useFakeTimers();
  noteAnswer();
});
afterEach(() => {
  vi.restoreAllMocks();
  noteAnswer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('silence is noticed once, and what waits tries again by itself, each time a little later', async () => {
  const retry = vi.fn<() => void>(noteSilence);
  onTestFinished(onRetry(retry));
  noteSilence();
  noteSilence();
  expect(isNetworkAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(retry).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(retry).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(retry).toHaveBeenCalledTimes(2);
});

test('an answer ends it and lets everything else that waits try at once', () => {
  const retry = vi.fn<() => void>();
  onTestFinished(onRetry(retry));
  noteSilence();
  noteAnswer();
  expect(isNetworkAway()).toBe(false);
  expect(retry).toHaveBeenCalledOnce();
});

test('where nothing waits, the page only asks whether the server is there', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  noteSilence();
  await vi.advanceTimersByTimeAsync(1_000);
  const asked = { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) };
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/config.json', asked);
  expect(isNetworkAway()).toBe(false);
});

test('the browser’s own word counts at once, and without a network nothing is tried', async () => {
  const retry = vi.fn<() => void>();
  onTestFinished(onRetry(retry));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(isNetworkAway()).toBe(true);
  noteSilence();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(retry).not.toHaveBeenCalled();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledOnce();
});

test('an answer that was still under way does not hide that the network is gone', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  noteSilence();
  noteAnswer();
  expect(isNetworkAway()).toBe(true);
});
