// Plain JavaScript without dependencies, because the first install needs it.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits until no other living process holds the lock file, takes it, and answers the function that gives it back. */
export async function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true });
  while (!createOnce(path) && !takeOver(path)) await pause(100);
  return () => rmSync(path, { force: true });
}

function createOnce(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A lock whose holder was killed is taken over; the second file lets only one of several waiters do so. */
function takeOver(path) {
  if (isHeld(path) || !createOnce(`${path}.takeover`)) return false;
  try {
    if (!existsSync(path) || isHeld(path)) return false;
    writeFileSync(path, String(process.pid));
    return true;
  } finally {
    rmSync(`${path}.takeover`, { force: true });
  }
}

function isHeld(path) {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    // An empty file belongs to a process that has created it and is about to write its number.
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    // EPERM: the holder lives but belongs to another user. ENOENT: given back a moment ago, so ask again.
    return error.code !== 'ESRCH';
  }
}
