import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

/** The machines a college is served from, in the words that packages with a program of their own end on. */
const MACHINES = /linux-(x64|arm64)(-gnu)?$/;

test('programs for both kinds of Linux machines are locked', async () => {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const wanted = Object.values(lock.packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => MACHINES.test(name));
  const locked = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});
