import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  makeWorkerUtils,
  parseCronItems,
  run,
  runOnce,
  type CronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { freeAbandonedJobs, RunnerLife } from './abandoned-jobs.ts';
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

/** How often a runner looks after what others have left behind. */
const LOOK_AROUND_MS = 5_000;

/** Works the queue until stopped. Any number of processes may do so: each job is given to one of them. */
export async function runJobs(options: RunJobsOptions): Promise<{ stop(): Promise<void> }> {
  const { ownerPool, jobs, concurrency = 4 } = options;
  const events: WorkerEvents = new EventEmitter();
  const lives: RunnerLife[] = [];
  events.on('pool:create', ({ workerPool }) => lives.push(new RunnerLife(ownerPool, workerPool.id)));
  const runner: Runner = await run({
    pgPool: ownerPool,
    events,
    concurrency,
    noHandleSignals: true,
    pollInterval: 1_000,
    taskList: tasksOf(options),
    parsedCronItems: parseCronItems(cronItems(jobs)),
    logger: quietLogger(),
  });
  const lookAround = async (): Promise<void> => {
    for (const life of lives) await life.show();
    await freeAbandonedJobs(ownerPool);
  };
  await lookAround();
  const over = new AbortController();
  void keepDoing(lookAround, over.signal);
  return {
    async stop() {
      over.abort();
      await runner.stop();
      for (const life of lives) life.end();
    },
  };
}

/** Does something now and then, one time after the other, until it is over. */
async function keepDoing(work: () => Promise<void>, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await pause(LOOK_AROUND_MS, undefined, { signal: over, ref: false }).catch(() => undefined);
    // Without a database there is nothing to look after; the next time there may be one again.
    if (!over.aborted) await work().catch(() => undefined);
  }
}

/** What comes round by itself, as the queue wants to be told. */
export const cronItems = (jobs: readonly Job<never>[]): CronItem[] =>
  jobs.flatMap((job) => (job.cron ? [{ task: job.name, match: job.cron, identifier: job.name }] : []));
