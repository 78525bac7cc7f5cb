import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  TransactionSettings,
  UnknownRow,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { WHOLE_COLLEGE, type Scope } from '#kit/access/scope.ts';
import type { MayTellAway } from '#kit/outside/away.ts';
import { runStatement, type StatementResult } from './statement.ts';
import { isUuid } from './uuid.ts';

/**
 * Tells a connection its scope in plain text, which costs half of what a prepared statement does; nothing but ids
 * may therefore stand in it.
 */
function scopeText({ everything, regionIds, personId }: Scope): string {
  for (const id of [...regionIds, personId]) {
    if (id !== null && !isUuid(id)) throw new Error('A scope consists of ids only.');
  }
  const regions = regionIds.length > 0 ? `{${regionIds.join(',')}}` : '';
  return `set app.everything = '${everything ? 'on' : 'off'}'; set app.regions = '${regions}'; set app.person = '${personId ?? ''}'`;
}

/** The scope each connection was told last. A connection that is not listed carries none. */
const carried = new WeakMap<PoolClient, string>();
/** What each was told last, be it answered or not: several statements may be on their way at once. */
const lastTold = new WeakMap<PoolClient, symbol>();

const WHOLE = scopeText(WHOLE_COLLEGE);
const asked = new WeakSet<RootOperationNode>();

/** Marks statements that see the whole college, although the connection they go over is narrowed for all others. */
class SeesWholeCollege implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    const marked = { ...node };
    asked.add(marked);
    return marked;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

export const seesWholeCollege = new SeesWholeCollege();

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

/** Lends connections that carry one request's scope, for row-level security to read. */
export class ScopedDriver implements Driver {
  readonly #pool: Pool;
  readonly #setScope: string;

  constructor(pool: Pool, scope: Scope) {
    this.#pool = pool;
    this.#setScope = scopeText(scope);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ScopedConnection> {
    return new ScopedConnection(await connectionOf(this.#pool), this.#setScope);
  }

  async beginTransaction(connection: ScopedConnection, settings: TransactionSettings): Promise<void> {
    await connection.tellScope();
    await connection.client.query(
      settings.isolationLevel ? `begin isolation level ${settings.isolationLevel}` : 'begin',
    );
  }

  async commitTransaction(connection: ScopedConnection): Promise<void> {
    await connection.client.query('commit');
  }

  async rollbackTransaction(connection: ScopedConnection): Promise<void> {
    carried.delete(connection.client); // What it was told within the transaction is taken back too.
    await connection.client.query('rollback');
  }

  async releaseConnection(connection: ScopedConnection): Promise<void> {
    connection.client.release(!connection.isSound);
  }

  /** The pool belongs to the server, not to the request. */
  async destroy(): Promise<void> {}
}

class ScopedConnection implements DatabaseConnection {
  readonly client: PoolClient;
  readonly #setScope: string;
  #untold = 0;

  constructor(client: PoolClient, setScope: string) {
    this.client = client;
    this.#setScope = setScope;
  }

  /** Until this is done, nothing may be written and nothing that was read may be handed out. */
  async tellScope(scope = this.#setScope): Promise<void> {
    if (carried.get(this.client) === scope) return;
    carried.delete(this.client);
    const telling = Symbol('telling');
    lastTold.set(this.client, telling);
    this.#untold++;
    await this.client.query(scope);
    this.#untold--;
    if (lastTold.get(this.client) === telling) carried.set(this.client, scope);
  }

  /** Whether it carries what it was told. */
  get isSound(): boolean {
    return this.#untold === 0;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, command, rowCount } =
      query.query.kind === 'SelectQueryNode' ? await this.#read<Row>(query) : await this.#write<Row>(query);
    const isWrite =
      command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
    return isWrite ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  #scopeOf({ query }: CompiledQuery): string {
    return asked.has(query) ? WHOLE : this.#setScope;
  }

  async #write<Row>(query: CompiledQuery): Promise<StatementResult<Row>> {
    const { sql, parameters } = query;
    const scope = this.#scopeOf(query);
    // Another statement of the same transaction may have told it another scope meanwhile.
    do await this.tellScope(scope);
    while (carried.get(this.client) !== scope);
    return runStatement<Row>(this.client, sql, parameters);
  }

  /** A read follows the scope down the wire in one go: the way there and back is made once, not twice. */
  async #read<Row>(query: CompiledQuery): Promise<StatementResult<Row>> {
    const { sql, parameters } = query;
    const { stream } = this.client.connection;
    stream.cork();
    const told = this.tellScope(this.#scopeOf(query));
    const found = runStatement<Row>(this.client, sql, parameters);
    stream.uncork();
    const [result] = await Promise.all([found, told]);
    return result;
  }

  // eslint-disable-next-line require-yield -- Large results are paged by cursor instead.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered: page by cursor.');
  }
}
