import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { machineEnv } from '#testing/machine-env.ts';
import { scratchTree } from './testing/scratch-tree.ts';

const repository = join(import.meta.dirname, '..');

const config = `export default { test: { projects: [
  { test: { name: 'rules', include: ['slices/**/*.test.ts'] } },
  { test: { name: 'journeys', include: ['journeys/*.spec.ts'] } },
] } };`;

const sound = `test('one and one are two', () => expect(1 + 1).toBe(2));`;
const broken = `test('one and one are three', () => expect(1 + 1).toBe(3));`;

/** Runs `npm test -- words` on a repository with these tests and answers its last line and exit code. */
function runTests(
  files: Record<string, string>,
  ...words: string[]
): { lastLine: string; status: number | null } {
  const imported = Object.entries(files).map(([path, text]) => [
    path,
    `import { test, expect } from 'vitest';\n${text}`,
  ]);
  const root = scratchTree({
    'package.json': '{ "type": "module" }',
    'vitest.config.ts': config,
    ...(Object.fromEntries(imported) as Record<string, string>),
  });
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  const { stdout, status } = spawnSync(process.execPath, [join(repository, 'tools/test.ts'), ...words], {
    cwd: root,
    encoding: 'utf8',
    // Whatever answers to --version will do for a browser here: the planted journeys open none.
    env: { ...machineEnv(), CHROMIUM_PATH: process.execPath },
  });
  return { lastLine: stdout.trimEnd().split('\n').at(-1) ?? '', status };
}

test('only the tests with all words in their path or name run and count; what is skipped is counted apart', () => {
  const files = {
    'slices/leave/rules/leave.test.ts': `${sound + broken} test.skip('later', () => expect(1).toBe(2));`,
    'slices/sums/rules/sums.test.ts': `${sound}${broken} test('sums in leave count', () => expect(1).toBe(1));`,
  };
  expect(runTests(files, 'leave')).toEqual({ lastLine: '2 passed, 1 failed, 1 skipped', status: 1 });
  expect(runTests(files, 'sums', 'leave')).toEqual({ lastLine: '1 passed, 0 failed', status: 0 });
});

test('a run in which nothing was tested has failed', () => {
  expect(runTests({ 'slices/a/rules/a.test.ts': sound }, 'nowhere')).toEqual({
    lastLine: '0 passed, 0 failed',
    status: 1,
  });
});

test('a file that does not load, a hook that fails and a stray error are failures', () => {
  const files = {
    'slices/sums/rules/load.test.ts': `import './gone.ts';\n${sound}`,
    'slices/sums/rules/hook.test.ts': `import { afterAll } from 'vitest';\nafterAll(() => expect(1).toBe(2));\n${sound}`,
    'slices/sums/rules/stray.test.ts': `void Promise.reject(new Error('stray'));\n${sound}`,
  };
  expect(runTests(files, 'sums')).toEqual({ lastLine: '2 passed, 3 failed', status: 1 });
});

test('the journeys count with the rest and can be run alone', () => {
  const files = { 'slices/sums/rules/sums.test.ts': broken, 'journeys/sums.spec.ts': sound };
  expect(runTests(files, '--project=journeys')).toEqual({ lastLine: '1 passed, 0 failed', status: 0 });
  expect(runTests(files, 'sums')).toEqual({ lastLine: '1 passed, 1 failed', status: 1 });
});
