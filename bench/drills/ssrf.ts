import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import type { Pool } from 'pg';
import { DEMO_PASSWORD } from '#apps/server/demo/accounts.ts';
import { fillDemo } from '#apps/server/demo/fill-demo.ts';
import { bringUpToDate } from '#apps/server/database.ts';
import { readConfig } from '#kit/config/config.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { openPool } from '#kit/db/pool.ts';
import { until } from '#kit/db/until.ts';
import { Browser } from '#testing/browser.ts';
import { newDataDir } from '../bench-college.ts';
import { figure } from '../figures.ts';
import { ADDRESS_PLACES } from './ssrf/address-places.ts';
import { startCanaries, type Canaries } from './ssrf/canaries.ts';
import { readKnownIds } from './ssrf/known-ids.ts';
import { sendTargets, type Sent } from './ssrf/send-targets.ts';
import { startServices } from './ssrf/services.ts';
import { startWatchedServer, type WatchedServer } from './ssrf/start-watched-server.ts';
import { internalTargets } from './ssrf/targets.ts';

const SESSION_SECRET = 'the secret of a college that is sent addresses';

/** G4: addresses of the inner network through every place for a text, and the server calls none of them. */
export async function main(): Promise<void> {
  const dataDir = await newDataDir();
  const postgres = await startPostgres(join(dataDir, 'postgres'));
  const owner = openPool({ url: postgres.url(), size: 2, statementTimeoutMs: 60_000 });
  const canaries = await startCanaries();
  const services = await startServices();
  try {
    await bringUpToDate(owner);
    const env = { SESSION_SECRET, SEED: 'demo', DATABASE_URL: postgres.url(), ...services.env };
    await fillDemo(readConfig({ ...env, DATA_DIR: dataDir }), postgres.url(), 1);
    const socketFolder = new URL(postgres.url()).searchParams.get('host') ?? '';
    const allowed = [socketFolder, ...services.destinations];
    const server = await startWatchedServer({ dataDir, env, allowed });
    try {
      const browser = new Browser(server.url);
      const { errors } = await browser.logIn('superadmin@berea.test', DEMO_PASSWORD);
      if (errors.length > 0) throw new Error(`The superadmin could not log in: ${errors[0]?.message}`);
      const { idNamed, idFor } = await readKnownIds(owner);
      const schema = buildSchema(await readFile('schema.graphql', 'utf8'));
      const targets = internalTargets(canaries);
      const sent = await sendTargets({ visit: { browser, owner, idNamed }, schema, idFor, targets });
      await until(async () => (await countJobs(owner)) === 0, { ms: 120_000, what: 'the jobs to be done' });
      figure('mails and calls to services that are set up', services.calls(), '', { atLeast: 1 });
      await showOutcome(sent, server, canaries);
      await showControl(server, canaries);
    } finally {
      await server.stop();
    }
  } finally {
    await services.stop();
    await canaries.stop();
    await owner.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What is due and may still be tried: a mail that was written a moment ago must have been sent as well. */
async function countJobs(owner: Pool): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`,
  );
  return rows[0]?.n ?? 0;
}

async function showOutcome(sent: Sent, server: WatchedServer, canaries: Canaries): Promise<void> {
  const unused = Object.keys(ADDRESS_PLACES).filter((place) => !sent.storing.includes(place));
  if (unused.length > 0) console.log(`stored no target: ${unused.join(', ')}`);
  const outgoing = await server.outgoing();
  for (const line of new Set(outgoing)) console.log(`went out: ${line}`);
  figure('kinds of internal targets', internalTargets(canaries).length, '', { atLeast: 12 });
  figure('places for a text tried with each', sent.places, '', { atLeast: 200 });
  figure('operations sent', sent.operations, '');
  figure('of them understood', sent.understood, '');
  figure('of them answered with data', sent.withData, '', { atLeast: 1_000 });
  figure('places for an address that stored one', sent.storing.length, '', { atLeast: 11 });
  figure('targets in headers, queries and request lines', sent.bareRequests, '');
  figure('answers with a file of the server', sent.localFiles, '', { atMost: 0 });
  figure('connections to canaries', canaries.connections(), '', { atMost: 0 });
  figure('outgoing connections and lookups, other than set up', outgoing.length, '', { atMost: 0 });
}

/** The server is made to call the canaries after all: what counted nothing must have been able to count. */
async function showControl(server: WatchedServer, canaries: Canaries): Promise<void> {
  const connections = canaries.connections();
  const outgoing = (await server.outgoing()).length;
  const { port4, port6 } = canaries;
  for (const address of [`http://127.0.0.1:${port4}/`, `http://[::1]:${port6}/`, 'http://metadata.invalid/'])
    await server.callFromInside(address);
  const lines = (await server.outgoing()).slice(outgoing);
  const isSeen = (line: string): boolean => lines.includes(line);
  const seen = [`connect 127.0.0.1:${port4}`, `connect ::1:${port6}`, 'lookup metadata.invalid'].filter(
    isSeen,
  );
  figure('control: calls that the canaries saw', canaries.connections() - connections, '', { atLeast: 2 });
  figure('control: calls that the watch saw', seen.length, '', { atLeast: 3 });
}
