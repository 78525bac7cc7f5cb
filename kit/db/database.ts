import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type CompiledQuery,
  type Driver,
  type Transaction,
} from 'kysely';
import type { Pool } from 'pg';
import type { Scope } from '#kit/access/scope.ts';
import type { DB } from './db.generated.ts';
import { ScopePlugin } from './scope/scope-plugin.ts';
import { ScopedDriver, type ScopedConnection, type ShortReads } from './scope/scoped-driver.ts';
import { SnakeCaseCompiler } from './snake-case.ts';
import { seesWholeCollege } from './scope/told-client.ts';

/** The database as one request sees it: what lies outside the scope is not there. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

const adapter = new PostgresAdapter();
const compiler = new SnakeCaseCompiler();

export interface OpenDatabaseOptions {
  /** Only for the proof that the second lock holds by itself. */
  withoutFirstLock?: boolean;
}

/** What a database was opened for. */
export interface Opened {
  scope: Scope;
  withoutFirstLock: boolean;
}

const openedDatabases = new WeakMap<Db, Opened>();
/** What runs the short reads of a database, or of a transaction, past Kysely. */
const shortReads = new WeakMap<Db, ShortReads>();

/** Narrows the pool to a scope. Cheap enough to do for every request. */
export function openDatabase(
  pool: Pool,
  scope: Scope,
  { withoutFirstLock = false }: OpenDatabaseOptions = {},
): Db {
  const opened = { scope, withoutFirstLock };
  const driver = new ScopedDriver(pool, scope);
  const db = narrowed(opened, () => driver);
  openedDatabases.set(db, opened);
  shortReads.set(db, driver);
  return db;
}

/** The whole college over the connection that a transaction has already: a second one could be waited for in vain. */
export const wholeCollegeWithin = (tx: Tx): Tx => tx.withoutPlugins().withPlugin(seesWholeCollege);

/** Puts statements together as for a scope, and runs none. */
export const openWriter = (opened: Opened): Db => narrowed(opened, () => new DummyDriver());

/**
 * Notes that a transaction is narrowed as the database that it is one of, and over which connection it goes: Kysely would
 * send a read when the one before it is answered.
 */
export async function openedWithin(db: Db, tx: Tx): Promise<Tx> {
  const opened = openedDatabases.get(db);
  if (!opened) return tx;
  openedDatabases.set(tx, opened);
  const connection = await tx.getExecutor().provideConnection(async (own) => own as ScopedConnection);
  shortReads.set(tx, connection);
  return tx;
}

/**
 * Runs a short read that is put together and narrowed already. Those that are asked for in the same breath go out together,
 * and within a transaction they are answered in the order in which they were asked.
 */
export async function runShortRead<Row>(db: Db | Tx, query: CompiledQuery<Row>): Promise<Row[]> {
  const reads = shortReads.get(db);
  return (await (reads ? reads.readShortly<Row>(query) : db.executeQuery<Row>(query))).rows;
}

/** Null of a transaction of which it is not known. */
export function openedFor(db: Db | Tx): Opened | null {
  const opened = openedDatabases.get(db);
  if (!opened && !db.isTransaction) throw new Error('This is no database that was opened for a scope.');
  return opened ?? null;
}

const narrowed = ({ scope, withoutFirstLock }: Opened, createDriver: () => Driver): Db =>
  new Kysely<DB>({
    dialect: {
      createAdapter: () => adapter,
      createDriver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
    plugins: withoutFirstLock ? [] : [new ScopePlugin(scope)],
  });
