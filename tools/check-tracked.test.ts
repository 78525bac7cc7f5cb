import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-tracked-'));
  await writeFile(join(folder, '.gitignore'), 'node_modules\n');
  await symlink('elsewhere', join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true }));

const git = (...words: string[]) => spawnSync('git', words, { cwd: folder });
const check = () =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'check-tracked.ts')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
  });

test('a link to node_modules that was committed fails the check, by name', () => {
  git('init', '-q');
  git('add', '--force', '.gitignore', 'node_modules');
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringContaining('node_modules') as string });
});

test('what is ignored and not committed is nobody’s business', () => {
  git('init', '-q');
  git('add', '.gitignore');
  expect(check()).toMatchObject({ status: 0, stdout: '' });
});

test('outside of a repository there is nothing to complain about', () => {
  expect(check()).toMatchObject({ status: 0, stdout: '' });
});
