import type { Pool, PoolClient } from 'pg';

/** Sets the locks that runners hold apart from all other locks; any number will do. */
const RUNNER_LOCK = 4_917_012;

/** A runner has shown that it lives long before its first job is this old. */
const SETTLED_S = 10;

const SHOW_LIFE = 'select pg_advisory_lock($1, hashtext($2))';

// A process that can take a runner's lock knows that the runner is gone: the database frees it with the connection.
const FREE = `
  with holder as materialized (
    select distinct locked_by from graphile_worker._private_jobs where locked_at < now() - make_interval(secs => $2)
  ), gone as materialized (
    select locked_by from holder where pg_try_advisory_xact_lock($1, hashtext(locked_by))
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from gone having count(*) > 0`;

/**
 * Gives back to the queue what killed runners had in their hands. The queue by itself would wait four hours, and a
 * reset link lives for one.
 */
export async function freeAbandonedJobs(ownerPool: Pool): Promise<void> {
  await ownerPool.query(FREE, [RUNNER_LOCK, SETTLED_S]);
}

/** Shows that a runner lives, by a lock on a connection of its own, for as long as it does. */
export class RunnerLife {
  readonly #pool: Pool;
  readonly #runnerId: string;
  #client: PoolClient | null = null;
  #isOver = false;

  constructor(ownerPool: Pool, runnerId: string) {
    this.#pool = ownerPool;
    this.#runnerId = runnerId;
  }

  /** Takes the lock, again if the connection that held it has broken. */
  async show(): Promise<void> {
    if (this.#client || this.#isOver) return;
    const client = await this.#pool.connect();
    try {
      await client.query(SHOW_LIFE, [RUNNER_LOCK, this.#runnerId]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.on('error', () => this.#letGo(client));
    this.#client = client;
    if (this.#isOver) this.#letGo(client);
  }

  end(): void {
    this.#isOver = true;
    if (this.#client) this.#letGo(this.#client);
  }

  #letGo(client: PoolClient): void {
    if (this.#client !== client) return;
    this.#client = null;
    client.release(true);
  }
}
