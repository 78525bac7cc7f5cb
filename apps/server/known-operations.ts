import { readFile } from 'node:fs/promises';

/** The documents our own apps send: their names by their hashes (written by npm run gen). */
export async function readKnownOperations(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(new URL('./operations.generated.json', import.meta.url), 'utf8');
  return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
}
