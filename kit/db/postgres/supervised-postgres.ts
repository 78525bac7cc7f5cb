import { setTimeout as pause } from 'node:timers/promises';
import { restartPostgres, startPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isRunning } from './running-process.ts';

/** What becomes of the database while the server runs, for the log. */
export type PostgresNews =
  | { kind: 'ended'; pid: number }
  | { kind: 'couldNotStart'; tries: number; nextTryMs: number; error: unknown }
  | { kind: 'back'; pid: number; tries: number; awayMs: number };

export interface KeepOptions {
  onNews(news: PostgresNews): void;
  /** Further settings that it is started with, each time. */
  settings?: Record<string, string>;
}

const LOOK_EVERY_MS = 250;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
/** One that has run for so long and dies then has died of something else than the last time. */
const SOUND_AFTER_MS = 60_000;

/**
 * The embedded database for as long as the server runs: when it dies it is started again, ever more rarely as long as
 * it will not start (a full disk), until there is one or the server stops.
 */
export class SupervisedPostgres {
  readonly #dataDir: string;
  readonly #options: KeepOptions;
  readonly #over = new AbortController();
  readonly #watched: Promise<void>;
  #current: EmbeddedPostgres;
  #failures = 0;

  private constructor(dataDir: string, first: EmbeddedPostgres, options: KeepOptions) {
    this.#dataDir = dataDir;
    this.#current = first;
    this.#options = options;
    this.#watched = this.#watch();
  }

  static async start(dataDir: string, options: KeepOptions): Promise<SupervisedPostgres> {
    return new SupervisedPostgres(dataDir, await startPostgres(dataDir, options.settings), options);
  }

  url(): string {
    return this.#current.url();
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await this.#watched;
    await this.#current.stop();
  }

  async #watch(): Promise<void> {
    let runningSince = performance.now();
    while (!this.#over.signal.aborted) {
      await this.#pause(LOOK_EVERY_MS);
      if (this.#over.signal.aborted || (await isRunning(this.#current.pid, 'postgres'))) continue;
      if (performance.now() - runningSince > SOUND_AFTER_MS) this.#failures = 0;
      this.#options.onNews({ kind: 'ended', pid: this.#current.pid });
      await this.#bringBack();
      runningSince = performance.now();
    }
  }

  async #bringBack(): Promise<void> {
    const { signal } = this.#over;
    const endedAt = performance.now();
    // One that died soon after it was brought back would otherwise be started without end and without a pause.
    if (this.#failures > 0) await this.#pause(waitAfter(this.#failures));
    for (let tries = 1; !signal.aborted; tries++) {
      this.#failures++;
      try {
        this.#current = await restartPostgres(this.#dataDir, this.#options.settings ?? {}, signal);
        const awayMs = Math.round(performance.now() - endedAt);
        this.#options.onNews({ kind: 'back', pid: this.#current.pid, tries, awayMs });
        return;
      } catch (error) {
        if (signal.aborted) return;
        const nextTryMs = waitAfter(this.#failures);
        this.#options.onNews({ kind: 'couldNotStart', tries, nextTryMs, error });
        await this.#pause(nextTryMs);
      }
    }
  }

  async #pause(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#over.signal, ref: false }).catch(() => undefined);
  }
}

const waitAfter = (failures: number): number => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
