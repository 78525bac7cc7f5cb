import type { Pool } from 'pg';

/** Written by every call, also by one that is refused. */
const LEFT_OUT = ['audit', 'audit_chain', 'audit_unlinked', 'rate_count', 'migration'];

/** Changed by every call of a user signed in; what is in these tables is compared without it. */
const NOTED = 'last_seen_at';

interface WatchedTable {
  name: string;
  isNoting: boolean;
}

async function tablesOf(owner: Pool): Promise<WatchedTable[]> {
  const { rows } = await owner.query<WatchedTable>(
    `select format('%I.%I', t.schemaname, t.tablename) as name, c.column_name is not null as "isNoting"
     from pg_tables t left join information_schema.columns c
       on c.table_schema = t.schemaname and c.table_name = t.tablename and c.column_name = $2
     where t.schemaname in ('public', 'graphile_worker') and t.tablename <> all ($1) order by 1`,
    [LEFT_OUT, NOTED],
  );
  return rows;
}

/**
 * A note is taken in the transaction that writes, so what is taken back leaves none; a user who writes may be a role that
 * knows nothing of the notes.
 */
const NOTEBOOK = `
  create schema row_watch;
  create table row_watch.written (name text);
  create function row_watch.note() returns trigger language plpgsql security definer as $$
    begin insert into row_watch.written values (tg_relid::regclass::text); return null; end $$;`;

function watching({ name, isNoting }: WatchedTable): string {
  const on = (event: string, rest: string) =>
    `create trigger row_watch_${event} after ${event} on ${name} ${rest} execute function row_watch.note();`;
  const isMore = `when (to_jsonb(old) - '${NOTED}' is distinct from to_jsonb(new) - '${NOTED}')`;
  return [
    on('insert', 'for each row'),
    on('update', `for each row ${isNoting ? isMore : ''}`),
    on('delete', 'for each row'),
    on('truncate', 'for each statement'),
  ].join('\n');
}

/** Tells whether anything was written, in any row of any table, of the queue's too. */
export class RowWatch {
  readonly #owner: Pool;
  readonly #contents: string;

  private constructor(owner: Pool, tables: readonly WatchedTable[]) {
    this.#owner = owner;
    const contents = tables.map(
      ({ name }) => `select '${name}' as name, to_jsonb(t) - '${NOTED}' as content from ${name} t`,
    );
    this.#contents = `select md5(string_agg(md5(name || content::text), '' order by md5(name || content::text))) as digest
      from (${contents.join(' union all ')}) everything where content::text like '%' || $1 || '%'`;
  }

  /** Watches every table there is now; the database is one that nobody else needs. */
  static async over(owner: Pool): Promise<RowWatch> {
    const tables = await tablesOf(owner);
    await owner.query([NOTEBOOK, ...tables.map(watching)].join('\n'));
    return new RowWatch(owner, tables);
  }

  /** The tables in which anything was written since this was last asked, also if it was the same as before. */
  async written(): Promise<string[]> {
    const { rows } = await this.#owner.query<{ name: string }>({
      name: 'row_watch_written',
      text: `with noted as (delete from row_watch.written returning name) select distinct name from noted order by name`,
    });
    return rows.map(({ name }) => name);
  }

  /** A digest of the rows in which an id or a text occurs. */
  async digestOf(occurring: string): Promise<string> {
    const { rows } = await this.#owner.query<{ digest: string | null }>(this.#contents, [occurring]);
    return rows[0]?.digest ?? '';
  }
}
