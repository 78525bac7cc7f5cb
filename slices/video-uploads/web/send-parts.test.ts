import { expect, test, vi } from 'vitest';
import { planParts } from '../rules/parts.ts';
import type { PartAnswer } from '#kit/client/sending/put-part.ts';
import { AddressesRanOut, PartFailed, sendParts, type PartSending } from './send-parts.ts';

const plan = planParts(120, 10);
const arrived: PartAnswer = { status: 200, etag: '"e"' };

/** Sends twelve parts to a storage that answers as it is told. */
function send(put: PartSending['put'], differing: Partial<PartSending> = {}) {
  const arrivals: number[] = [];
  const waits: number[] = [];
  const sent = sendParts({
    missing: plan,
    parallel: () => 5,
    put,
    wait: async (ms) => void waits.push(ms),
    chance: () => 1,
    onArrived: ({ partNumber }) => void arrivals.push(partNumber),
    onSilence: () => {},
    onFailing: () => {},
    signal: new AbortController().signal,
    ...differing,
  });
  return { sent, arrivals, waits };
}

test.each([1, 5, 15])('%i parts go at once, and never more (VID-13)', async (parallel) => {
  let underWay = 0;
  let max = 0;
  const { sent, arrivals } = send(
    async () => {
      underWay += 1;
      max = Math.max(max, underWay);
      await Promise.resolve();
      underWay -= 1;
      return arrived;
    },
    { parallel: () => parallel },
  );
  await sent;
  expect(max).toBe(Math.min(parallel, plan.length));
  expect(arrivals.toSorted((a, b) => a - b)).toEqual(plan.map(({ partNumber }) => partNumber));
});

test('another number of parts at once counts from the next part on', async () => {
  let parallel = 1;
  let underWay = 0;
  const seen: number[] = [];
  const { sent } = send(
    async () => {
      underWay += 1;
      seen.push(underWay);
      if (seen.length === 3) parallel = 4;
      await Promise.resolve();
      underWay -= 1;
      return arrived;
    },
    { parallel: () => parallel },
  );
  await sent;
  expect(Math.max(...seen.slice(0, 3))).toBe(1);
  expect(Math.max(...seen)).toBe(4);
});

test('a part that fails is tried again after longer and longer waits (VID-21)', async () => {
  const tries = new Map<number, number>();
  const { sent, arrivals, waits } = send(async ({ partNumber }) => {
    const times = (tries.get(partNumber) ?? 0) + 1;
    tries.set(partNumber, times);
    return partNumber === 7 && times < 5 ? { status: 500, etag: null } : arrived;
  });
  await sent;
  expect(arrivals).toContain(7);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
});

test.each([
  ['an answer other than 200', { status: 204, etag: '"e"' }],
  ['a 200 without ETag', { status: 200, etag: null }],
])('%s, five times, fails with the number of the part (VID-25, TRAP-73)', async (_, answer) => {
  const { sent } = send(async ({ partNumber }) => (partNumber === 9 ? answer : arrived));
  await expect(sent).rejects.toEqual(new PartFailed(9));
  await expect(sent).rejects.toThrow('Failed to upload part 9');
});

test.each([500, 502, 503, 504])(
  'a part that goes on failing with %i is told by its number while it is retried (VID-25)',
  async (status) => {
    let tries = 0;
    const onFailing = vi.fn<PartSending['onFailing']>();
    const failing = async ({ partNumber }: { partNumber: number }): Promise<PartAnswer> =>
      partNumber === 9 && (tries += 1) <= 3 ? { status, etag: null } : arrived;
    const { sent, arrivals } = send(failing, { onFailing });
    await sent;
    expect(onFailing.mock.calls.map(([{ partNumber }]) => partNumber)).toEqual([9, 9]);
    expect(arrivals).toContain(9);
  },
);

test.each([
  ['one error, which a second try mends,', 503, 1],
  ['a network that is gone', 0, 20],
])('%s is not told as a failed part', async (_, status, times) => {
  let tries = 0;
  const onFailing = vi.fn<PartSending['onFailing']>();
  const failing = async ({ partNumber }: { partNumber: number }): Promise<PartAnswer> =>
    partNumber === 9 && (tries += 1) <= times ? { status, etag: null } : arrived;
  await send(failing, { onFailing }).sent;
  expect(onFailing).not.toHaveBeenCalled();
});

test('a line that is cut is waited for, however long the server is away', async () => {
  let tries = 0;
  const onSilence = vi.fn<PartSending['onSilence']>();
  const cutLine = async ({ partNumber }: { partNumber: number }): Promise<PartAnswer> =>
    partNumber === 9 && (tries += 1) < 200 ? { status: 0, etag: null } : arrived;
  const { sent, arrivals, waits } = send(cutLine, { onSilence });
  await sent;
  expect(arrivals).toContain(9);
  expect([onSilence.mock.calls.length, waits.at(-1)]).toEqual([199, 30_000]);
});

test.each([403, 404])('an address that answers %i is not tried again: another is needed', async (status) => {
  const put = vi.fn<PartSending['put']>(async () => ({ status, etag: null }));
  await expect(send(put, { parallel: () => 1 }).sent).rejects.toBeInstanceOf(AddressesRanOut);
  expect(put).toHaveBeenCalledOnce();
});

test('the first failure stops the other requests, and they report nothing (TRAP-72)', async () => {
  const stopped: number[] = [];
  const { sent, arrivals } = send(({ partNumber }, signal) => {
    if (partNumber === 2) return Promise.resolve({ status: 403, etag: null });
    return new Promise((_, give) => {
      signal.addEventListener('abort', () => {
        stopped.push(partNumber);
        give(signal.reason as Error);
      });
    });
  });
  await expect(sent).rejects.toBeInstanceOf(AddressesRanOut);
  expect(stopped).toEqual([1, 3, 4, 5]);
  expect(arrivals).toEqual([]);
});

test('a user who stops it stops all requests, and nothing new is sent', async () => {
  const stop = new AbortController();
  const put = vi.fn<PartSending['put']>(
    (_, signal) =>
      new Promise((__, give) => {
        signal.addEventListener('abort', () => give(signal.reason as Error));
      }),
  );
  const { sent } = send(put, { signal: stop.signal });
  stop.abort();
  await expect(sent).rejects.toHaveProperty('name', 'AbortError');
  expect(put).toHaveBeenCalledTimes(5);
});
