import { MAX_AT_ONCE } from '../rules/translations-file.ts';

/** Does something with many texts, as many at a time as the server takes, and says how far it is. */
export async function inPortions<Item, Result>(
  items: readonly Item[],
  send: (portion: Item[]) => Promise<Result>,
  onDone: (count: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += MAX_AT_ONCE) {
    onDone(from);
    results.push(await send(items.slice(from, from + MAX_AT_ONCE)));
  }
  return results;
}
