import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '#kit/db/pool.ts';

const TEMPLATE = 'berea';

export interface TestDatabase {
  url: string;
  /** As the owner, who sees and may do everything. */
  owner: pg.Pool;
  drop(): Promise<void>;
}

/** A migrated, empty database of one's own, in milliseconds: a copy of the template. */
export async function testDatabase(): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await maintain(clusterUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = clusterUrl.replace('/postgres?', `/${name}?`);
  const owner = openPool({ url, size: 4, statementTimeoutMs: 60_000 });
  return {
    url,
    owner,
    async drop() {
      await owner.end();
      await maintain(clusterUrl, `drop database ${name} with (force)`);
    },
  };
}

async function maintain(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(clusterUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
