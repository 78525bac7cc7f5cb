import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seed, scratchTree } from './testing/scratch-tree.ts';

const lock = (version: string): string =>
  JSON.stringify({
    packages: { '': {}, 'node_modules/kysely': { version }, 'node_modules/tsc': { version, dev: true } },
  });

/** A fresh clone whose npm is a stand-in: it notes that it was called and lays down the project's Node. */
function freshClone(files: Record<string, string>): string {
  const root = scratchTree({
    'package-lock.json': lock('1.0.0'),
    'machine/npm': `#!/bin/sh
      echo "$@" >> npm-calls.log
      mkdir -p node_modules/node/bin
      ln -sf "${process.execPath}" node_modules/node/bin/node
      cp package-lock.json node_modules/.package-lock.json`,
    ...files,
  });
  chmodSync(join(root, 'machine/npm'), 0o755);
  mkdirSync(join(root, 'tools'), { recursive: true });
  for (const file of ['run.mjs', 'install-packages.mjs', 'lock-file.mjs', 'server-flags.mjs']) {
    copyFileSync(join(import.meta.dirname, file), join(root, 'tools', file));
  }
  return root;
}

function start(root: string, ...words: string[]): ChildProcess {
  return spawn(process.execPath, ['tools/run.mjs', ...words], {
    cwd: root,
    env: { PATH: `${join(root, 'machine')}:/usr/bin:/bin` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function finished(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

const said = (child: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve) => child.stdout?.on('data', (chunk: Buffer) => chunk.includes(word) && resolve()));

const npmCalls = (root: string): string[] =>
  existsSync(join(root, 'npm-calls.log'))
    ? readFileSync(join(root, 'npm-calls.log'), 'utf8').trim().split('\n')
    : [];

test('a command on a fresh clone installs the packages with one line of noise, then runs', async () => {
  const root = freshClone({
    'tools/check.ts': `console.log('checked', ...process.argv.slice(2) as string[]);`,
  });
  const { code, output } = await finished(start(root, 'check', 'types', 'web'));
  expect(output).toBe('Installing packages; the first time this takes a few minutes.\nchecked types web\n');
  expect(code).toBe(0);
  expect(npmCalls(root)).toHaveLength(1);
});

test('packages that are already installed are left alone until the lock file asks for others', async () => {
  const root = freshClone({ 'tools/check.ts': '' });
  await finished(start(root, 'check'));
  await finished(start(root, 'check'));
  expect(npmCalls(root)).toHaveLength(1);
  seed(root, { 'package-lock.json': lock('2.0.0') });
  await finished(start(root, 'check'));
  expect(npmCalls(root)).toHaveLength(2);
});

test('a production machine without the packages for development starts as it is', async () => {
  const root = freshClone({ 'tools/check.ts': '', 'apps/server/seed.ts': '' });
  await finished(start(root, 'check'));
  seed(root, {
    'node_modules/.package-lock.json': '{ "packages": { "node_modules/kysely": { "version": "1.0.0" } } }',
  });
  await finished(start(root, 'seed'));
  expect(npmCalls(root)).toHaveLength(1);
});

test('two starts at once install once', async () => {
  const root = freshClone({ 'tools/check.ts': '' });
  const codes = await Promise.all([finished(start(root, 'check')), finished(start(root, 'check'))]);
  expect(codes.map(({ code }) => code)).toEqual([0, 0]);
  expect(npmCalls(root)).toHaveLength(1);
});

test('a note that npm was killed over while writing it counts as none', async () => {
  const root = freshClone({ 'tools/check.ts': '' });
  await finished(start(root, 'check'));
  seed(root, { 'node_modules/.package-lock.json': '{ "packages": {' });
  expect((await finished(start(root, 'check'))).code).toBe(0);
  expect(npmCalls(root)).toHaveLength(2);
});

test('the lock of a start that was killed is taken over', async () => {
  const killed = start(freshClone({ 'tools/check.ts': '' }), 'check');
  await finished(killed);
  const root = freshClone({ 'tools/check.ts': '', '.cache/install.lock': String(killed.pid) });
  expect((await finished(start(root, 'check'))).code).toBe(0);
  expect(existsSync(join(root, '.cache/install.lock'))).toBe(false);
});

test('an install that fails says why and runs nothing', async () => {
  const root = freshClone({ 'tools/check.ts': `console.log('checked');` });
  seed(root, { 'machine/npm': '#!/bin/sh\necho "no such package" >&2\nexit 1' });
  const { code, output } = await finished(start(root, 'check'));
  expect(code).toBe(1);
  expect(output).toContain('no such package');
  expect(output).not.toContain('checked');
});

test('a failing step ends the command with its exit code', async () => {
  const root = freshClone({
    'tools/build-web.ts': 'process.exitCode = 3;',
    'apps/server/main.ts': `console.log('started');`,
  });
  const { code, output } = await finished(start(root, 'start'));
  expect(code).toBe(3);
  expect(output).not.toContain('started');
});

test('a signal sent twice reaches the program once, and its answer is the exit code', async () => {
  const root = freshClone({
    'tools/check.ts': `
      process.on('SIGTERM', () => console.log('stopping'));
      process.on('SIGINT', () => setTimeout(() => process.exit(7), 100));
      setInterval(() => {}, 1000);
      console.log('ready');`,
  });
  const child = start(root, 'check');
  const end = finished(child);
  await said(child, 'ready');
  child.kill('SIGTERM');
  await said(child, 'stopping');
  child.kill('SIGTERM');
  child.kill('SIGINT');
  const { code, output } = await end;
  expect(code).toBe(7);
  expect(output.match(/stopping/g)).toHaveLength(1);
});

test('the program ends with the npm that started it, even if that was killed outright', async () => {
  const root = freshClone({
    'tools/check.ts': `
      process.on('SIGTERM', () => process.exit(0));
      setInterval(() => {}, 1000);
      console.log('ready', process.pid);`,
    // Stands for npm: it starts the script and waits for it.
    'machine/npm-run': `#!/bin/sh
      "${process.execPath}" tools/run.mjs check
      echo over`,
  });
  const npm = spawn('/bin/sh', ['machine/npm-run'], {
    cwd: root,
    env: { PATH: `${join(root, 'machine')}:/usr/bin:/bin`, npm_lifecycle_event: 'check' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = finished(npm);
  await said(npm, 'ready');
  npm.kill('SIGKILL');
  // The program holds the other end of the pipe, so the output closes only when it has gone.
  expect((await end).output).toMatch(/ready \d+\n$/);
});
