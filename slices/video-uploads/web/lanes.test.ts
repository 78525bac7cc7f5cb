import { expect, test } from 'vitest';
import { inLane } from './lanes.ts';

const OWN = '/store/part';

/** Sends that end when they are told to. */
function sends(count: number, url: string) {
  const stop = new AbortController();
  const begun: PromiseWithResolvers<void>[] = [];
  const sent = Array.from({ length: count }, () =>
    inLane(url, stop.signal, () => {
      const one = Promise.withResolvers<void>();
      begun.push(one);
      return one.promise;
    }).catch(() => 'given up'),
  );
  return { stop, begun, sent };
}

test('five parts at once go to the host of the pages, whatever films they are of, so that pages still load', async () => {
  const { begun, sent, stop } = sends(7, OWN);
  expect(begun).toHaveLength(5);
  begun[0]?.resolve();
  await expect.poll(() => begun.length).toBe(6);
  stop.abort();
  expect(await sent[6]).toBe('given up');
  for (const one of begun) one.resolve();
  await Promise.all(sent);
  const later = sends(5, OWN);
  expect(later.begun).toHaveLength(5);
  for (const one of later.begun) one.resolve();
  await Promise.all(later.sent);
});

test('a storage on another host has connections of its own', () => {
  expect(sends(15, 'https://storage.example/part').begun).toHaveLength(15);
});
