import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPool } from '#kit/db/pool.ts';
import { until } from '#kit/db/until.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { freeAbandonedJobs, RunnerLife } from './abandoned-jobs.ts';
import { defineJob } from './define-job.ts';
import { runJobs } from './run-jobs.ts';

let database: TestDatabase;
let appPool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  appPool = openPool({ url: database.url, role: 'berea_app', size: 2 });
});
beforeEach(async () => {
  await database.owner.query('delete from graphile_worker._private_jobs');
  await database.owner.query(`select graphile_worker.add_job('greet', '{"name": "Ana"}')`);
});
afterAll(async () => {
  await appPool.end();
  await database.drop();
});

const done: string[] = [];
const greet = defineJob<{ name: string }>({ name: 'greet', run: async ({ name }) => void done.push(name) });
const waiting = async () =>
  (
    await database.owner.query<{ locked_by: string | null }>(
      'select locked_by from graphile_worker._private_jobs',
    )
  ).rows;

describe('work in the hands of a runner that was killed', () => {
  const holdBy = (runnerId: string, secondsAgo: number) =>
    database.owner.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - make_interval(secs => $2), attempts = 1`,
      [runnerId, secondsAgo],
    );

  test('is taken up by the next one within seconds, not hours (A4)', async () => {
    await holdBy('pool-killed', 11);
    const runner = await runJobs({
      ownerPool: database.owner,
      appPool,
      jobs: [greet],
      services: {} as never,
      onFailure: () => undefined,
      onTrouble: () => undefined,
    });
    await until(() => done.length === 1, { ms: 10_000, everyMs: 10, what: 'the abandoned job' });
    await runner.stop();
    expect(done).toEqual(['Ana']);
  });

  test('is left alone while that runner lives, and while it is too young to have shown that', async () => {
    await holdBy('pool-young', 5);
    await freeAbandonedJobs(database.owner);
    expect(await waiting()).toMatchObject([{ locked_by: 'pool-young' }]);

    const life = new RunnerLife(database.owner, 'pool-alive');
    await life.show();
    await holdBy('pool-alive', 3_600);
    await freeAbandonedJobs(database.owner);
    expect(await waiting()).toMatchObject([{ locked_by: 'pool-alive' }]);

    life.end();
    await until(
      async () => {
        await freeAbandonedJobs(database.owner);
        return (await waiting())[0]?.locked_by === null;
      },
      { ms: 10_000, everyMs: 10, what: 'the job to be given back' },
    );
  });

  test('a runner whose connection broke shows again that it lives', async () => {
    const life = new RunnerLife(database.owner, 'pool-shaken');
    const holders = async () =>
      (
        await database.owner.query<{ pid: number }>(
          `select l.pid from pg_locks l join pg_database d on d.oid = l.database
           where l.locktype = $1 and l.classid = 4917012 and d.datname = current_database()`,
          ['advisory'],
        )
      ).rows;
    await life.show();
    const [before] = await holders();
    await database.owner.query('select pg_terminate_backend($1)', [before?.pid]);
    await until(
      async () => {
        await life.show();
        // The connection that was ended may hold its lock for a moment longer.
        const held = await holders();
        return held.length === 1 && held[0]?.pid !== before?.pid;
      },
      { ms: 10_000, everyMs: 10, what: 'the lock to be taken again' },
    );
    expect(await holders()).toHaveLength(1);
    life.end();
  });
});
