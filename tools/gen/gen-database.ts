import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { migrate } from '#kit/db/migrate.ts';
import { openPool } from '#kit/db/pool.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  isArray: boolean;
  isNullable: boolean;
  hasDefault: boolean;
  isAlways: boolean;
  isProtected: boolean;
  isOwnOnly: boolean;
  /** What a comment of the migration says it counts. */
  unit: string | null;
  /** What its check constraints allow; empty where they do not list values. */
  values: string[];
}

/** PostgreSQL type → [as selected, as inserted]. Money-like and 64-bit numbers stay strings: exact. */
const TYPES: Record<string, [string, string]> = {
  uuid: ['string', 'string'],
  text: ['string', 'string'],
  date: ['Day', 'Day'],
  bool: ['boolean', 'boolean'],
  int4: ['number', 'number'],
  int8: ['string', 'string | number | bigint'],
  numeric: ['string', 'string | number'],
  float8: ['number', 'number'],
  nummultirange: ['string', 'string'],
  bytea: ['Buffer', 'Buffer'],
  jsonb: ['unknown', 'string | null'],
  timestamptz: ['Date', 'Date | string'],
};

/** What a comment on a column says it counts → the type that nothing else can be put in place of. */
const UNITS: Record<string, string> = {
  'hundredths of a percent': 'Percent',
  'minor units of a currency': 'MinorUnits',
};

const camel = (name: string) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`_${name}`);

async function readColumns(pool: Pool): Promise<Column[]> {
  const { rows } = await pool.query<Omit<Column, 'values'> & { checks: string[] }>(`
    select c.relname as "table", a.attname as "column", coalesce(e.typname, t.typname) as type,
      e.typname is not null as "isArray", not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
      a.attidentity = 'a' or a.attgenerated <> '' as "isAlways", c.relrowsecurity as "isProtected",
      exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'own_only') as "isOwnOnly",
      col_description(c.oid, a.attnum) as unit,
      array(
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      ) as checks
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relkind in ('r', 'p', 'v') and c.relname <> 'migration'
    order by c.relname, a.attname`);
  return rows.map(({ checks, ...column }) => ({ ...column, values: listedValues(checks) }));
}

/**
 * The values a column may hold, where a check lists them: `col in ('A', 'B')`, or `col <@ '{A,B}'` of an array. A check
 * with an alternative ("or") allows more than it lists.
 */
function listedValues(checks: readonly string[]): string[] {
  for (const check of checks.filter((known) => !/\bOR\b/.test(known))) {
    const [, listed] = /(?:= ANY \(|<@ )\(?ARRAY\[(.*?)\]/.exec(check) ?? [];
    if (listed) return [...listed.matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? '');
    const [, inBraces] = /<@ '\{(.*?)\}'::text\[\]/.exec(check) ?? [];
    if (inBraces) return inBraces.split(',');
  }
  return [];
}

function columnType(column: Column): string {
  const { type, isArray, isNullable, hasDefault, isAlways, values, unit } = column;
  const counted = UNITS[unit ?? ''];
  const listed = values.map((value) => `'${value}'`).join(' | ');
  const read = type === 'int8' ? 'string' : counted;
  const known = listed ? [listed, listed] : counted ? [read, counted] : TYPES[type];
  if (!known)
    throw new Error(`No TypeScript type is known for ${column.table}.${column.column} of type ${type}.`);
  const [selected, inserted] = known.map((name = '') => {
    const item = isArray ? `${name.includes('|') ? `(${name})` : name}[]` : name;
    return isNullable && !item.includes('null') && item !== 'unknown' ? `${item} | null` : item;
  }) as [string, string];
  if (hasDefault && selected === inserted && !isAlways) return `Generated<${selected}>`;
  if (isAlways) return `ColumnType<${selected}, never, never>`;
  if (selected !== inserted || hasDefault) {
    return `ColumnType<${selected}, ${hasDefault ? `${inserted} | undefined` : inserted}, ${inserted}>`;
  }
  return selected;
}

function typesFile(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const interfaces = [...tables].map(
    ([table, own]) =>
      `export interface ${pascal(table)}Table {\n${own.map((c) => `  ${camel(c.column)}: ${columnType(c)};`).join('\n')}\n}\n`,
  );
  const db = [...tables.keys()].map((table) => `  ${camel(table)}: ${pascal(table)}Table;`).join('\n');
  return `// Made from the migrations by npm run gen.\nimport type { Day } from '#kit/calendar/day.ts';\nimport type { MinorUnits } from '#kit/money/minor-units.ts';\nimport type { Percent } from '#kit/percent/percent.ts';\nimport type { ColumnType, Generated } from 'kysely';\n\n${interfaces.join('\n')}\nexport interface DB {\n${db}\n}\n`;
}

/** Which columns bind a table to a campus or an owner: what kit/db/scope/scope-plugin.ts narrows by. */
function scopedTablesFile(columns: Column[]): string {
  const rows = [...Map.groupBy(columns, (column) => column.table)]
    .filter(([, own]) => own[0]?.isProtected)
    .map(([table, own]) => {
      const find = (name: string) => own.find((c) => c.column === name);
      const owner = table === 'person' ? 'id' : (['person_id', 'actor_id'].find(find) ?? null);
      const isBound =
        own[0]?.isOwnOnly === true ||
        find('region_id')?.isNullable === false ||
        find('region_ids') !== undefined;
      const throughOwner = find('person_id') !== undefined && !isBound;
      return `  ${table}: { regionId: ${!!find('region_id')}, regionIds: ${!!find('region_ids')}, owner: ${owner ? `'${owner}'` : null}, throughOwner: ${throughOwner} },`;
    });
  return `// Made from the migrations by npm run gen.
export interface TableBinding {
  regionId: boolean;
  regionIds: boolean;
  owner: string | null;
  throughOwner: boolean;
}

export const SCOPED_TABLES: Readonly<Record<string, TableBinding>> = {
${rows.join('\n')}
};
`;
}

export async function generateDatabaseTypes(): Promise<[path: string, text: string][]> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-gen-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off', shared_buffers: '16MB' });
  const pool = openPool({ url: postgres.url(), size: 1 });
  try {
    await migrate(pool, 'apps/server/migrations');
    const columns = await readColumns(pool);
    return [
      ['kit/db/db.generated.ts', typesFile(columns)],
      ['kit/db/scope/scoped-tables.generated.ts', scopedTablesFile(columns)],
    ];
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
