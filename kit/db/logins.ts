import pg, { type Pool } from 'pg';
import { ConfigProblem } from '#kit/config/config.ts';
import { urlAs, type DatabaseRole } from './pool.ts';

/** What each of the server's own roles logs in with. */
export type Logins = Readonly<Record<DatabaseRole, string>>;

const ROLES: readonly DatabaseRole[] = ['berea_app', 'berea_identity'];

/** Any number will do, as long as every server asks for the same one. */
const LOGIN_LOCK = 4_917_012;

/** Reads them as the owner, over a connection that is closed again: the server keeps none of the owner's for requests. */
export async function readLogins(ownerUrl: string): Promise<Logins> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: DatabaseRole; password: string }>(
      'select role, password from app.login',
    );
    return Object.fromEntries(rows.map(({ role, password }) => [role, password])) as Logins;
  } finally {
    await client.end();
  }
}

/**
 * Lets the server's roles log in by themselves, where they cannot yet. A role that can is left as it is, for roles belong
 * to the whole cluster and another college may use it. Many servers may do this at once.
 */
export async function prepareLogins(ownerPool: Pool): Promise<void> {
  const client = await ownerPool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOGIN_LOCK]);
    const { rows } = await client.query<{ statement: string }>(
      `select format('alter role %I login noinherit password %L', l.role, l.password) as statement
       from app.login l join pg_roles r on r.rolname = l.role where not r.rolcanlogin`,
    );
    for (const { statement } of rows) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Says in one sentence what is missing, before the first request would find out. */
export async function refuseUnlessLoginsWork(ownerUrl: string): Promise<void> {
  const logins = await readLogins(ownerUrl);
  for (const role of ROLES) await refuseUnlessLogsIn(ownerUrl, role, logins[role]);
}

async function refuseUnlessLogsIn(ownerUrl: string, role: DatabaseRole, password: string): Promise<void> {
  const client = new pg.Client(urlAs(ownerUrl, role, password));
  try {
    await client.connect();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new ConfigProblem(
      `The database does not let ${role} log in: allow it in pg_hba.conf, and give the role the password that the owner reads in app.login (docs/operations.md).`,
    );
  }
  await client.end();
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('28');
