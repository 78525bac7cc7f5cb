import { tableName, type Migration } from './owners.ts';

const created =
  /(?<above>(?:^[ \t]*--.*\n)*)^[ \t]*create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?<table>[\w."]+)/gim;
const locked =
  /\bapp\.protect(?:_own)?\('(?<protected>[\w."]+)'\)|\balter\s+table\s+(?<table>[\w."]+)\s+enable\s+row\s+level\s+security/gi;
const openComment = /^[ \t]*--[ \t]*open:[ \t]*\S/m;

/**
 * Says which tables are open to every request although nobody meant it. A table is under row-level security, or a
 * comment above `create table` says why it need not be; forgetting both must not go unnoticed.
 */
export function lockProblems(migrations: readonly Migration[]): string[] {
  const all = migrations.map(({ text }) => text).join('\n');
  const lockedTables = new Set(
    [...all.matchAll(locked)].map(({ groups = {} }) =>
      tableName(groups['protected'] ?? groups['table'] ?? ''),
    ),
  );
  return migrations.flatMap(({ path, text }) =>
    [...text.matchAll(created)].flatMap(({ groups = {}, index, 0: match }) => {
      const table = tableName(groups['table'] ?? '');
      const isOpen = openComment.test(groups['above'] ?? '');
      const line = text.slice(0, index + match.length).split('\n').length;
      if (lockedTables.has(table) && isOpen)
        return [`${path}:${line} calls ${table} open, but it is under row-level security.`];
      if (lockedTables.has(table) || isOpen) return [];
      return [
        `${path}:${line} leaves ${table} open to every request: select app.protect('${table}') or app.protect_own('${table}'), or say "-- open: why" above it.`,
      ];
    }),
  );
}
