import { glob } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm run bench` runs every benchmark and drill-free measurement; `npm run bench -- name` those whose name matches.
 * Each prints its figures as ratios to a ceiling measured in the same run, and its bar. A missed bar fails the command
 * in the end; the others are measured all the same.
 * The seed's scale is taken from SEED (demo, demo:10, demo:100).
 */
const words = process.argv.slice(2);
const all: string[] = [];
for await (const path of glob('bench/*.bench.ts')) all.push(path);
// Drills kill processes and take minutes: they run only when asked for by name.
if (words.length > 0)
  for await (const path of glob('bench/drills/*.ts')) if (!path.endsWith('.test.ts')) all.push(path);

const chosen = all
  .toSorted()
  .filter((path) => words.length === 0 || words.some((word) => basename(path).includes(word)));
if (chosen.length === 0) {
  console.error(`No benchmark matches ${words.join(' ')}.`);
  process.exitCode = 1;
}
for (const path of chosen) {
  console.log(`\n── ${basename(path, '.ts')}`);
  const { main } = (await import(pathToFileURL(resolve(path)).href)) as { main(): Promise<void> };
  await main();
}
