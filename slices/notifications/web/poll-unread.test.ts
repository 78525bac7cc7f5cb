import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollUnread } from './poll-unread.ts';

let sight: DocumentVisibilityState = 'visible';
const come = (into: DocumentVisibilityState): void => {
  sight = into;
  document.dispatchEvent(new Event('visibilitychange'));
};
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sight = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

function poll(answers: () => boolean, random = 0.5) {
  const ask = vi.fn<() => Promise<boolean>>(async () => answers());
  const polling = pollUnread(ask, () => random);
  stops.push(() => polling.stop());
  return { ask, polling };
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('an open page asks once a minute, and not at all while nobody sees it', async () => {
  const { ask } = poll(() => true);
  await pass(59);
  expect(ask).toHaveBeenCalledTimes(0);
  await pass(122);
  expect(ask).toHaveBeenCalledTimes(3);
  come('hidden');
  await pass(3_600);
  expect(ask).toHaveBeenCalledTimes(3);
  come('visible');
  await pass(3);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('a glance elsewhere asks nothing before its time', async () => {
  const { ask } = poll(() => true);
  for (let glance = 0; glance < 10; glance++) {
    come('hidden');
    await pass(1);
    come('visible');
    await pass(1);
  }
  expect(ask).toHaveBeenCalledTimes(0);
});

test('what another call has answered is not asked for again at once', async () => {
  const { ask, polling } = poll(() => true);
  await pass(50);
  polling.heard();
  await pass(50);
  expect(ask).toHaveBeenCalledTimes(0);
});

test('a server that is away is asked less and less often, and meets no flood when it is back', async () => {
  let isThere = false;
  const pages = Array.from({ length: 200 }, (_, page) => poll(() => isThere, page / 200));
  await pass(3_600);
  const calls = () => pages.map(({ ask }) => ask.mock.calls.length).reduce((sum, count) => sum + count, 0);
  const before = calls();
  expect(before).toBeLessThan(200 * 12);
  isThere = true;
  window.dispatchEvent(new Event('online'));
  let most = 0;
  for (let second = 0; second < 600; second++) {
    const soFar = calls();
    await pass(1);
    most = Math.max(most, calls() - soFar);
  }
  expect(calls()).toBeGreaterThan(before + 200);
  expect(most).toBeLessThan(20);
});
