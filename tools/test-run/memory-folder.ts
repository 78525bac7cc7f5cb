import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** A run has about a gigabyte of files at once, and the tests need memory themselves. */
export const ROOM_BYTES = 6 * 1024 ** 3;

/** The parts of the machine that this needs, so that a test can play another machine. */
export interface MemoryMachine {
  place: string;
  /** What lies where, as /proc/mounts tells it. */
  mounts: string;
  freeBytes: number;
}

/**
 * Makes a folder for a run's temporary files that lies in memory, if there is plenty; it goes when the run does. More than
 * a hundred databases are copied for the tests, of hundreds of small files each, and a disk takes most of that time.
 */
export function makeMemoryFolder(machine = thisMachine()): string | null {
  if (!machine || !isFit(machine)) return null;
  removeLeftovers(machine.place);
  const folder = join(machine.place, `berea-run-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777); // The databases may run as a user of their own.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isFit({ place, mounts, freeBytes }: MemoryMachine): boolean {
  const lines = mounts.split('\n').map((line) => line.split(' '));
  const [, , kind, options = ''] = lines.find(([, mounted]) => mounted === place) ?? [];
  // Some tests start programs that they have put there.
  return kind === 'tmpfs' && !options.split(',').includes('noexec') && freeBytes >= ROOM_BYTES;
}

/** A run that was killed could not remove its own. */
function removeLeftovers(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = /^berea-run-(\d+)$/.exec(name)?.[1];
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(place, name), { recursive: true, force: true });
  }
}

function thisMachine(): MemoryMachine | null {
  if (!existsSync(MEMORY) || !existsSync('/proc/mounts')) return null;
  const { bavail, bsize } = statfsSync(MEMORY);
  const freeBytes = Math.min(bavail * bsize, freemem());
  return { place: MEMORY, mounts: readFileSync('/proc/mounts', 'utf8'), freeBytes };
}
