import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgres } from '#kit/db/embedded-postgres.ts';
import { join } from 'node:path';
import { startBenchServer } from './bench-college.ts';
import { figure, median } from './figures.ts';

const CONNECTIONS = 32;
const SECONDS = 5;
const ROUNDS = 3;
const SESSIONS = 400;
const CEILING_PORT = 3471;

const QUERY = `query currentUser { currentUser { _id fullName firstName lastName email emailVerified roles regionIds
  regions { _id name slug userCount } regionRoles { slug roleNames } createdAt locale termsAccepted selectedGroup
  groups { _id name archived } } }`;

/** Session check, roles, regions and groups: the first question of every page, against its hand-written ceiling. */
export async function main(): Promise<void> {
  const server = await startBenchServer();
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const cookies = await makeSessions(postgres.url());
  const ceiling = await startCeiling(postgres.url());
  try {
    const api: number[] = [];
    const bare: number[] = [];
    const body = JSON.stringify({ operationName: 'currentUser', variables: {}, query: QUERY });
    await load(`${server.url}/graphql`, cookies, body, 1);
    await load(`http://127.0.0.1:${CEILING_PORT}/`, cookies, body, 1);
    // Turn and turn about, so that a busy moment of the machine meets both.
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await load(`http://127.0.0.1:${CEILING_PORT}/`, cookies, body, SECONDS));
      api.push(await load(`${server.url}/graphql`, cookies, body, SECONDS));
    }
    figure('currentUser, hand-written ceiling', median(bare), 'req/s');
    figure('currentUser', median(api), 'req/s');
    figure('currentUser / ceiling', median(api) / median(bare), '', { atLeast: 0.7 });
    figure('memory after those requests', await residentMb(server.pid), 'MB', { atMost: 250 });
  } finally {
    ceiling.kill('SIGTERM');
    await server.stop();
  }
}

async function makeSessions(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const secrets = Array.from({ length: SESSIONS }, () => randomBytes(32));
  const hashes = secrets.map((secret) => createHash('sha256').update(secret).digest());
  const { rows } = await client.query<{ id: string }>(
    `insert into session (secret_hash, person_id, auth_method, expires_at)
     select h.hash, p.id, 'PASSWORD', now() + interval '1 day'
     from unnest($1::bytea[]) with ordinality as h(hash, n)
     join (select id, row_number() over (order by id) as n from person where status = 'ACTIVE') p using (n)
     order by h.n returning id`,
    [hashes],
  );
  await client.end();
  return rows.map(({ id }, i) => `__Host-sid=${id}.${secrets[i]?.toString('base64url')}`);
}

async function startCeiling(databaseUrl: string) {
  const child = spawn(process.execPath, ['bench/ceilings/current-user.ts'], {
    env: { ...process.env, CEILING_DATABASE_URL: databaseUrl, CEILING_PORT: String(CEILING_PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => child.stdout.once('data', ready));
  return child;
}

/** Requests a second at 32 connections, the sessions in turn: each stays below its own limit. */
async function load(url: string, cookies: string[], body: string, seconds: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'college-app' };
  let next = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        body,
        setupRequest: (request) => ({
          ...request,
          headers: { ...headers, cookie: cookies[next++ % cookies.length] },
        }),
        onResponse: (status, text) => {
          if (status !== 200 || text.includes('"errors"'))
            throw new Error(`${status}: ${text.slice(0, 300)}`);
        },
      },
    ],
  });
  return result.requests.average;
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
