import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const camel = (name: string): string =>
  name.replaceAll(/-(?<letter>\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the slices offer to the apps, in their order: those that have a `slice.ts` in the room of the app. */
export async function generateSlices(root = ''): Promise<[path: string, text: string][]> {
  const order = JSON.parse(await readFile(join(root, 'slices/order.json'), 'utf8')) as string[];
  const having = (file: string): string[] =>
    order.filter((slice) => existsSync(join(root, 'slices', slice, file)));
  return [['apps/server/slices.generated.ts', serverSlices(having('server/slice.ts'))]];
}

const listed = (slices: readonly string[]): string => slices.map((slice) => `  ${camel(slice)},\n`).join('');

const serverSlices = (slices: readonly string[]): string =>
  `import type { ServerSlice } from '#kit/slice/server-slice.ts';
${slices.map((slice) => `import { slice as ${camel(slice)} } from '#slices/${slice}/server/slice.ts';\n`).join('')}
export const slices: readonly ServerSlice[] = [
${listed(slices)}];
`;
