import {
  Logger,
  makeWorkerUtils,
  parseCronItems,
  run,
  runOnce,
  type Runner,
  type TaskList,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import type { Job } from './define-job.ts';

export interface RunJobsOptions {
  /** The owner's pool: the queue's tables are its own. */
  ownerPool: Pool;
  appPool: Pool;
  jobs: readonly Job<never>[];
  services: Services;
  onFailure(failure: { job: string; error: unknown }): void;
  /** How many jobs at once. */
  concurrency?: number;
}

/** Failures reach us through onFailure; the queue's own chatter is of no use. */
const quietLogger = () => new Logger(() => () => undefined);

/** Makes the queue's own tables. Part of migrating. */
export async function prepareQueue(ownerPool: Pool): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: ownerPool, logger: quietLogger() });
  await utils.migrate();
  await utils.release();
}

function tasksOf({
  appPool,
  jobs,
  services,
  onFailure,
}: Omit<RunJobsOptions, 'ownerPool' | 'concurrency'>): TaskList {
  const db = openDatabase(appPool, WHOLE_COLLEGE);
  const taskList: TaskList = {};
  for (const job of jobs) {
    taskList[job.name] = async (payload, { job: { attempts } }) => {
      try {
        await job.run(payload as never, { db, services, earlierTries: attempts - 1 });
      } catch (error) {
        onFailure({ job: job.name, error });
        throw error; // The queue tries again, later and later.
      }
    };
  }
  return taskList;
}

/** Does what is in the queue now, and what that adds to it, and comes back. For tests. */
export async function runJobsOnce(options: Omit<RunJobsOptions, 'concurrency' | 'onFailure'>): Promise<void> {
  const onFailure = () => undefined;
  await runOnce({
    pgPool: options.ownerPool,
    taskList: tasksOf({ ...options, onFailure }),
    noHandleSignals: true,
    logger: quietLogger(),
  });
}

/** Works the queue until stopped. Any number of processes may do so: each job is given to one of them. */
export async function runJobs(options: RunJobsOptions): Promise<{ stop(): Promise<void> }> {
  const { ownerPool, jobs, concurrency = 4 } = options;
  const runner: Runner = await run({
    pgPool: ownerPool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1_000,
    taskList: tasksOf(options),
    parsedCronItems: parseCronItems(
      jobs.flatMap((job) => (job.cron ? [{ task: job.name, match: job.cron, identifier: job.name }] : [])),
    ),
    logger: quietLogger(),
  });
  return { stop: () => runner.stop() };
}
