import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { textTemplates } from './first-texts.ts';
import { proofTemplates } from './proof-templates.ts';
import { rulesTemplates } from './rules-templates.ts';
import { migration, serverTemplates } from './server-templates.ts';
import { sliceNames } from './slice-names.ts';
import { webTemplates } from './web-templates.ts';

const ORDER = 'slices/order.json';

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
    ...webTemplates(names, hasPlace(root, `/${name}`)),
  };
  const files = new Map(Object.entries(rooms).map(([path, text]) => [`slices/${name}/${path}`, text]));
  files.set(migrationPath(root, name, today), migration(names));
  files.set(ORDER, withSlice(readFileSync(join(root, ORDER), 'utf8'), name));

  // Nothing is written before everything is known to fit.
  const formatted = await Promise.all(
    [...files].map(async ([path, text]) => [path, await pretty(path, text)] as const),
  );
  for (const [path, text] of formatted) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return formatted.map(([path]) => path);
}

/** The apps find a slice by the order; what it offers to them it says itself. */
function withSlice(text: string, slice: string): string {
  const order: unknown = JSON.parse(text);
  if (!Array.isArray(order)) throw new Error(`${ORDER} does not look as expected: it lists no slices.`);
  return JSON.stringify(order.includes(slice) ? order : [...(order as string[]), slice]);
}

/** Some addresses stand in the site map before their slices do. */
const hasPlace = (root: string, address: string): boolean =>
  globSync(['apps/web/site-map/places.ts', 'slices/*/web/slice.ts'], { cwd: root }).some((path) =>
    readFileSync(join(root, path), 'utf8').includes(`path: '${address}',`),
  );

/** Migrations run in the order of their names: the day, and a number within the day. */
function migrationPath(root: string, name: string, today: Date): string {
  const day = today.toISOString().slice(0, 10).replaceAll('-', '');
  const sameDay = globSync(`apps/server/migrations/${day}-*.sql`, { cwd: root });
  const numbers = sameDay.map((path) => Number(/-(?<number>\d+)-/.exec(path)?.groups?.['number']));
  const next = String(Math.max(0, ...numbers) + 1).padStart(2, '0');
  return `apps/server/migrations/${day}-${next}-${name}.sql`;
}

/** How code is written in this repository, wherever the slice is made. */
const STYLE = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../.oxfmtrc.json'), 'utf8'),
) as FormatConfig;

async function pretty(path: string, text: string): Promise<string> {
  if (path.endsWith('.sql')) return text;
  const { code, errors } = await format(path, text, STYLE);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return code;
}
