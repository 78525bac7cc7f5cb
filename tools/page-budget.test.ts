import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { LOCALES, type Locale } from '#kit/messages/locales.ts';
import { filesOfPage, overweight, type Budget } from './budget/page-weight.ts';

const repository = join(import.meta.dirname, '..');
const start = (locale: Locale) => ['apps/web/index.html', `texts/doorstep/${locale}`];

const login = (locale: Locale): Budget => ({
  page: `/login in ${locale}`,
  html: `login/${locale}.html`,
  modules: [...start(locale), 'login.screen.tsx'],
  scriptsKB: 147,
  allKB: 227,
});

const dashboard = (locale: Locale): Budget => ({
  page: `/dashboard in ${locale}`,
  html: 'index.html',
  modules: [...start(locale), `texts/college/${locale}`, 'signed-in-area.tsx', 'dashboard.screen.tsx'],
  allKB: 276,
});

const budgets = LOCALES.flatMap((locale) => [login(locale), dashboard(locale)]);

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
  const files = filesOfPage(built, budget);
  expect(files.map(({ name }) => name.split('.').at(-1))).toEqual(
    expect.arrayContaining(['html', 'js', 'css', 'woff2']),
  );
  expect(overweight(budget, files)).toBeNull();
});

test('a page that weighs too much names what makes it heavy', () => {
  const files = filesOfPage(built, login('en'));
  const told = overweight({ page: '/login', scriptsKB: 100, allKB: 1_000 }, files);
  expect(told).toMatch(/^\/login: scripts is \d+\.\d KB, may be 100 KB\. The heaviest files:/);
  expect(told).toMatch(/assets\/packages-\S+\.js \(most of it: .*react-dom/);
});

test('a page whose start is gone is not called light', () => {
  expect(() => filesOfPage(built, { html: 'index.html', modules: ['no-such.screen.tsx'] })).toThrow(
    'The build has no no-such.screen.tsx.',
  );
  expect(() => filesOfPage(built, { html: 'login/xx.html', modules: [] })).toThrow(
    'The build has no login/xx.html.',
  );
});
