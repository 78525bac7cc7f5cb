import type {
  CompiledQuery,
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';
import type { PoolClient } from 'pg';
import { WHOLE_COLLEGE, type Scope } from '#kit/access/scope.ts';
import { runStatement, type StatementResult } from '../statement.ts';
import { isUuid } from '../uuid.ts';

/**
 * Tells a connection its scope in plain text, which costs half of what a prepared statement does; nothing but ids
 * may therefore stand in it.
 */
export function scopeText({ everything, regionIds, personId }: Scope): string {
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
    .filter((setting, index) => setting !== known[index])
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

/** A connection of the pool, and the scope it is to carry. */
export class ToldClient {
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

  /** What it was told within a transaction is taken back with it. */
  forgetScope(): void {
    carried.delete(this.client);
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
