import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdDataDir } from './data-dir-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const note = () => join(folder, 'server.pid');

test('a folder is held under the number of the process, and let go again', async () => {
  const release = await holdDataDir(folder);
  expect(await readFile(note(), 'utf8')).toBe(String(process.pid));
  await release();
  await expect(readFile(note())).rejects.toThrow('ENOENT');
});

test.each([
  ['a process that is gone', '999999999'],
  ['nothing that could be read', 'x'],
  ['a process that has the number by chance: after a restart it may be anybody’s', String(process.ppid)],
])('a note left behind by a killed server is no obstacle when it names %s', async (_, left) => {
  await writeFile(note(), left);
  await holdDataDir(folder);
  expect(await readFile(note(), 'utf8')).toBe(String(process.pid));
});

test('a folder in use by another server is refused, and its note stays', async () => {
  const script = 'setInterval(() => undefined, 1000)';
  const other = spawn(process.execPath, ['-e', script, 'apps/server/main.ts'], { stdio: 'ignore' });
  await writeFile(note(), String(other.pid));
  await expect(holdDataDir(folder)).rejects.toThrow(
    `is in use by another Berea server (process ${other.pid})`,
  );
  expect(await readFile(note(), 'utf8')).toBe(String(other.pid));
  other.kill('SIGKILL');
});
