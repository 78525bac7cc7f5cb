import { readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scratchTree } from '../testing/scratch-tree.ts';
import { makeMemoryFolder, ROOM_BYTES, type MemoryMachine } from './memory-folder.ts';

/** No process has a number as large as this. */
const NOBODY = 99_999_999;

function machine(options = 'rw,nosuid', kind = 'tmpfs', freeBytes = ROOM_BYTES): MemoryMachine {
  const place = scratchTree({ [`berea-run-${NOBODY}/rest`]: '', 'berea-run-1/rest': '', 'other/rest': '' });
  return { place, mounts: `/dev/vda / ext4 rw 0 0\n${kind} ${place} ${kind} ${options} 0 0\n`, freeBytes };
}

test('a run has a folder in memory that every user may write into, and goes with the run', () => {
  const before = process.listeners('exit');
  const folder = makeMemoryFolder(machine()) ?? '';
  const [atExit] = process.listeners('exit').filter((one) => !before.includes(one));
  onTestFinished(() => void (atExit && process.off('exit', atExit)));
  expect(statSync(folder).mode & 0o777).toBe(0o777);
  // What a killed run left is gone; what belongs to a running one, or to others, is not.
  expect(readdirSync(dirname(folder)).toSorted()).toEqual(
    ['berea-run-1', basename(folder), 'other'].toSorted(),
  );
  atExit?.(0);
  expect(readdirSync(dirname(folder)).toSorted()).toEqual(['berea-run-1', 'other']);
});

test.each([
  ['there is too little memory', 'rw', 'tmpfs', ROOM_BYTES - 1],
  ['no program may be started there', 'rw,noexec', 'tmpfs', ROOM_BYTES],
  ['it is no memory', 'rw', 'ext4', ROOM_BYTES],
])('a run has none if %s', (_, options, kind, freeBytes) => {
  const where = machine(options, kind, freeBytes);
  expect(makeMemoryFolder(where)).toBeNull();
  expect(readdirSync(where.place)).toContain(`berea-run-${NOBODY}`);
});
