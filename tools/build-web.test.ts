import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildIfStale } from './build/build-if-stale.ts';
import { inputsDigest, webApps } from './build/web-inputs.ts';
import { seed, scratchTree } from './testing/scratch-tree.ts';

const app = {
  'package.json': '{ "type": "module" }',
  'apps/web/vite.config.ts': 'export default {};',
  'apps/web/index.html':
    '<!doctype html><html lang="en"><script type="module" src="./main.ts"></script></html>',
  'apps/web/main.ts': `import { title } from '../../kit/ui/title.ts'; document.title = title;`,
  'kit/ui/title.ts': `export const title = 'Berea';`,
  'package-lock.json': '{}',
};

const build = (root: string): Promise<boolean> => buildIfStale(root, 'web', () => undefined);
const builtScript = (root: string, folder = 'web'): string =>
  globSync(`dist/${folder}/assets/*.js`, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('');

test('an app is built once and again when a source has changed', async () => {
  const root = scratchTree(app);
  expect(await build(root)).toBe(true);
  expect(builtScript(root)).toContain('Berea');
  expect(await build(root)).toBe(false);
  seed(root, { 'kit/ui/title.ts': `export const title = 'Athens';` });
  expect(await build(root)).toBe(true);
  expect(builtScript(root)).toContain('Athens');
  expect(builtScript(root)).not.toContain('Berea');
});

test('an app built in another mode stands beside the one for the public', async () => {
  const root = scratchTree({
    ...app,
    'apps/web/main.ts': `document.title = import.meta.env.MODE === 'catalogue' ? 'Parts' : 'Berea';`,
  });
  await build(root);
  expect(await buildIfStale(root, 'web', () => undefined, 'catalogue')).toBe(true);
  expect(await buildIfStale(root, 'web', () => undefined, 'catalogue')).toBe(false);
  expect(builtScript(root)).not.toContain('Parts');
  expect(builtScript(root, 'web-catalogue')).toContain('Parts');
});

test('what the public is sent stands compressed beside it', async () => {
  const root = scratchTree(app);
  await build(root);
  const [script = ''] = globSync('dist/web/assets/*.js', { cwd: root });
  const packed = readFileSync(join(root, `${script}.br`));
  expect(brotliDecompressSync(packed)).toEqual(readFileSync(join(root, script)));
  expect(existsSync(join(root, 'dist/web/index.html.br'))).toBe(true);
});

test('two starts at once build once', async () => {
  const root = scratchTree(app);
  const lines: string[] = [];
  const both = [1, 2].map(() => buildIfStale(root, 'web', (line) => lines.push(line)));
  expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
  expect(lines).toEqual(['Building the web app.']);
});

test('a build that fails leaves the last one in place and is tried again', async () => {
  const root = scratchTree(app);
  await build(root);
  seed(root, { 'apps/web/main.ts': `import './gone.ts';` });
  await expect(build(root)).rejects.toThrow('gone.ts');
  expect(builtScript(root)).toContain('Berea');
  await expect(build(root)).rejects.toThrow('gone.ts');
});

test('a build folder that was removed is built again', async () => {
  const root = scratchTree({ ...app, 'dist/web.digest': '' });
  seed(root, { 'dist/web.digest': inputsDigest(root, 'web') });
  expect(await build(root)).toBe(true);
  expect(existsSync(join(root, 'dist/web/index.html'))).toBe(true);
});

test.each([
  ['a screen', 'slices/people/web/people.screen.tsx', true],
  ['a rule', 'slices/people/rules/person.ts', true],
  ['a text of the kit', 'kit/graphql/messages.ts', true],
  ['a translation', 'slices/people/messages/de_DE.json', true],
  ['the packages', 'package-lock.json', true],
  ['the schema', 'schema.graphql', true],
  ['a test', 'slices/people/web/people.test.tsx', false],
  ['the server', 'slices/people/server/person.queries.ts', false],
  ['a screen of the companion', 'slices/people/companion/people.screen.tsx', false],
])('%s that changes makes the web app stale or not', (_, path, stale) => {
  const root = scratchTree(app);
  const before = inputsDigest(root, 'web');
  seed(root, { [path]: 'changed' });
  expect(inputsDigest(root, 'web') !== before).toBe(stale);
});

test('an app without a Vite config is not built', () => {
  expect(webApps(scratchTree({ ...app, 'apps/companion/main.tsx': '' }))).toEqual(['web']);
});
