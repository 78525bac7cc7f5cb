import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { openSecrets } from '#kit/config/secrets.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { openPool } from '#kit/db/pool.ts';
import { freePort } from '#testing/site/site-port.ts';
import { hashPassword } from '#slices/sign-in/server/api.ts';
import { newDataDir, startBenchServer } from '../../bench-college.ts';

export interface DrilledServer {
  url: string;
  owner: Pool;
  /** People with a password, named after their number. */
  addPeople(count: number, facts: { name: string; status?: 'ACTIVE' | 'DISABLED' }): Promise<void>;
  stop(): Promise<void>;
}

export const PASSWORD = 'a long enough password';
export const digestOf = (password: string): string => createHash('sha256').update(password).digest('hex');
export const emailOf = (name: string, n: number): string => `${name}${n}@example.org`;

/** The real server with an empty college, and the right to look into its database. */
export async function startDrilledServer(): Promise<DrilledServer> {
  const dataDir = await newDataDir();
  const server = await startBenchServer({ dataDir, port: await freePort(), env: { SEED: 'empty' } });
  const { url } = await startPostgres(join(dataDir, 'postgres'));
  const owner = openPool({ url: url(), size: 2, statementTimeoutMs: 60_000 });
  const passwordHash = await hashPassword(openSecrets({ sessionSecrets: null, dataDir }), digestOf(PASSWORD));
  return {
    url: server.url,
    owner,
    async addPeople(count, { name, status = 'ACTIVE' }) {
      await owner.query(
        `insert into person (first_name, last_name, email, status, password_hash, email_verified_at)
         select 'Student', 'No ' || n, $2 || n || '@example.org', $3, $4, now() from generate_series(1, $1::int) n`,
        [count, name, status, passwordHash],
      );
    },
    async stop() {
      await owner.end();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
