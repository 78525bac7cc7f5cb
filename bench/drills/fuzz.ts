import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bringUpToDate } from '#apps/server/database.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { openPool } from '#kit/db/pool.ts';
import { newDataDir } from '../bench-college.ts';
import { figure } from '../figures.ts';
import { fuzzCollege } from './fuzz/fuzz-college.ts';
import { HOSTILE_TEXTS } from './fuzz/hostile-values.ts';
import { MAX_MS } from './fuzz/judge.ts';

const MIB = 1024 ** 2;

/** E1, E5, D3: ten thousand strange operations, none of which the college loses its composure over. SEED_OF_FUZZ makes others. */
export async function main(): Promise<void> {
  const folder = await newDataDir();
  const postgres = await startPostgres(join(folder, 'postgres'));
  const owner = openPool({ url: postgres.url(), size: 4, statementTimeoutMs: 60_000 });
  try {
    await bringUpToDate(owner);
    const seed = process.env['SEED_OF_FUZZ'] ?? 'berea';
    const outcome = await fuzzCollege({
      databaseUrl: postgres.url(),
      owner,
      operations: 10_000,
      texts: HOSTILE_TEXTS,
      isEachTextSwept: true,
      seed,
    });
    for (const fault of outcome.faults.slice(0, 20)) console.log(fault);
    for (const surprise of new Set(outcome.surprises)) console.log(surprise);
    figure('hostile texts through every place for one', outcome.swept, '');
    figure('operations understood', outcome.understood, '');
    figure('operations answered with data', outcome.withData, '');
    figure('answers with a fault', outcome.faults.length, '', { atMost: 0 });
    figure('surprises', outcome.surprises.length, '', { atMost: 0 });
    figure('slowest answer', outcome.slowestMs, 'ms', { atMost: MAX_MS });
    figure('memory grown', outcome.grownBytes / MIB, 'MiB', { atMost: 50 });
    figure('took', outcome.seconds, 's');
  } finally {
    await owner.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
