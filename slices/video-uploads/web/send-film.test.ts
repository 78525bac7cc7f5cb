import { expect, test, vi } from 'vitest';
import { inLane } from './send-film.ts';

const OWN = '/store/part';

/** Sends that end when they are told to. */
function sends(count: number, url: string, send = inLane) {
  const stop = new AbortController();
  const begun: PromiseWithResolvers<void>[] = [];
  const sent = Array.from({ length: count }, () =>
    send(url, stop.signal, () => {
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

/** As browsers have them: one at a time under each name, first come first served. */
function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: LockOptions, take: () => Promise<void>): Promise<void> => {
    const held = (last.get(name) ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return take();
    });
    last.set(
      name,
      held.catch(() => undefined),
    );
    return held;
  };
  return { request };
}

test('all tabs of a browser share the five', async () => {
  const { languages } = navigator;
  vi.stubGlobal('navigator', { languages, locks: fakeLocks() });
  const first = sends(4, OWN);
  vi.resetModules();
  const second = sends(4, OWN, (await import('./send-film.ts')).inLane);
  const begun = (): number => first.begun.length + second.begun.length;
  await expect.poll(begun).toBe(5);
  first.begun[0]?.resolve();
  await expect.poll(begun).toBe(6);
  first.begun[1]?.resolve();
  await expect.poll(begun).toBe(7);
  expect(second.begun).toHaveLength(3);
});

test('a storage on another host has connections of its own', () => {
  expect(sends(15, 'https://storage.example/part').begun).toHaveLength(15);
});
