import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockProblems } from './locks.ts';
import { tableName, tableOwners, type Migration } from './owners.ts';
import { tableWrites } from './writes.ts';

/** The demo college and the tests fill tables of many slices; in rows.ts the caller names the table. */
const exempt = /(^|\/)demo\/|\.(demo|matrix)\.ts$|\.(test|spec)\.tsx?$|(^|\/)testing\/|^kit\/db\/rows\.ts$/;

/** Says of a repository which tables have no owner or no lock, and who writes a table of another slice. */
export function tableProblems(root: string): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const order = JSON.parse(read('slices/order.json')) as string[];
  const mayOwn = (owner: string): boolean =>
    owner.startsWith('kit/') || order.some((slice) => owner === `slices/${slice}`);

  const sources = globSync('{apps,kit,slices}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !exempt.test(path),
  );
  const migrations = globSync('apps/server/migrations/*.sql', { cwd: root })
    .toSorted()
    .map((path): Migration => ({ path, text: read(path) }));
  const { owners, problems } = tableOwners(migrations, mayOwn);
  problems.push(...lockProblems(migrations));

  // The list of migrations cannot itself be made by one: the kit room that creates a table in passing owns it.
  const all = new Map(sources.flatMap((path) => createdInKit(path, read(path))).concat([...owners]));

  for (const path of sources) {
    for (const { table, line } of tableWrites(read(path))) {
      const problem = problemOfWrite(path, table, all);
      if (problem) problems.push(`${path}:${line} ${problem}`);
    }
  }
  return problems;
}

function createdInKit(path: string, source: string): [table: string, owner: string][] {
  const room = /^kit\/[^/]+/.exec(path)?.[0];
  const created = source.matchAll(/\bcreate table (?:if not exists )?(?<table>[\w."]+)/g);
  return room ? [...created].map(({ groups }) => [tableName(groups?.['table'] ?? ''), room]) : [];
}

function problemOfWrite(
  path: string,
  table: string | undefined,
  owners: ReadonlyMap<string, string>,
): string | undefined {
  if (table === undefined)
    return 'writes a table it does not name: write the name there, so that its owner is known.';
  const owner = owners.get(table);
  if (owner === undefined) return `writes ${table}, which no migration creates.`;
  if (owner.startsWith('kit/') && path.startsWith(`${owner}/`)) return undefined;
  if (path.startsWith(`${owner}/server/`) && /\.(queries|actions)\.ts$/.test(path)) return undefined;
  const writers = owner.startsWith('kit/') ? owner : `a *.queries.ts or *.actions.ts of ${owner}/server`;
  return `writes ${table}, which only ${writers} may write.`;
}
