import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { readInstant } from './instant.ts';

/** The database roles our connections log in as (migration 01). */
export type DatabaseRole = 'berea_app' | 'berea_identity';

export interface PoolOptions {
  url: string;
  /** The owner, who may do anything, when absent: for migrations and jobs' own tables. */
  role?: DatabaseRole;
  /** What the role logs in with (logins.ts); a database that trusts its socket asks for nothing. */
  password?: string;
  size: number;
  statementTimeoutMs?: number;
  /** How long a request waits for a connection, be it new or one that others have. */
  waitMs?: number;
  /** How long a connection that nobody uses is kept. */
  idleMs?: number;
  onError?: (error: Error) => void;
}

// Days stay strings ('2026-03-01') and big integers stay exact; instants are Dates as usual.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readInstant);

/**
 * The same database with another role, for every form of the address: over a socket, or with the user among its
 * questions. Neither the owner's name nor their password goes along.
 */
export const connectionAs = (url: string, role: DatabaseRole, password = ''): pg.ClientConfig => ({
  ...parseIntoClientConfig(url),
  // An address that names no database means the one that is called as its user, who is another one here.
  database: new pg.Client(url).database,
  user: role,
  password,
});

/** Connections to share. One that breaks while idle is replaced, not fatal. */
export function openPool({
  url,
  role,
  password,
  size,
  statementTimeoutMs = 5_000,
  waitMs = 3_000,
  idleMs = 20_000,
  onError,
}: PoolOptions): pg.Pool {
  const address = role ? connectionAs(url, role, password) : parseIntoClientConfig(url);
  const settings = [
    ...(address.options ? [address.options] : []),
    `-c statement_timeout=${statementTimeoutMs}`,
    `-c idle_in_transaction_session_timeout=30000`,
    // Planning a short statement again costs more than running it; ours are indexed, so one plan fits all values.
    ...(role ? ['-c plan_cache_mode=force_generic_plan'] : []),
  ];
  const pool = new pg.Pool({
    ...address,
    max: size,
    options: settings.join(' '),
    // A statement may follow another one before that is answered (told-client.ts).
    pipeline: true,
    application_name: role ?? 'berea_owner',
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: idleMs,
  });
  // What breaks while we are leaving is no news: the database may stop before the last connection has gone.
  const hear = (error: Error) => (pool.ending ? undefined : onError?.(error));
  pool.on('error', hear);
  pool.on('connect', (client) => client.on('error', hear));
  return pool;
}
