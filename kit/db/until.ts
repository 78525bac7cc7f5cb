import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until something is so; says what it was waiting for when it never came. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  { ms, everyMs = 50, what }: { ms: number; everyMs?: number; what: string },
): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited ${ms} ms in vain for ${what}.`);
    await pause(everyMs);
  }
}
