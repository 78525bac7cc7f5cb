import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const camel = (name: string): string =>
  name.replaceAll(/-(?<letter>\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the slices offer to the apps, in their order: those that have a `slice.ts` in the room of the app, or texts. */
export async function generateSlices(root = ''): Promise<[path: string, text: string][]> {
  const order = JSON.parse(await readFile(join(root, 'slices/order.json'), 'utf8')) as string[];
  const having = (file: string): string[] =>
    order.filter((slice) => existsSync(join(root, 'slices', slice, file)));
  const offering = (room: string, type: { name: string; from: string }): string =>
    offered(having(`${room}/slice.ts`), room, type);
  return [
    [
      'apps/server/slices.generated.ts',
      offering('server', { name: 'ServerSlice', from: '#kit/slice/server-slice.ts' }),
    ],
    ['apps/web/slices.generated.ts', offering('web', { name: 'WebSlice', from: '#kit/client/web-slice.ts' })],
    [
      'apps/web/catalogues.generated.ts',
      catalogues([
        ...having('rules/messages.ts').map((slice) => ({ slice, kind: 'messages' })),
        ...having('rules/problems.ts').map((slice) => ({ slice, kind: 'problems' })),
      ]),
    ],
  ];
}

const offered = (slices: readonly string[], room: string, type: { name: string; from: string }): string =>
  `import type { ${type.name} } from '${type.from}';
${slices.map((slice) => `import { slice as ${camel(slice)} } from '#slices/${slice}/${room}/slice.ts';\n`).join('')}
export const slices: readonly ${type.name}[] = [
${slices.map((slice) => `  ${camel(slice)},\n`).join('')}];
`;

/** The texts themselves come by language, from virtual:texts; this only teaches the compiler their ids. */
function catalogues(found: readonly { slice: string; kind: string }[]): string {
  const named = found.map(({ slice, kind }) => ({ slice, kind, name: camel(`${slice}-${kind}`) }));
  return `${named
    .map(
      ({ slice, kind, name }) =>
        `import type { ${kind} as ${name} } from '#slices/${slice}/rules/${kind}.ts';\n`,
    )
    .join('')}
declare module '#kit/ui/text/message-id.ts' {
  interface Catalogues {
${named.map(({ name }) => `    ${name}: typeof ${name};\n`).join('')}  }
}
`;
}
