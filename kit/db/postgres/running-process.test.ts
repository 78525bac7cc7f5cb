import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { isAlive, isRunning } from './running-process.ts';

test('a process is known by its number and its command line, until it ends', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', 'the-program']);
  const pid = child.pid ?? 0;
  expect(await isRunning(pid, 'the-program')).toBe(true);
  expect(await isRunning(pid, 'another-program')).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isAlive(pid)).toBe(false);
  expect(await isRunning(pid, 'the-program')).toBe(false);
});

test('a process of another user is alive though it may not be asked', () => {
  const ask = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  expect(isAlive(1)).toBe(true);
  ask.mockRestore();
});
