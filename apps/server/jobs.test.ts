import { parseCronItems } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#kit/db/until.ts';
import { cronItems, runJobs } from '#kit/jobs/run-jobs.ts';
import { College } from '#testing/college.ts';
import { jobs } from './jobs.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const scheduled = jobs.filter((job) => job.cron !== undefined);

test('every job has a name of its own, and every schedule can be read', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  expect(parseCronItems(cronItems(jobs))).toHaveLength(scheduled.length);
  expect(scheduled.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['linkAudit', 'verifyAudit', 'sweepSessions', 'sweepSignIn', 'sweepSystemLog']),
  );
});

test('every job with a schedule is registered with the queue when the work begins', async () => {
  const { state } = college.served;
  const { owner } = college.database;
  const runner = await runJobs({
    ownerPool: owner,
    appPool: state.appPool,
    services: state.services,
    jobs,
    onFailure: () => undefined,
    onTrouble: () => undefined,
  });
  const wanted = scheduled.map(({ name }) => name).toSorted();
  const registered = async () =>
    (
      await owner.query<{ name: string }>(
        'select identifier as name from graphile_worker._private_known_crontabs order by 1',
      )
    ).rows.map(({ name }) => name);
  await until(async () => (await registered()).length > 0, {
    ms: 10_000,
    everyMs: 10,
    what: 'the schedules',
  });
  await runner.stop();
  expect(await registered()).toEqual(wanted);
});

test.each(scheduled.map(({ name }) => name))(
  '%s runs on an empty college without a complaint',
  async (name) => {
    await college.database.owner.query('select graphile_worker.add_job($1)', [name]);
    await college.runJobs();
    const { rowCount } = await college.database.owner.query('select 1 from graphile_worker._private_jobs');
    expect(rowCount).toBe(0);
  },
);
