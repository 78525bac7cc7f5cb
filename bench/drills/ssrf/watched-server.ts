import { pino } from 'pino';
import { openOwnerPool } from '#apps/server/database.ts';
import { serve } from '#apps/server/serve.ts';
import { work } from '#apps/server/work.ts';
import { readConfig } from '#kit/config/config.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

// The server whose connections are watched: requests and jobs in one process, as in development. It tells its port, and
// calls an address when it is told to, which shows that such a call would be seen.

/** What this process says to the user who forked it. */
export type WatchedWord = { port: number } | { called: string };

const say = (word: WatchedWord): void => void process.send?.(word);

const log = pino({ level: 'silent' });
const config = { ...readConfig(process.env), port: 0 };
const databaseUrl = config.databaseUrl ?? '';
const served = await serve(config, { databaseUrl, log });
const ownerPool = openOwnerPool(databaseUrl, () => undefined);
const jobs = await work({ state: served.state, ownerPool, reports: served.reports, log });
liftRateLimits(served.state);
say({ port: served.port });

process.on('message', (address: string) => {
  const tell = (): void => say({ called: address });
  fetch(address).then(tell, tell);
});

async function stop(): Promise<void> {
  await jobs.stop();
  await served.stop();
  await ownerPool.end();
  process.exit(0);
}
process.on('disconnect', () => void stop());
