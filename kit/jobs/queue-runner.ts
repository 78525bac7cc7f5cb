import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  parseCronItems,
  run,
  type CronItem,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { freeAbandonedJobs, RunnerLife } from './abandoned-jobs.ts';

export interface QueueRunnerOptions {
  ownerPool: Pool;
  tasks: TaskList;
  cronItems: CronItem[];
  /** How many jobs at once. */
  concurrency: number;
  /** Hears why the work of the dead could not be taken up, once for as long as it cannot. */
  onTrouble(error: unknown): void;
}

/** How often a runner looks after what others have left behind. */
const LOOK_AROUND_MS = 5_000;

/** Failures reach us by other ways; the queue's own chatter is of no use. */
export const quietLogger = (): Logger => new Logger(() => () => undefined);

/**
 * The queue learns what became of a job a moment later, in a batch. Told at once it would be told in a promise that
 * nobody awaits, and a lost connection would end the whole process.
 */
export const TELL_LATER = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Works the queue until it is stopped, or until it has lost the database and gives up. */
export class QueueRunner {
  /** Settles when the runner has ended by itself, with the reason. */
  readonly ended: Promise<unknown>;
  readonly #runner: Runner;
  readonly #life: RunnerLife;
  readonly #over = new AbortController();

  private constructor(runner: Runner, life: RunnerLife) {
    this.#runner = runner;
    this.#life = life;
    this.ended = runner.promise.then(
      () => new Error('The queue’s runner has ended.'),
      (error: unknown) => error,
    );
  }

  static async start({
    ownerPool,
    tasks,
    cronItems,
    concurrency,
    onTrouble,
  }: QueueRunnerOptions): Promise<QueueRunner> {
    const events: WorkerEvents = new EventEmitter();
    const named = new Promise<string>((tell) =>
      events.once('pool:create', ({ workerPool }) => tell(workerPool.id)),
    );
    const runner = await run({
      pgPool: ownerPool,
      events,
      concurrency,
      noHandleSignals: true,
      pollInterval: 1_000,
      taskList: tasks,
      parsedCronItems: parseCronItems(cronItems),
      logger: quietLogger(),
      preset: TELL_LATER,
    });
    const queueRunner = new QueueRunner(runner, new RunnerLife(ownerPool, await named));
    void queueRunner.#lookAround(ownerPool, onTrouble);
    return queueRunner;
  }

  async stop(): Promise<void> {
    this.#over.abort();
    // It says so when it has stopped by itself already; then there is nothing left to do.
    await this.#runner.stop().catch(() => undefined);
    this.#life.end();
  }

  /** Shows that it lives and takes up what the dead have left, now and then until it is over. */
  async #lookAround(ownerPool: Pool, onTrouble: QueueRunnerOptions['onTrouble']): Promise<void> {
    const { signal } = this.#over;
    let isInTrouble = false;
    while (!signal.aborted) {
      // Without a database there is nothing to look after; the next time there may be one again.
      await this.#life
        .show()
        .then(() => freeAbandonedJobs(ownerPool))
        .then(
          () => (isInTrouble = false),
          (error: unknown) => {
            if (!isInTrouble && !signal.aborted) onTrouble(error);
            isInTrouble = true;
          },
        );
      await pause(LOOK_AROUND_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
