import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { startBenchServer } from './bench-college.ts';
import { figure } from './figures.ts';
import { DEMO_PASSWORD } from '#apps/server/demo/accounts.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';

/** As many as come to a campus in the morning, each with an account of their own, all from one address. */
const LOGINS = 500;
const AT_ONCE = 4;
/** D7 gives them five minutes; they come within one here. */
const WITHIN_MS = 60_000;
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const LOG_IN = `mutation loginWithPassword($email: String!, $password: String!) {
  loginWithPassword(email: $email, password: $password) { _id } }`;

/** Logins a second against argon2 alone, two hashes at a time as on the server; and how long each waits when a campus comes (D7). */
export async function main(): Promise<void> {
  const server = await startBenchServer();
  try {
    const argonPerSecond = await argonAlone();
    const emails = await emailsOf(server.dataDir);
    const loginsPerSecond = await logins(server.url, emails);
    const times = (await arrivals(server.url, emails)).toSorted((a, b) => a - b);
    figure('argon2 alone', argonPerSecond, '/s');
    figure('logins', loginsPerSecond, '/s');
    figure('logins / argon2 alone', loginsPerSecond / argonPerSecond, '');
    figure('500 in a minute, p50', times[LOGINS / 2] ?? 0, 'ms');
    figure('500 in a minute, p99', times[Math.floor(LOGINS * 0.99)] ?? 0, 'ms', { atMost: 1_500 });
  } finally {
    await server.stop();
  }
}

async function argonAlone(): Promise<number> {
  const startedAt = performance.now();
  const lane = async () => {
    for (let i = 0; i < LOGINS / 2; i++) await hash(`password ${i}`, ARGON);
  };
  await Promise.all([lane(), lane()]);
  return LOGINS / ((performance.now() - startedAt) / 1_000);
}

/** The addresses of five hundred people, read from the server's own database. */
async function emailsOf(dataDir: string): Promise<string[]> {
  const postgres = await startPostgres(join(dataDir, 'postgres'));
  const client = new pg.Client(postgres.url());
  await client.connect();
  const { rows } = await client.query<{ email: string }>(
    `select email from person where status = 'ACTIVE' and password_hash is not null order by email limit $1`,
    [LOGINS],
  );
  await client.end();
  if (rows.length < LOGINS) throw new Error(`The demo college has only ${rows.length} people who log in.`);
  return rows.map(({ email }) => email);
}

async function logIn(url: string, email: string): Promise<void> {
  const password = createHash('sha256').update(DEMO_PASSWORD).digest('hex');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-by': 'college-app' },
    body: JSON.stringify({
      operationName: 'loginWithPassword',
      query: LOG_IN,
      variables: { email, password },
    }),
  });
  const text = await response.text();
  if (!text.includes('_id')) throw new Error(text);
}

async function logins(url: string, emails: readonly string[]): Promise<number> {
  let left = LOGINS;
  const startedAt = performance.now();
  const lane = async () => {
    while (left-- > 0) await logIn(url, emails[left] ?? '');
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return LOGINS / ((performance.now() - startedAt) / 1_000);
}

/** Everybody comes at a moment of their own; how long each waited. */
const arrivals = (url: string, emails: readonly string[]): Promise<number[]> =>
  Promise.all(
    emails.map(async (email) => {
      await pause(Math.random() * WITHIN_MS);
      const startedAt = performance.now();
      await logIn(url, email);
      return performance.now() - startedAt;
    }),
  );
