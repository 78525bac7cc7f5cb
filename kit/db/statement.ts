import { createHash } from 'node:crypto';
import pg, { type Connection, type FieldDef, type PoolClient } from 'pg';
import { parameterOf, type Parameter } from './parameter.ts';

/** A text parsed and planned once per connection: three to four times the throughput of sending it again. */
interface Statement {
  name: string;
  text: string;
  /** Known from the first answer on. */
  columns: readonly Column[] | null;
}

interface Column {
  /** As the code spells it: region_ids → regionIds. */
  name: string;
  read(text: string): unknown;
}

/** As pg.types was told, also in pool.ts. */
const readerOf = pg.types.getTypeParser as (typeId: number) => Column['read'];

const statements = new Map<string, Statement>();
/** The number of texts is finite unless values are written into them; then naming would leak memory. */
const MAX_STATEMENTS = 2_000;

function statementFor(text: string): Statement {
  let statement = statements.get(text);
  if (!statement) {
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    statement = { name, text, columns: null };
    statements.set(text, statement);
  }
  return statement;
}

const camelCase = (column: string): string =>
  column.includes('_')
    ? column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    : column;

export interface StatementResult<Row> {
  rows: Row[];
  command: string;
  rowCount: number | null;
}

type Answered = (error: Error | null, result?: StatementResult<unknown>) => void;

/** What of pg's own query is used here; its types do not say it. */
interface PgQuery {
  name: string;
  values: readonly Parameter[];
  callback: Answered;
  submit(connection: PgConnection): Error | null;
}

interface PgConnection extends Pick<Connection, 'stream'> {
  /** The texts by name that this connection has parsed. */
  parsedStatements: Readonly<Record<string, string>>;
  bind(bound: { statement: string; values: readonly Parameter[] }): void;
}

/** "Execute everything" and "sync", as the protocol has them. */
const EXECUTE_AND_SYNC = Buffer.from('E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04', 'latin1');

/**
 * One run of a statement. As pg does it, but where a connection has parsed the statement and its columns are known, they
 * are not asked for again, and rows are read into what the code works with at once: that halves the driver's part of a read.
 */
class Run extends (pg.Query as unknown as new (text: string) => PgQuery) {
  readonly #result: StatementResult<unknown> = { rows: [], command: '', rowCount: null };
  readonly #statement: Statement;
  #failure: Error | null = null;

  constructor(statement: Statement, values: readonly unknown[]) {
    super(statement.text);
    this.#statement = statement;
    this.name = statement.name;
    this.values = values.map(parameterOf);
  }

  override submit(connection: PgConnection): Error | null {
    const { name, text, columns } = this.#statement;
    if (columns === null || connection.parsedStatements[name] !== text) return super.submit(connection);
    const { stream } = connection;
    stream.cork();
    connection.bind({ statement: name, values: this.values });
    stream.write(EXECUTE_AND_SYNC);
    stream.uncork();
    return null;
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#statement.columns = fields.map(({ name, dataTypeID }) => ({
      name: camelCase(name),
      read: readerOf(dataTypeID),
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const columns = this.#statement.columns ?? [];
    const row: Record<string, unknown> = {};
    try {
      for (let i = 0; i < columns.length; i++) {
        const { name, read } = columns[i] as Column;
        const text = fields[i] ?? null;
        row[name] = text === null ? null : read(text);
      }
      this.#result.rows.push(row);
    } catch (error) {
      this.#failure ??= error as Error;
    }
  }

  /** "SELECT 2", "INSERT 0 1" or "BEGIN". */
  handleCommandComplete({ text }: { text: string }): void {
    this.#statement.columns ??= [];
    const words = text.split(' ');
    this.#result.command = words[0] ?? '';
    this.#result.rowCount = words.length > 1 ? Number(words.at(-1)) : null;
  }

  handleReadyForQuery(): void {
    this.callback(this.#failure, this.#result);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

interface Asked {
  query(run: Run, values: undefined, answered: Answered): void;
}

/** Runs a named statement; rows come back with camelCase keys. */
export async function runStatement<Row>(
  client: Pick<PoolClient, 'query'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<StatementResult<Row>> {
  const run = new Run(statementFor(text), values);
  try {
    return await new Promise((resolve, reject) => {
      (client as Asked).query(run, undefined, (error, result) =>
        error ? reject(error) : resolve(result as StatementResult<Row>),
      );
    });
  } catch (error) {
    // The answer arrives far from the person who asked, and they are the ones to be told of.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
