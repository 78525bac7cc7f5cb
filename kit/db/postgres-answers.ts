import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from './running-process.ts';
import { until } from './until.ts';

/** Long enough for what a killed database was busy with to come to its end. */
const LAUNCH_AGAIN_FOR_MS = 30_000;

/**
 * After kill -9 the database's own processes need a while to notice that they are orphans, and as long as one of
 * them lives no new database can start in the same folder. So it is tried again.
 */
export async function untilOneAnswers(
  url: string,
  running: number | null,
  launchOne: () => number,
): Promise<number> {
  const giveUpAt = performance.now() + LAUNCH_AGAIN_FOR_MS;
  let pid = running ?? launchOne();
  while (!(await acceptsConnections(url, pid))) {
    if (performance.now() > giveUpAt)
      throw new Error('PostgreSQL ended while starting; its log is in the data folder under log/.');
    await pause(100);
    pid = launchOne();
  }
  return pid;
}

/** Waits for the database to answer; false when it has ended instead. */
async function acceptsConnections(url: string, pid: number): Promise<boolean> {
  let hasEnded = false;
  await until(
    async () => {
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
