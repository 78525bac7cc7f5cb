import { expect, test, vi } from 'vitest';
import { CallProblem } from '../call/call-problem.ts';
import type { PartToPut } from './put-part.ts';
import { sendFile } from './send-file.ts';

const file = new Blob(['0123456789']);
const urls = ['/1', '/2', '/3'];
const { signal } = new AbortController();

/** A store that answers each part with the next of these. */
function storeAnswering(...statuses: number[]) {
  const arrived: string[] = [];
  const put = async ({ url, bytes }: PartToPut) => {
    const status = statuses.shift() ?? 200;
    if (status === 200) arrived.push(`${url} ${await bytes.text()}`);
    return { status, etag: null };
  };
  const wait = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return { arrived, line: { put, wait } };
}

test('a file goes out in parts, and what has gone is told', async () => {
  const { arrived, line } = storeAnswering();
  const told: number[] = [];
  await sendFile({ file, urls, partBytes: 4, onSent: (bytes) => told.push(bytes), signal }, line);
  expect(arrived).toEqual(['/1 0123', '/2 4567', '/3 89']);
  expect(told).toEqual([4, 8, 10]);
});

test('a part that breaks off is sent again, and only that one', async () => {
  const { arrived, line } = storeAnswering(200, 0, 503, 200);
  await sendFile({ file, urls, partBytes: 4, onSent: () => undefined, signal }, line);
  expect(arrived).toEqual(['/1 0123', '/2 4567', '/3 89']);
  expect(line.wait).toHaveBeenCalledTimes(2);
});

test.each([
  ['a refusal is told at once', [403], 0],
  ['a store that stays away is told after five tries', [0, 0, 0, 0, 0], 4],
])('%s', async (_, statuses, waits) => {
  const { line } = storeAnswering(...statuses);
  const sending = sendFile({ file, urls, partBytes: 4, onSent: () => undefined, signal }, line);
  await expect(sending).rejects.toBeInstanceOf(CallProblem);
  expect(line.wait).toHaveBeenCalledTimes(waits);
});
