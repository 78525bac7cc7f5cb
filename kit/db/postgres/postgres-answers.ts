import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from './running-process.ts';
import { until } from '../until.ts';

/** Long enough for what a killed database was busy with to come to its end. */
const LAUNCH_AGAIN_FOR_MS = 30_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2_000;

/**
 * After kill -9 the database's own processes need a while to notice that they are orphans, and as long as one of
 * them lives no new database can start in the same folder. So it is tried again.
 */
export async function untilOneAnswers(
  url: string,
  running: number | null,
  launchOne: () => number,
  signal?: AbortSignal,
): Promise<number> {
  const giveUpAt = performance.now() + LAUNCH_AGAIN_FOR_MS;
  let pid = running ?? launchOne();
  let pauseMs = FIRST_PAUSE_MS;
  while (!(await acceptsConnections(url, pid, signal))) {
    if (performance.now() > giveUpAt)
      throw new Error('PostgreSQL ended while starting; its log is in the data folder under log/.');
    await pause(pauseMs, undefined, { signal });
    pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5);
    pid = launchOne();
  }
  return pid;
}

/** Waits for the database to answer; false when it has ended instead. */
async function acceptsConnections(url: string, pid: number, signal?: AbortSignal): Promise<boolean> {
  let hasEnded = false;
  await until(
    async () => {
      signal?.throwIfAborted();
      hasEnded = !isAlive(pid);
      if (hasEnded) return true;
      const client = new pg.Client(url);
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return true;
      } catch {
        return false; // Still starting, or recovering from a crash.
      }
    },
    { ms: 60_000, everyMs: 25, what: 'the database to answer' },
  );
  return !hasEnded;
}
