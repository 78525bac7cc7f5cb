import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  RootOperationNode,
  TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Scope } from '#kit/access/scope.ts';
import type { MayTellAway } from '#kit/outside/away.ts';
import type { StatementResult } from '../statement.ts';
import { scopeText, ToldClient } from './told-client.ts';

/** Told to a caller who waited too long for a connection: the next try may succeed. */
class NoConnectionFree extends Error implements MayTellAway {
  readonly isUnavailable = true;
}

/** The pool has no other sign for it than these words. */
const WAITED_TOO_LONG = 'timeout exceeded when trying to connect';

async function connectionOf(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (!(error instanceof Error) || error.message !== WAITED_TOO_LONG) throw error;
    throw new NoConnectionFree('Every connection to the database was busy.', { cause: error });
  }
}

/** Reads that are short, and share a connection with others like them: see `mayShare`. */
const shared = new WeakSet<RootOperationNode>();

/**
 * A read that takes no time worth naming. Those that one request asks for at the same time follow each other over one
 * connection: that is told its scope once, and what goes down the wire goes in one piece. A long one would hold up the others.
 */
export function mayShare(query: CompiledQuery): void {
  shared.add(query.query);
}

export interface ShortReads {
  readShortly<Row>(query: CompiledQuery): Promise<StatementResult<Row>>;
}

/** Lends connections that carry one request's scope, for row-level security to read. */
export class ScopedDriver implements Driver, ShortReads {
  readonly #pool: Pool;
  readonly #setScope: string;
  #lane: Lane | null = null;

  constructor(pool: Pool, scope: Scope) {
    this.#pool = pool;
    this.#setScope = scopeText(scope);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ScopedConnection> {
    return new ScopedConnection({ take: () => this.#take(), lane: () => this.#ownLane() });
  }

  /** For reads that may share a connection, without the ways of Kysely around them. */
  readShortly<Row>(query: CompiledQuery): Promise<StatementResult<Row>> {
    if (query.query.kind !== 'SelectQueryNode') throw new Error('This is written in a transaction only.');
    return this.#ownLane().read<Row>(query);
  }

  #ownLane(): Lane {
    return (this.#lane ??= new Lane(() => this.#take()));
  }

  async #take(): Promise<ToldClient> {
    return new ToldClient(await connectionOf(this.#pool), this.#setScope);
  }

  async beginTransaction(connection: ScopedConnection, settings: TransactionSettings): Promise<void> {
    const told = await connection.takeOwn();
    const begin = settings.isolationLevel ? `begin isolation level ${settings.isolationLevel}` : 'begin';
    await told.together(() => Promise.all([told.tellScope(), told.client.query(begin)]));
  }

  async commitTransaction(connection: ScopedConnection): Promise<void> {
    const { client } = await connection.takeOwn();
    await client.query('commit');
  }

  async rollbackTransaction(connection: ScopedConnection): Promise<void> {
    const told = await connection.takeOwn();
    told.forgetScope();
    await told.client.query('rollback');
  }

  async releaseConnection(connection: ScopedConnection): Promise<void> {
    connection.release();
  }

  /** The pool belongs to the server, not to the request. */
  async destroy(): Promise<void> {}
}

interface Source {
  take(): Promise<ToldClient>;
  lane(): Lane;
}

/** What a statement or a transaction is given: a connection of its own, taken when it is needed, or a place in the lane. */
export class ScopedConnection implements DatabaseConnection, ShortReads {
  readonly #source: Source;
  #own: ToldClient | null = null;

  constructor(source: Source) {
    this.#source = source;
  }

  async takeOwn(): Promise<ToldClient> {
    return (this.#own ??= await this.#source.take());
  }

  release(): void {
    this.#own?.release();
  }

  /** Within a transaction. A read is sent at once. */
  readShortly<Row>(query: CompiledQuery): Promise<StatementResult<Row>> {
    if (this.#own === null) throw new Error('This connection is not in a transaction.');
    return query.query.kind === 'SelectQueryNode' ? this.#own.read<Row>(query) : this.#own.write<Row>(query);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, command, rowCount } = await this.#run<Row>(query);
    const isWrite =
      command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return isWrite ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  async #run<Row>(query: CompiledQuery): Promise<StatementResult<Row>> {
    if (this.#own === null && shared.has(query.query)) return this.#source.lane().read<Row>(query);
    const told = await this.takeOwn();
    return query.query.kind === 'SelectQueryNode' ? told.read<Row>(query) : told.write<Row>(query);
  }

  // eslint-disable-next-line require-yield -- Large results are paged by cursor instead.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered: page by cursor.');
  }
}

/** One connection for the short reads of a request, held as long as one of them is under way. */
class Lane {
  readonly #take: () => Promise<ToldClient>;
  #taken: Promise<ToldClient> | null = null;
  #reads = 0;

  constructor(take: () => Promise<ToldClient>) {
    this.#take = take;
  }

  async read<Row>(query: CompiledQuery): Promise<StatementResult<Row>> {
    this.#reads++;
    const taken = (this.#taken ??= this.#take());
    try {
      return await (await taken).read<Row>(query);
    } finally {
      if (--this.#reads === 0) {
        this.#taken = null;
        void taken.then(
          (told) => told.release(),
          () => undefined, // The caller was told that there is no connection.
        );
      }
    }
  }
}
