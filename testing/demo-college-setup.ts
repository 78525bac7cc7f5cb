import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { CRON_LABEL } from '#kit/config/config.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { until } from '#kit/db/until.ts';
import { machineEnv } from './machine-env.ts';
import { ServerProcess } from './server-process.ts';
import { SITE_SECRET } from './site/site-secret.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database beside the demo college of the journeys. */
    demoClusterUrl: string;
    /** The folder of what the demo college stores as files. */
    demoFiles: string;
    /** The file in which the journeys write down what axe need not look at again. */
    soundLooks: string;
  }
}

/** Films are packaged as they are, the same on every machine, not made again. */
const env = { SESSION_SECRET: SITE_SECRET, FFMPEG_PATH: 'none' };

/** Makes the demo college once; each of the journeys' sites gets a copy of its database and of its files. */
export default async function setUpDemoCollege(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-demo-'));
  await chmod(folder, 0o755); // The database does not run as root and must be able to enter it.
  await seed(folder);
  // Every site of every worker holds some.
  const postgres = await startPostgres(join(folder, 'postgres'), { max_connections: '400' });
  await doJobs(folder, postgres.url());
  project.provide('demoFiles', join(folder, 'files'));
  project.provide('demoClusterUrl', postgres.url('postgres'));
  const soundLooks = join(folder, 'sound-looks');
  await writeFile(soundLooks, '');
  project.provide('soundLooks', soundLooks);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function seed(folder: string): Promise<void> {
  const child = spawn(process.execPath, ['apps/server/seed.ts'], {
    env: { ...machineEnv(), ...env, DATA_DIR: folder, SEED: 'demo' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo college of the journeys could not be made.');
}

/** Does what the demo college has left to its jobs: films, pictures and documents. */
async function doJobs(dataDir: string, databaseUrl: string): Promise<void> {
  const worker = new ServerProcess({ label: CRON_LABEL, databaseUrl, dataDir, env });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const due = 'select from graphile_worker._private_jobs where run_at <= now()';
  const isDone = async (): Promise<boolean> => (await client.query(due)).rowCount === 0;
  try {
    await until(isDone, { ms: 300_000, everyMs: 100, what: 'the jobs of the demo college' });
  } finally {
    await client.end(); // A template may have no connections.
    await worker.stop();
  }
}
