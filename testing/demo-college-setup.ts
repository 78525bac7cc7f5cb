import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { SITE_SECRET } from './site/site-secret.ts';
import { machineEnv } from './machine-env.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the maintenance database beside the demo college of the journeys. */
    demoClusterUrl: string;
    /** The file in which the journeys write down what axe need not look at again. */
    soundLooks: string;
  }
}

/** Makes the demo college once; each of the journeys' sites gets a copy of its database. */
export default async function setUpDemoCollege(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-demo-'));
  await chmod(folder, 0o755); // The database does not run as root and must be able to enter it.
  await seed(folder);
  // Every site of every worker holds some.
  const postgres = await startPostgres(join(folder, 'postgres'), { max_connections: '400' });
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
    env: {
      ...machineEnv(),
      DATA_DIR: folder,
      SEED: 'demo',
      SESSION_SECRET: SITE_SECRET,
      FFMPEG_PATH: 'none',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo college of the journeys could not be made.');
}
