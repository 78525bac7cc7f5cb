import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cleanTree } from './testing/boundary-tree.ts';
import { violations } from './testing/boundary-violations.ts';
import { seedTree, scratchTree } from './testing/scratch-tree.ts';

const repository = join(import.meta.dirname, '..');
const config = '.dependency-cruiser.cjs';
const depcruise = join(repository, 'node_modules/.bin/depcruise');
const teachUsing = join(import.meta.dirname, 'swc-reads-using.cjs');
const folders = ['apps', 'kit', 'slices', 'testing', 'tools', 'bench', 'journeys'];

interface Rules {
  forbidden: { name: string }[];
  required: { name: string }[];
}
const { forbidden, required } = createRequire(import.meta.url)(join(repository, config)) as Rules;

interface Violation {
  from: string;
  rule: { name: string };
}

/** Every broken rule of a tree, as "rule: file that breaks it". */
function brokenRules(root: string): string[] {
  copyFileSync(join(repository, config), join(root, config));
  const report = execFileSync(
    process.execPath,
    ['--require', teachUsing, depcruise, ...folders, '--config', config, '--output-type', 'json'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 },
  );
  const { summary } = JSON.parse(report) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

test('a tree that keeps every rule passes', () => {
  expect(brokenRules(scratchTree(cleanTree))).toEqual([]);
});

test('every rule has a planted violation', () => {
  const names = new Set([...forbidden, ...required].map(({ name }) => name));
  expect(new Set(violations.map(({ breaks }) => breaks))).toEqual(names);
});

let broken: string[];
beforeAll(() => {
  const seeded = Object.assign({}, cleanTree, ...violations.map(({ files }) => files)) as typeof cleanTree;
  const { root, remove } = seedTree(seeded);
  broken = brokenRules(root);
  return remove;
});

test.each(violations)('$breaks catches $what', ({ breaks, files }) => {
  const paths = Object.keys(files);
  const found = broken.filter((violation) => paths.some((path) => violation.endsWith(`: ${path}`)));
  expect(new Set(found.map((violation) => violation.split(': ')[0]))).toEqual(new Set([breaks]));
});

test('no violation is reported of a file that breaks no rule', () => {
  const clean = Object.keys(cleanTree);
  expect(broken.filter((violation) => clean.some((path) => violation.endsWith(`: ${path}`)))).toEqual([]);
});
