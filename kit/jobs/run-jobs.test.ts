import pg, { type Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { openPool } from '#kit/db/pool.ts';
import { until } from '#kit/db/until.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { defineJob, type Job } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import { cronItems, runJobs, runJobsOnce } from './run-jobs.ts';

let database: TestDatabase;
let appPool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  appPool = openPool({ url: database.url, role: 'berea_app', size: 4 });
});
beforeEach(async () => {
  done.length = 0;
  await database.owner.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  await appPool.end();
  await database.drop();
});

const done: string[] = [];
const greet = defineJob<{ name: string }>({ name: 'greet', run: async ({ name }) => void done.push(name) });
const fail = defineJob<object>({
  name: 'fail',
  async run(_, { earlierTries }) {
    done.push(`try ${earlierTries + 1}`);
    throw new Error('not today');
  },
});
const jobs: readonly Job<never>[] = [greet, fail];
const services = {} as never;
const options = () => ({ ownerPool: database.owner, appPool, jobs, services });
const db = () => openDatabase(appPool, WHOLE_COLLEGE);
const ask = (name: string, key?: string) =>
  db()
    .transaction()
    .execute((tx) => enqueue(tx, greet, { name }, key ? { key } : {}));
const waiting = async () =>
  (
    await database.owner.query<{ attempts: number; locked_by: string | null }>(
      'select attempts, locked_by from graphile_worker._private_jobs',
    )
  ).rows;

describe('work is asked for', () => {
  test('in the transaction that makes it necessary, and done once', async () => {
    await ask('Ana');
    await runJobsOnce(options());
    expect(done).toEqual(['Ana']);
    expect(await waiting()).toEqual([]);
  });

  test('not at all when that transaction fails', async () => {
    const failing = db()
      .transaction()
      .execute(async (tx) => {
        await enqueue(tx, greet, { name: 'nobody' });
        throw new Error('undone');
      });
    await expect(failing).rejects.toThrow('undone');
    await runJobsOnce(options());
    expect(done).toEqual([]);
  });

  test('once under one key, however often: the last word counts', async () => {
    for (const name of ['first', 'second', 'last']) await ask(name, 'the key');
    await runJobsOnce(options());
    expect(done).toEqual(['last']);
  });

  test('for later, and not done before', async () => {
    const runAt = new Date(Date.now() + 3_600_000);
    await db()
      .transaction()
      .execute((tx) => enqueue(tx, greet, { name: 'later' }, { runAt }));
    await runJobsOnce(options());
    expect(done).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });

  test('and the app can do no more than ask: the queue is not its own', async () => {
    await expect(appPool.query('select * from graphile_worker._private_jobs')).rejects.toThrow(
      'permission denied',
    );
    await expect(appPool.query(`select graphile_worker.add_job('greet')`)).rejects.toThrow(
      'permission denied',
    );
  });
});

describe('work that fails', () => {
  test('is told, kept and tried again later, with the number of earlier tries', async () => {
    const failures: string[] = [];
    await db()
      .transaction()
      .execute((tx) => enqueue(tx, fail, {}));
    const runner = await runJobs({
      ...options(),
      onTrouble: () => undefined,
      onFailure: ({ job, error }) => failures.push(`${job}: ${(error as Error).message}`),
    });
    await until(() => failures.length === 1, { ms: 10_000, everyMs: 10, what: 'the first try' });
    await until(async () => (await waiting())[0]?.locked_by === null, {
      ms: 10_000,
      everyMs: 10,
      what: 'its end',
    });
    await database.owner.query('update graphile_worker._private_jobs set run_at = now()');
    await until(() => failures.length === 2, { ms: 10_000, everyMs: 10, what: 'the second try' });
    await runner.stop();
    expect([done, failures[0]]).toEqual([['try 1', 'try 2'], 'fail: not today']);
  });
});

describe('a runner that loses the database', () => {
  test('is replaced when there is one again, and its work is done all the same', async () => {
    const cluster = new pg.Client(inject('clusterUrl'));
    await cluster.connect();
    const name = /\/(test_\w+)\?/.exec(database.url)?.[1];
    const close = async () => {
      await cluster.query(`alter database ${name} allow_connections false`);
      await cluster.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        name,
      ]);
    };
    const lastAct = defineJob<object>({
      name: 'lastAct',
      async run(_, { earlierTries }) {
        if (earlierTries === 0) await close();
        done.push(`try ${earlierTries + 1}`);
      },
    });
    const failures: string[] = [];
    // Its look around for abandoned work may fail as well, or fall into the moment after.
    const onFailure = ({ job }: { job: string }) => void (job === 'runJobs' && failures.push(job));
    const troubles: string[] = [];
    const onTrouble = (what: string) => void troubles.push(what);
    const runner = await runJobs({ ...options(), jobs: [lastAct], onFailure, onTrouble });
    await database.owner.query(`select graphile_worker.add_job('lastAct')`);
    await until(() => failures.length > 0, { ms: 30_000, everyMs: 10, what: 'the runner to give up' });
    await until(() => troubles.length > 0, {
      ms: 30_000,
      everyMs: 10,
      what: 'a try to begin again that fails',
    });
    await cluster.query(`alter database ${name} allow_connections true`);
    await database.owner.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
    await until(async () => (await waiting()).length === 0, {
      ms: 30_000,
      everyMs: 10,
      what: 'the work to be done',
    });
    await runner.stop();
    await cluster.end();
    expect(failures).toEqual(['runJobs']);
    expect(troubles[0]).toBe('the work on the queue could not begin again and is tried once more');
    expect(done).toEqual(['try 1', 'try 2']);
  }, 90_000);
});

test('what comes round by itself is told to the queue, the rest is not', () => {
  const yearly = defineJob<object>({ name: 'yearly', cron: '0 0 1 1 *', run: async () => undefined });
  expect(cronItems([greet, yearly] as readonly Job<never>[])).toEqual([
    { task: 'yearly', match: '0 0 1 1 *', identifier: 'yearly' },
  ]);
});
