import { tableName } from './owners.ts';

export interface TableWrite {
  /** Undefined where the name is put together at run time, so that nobody can tell whose table is written. */
  table: string | undefined;
  line: number;
}

const kysely =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\s*(?:<[^>]*>)?\(\s*(?<argument>\[[^\]]*\]|'[^']*'|"[^"]*"|[^\s)]+)/g;
const rows =
  /\b(?:insertRow|updateRow|deleteRow)\s*(?:<[^>]*>)?\(\s*\w+,\s*(?<argument>'[^']*'|"[^"]*"|[^\s,)]+)/g;
const rawSql =
  /\b(?:insert\s+into|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?)\s+(?<table>\$\{|[a-z_"][\w."]*)|\bupdate\s+(?:only\s+)?(?<updated>\$\{[^}]*\}|(?!set\b)[a-z_"][\w."]*)(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b/gi;

/** Every place of a source file that writes a table, by Kysely, by kit/db/rows.ts or by raw SQL. */
export function tableWrites(source: string): TableWrite[] {
  const code = withoutCommentLines(source);
  const writes: TableWrite[] = [];
  for (const { groups = {}, index } of [...code.matchAll(kysely), ...code.matchAll(rows)]) {
    const line = lineAt(code, index);
    const names = [...(groups['argument'] ?? '').matchAll(/['"](?<name>[\w.]+)/g)];
    if (names.length === 0) writes.push({ table: undefined, line });
    for (const { groups: found } of names) writes.push({ table: tableName(found?.['name'] ?? ''), line });
  }
  for (const { groups = {}, index } of code.matchAll(rawSql)) {
    const written = groups['table'] ?? groups['updated'] ?? '';
    writes.push({
      table: written.startsWith('$') ? undefined : tableName(written),
      line: lineAt(code, index),
    });
  }
  return writes.toSorted((a, b) => a.line - b.line);
}

/** Comment lines, of TypeScript and of SQL, become empty lines, so that prose about writing is no writing. */
function withoutCommentLines(source: string): string {
  return source.replaceAll(/^[ \t]*(?:\/\/|\/\*|\*|--).*$/gm, '');
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
