/** A folder that owns tables: `slices/people` or a kit room such as `kit/mail`. */
export type Owner = string;

export interface Migration {
  path: string;
  text: string;
}

export interface Ownership {
  owners: ReadonlyMap<string, Owner>;
  problems: string[];
}

const statement =
  /(?:^|\n)[ \t]*(?:create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?<created>[\w."]+)|drop\s+table\s+(?:if\s+exists\s+)?(?<dropped>[\w."]+)|alter\s+table\s+(?<old>[\w."]+)\s+rename\s+to\s+(?<renamed>[\w."]+))/gi;
const ownerComment = /^--\s*owner:\s*(?<owner>\S+)\s*$/;

/** Reads from the migrations, oldest first, who owns each table: a comment directly above `create table` says it. */
export function tableOwners(migrations: readonly Migration[], mayOwn: (owner: Owner) => boolean): Ownership {
  const owners = new Map<string, Owner>();
  const problems: string[] = [];
  for (const { path, text } of migrations) {
    for (const { groups = {}, index, 0: match } of text.matchAll(statement)) {
      const { created, dropped, old, renamed } = groups;
      if (dropped) owners.delete(tableName(dropped));
      if (old && renamed) {
        owners.set(tableName(renamed), owners.get(tableName(old)) ?? '');
        owners.delete(tableName(old));
      }
      if (!created) continue;
      const table = tableName(created);
      const line = text.slice(0, index + match.length).split('\n').length;
      const owner = ownerAbove(text.slice(0, index));
      owners.set(table, owner ?? '');
      if (owner === undefined) {
        problems.push(
          `${path}:${line} creates ${table} without an owner: write "-- owner: slices/…" directly above it.`,
        );
      } else if (!mayOwn(owner)) {
        problems.push(
          `${path}:${line} gives ${table} to ${owner}, which is neither a slice of slices/order.json nor a kit room.`,
        );
      }
    }
  }
  return { owners, problems };
}

function ownerAbove(textBefore: string): Owner | undefined {
  const lineAbove = textBefore.slice(textBefore.lastIndexOf('\n') + 1);
  return ownerComment.exec(lineAbove)?.groups?.['owner'];
}

/** A table's name as PostgreSQL has it: `public."person"` and Kysely's `regionRole` are person and region_role. */
export function tableName(written: string): string {
  return written
    .replaceAll('"', '')
    .replace(/^public\./, '')
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`)
    .toLowerCase();
}
