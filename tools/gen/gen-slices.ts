import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

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
    ...pages(
      order.flatMap((slice) =>
        globSync(`slices/${slice}/web/**/*.{page,slots}.tsx`, { cwd: root }).toSorted(),
      ),
      root,
    ),
  ];
}

/** Every page that slices add to, together with what they add, so that the code of both comes at once. */
function pages(files: readonly string[], root: string): [path: string, text: string][] {
  const called = (role: string): string[] => files.filter((file) => file.endsWith(`.${role}.tsx`));
  const nameOf = (file: string): string => basename(file).split('.')[0] ?? '';
  const names = called('page').map(nameOf);
  const astray = called('slots').find((file) => !names.includes(nameOf(file)));
  if (astray) throw new Error(`${astray} is for no page: there is no ${nameOf(astray)}.page.tsx.`);
  const whole = called('page').map((page): [string, string] => {
    const name = nameOf(page);
    const slots = called('slots').filter((file) => nameOf(file) === name);
    const component = `${camel(`-${name}`)}Page`;
    const asked = askedTogether(name, root);
    return [
      `apps/web/pages/${name}.generated.ts`,
      `import { createElement } from 'react';
${asked.imports}import { ${component} } from '#${page}';
${slots.map((file, at) => `import { slots as slots${at} } from '#${file}';\n`).join('')}
const slots${slots.length === 0 ? ': never[]' : ''} = [${slots.map((_, at) => `...slots${at}`).join(', ')}];

${asked.exports}export const Page = () => createElement(${component}, { slots });
`,
    ];
  });
  const loaded = names.map(
    (name) => `  '${name}': screen(() => import('./pages/${name}.generated.ts'), 'Page'),\n`,
  );
  const list = `import { screen } from '#kit/client/loading/load-screen.ts';

export const PAGES = {
${loaded.join('')}};
`;
  return [['apps/web/pages.generated.ts', list], ...whole];
}

/** Where a page with its slots asks for everything in one call, that is written down beside it. */
function askedTogether(name: string, root: string): { imports: string; exports: string } {
  const path = join(root, `apps/web/pages/${name}.together.json`);
  if (!existsSync(path)) return { imports: '', exports: '' };
  const together = (JSON.parse(readFileSync(path, 'utf8')) as { name: string }).name;
  return {
    imports: `import type { Params } from 'react-router';
import { askTogether } from '#kit/client/query/ask-together.ts';
import { ${together} } from './${name}.together.generated.ts';
`,
    exports: `export const prefetch = (params: Params): void => askTogether(${together}, params);

`,
  };
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
