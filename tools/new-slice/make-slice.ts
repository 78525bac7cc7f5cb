import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { textTemplates } from './first-texts.ts';
import { proofTemplates } from './proof-templates.ts';
import { registers } from './register-slice.ts';
import { rulesTemplates } from './rules-templates.ts';
import { migration, serverTemplates } from './server-templates.ts';
import { sliceNames, type SliceNames } from './slice-names.ts';
import { webTemplates } from './web-templates.ts';

/** Makes slices/<name>: a record with its table, and a list in which it is added, changed and deleted. Answers the paths. */
export async function makeSlice(
  root: string,
  { name, record }: { name: string; record?: string | undefined },
  today: Date,
): Promise<string[]> {
  const names = sliceNames(name, record);
  if (existsSync(join(root, 'slices', name))) throw new Error(`slices/${name} is already there.`);

  const rooms = {
    ...rulesTemplates(names),
    ...textTemplates(names),
    ...serverTemplates(names),
    ...proofTemplates(names),
    ...webTemplates(names),
  };
  const files = new Map(Object.entries(rooms).map(([path, text]) => [`slices/${name}/${path}`, text]));
  files.set(migrationPath(root, name, today), migration(names));
  for (const { path, withSlice } of registers) files.set(path, registered(root, path, withSlice, names));

  // Nothing is written before everything is known to fit.
  const formatted = await Promise.all(
    [...files].map(async ([path, text]) => [path, await pretty(root, path, text)] as const),
  );
  for (const [path, text] of formatted) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return formatted.map(([path]) => path);
}

function registered(
  root: string,
  path: string,
  withSlice: (typeof registers)[number]['withSlice'],
  names: SliceNames,
): string {
  const text = withSlice(readFileSync(join(root, path), 'utf8'), names);
  if (text === undefined)
    throw new Error(`${path} does not look as expected: it names no slice to put this one after.`);
  return text;
}

/** Migrations run in the order of their names: the day, and a number within the day. */
function migrationPath(root: string, name: string, today: Date): string {
  const day = today.toISOString().slice(0, 10).replaceAll('-', '');
  const sameDay = globSync(`apps/server/migrations/${day}-*.sql`, { cwd: root });
  const numbers = sameDay.map((path) => Number(/-(?<number>\d+)-/.exec(path)?.groups?.['number']));
  const next = String(Math.max(0, ...numbers) + 1).padStart(2, '0');
  return `apps/server/migrations/${day}-${next}-${name}.sql`;
}

async function pretty(root: string, path: string, text: string): Promise<string> {
  if (path.endsWith('.sql')) return text;
  const style = await resolveConfig(join(root, path));
  return format(text, { ...style, filepath: path });
}
