import type { Pool } from 'pg';

/**
 * What the database lacks of the guards around a scope, told at the start of the server. Only a superuser can take
 * set_config away, so on a managed PostgreSQL the migration that does has done nothing.
 */
export async function scopeWarnings(ownerPool: Pool): Promise<string[]> {
  const { rows } = await ownerPool.query<{ owner: string }>(
    `select quote_ident(current_user) as owner from pg_roles
     where rolname in ('berea_app', 'berea_identity')
       and has_function_privilege(oid, 'pg_catalog.set_config(text, text, boolean)', 'execute')
     limit 1`,
  );
  return rows.map(
    ({ owner }) =>
      'Queries could widen what a connection may see: the user of DATABASE_URL could not take set_config away. If you have ' +
      'a superuser of the database, let them run: grant execute on function pg_catalog.set_config(text, text, boolean) ' +
      `to ${owner}; revoke execute on function pg_catalog.set_config(text, text, boolean) from public;`,
  );
}
