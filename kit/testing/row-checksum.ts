import type { Pool } from 'pg';

/** Written by every call, also by one that is refused. */
const LEFT_OUT = ['audit', 'audit_chain', 'audit_unlinked', 'rate_count', 'migration'];

async function tablesOf(owner: Pool): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename <> all ($1) order by 1`,
    [LEFT_OUT],
  );
  return rows.map(({ name }) => name);
}

/** Tells whether anything was written: the digest of every row of every table, of the queue's too. */
export class RowChecksum {
  readonly #owner: Pool;
  readonly #statement: string;
  #last = '';

  private constructor(owner: Pool, tables: readonly string[]) {
    this.#owner = owner;
    const rows = tables.map(
      (table) => `select '${table}' as name, to_jsonb(t) - 'last_seen_at' as content from ${table} t`,
    );
    this.#statement = `select md5(string_agg(md5(name || content::text), '' order by md5(name || content::text))) as digest
      from (${rows.join(' union all ')}) everything where $1 = '' or content::text like '%' || $1 || '%'`;
  }

  static async over(owner: Pool): Promise<RowChecksum> {
    return new RowChecksum(owner, await tablesOf(owner));
  }

  /** Whether anything was written since this was last asked. */
  async haveChanged(): Promise<boolean> {
    const before = this.#last;
    this.#last = await this.take();
    return this.#last !== before;
  }

  /** Of all rows, or of those in which an id or a text occurs. */
  async take(occurring = ''): Promise<string> {
    const { rows } = await this.#owner.query<{ digest: string | null }>(this.#statement, [occurring]);
    return rows[0]?.digest ?? '';
  }
}
