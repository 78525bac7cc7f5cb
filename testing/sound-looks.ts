import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { inject } from 'vitest';

/** What axe found sound: pages, parts of them and colours. The workers tell each other by a file. */
const sound = new Set<string>();

/** How much of the file this worker has read. */
let heardBytes = 0;

/** What lay behind a window was looked at less closely than what did not. */
export const isSound = (key: string): boolean => sound.has(key) || sound.has(key.replace(' behind', ''));

/** Takes in what other workers have found sound since this was last asked. */
export function hearOfOthers(): void {
  const path = inject('soundLooks');
  if (statSync(path).size === heardBytes) return;
  const told = readFileSync(path);
  // The last line may still be being written.
  const end = told.lastIndexOf('\n') + 1;
  for (const key of told.subarray(heardBytes, end).toString().split('\n')) if (key) sound.add(key);
  heardBytes = end;
}

export function tellSound(keys: readonly string[]): void {
  const news = keys.filter((key) => !sound.has(key));
  if (news.length === 0) return;
  for (const key of news) sound.add(key);
  appendFileSync(inject('soundLooks'), news.map((key) => `${key}\n`).join(''));
}
