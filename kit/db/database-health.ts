import type { Pool } from 'pg';

/** An answer is worth so long; however many ask, the database is asked no oftener. */
const FRESH_FOR_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;

/** Still starting, or going through what was not yet in its files when it died. */
const STARTING = '57P03';

/** Whether the database can work, for monitors: asked on a connection of its own, so that a crowd is no illness. */
export class DatabaseHealth {
  readonly #pool: Pick<Pool, 'query'>;
  #latest: { reason: string | null; at: number } | null = null;
  #asking: Promise<string | null> | null = null;

  constructor(pool: Pick<Pool, 'query'>) {
    this.#pool = pool;
  }

  /** Null when it is well, else what is wrong. */
  async trouble(): Promise<string | null> {
    if (this.#latest && performance.now() - this.#latest.at < FRESH_FOR_MS) return this.#latest.reason;
    this.#asking ??= this.#ask().then((reason) => {
      this.#latest = { reason, at: performance.now() };
      this.#asking = null;
      return reason;
    });
    return this.#asking;
  }

  async #ask(): Promise<string | null> {
    const late = Promise.withResolvers<string>();
    const timer = setTimeout(() => late.resolve('the database does not answer'), ANSWER_WITHIN_MS);
    const answered = this.#pool.query('select 1').then(
      () => null,
      (error: unknown) =>
        (error as { code?: string }).code === STARTING
          ? 'the database is starting'
          : 'the database does not answer',
    );
    return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer));
  }
}
