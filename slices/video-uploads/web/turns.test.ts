import { expect, test, vi } from 'vitest';
import { inTurn, MAX_FILMS_AT_ONCE } from './turns.ts';

test('a film given up before it asks for its turn neither waits nor takes a place', async () => {
  const going = Promise.withResolvers<void>();
  const { signal } = new AbortController();
  const sent = Array.from({ length: MAX_FILMS_AT_ONCE }, (_, film) =>
    inTurn(`${film}`, signal, () => going.promise),
  );
  const send = vi.fn<() => Promise<void>>();
  await expect(inTurn('given up', AbortSignal.abort(), send)).rejects.toHaveProperty('name', 'AbortError');
  going.resolve();
  await Promise.all(sent);
  expect(send).not.toHaveBeenCalled();
});
