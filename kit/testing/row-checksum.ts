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

/** Changed by every call of somebody signed in; what is in these tables is compared without it. */
const NOTED = 'last_seen_at';

/** Tells whether anything was written, in any row of any table, of the queue's too. */
export class RowChecksum {
  readonly #owner: Pool;
  readonly #versions: string;
  readonly #contents: string;
  #last = '';

  private constructor(owner: Pool, tables: readonly string[], noting: ReadonlySet<string>) {
    this.#owner = owner;
    // PostgreSQL gives a row another version and place whenever it is written, so nobody needs to read what is in it.
    const versions = tables.map((table) =>
      noting.has(table)
        ? `select count(*), sum(hashtextextended((to_jsonb(t) - '${NOTED}')::text, 0)) from ${table} t`
        : `select count(*), sum(hashtextextended(t.ctid::text || t.xmin::text, 0)) from ${table} t`,
    );
    this.#versions = `select string_agg(v::text, ' ') as digest from (${versions.join(' union all ')}) v`;
    const contents = tables.map(
      (table) => `select '${table}' as name, to_jsonb(t) - '${NOTED}' as content from ${table} t`,
    );
    this.#contents = `select md5(string_agg(md5(name || content::text), '' order by md5(name || content::text))) as digest
      from (${contents.join(' union all ')}) everything where content::text like '%' || $1 || '%'`;
  }

  static async over(owner: Pool): Promise<RowChecksum> {
    return new RowChecksum(owner, await tablesOf(owner), await tablesThatNote(owner));
  }

  /** Whether anything was written since this was last asked. */
  async haveChanged(): Promise<boolean> {
    const before = this.#last;
    this.#last = await this.#digest(this.#versions, []);
    return this.#last !== before;
  }

  /** What the rows say in which an id or a text occurs. */
  take(occurring: string): Promise<string> {
    return this.#digest(this.#contents, [occurring]);
  }

  async #digest(statement: string, values: string[]): Promise<string> {
    const { rows } = await this.#owner.query<{ digest: string | null }>(statement, values);
    return rows[0]?.digest ?? '';
  }
}

async function tablesThatNote(owner: Pool): Promise<Set<string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns where column_name = $1`,
    [NOTED],
  );
  return new Set(rows.map(({ name }) => name));
}
