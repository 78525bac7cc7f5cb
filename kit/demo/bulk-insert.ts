import type { Insertable } from 'kysely';
import type { PoolClient } from 'pg';
import type { DB } from '#kit/db/db.generated.ts';
import { snakeCase } from '#kit/db/snake-case.ts';

/** One statement carries this many rows: enough to be quick, little enough to stay in memory. */
const ROWS_AT_ONCE = 5_000;

type Cell = string | number | bigint | boolean | Date | Buffer | null | undefined | readonly string[];

/**
 * Writes many rows with few statements: each column travels as one array of texts, which PostgreSQL turns into the
 * column's own type. All rows must fill the same columns.
 */
export async function bulkInsert<Table extends keyof DB & string>(
  client: PoolClient,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const keys = Object.keys(first);
  const statement = await insertStatement(client, snakeCase(table), keys.map(snakeCase));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE) as readonly Readonly<Record<string, Cell>>[];
    await client.query(
      statement,
      keys.map((key) => some.map((row) => asText(row[key]))),
    );
  }
}

async function insertStatement(
  client: PoolClient,
  table: string,
  columns: readonly string[],
): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  const typeOf = (column: string): string => {
    const type = types.get(column);
    if (!type) throw new Error(`The table ${table} has no column ${column}.`);
    return type;
  };
  const names = columns.map((column) => `"${column}"`);
  const values = columns.map((column) => `v."${column}"::${typeOf(column)}`);
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`);
  return `insert into ${table} (${names.join(', ')})
    select ${values.join(', ')} from unnest(${arrays.join(', ')}) as v(${names.join(', ')})`;
}

function asText(cell: Cell): string | null {
  if (cell === null || cell === undefined) return null;
  if (cell instanceof Date) return cell.toISOString();
  if (Buffer.isBuffer(cell)) return `\\x${cell.toString('hex')}`;
  if (Array.isArray(cell)) return arrayLiteral(cell as readonly string[]);
  return String(cell);
}

const arrayLiteral = (items: readonly string[]): string =>
  `{${items.map((item) => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
