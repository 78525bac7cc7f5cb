import { spawn } from 'node:child_process';
import { startPostgres } from '#kit/db/embedded-postgres.ts';
import { join } from 'node:path';
import { startBenchServer } from './bench-college.ts';
import { ask, CURRENT_USER, makeSessions } from './load.ts';
import { figure, median } from './figures.ts';

const SECONDS = 5;
const ROUNDS = 3;
const CEILING_PORT = 3471;

/** Session check, roles, regions and groups: the first question of every page, against its hand-written ceiling. */
export async function main(): Promise<void> {
  const server = await startBenchServer();
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const cookies = await makeSessions(postgres.url());
  const ceiling = await startCeiling(postgres.url());
  try {
    const api: number[] = [];
    const bare: number[] = [];
    const [ours, ceilings] = [`${server.url}/graphql`, `http://127.0.0.1:${CEILING_PORT}/`];
    for (const url of [ours, ceilings]) await ask({ url, query: CURRENT_USER, cookies, seconds: 1 });
    // Turn and turn about, so that a busy moment of the machine meets both.
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await ask({ url: ceilings, query: CURRENT_USER, cookies, seconds: SECONDS }));
      api.push(await ask({ url: ours, query: CURRENT_USER, cookies, seconds: SECONDS }));
    }
    figure('currentUser, hand-written ceiling', median(bare), 'req/s');
    figure('currentUser', median(api), 'req/s');
    figure('currentUser / ceiling', median(api) / median(bare), '', { atLeast: 0.7 });
  } finally {
    ceiling.kill('SIGTERM');
    await server.stop();
  }
}

async function startCeiling(databaseUrl: string) {
  const child = spawn(process.execPath, ['bench/ceilings/current-user.ts'], {
    env: { ...process.env, CEILING_DATABASE_URL: databaseUrl, CEILING_PORT: String(CEILING_PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => child.stdout.once('data', ready));
  return child;
}
