import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareLogins } from '#kit/db/logins.ts';
import { migrate } from '#kit/db/migrate.ts';
import { openPool } from '#kit/db/pool.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { prepareQueue } from '#kit/jobs/run-jobs.ts';
import { College } from '#testing/college.ts';

/** An empty college in a database of its own, for a drill that works in one process. */
export async function withCollege(work: (college: College) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-drill-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres(join(folder, 'postgres'));
  const owner = openPool({ url: postgres.url(), size: 4, statementTimeoutMs: 60_000 });
  await migrate(owner, 'apps/server/migrations');
  await prepareQueue(owner);
  await prepareLogins(owner);
  const college = await College.open({ database: { url: postgres.url(), owner, drop: () => owner.end() } });
  try {
    await work(college);
  } finally {
    await college.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
