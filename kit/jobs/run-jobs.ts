import { setTimeout as pause } from 'node:timers/promises';
import { makeWorkerUtils, runOnce, type CronItem, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import type { Job } from './define-job.ts';
import { quietLogger, QueueRunner, TELL_LATER, type QueueRunnerOptions } from './queue-runner.ts';

export interface RunJobsOptions {
  /** The owner's pool: the queue's tables are its own. */
  ownerPool: Pool;
  appPool: Pool;
  jobs: readonly Job<never>[];
  services: Services;
  onFailure(failure: { job: string; error: unknown }): void;
  /** Called with errors that the work survives but an operator should know of. */
  onTrouble(what: string, error: unknown): void;
  /** How many jobs at once. */
  concurrency?: number;
}

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
}: Omit<RunJobsOptions, 'ownerPool' | 'concurrency' | 'onTrouble'>): TaskList {
  const db = openDatabase(appPool, WHOLE_COLLEGE);
  const taskList: TaskList = {};
  for (const job of jobs) {
    taskList[job.name] = async (payload, { job: { attempts }, abortSignal: signal }) => {
      try {
        await job.run(payload as never, { db, services, earlierTries: attempts - 1, signal });
      } catch (error) {
        onFailure({ job: job.name, error });
        throw error; // The queue tries again, later and later.
      }
    };
  }
  return taskList;
}

/** Does what is in the queue now, and what that adds to it, and comes back. For tests. */
export async function runJobsOnce(
  options: Omit<RunJobsOptions, 'concurrency' | 'onFailure' | 'onTrouble'>,
): Promise<void> {
  const onFailure = () => undefined;
  await runOnce({
    pgPool: options.ownerPool,
    taskList: tasksOf({ ...options, onFailure }),
    noHandleSignals: true,
    logger: quietLogger(),
    preset: TELL_LATER,
  });
}

/** What comes round by itself, as the queue wants to be told. */
export const cronItems = (jobs: readonly Job<never>[]): CronItem[] =>
  jobs.flatMap((job) => (job.cron ? [{ task: job.name, match: job.cron, identifier: job.name }] : []));

/** Works the queue until stopped. Any number of processes may do so: each job is given to one of them. */
export async function runJobs(options: RunJobsOptions): Promise<{ stop(): Promise<void> }> {
  const { ownerPool, jobs, concurrency = 4 } = options;
  const runnerOptions = {
    ownerPool,
    tasks: tasksOf(options),
    cronItems: cronItems(jobs),
    concurrency,
    onTrouble: (error: unknown) => options.onFailure({ job: 'freeAbandonedJobs', error }),
  };
  const over = new AbortController();
  const first = await QueueRunner.start(runnerOptions);
  const worked = keepRunning(first, runnerOptions, over.signal, options);
  return {
    async stop() {
      over.abort();
      await worked;
    },
  };
}

/** How long to wait for a database that is gone before the next try to find it. */
const START_AGAIN_MS = 500;

/** A runner gives up when it loses the database. The work must not end with it, so another takes its place. */
async function keepRunning(
  first: QueueRunner,
  options: QueueRunnerOptions,
  over: AbortSignal,
  { onFailure, onTrouble }: Pick<RunJobsOptions, 'onFailure' | 'onTrouble'>,
): Promise<void> {
  const isOver = new Promise<null>((done) => {
    over.addEventListener('abort', () => done(null), { once: true });
  });
  const beginAgain = (): Promise<QueueRunner | null> =>
    QueueRunner.start(options).catch((error: unknown) => {
      onTrouble('the work on the queue could not begin again and is tried once more', error);
      return null;
    });
  for (let runner: QueueRunner | null = first; ; runner = await beginAgain()) {
    const error = await Promise.race([runner?.ended, isOver]);
    if (error) onFailure({ job: 'runJobs', error });
    await runner?.stop();
    if (over.aborted) return;
    await pause(START_AGAIN_MS, undefined, { signal: over }).catch(() => undefined);
  }
}
