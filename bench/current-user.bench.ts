import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { join } from 'node:path';
import { startBenchServer } from './bench-college.ts';
import { ask, CURRENT_USER, makeSessions } from './load.ts';
import { figure, median } from './figures.ts';
import { startCeiling } from './ceilings/start-ceiling.ts';

const SECONDS = 5;
const ROUNDS = 3;

/**
 * Session check, roles, regions and groups: the first question of every page, against its hand-written ceiling. The
 * server may come out above it: it looks up all who call at one moment together, which the ceiling does one by one.
 */
export async function main(): Promise<void> {
  const server = await startBenchServer();
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const cookies = await makeSessions(postgres.url());
  const ceiling = await startCeiling('current-user', postgres.url());
  try {
    const api: number[] = [];
    const bare: number[] = [];
    const [ours, ceilings] = [`${server.url}/graphql`, ceiling.url];
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
    ceiling.stop();
    await server.stop();
  }
}
