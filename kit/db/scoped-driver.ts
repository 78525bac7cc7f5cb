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

/** What of a scope has to be told to a connection that carries another: between students, who it is and no more. */
function difference(before: string, scope: string): string {
  const known = before.split('; ');
  return scope
    .split('; ')
    .filter((setting, place) => setting !== known[place])
    .join('; ');
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
    const { client } = await connection.takeOwn();
    carried.delete(client); // What it was told within the transaction is taken back too.
    await client.query('rollback');
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

  /** Within a transaction, sent at once. */
  readShortly<Row>(query: CompiledQuery): Promise<StatementResult<Row>> {
    if (this.#own === null) throw new Error('This connection is not in a transaction.');
    return this.#own.read<Row>(query);
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
          () => undefined, // Whoever asked was told that there is no connection.
        );
      }
    }
  }
}

/** A connection of the pool, and the scope it is to carry. */
class ToldClient {
  readonly client: PoolClient;
  readonly #setScope: string;
  #untold = 0;
  #telling: { scope: string; mark: symbol; done: Promise<void> } | null = null;

  constructor(client: PoolClient, setScope: string) {
    this.client = client;
    this.#setScope = setScope;
  }

  /** Until this is done, nothing may be written and nothing that was read may be handed out. */
  tellScope(scope = this.#setScope): Promise<void> {
    if (carried.get(this.client) === scope) return Promise.resolve();
    // It is on its way already, and nothing else was told since.
    const { client } = this;
    if (this.#telling?.scope === scope && lastTold.get(client) === this.#telling.mark)
      return this.#telling.done;
    const mark = Symbol('telling');
    lastTold.set(client, mark);
    const done = this.#tell(scope, mark);
    this.#telling = { scope, mark, done };
    return done;
  }

  async #tell(scope: string, mark: symbol): Promise<void> {
    const before = carried.get(this.client);
    carried.delete(this.client);
    this.#untold++;
    try {
      await this.client.query(before === undefined ? scope : difference(before, scope));
    } finally {
      if (this.#telling?.mark === mark) this.#telling = null;
    }
    this.#untold--;
    if (lastTold.get(this.client) === mark) carried.set(this.client, scope);
  }

  /** One that does not carry what it was told is of no use to anybody else. */
  release(): void {
    this.client.release(this.#untold > 0);
  }

  #scopeOf({ query }: CompiledQuery): string {
    return asked.has(query) ? WHOLE : this.#setScope;
  }

  async write<Row>(query: CompiledQuery): Promise<StatementResult<Row>> {
    const { sql, parameters } = query;
    const scope = this.#scopeOf(query);
    // Another statement of the same transaction may have told it another scope meanwhile.
    do await this.tellScope(scope);
    while (carried.get(this.client) !== scope);
    return runStatement<Row>(this.client, sql, parameters);
  }

  /**
   * A read follows the scope down the wire in one go: the way there and back is made once, not twice. A select that also
   * writes (plain-events.queries.ts in slices/exams) goes the same way and asks within itself for the scope it needs.
   */
  async read<Row>(query: CompiledQuery): Promise<StatementResult<Row>> {
    const { sql, parameters } = query;
    const [, result] = await this.together(() =>
      Promise.all([this.tellScope(this.#scopeOf(query)), runStatement<Row>(this.client, sql, parameters)]),
    );
    return result;
  }

  /** Sends what is asked for in the same breath in one piece. */
  together<Result>(send: () => Result): Result {
    const { stream } = this.client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return send();
  }
}
