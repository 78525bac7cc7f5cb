import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { filesOfPage, overweight, type Budget } from './budget/page-weight.ts';

const repository = join(import.meta.dirname, '..');
const start = ['apps/web/index.html', 'texts/doorstep/en'];

const budgets: Budget[] = [
  { page: '/login', modules: [...start, 'login.screen.tsx'], scriptsKB: 170, allKB: 230 },
  {
    page: '/dashboard',
    modules: [...start, 'texts/college/en', 'signed-in-area.tsx', 'dashboard.screen.tsx'],
    allKB: 340,
  },
];

let built: Rolldown.RolldownOutput['output'];
beforeAll(async () => {
  // Without it Vite bundles React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    root: join(repository, 'apps/web'),
    configFile: join(repository, 'apps/web/vite.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  });
  if (!('output' in result)) throw new Error('Vite built more than one app, or none.');
  built = result.output;
});

test.each(budgets)('$page comes quickly over a slow network', (budget) => {
  const files = filesOfPage(built, budget.modules);
  expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(
    expect.arrayContaining(['html', 'js', 'css', 'woff2']),
  );
  expect(overweight(budget, files)).toBeNull();
});

test('a page that weighs too much names what makes it heavy', () => {
  const files = filesOfPage(built, budgets[0]!.modules);
  const told = overweight({ page: '/login', modules: [], scriptsKB: 100, allKB: 1_000 }, files);
  expect(told).toMatch(/^\/login: scripts is \d+\.\d KB, may be 100 KB\. The heaviest files:/);
  expect(told).toMatch(/assets\/packages-\S+\.js \(most of it: .*react-dom/);
});

test('a page whose start is gone is not called light', () => {
  expect(() => filesOfPage(built, ['no-such.screen.tsx'])).toThrow('The build has no no-such.screen.tsx.');
});
