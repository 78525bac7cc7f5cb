import DataLoader from 'dataloader';
import { perRequest, type Context } from './context.ts';

/** A batching loader by id: a list of a hundred rows asks once, not a hundred times. Null where nothing is found. */
export function loaderById<Row extends { id: string }>(
  find: (ctx: Context, ids: readonly string[]) => Promise<Row[]>,
): (ctx: Context) => DataLoader<string, Row | null> {
  return perRequest(
    (ctx) =>
      new DataLoader<string, Row | null>(async (ids) => {
        const rows = await find(ctx, ids);
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id) ?? null);
      }),
  );
}

/** The same for how many there are of what belongs to something. */
export function countById(
  find: (ctx: Context, ids: readonly string[]) => Promise<{ id: string; count: string }[]>,
): (ctx: Context) => DataLoader<string, number> {
  return perRequest(
    (ctx) =>
      new DataLoader<string, number>(async (ids) => {
        const counts = new Map((await find(ctx, ids)).map(({ id, count }) => [id, Number(count)]));
        return ids.map((id) => counts.get(id) ?? 0);
      }),
  );
}

/** The same for what belongs to something: all rows of each owner. */
export function loaderByOwner<Row>(
  find: (ctx: Context, ownerIds: readonly string[]) => Promise<Row[]>,
  ownerOf: (row: Row) => string,
): (ctx: Context) => DataLoader<string, Row[]> {
  return perRequest(
    (ctx) =>
      new DataLoader<string, Row[]>(async (ownerIds) => {
        const rows = Map.groupBy(await find(ctx, ownerIds), ownerOf);
        return ownerIds.map((id) => rows.get(id) ?? []);
      }),
  );
}
