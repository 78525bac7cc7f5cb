import { describe, expect, test, vi } from 'vitest';
import type { Context } from './context.ts';
import { loaderById, loaderByOwner } from './loader.ts';

const request = () => ({}) as Context;

describe('a loader by id', () => {
  type Find = (ctx: Context, ids: readonly string[]) => Promise<{ id: string; name: string }[]>;
  const find = vi.fn<Find>(async (_, ids) =>
    ids.filter((id) => id !== 'missing').map((id) => ({ id, name: id.toUpperCase() })),
  );
  const byId = loaderById(find);

  test('asks once for a whole list, and answers null where nothing is found', async () => {
    const ctx = request();
    const rows = await Promise.all(['a', 'missing', 'b', 'a'].map((id) => byId(ctx).load(id)));
    expect(rows.map((row) => row?.name ?? null)).toEqual(['A', null, 'B', 'A']);
    expect(find.mock.calls.map(([, ids]) => ids)).toEqual([['a', 'missing', 'b']]);
  });

  test('remembers nothing from one request to the next', async () => {
    find.mockClear();
    await byId(request()).load('a');
    await byId(request()).load('a');
    expect(find).toHaveBeenCalledTimes(2);
  });
});

test('a loader by owner gives each owner all their rows, in the order they came, and an empty list to the others', async () => {
  const rows = [
    { owner: 'ana', n: 1 },
    { owner: 'ben', n: 2 },
    { owner: 'ana', n: 3 },
  ];
  const find = vi.fn<() => Promise<typeof rows>>(async () => rows);
  const byOwner = loaderByOwner(find, (row) => row.owner);
  const ctx = request();
  const [ana, eva, ben] = await Promise.all(['ana', 'eva', 'ben'].map((owner) => byOwner(ctx).load(owner)));
  expect([ana, eva, ben].map((found) => found?.map(({ n }) => n))).toEqual([[1, 3], [], [2]]);
  expect(find).toHaveBeenCalledTimes(1);
});
