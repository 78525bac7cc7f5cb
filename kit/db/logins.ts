import pg, { type Pool } from 'pg';
import { ConfigProblem } from '#kit/config/config.ts';
import { openPool, type DatabaseRole } from './pool.ts';

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
  for (const role of ROLES) {
    const pool = openPool({
      url: ownerUrl,
      role,
      password: logins[role],
      size: 1,
      waitMs: CONNECTED_WITHIN_MS,
    });
    try {
      await refuseUnlessRestricted(pool, role);
    } catch (error) {
      throw refusalProblem(error, role) ?? error;
    } finally {
      await pool.end();
    }
  }
}

const CONNECTED_WITHIN_MS = 30_000;

/** Row-level security binds neither those who may pass it by nor the owner of a table, nor a role that can become one of them. */
const WHO_AM_I = `
  select session_user as "loggedInAs", current_user as "actingAs",
    exists (
      select from pg_roles r
      where pg_has_role(session_user, r.oid, 'member')
        and (r.rolsuper or r.rolbypassrls
          or exists (select from pg_class c where c.relowner = r.oid and c.relrowsecurity))
    ) as "isUnbound"`;

async function refuseUnlessRestricted(pool: Pool, role: DatabaseRole): Promise<void> {
  const { rows } = await pool.query<{ loggedInAs: string; actingAs: string; isUnbound: boolean }>(WHO_AM_I);
  const { loggedInAs, actingAs, isUnbound } = rows[0] ?? {};
  if (loggedInAs !== role || actingAs !== role)
    throw new ConfigProblem(
      `The server logged in to the database as ${role} and is ${loggedInAs === role ? actingAs : loggedInAs} there, ` +
        `so that row-level security would not hold: look for a role in DATABASE_URL, in the settings of ${role} and in a pooler on the way.`,
    );
  if (isUnbound)
    throw new ConfigProblem(
      `The role ${role} is not bound by row-level security: it is a superuser, has BYPASSRLS, owns tables or is a member of ` +
        'a role that is or does. Take that from it (docs/operations.md).',
    );
}

/** What the database said against a login, as something to do; null for anything else. */
function refusalProblem(error: unknown, role: DatabaseRole): ConfigProblem | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === '28P01')
    return new ConfigProblem(
      `The database refuses the password of ${role} that stands in app.login: write the one there that the role has ` +
        `(update app.login set password = '…' where role = '${role}'). Give the role another one only if no other college uses this ` +
        'database server, for it belongs to all of them (docs/operations.md).',
      { cause: error },
    );
  if (error.code === '28000')
    return new ConfigProblem(
      `The database does not let ${role} log in (${error.message}): add a line to its pg_hba.conf that lets ${role} in from ` +
        'here by its password (scram-sha-256), and reload it (docs/operations.md).',
      { cause: error },
    );
  return null;
}
