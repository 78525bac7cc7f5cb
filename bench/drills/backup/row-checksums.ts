import pg from 'pg';

/** Every table of ours by its name: how many rows it has, and a checksum of all that is in them. */
export async function rowChecksums(url: string): Promise<Map<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const sums = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
      );
      sums.set(name, rows[0]?.sum ?? '');
    }
    return sums;
  } finally {
    await client.end();
  }
}
