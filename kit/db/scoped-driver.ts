import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Scope } from '#kit/access/scope.ts';
import { runStatement } from './statement.ts';

const SET_SCOPE = `select set_config('app.everything', $1, false), set_config('app.regions', $2, false), set_config('app.person', $3, false)`;

/** What scope each connection carries now. A connection that is not listed carries none. */
const carried = new WeakMap<PoolClient, string>();

/** Lends connections that carry one request's scope, for row-level security to read. */
export class ScopedDriver implements Driver {
  readonly #pool: Pool;
  readonly #settings: [everything: string, regions: string, person: string];
  readonly #key: string;

  constructor(pool: Pool, scope: Scope) {
    this.#pool = pool;
    this.#settings = [
      scope.everything ? 'on' : 'off',
      scope.regionIds.length > 0 ? `{${scope.regionIds.join(',')}}` : '',
      scope.personId ?? '',
    ];
    this.#key = this.#settings.join('|');
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ScopedConnection> {
    const client = await this.#pool.connect();
    if (carried.get(client) !== this.#key) {
      try {
        carried.delete(client);
        await client.query({ name: 'set-scope', text: SET_SCOPE, values: this.#settings });
        carried.set(client, this.#key);
      } catch (error) {
        client.release(true);
        throw error;
      }
    }
    return new ScopedConnection(client);
  }

  async beginTransaction(connection: ScopedConnection, settings: TransactionSettings): Promise<void> {
    await connection.client.query(
      settings.isolationLevel ? `begin isolation level ${settings.isolationLevel}` : 'begin',
    );
  }

  async commitTransaction(connection: ScopedConnection): Promise<void> {
    await connection.client.query('commit');
  }

  async rollbackTransaction(connection: ScopedConnection): Promise<void> {
    await connection.client.query('rollback');
  }

  async releaseConnection(connection: ScopedConnection): Promise<void> {
    connection.client.release();
  }

  /** The pool belongs to the server, not to the request. */
  async destroy(): Promise<void> {}
}

class ScopedConnection implements DatabaseConnection {
  readonly client: PoolClient;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, command, rowCount } = await runStatement<Row>(this.client, query.sql, query.parameters);
    const isWrite =
      command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return isWrite ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  // eslint-disable-next-line require-yield -- Large results are paged by cursor instead.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered: page by cursor.');
  }
}
