import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { prepareLogins } from '#kit/db/logins.ts';
import { migrate } from '#kit/db/migrate.ts';
import { openPool } from '#kit/db/pool.ts';
import { prepareQueue } from '#kit/jobs/run-jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test cluster's maintenance database. */
    clusterUrl: string;
  }
}

/** Losing these databases in a power cut would be no loss. */
const IN_A_HURRY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
};

/** One PostgreSQL for all server tests, with a migrated database to copy for each test file. */
export default async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-tests-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres(join(folder, 'postgres'), IN_A_HURRY);
  const owner = openPool({ url: postgres.url(), size: 2, statementTimeoutMs: 60_000 });
  await migrate(owner, 'apps/server/migrations');
  await prepareQueue(owner);
  await prepareLogins(owner);
  await owner.end(); // A template may have no connections.
  project.provide('clusterUrl', postgres.url('postgres'));
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
