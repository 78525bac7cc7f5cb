import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bringUpToDate } from '#apps/server/database.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { openPool } from '#kit/db/pool.ts';
import { newDataDir } from '../bench-college.ts';
import { figure } from '../figures.ts';
import { killMailWorkers } from './mail/kill-mail-workers.ts';

/** A4: every mail reaches its mailbox and is marked as sent once, though its sender is killed fifty times. */
export async function main(): Promise<void> {
  const folder = await newDataDir();
  const postgres = await startPostgres(join(folder, 'postgres'));
  const owner = openPool({ url: postgres.url(), size: 4, statementTimeoutMs: 60_000 });
  try {
    await bringUpToDate(owner);
    const outcome = await killMailWorkers({ databaseUrl: postgres.url(), owner, mails: 2_000, kills: 50 });
    figure('workers killed', outcome.kills, '', { atLeast: 50 });
    figure('mails lost', outcome.lost, '', { atMost: 0 });
    figure('mails nobody wrote', outcome.strange, '', { atMost: 0 });
    figure('mails not marked as sent exactly once', outcome.wronglyMarked, '', { atMost: 0 });
    figure('copies under the same Message-ID', outcome.copies, '');
    figure('took', outcome.seconds, 's');
  } finally {
    await owner.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
