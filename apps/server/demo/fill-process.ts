// Fills the demo college for the process that started this one (fill-demo.ts), and ends.
import { openPool } from '#kit/db/pool.ts';
import { systemClock } from '../clock.ts';
import type { FillOrder, FillOutcome } from './fill-demo.ts';
import { seedDemo } from './seed-demo.ts';

// Nobody waits any more: what was begun is undone by the database.
process.once('disconnect', () => process.exit(1));

process.once('message', ({ databaseUrl, scale, passwordHash }: FillOrder) => {
  void fill(databaseUrl, scale, passwordHash);
});

async function fill(databaseUrl: string, scale: number, passwordHash: string): Promise<void> {
  const pool = openPool({ url: databaseUrl, size: 1, statementTimeoutMs: 60_000 });
  const didFill = await seedDemo(pool, { scale, now: systemClock(), passwordHash });
  await pool.end();
  process.send?.({ didFill } satisfies FillOutcome, () => process.exit(0));
}
