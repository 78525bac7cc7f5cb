import type { TestDatabase } from './test-database.ts';

/** Everything that can be read in a database, but for the moments at which the database itself touched a row. */
export async function fingerprint({ owner }: TestDatabase): Promise<Record<string, string>> {
  const tables = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('migration', 'locale') order by 1`,
  );
  const prints: Record<string, string> = {};
  // One after the other: all at once they wait for connections longer than a busy machine lets them.
  for (const { name } of tables.rows) {
    const { rows } = await owner.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as print
       from (select (to_jsonb(t) - 'updated_at')::text as line from ${name} t) lines`,
    );
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}
