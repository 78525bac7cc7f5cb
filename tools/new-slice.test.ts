import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { checks, runChecks } from './checks.ts';
import { makeSlice } from './new-slice/make-slice.ts';
import { sliceNames } from './new-slice/slice-names.ts';
import { plantedTree } from './testing/planted-tree.ts';

const repository = join(import.meta.dirname, '..');

/** The apps as far as a new slice is made known to them. */
const apps = {
  'slices/order.json': '["people"]',
  'apps/server/migrations/20260301-09-people.sql': '',
  'apps/server/schema.ts': `import '#slices/people/server/people.graphql.ts';`,
  'apps/web/screens.ts': `import { routes as people } from '#slices/people/web/routes.ts';\nexport const SCREENS: Screens = { ...people };`,
  'apps/web/site-map/places.ts': `export const PLACES = [{ path: '/news', anyOf: ['user'] }] as const;`,
  'apps/web/catalogues.ts': `import type { messages as people } from '#slices/people/rules/messages.ts';\ninterface Catalogues { people: typeof people; }`,
};
const march = new Date('2026-03-01T12:00:00Z');
const filesOf = (root: string): string[] => globSync('**/*.*', { cwd: root }).toSorted();

test.each([
  ['chapel-services', 'chapel-service', 'ChapelService', 'chapel_service'],
  ['ministries', 'ministry', 'Ministry', 'ministry'],
  ['attendance', 'attendance', 'Attendance', 'attendance'],
  ['mass', 'mass', 'Mass', 'mass'],
  ['news', 'news', 'News', 'news'],
  ['campus', 'campus', 'Campus', 'campus'],
  ['classes', 'class', 'Class', 'class'],
  ['bible-verses', 'bible-verse', 'BibleVerse', 'bible_verse'],
])('the slice %s keeps a %s, in code %s, in SQL %s', (slice, record, recordPascal, table) => {
  expect(sliceNames(slice)).toMatchObject({ slice, record, recordPascal, table });
});

test('what one of the things is called can be said', () => {
  expect(sliceNames('news', 'headline')).toMatchObject({ slice: 'news', record: 'headline', many: 'news' });
});

test.each(['orders', 'groups', 'users'])('%s need another word for one of them', (name) => {
  expect(() => sliceNames(name)).toThrow(`npm run new:slice -- ${name} college-`);
});

test.each(['ChapelServices', 'chapel_services', '-chapel', '../chapel', ''])(
  '"%s" is no name for a slice',
  async (name) => {
    const root = plantedTree(apps);
    await expect(makeSlice(root, { name }, march)).rejects.toThrow('is no name for a slice');
    expect(filesOf(root)).toEqual(Object.keys(apps).toSorted());
  },
);

test('a slice that is already there is left alone', async () => {
  const root = plantedTree({ ...apps, 'slices/people/README.md': '# People' });
  await expect(makeSlice(root, { name: 'people' }, march)).rejects.toThrow('slices/people is already there.');
  expect(readFileSync(join(root, 'slices/people/README.md'), 'utf8')).toBe('# People');
});

test('if an app does not look as expected, nothing is written', async () => {
  const root = plantedTree({ ...apps, 'apps/web/screens.ts': 'export {};' });
  await expect(makeSlice(root, { name: 'chapel-services' }, march)).rejects.toThrow(
    'apps/web/screens.ts does not look as expected',
  );
  expect(filesOf(root)).toEqual(Object.keys(apps).toSorted());
});

test.each([
  ['chapel-services', ['/news user', '/chapel-services manager admin']],
  ['news', ['/news user']],
])('the address of %s stands in the site map once, with the roles that open it', async (name, expected) => {
  const root = plantedTree(apps);
  await makeSlice(root, { name }, march);
  const places = readFileSync(join(root, 'apps/web/site-map/places.ts'), 'utf8');
  const rows = [...places.matchAll(/path: "([^"]+)",\s+anyOf: \[([^\]]+)\]/g)];
  expect(rows.map(([, path, roles]) => `${path} ${roles?.replaceAll(/[",]/g, '')}`)).toEqual(expected);
});

test('the slice is put last in the order, its migration after those of the day', async () => {
  const root = plantedTree(apps);
  await makeSlice(root, { name: 'chapel-services' }, march);
  expect(JSON.parse(readFileSync(join(root, 'slices/order.json'), 'utf8'))).toEqual([
    'people',
    'chapel-services',
  ]);
  expect(existsSync(join(root, 'apps/server/migrations/20260301-10-chapel-services.sql'))).toBe(true);
});

test('a slice that the order lists already keeps its place', async () => {
  const root = plantedTree({ ...apps, 'slices/order.json': '["chapel-services", "people"]' });
  await makeSlice(root, { name: 'chapel-services' }, march);
  expect(JSON.parse(readFileSync(join(root, 'slices/order.json'), 'utf8'))).toEqual([
    'chapel-services',
    'people',
  ]);
});

/** The repository as it lies here, to try things out in. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'berea-copy-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const leftOut = new Set(['node_modules', '.git', '.data', '.cache', 'dist']);
  cpSync(repository, copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** What the linter and the formatter have to say of the new files and of those that now name them. */
const concerned = [
  'slices/chapel-services',
  'slices/news',
  'slices/order.json',
  'apps/server/schema.ts',
  'apps/web/screens.ts',
  'apps/web/catalogues.ts',
  'apps/web/site-map/places.ts',
];
const narrowed: Record<string, readonly string[]> = {
  lint: ['node_modules/.bin/oxlint', ...concerned],
  format: ['node_modules/.bin/prettier', '--check', '--log-level', 'warn', ...concerned],
};

test(
  'new slices pass the checks, their own tests and the permission matrix',
  { timeout: 900_000 },
  async () => {
    const copy = copyOfRepository();
    // The permission matrix tries the new slices alone: all others were tried where they stand.
    const env = { ...process.env, MATRIX_SLICES: 'chapel-services news' };
    const run = (...args: string[]) =>
      spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
    await makeSlice(copy, { name: 'chapel-services' }, new Date());
    // Of this one nobody can say by the word whether it is one or many. The command generates what both need.
    expect(run('tools/new-slice.ts', 'news')).toMatchObject({ status: 0, stderr: '' });

    // Whatever else may be wrong with the repository at this moment, the new slices add nothing to it.
    // What is generated has been generated a moment ago.
    const quick = checks
      .filter(({ name }) => name !== 'generated')
      .map((check) => ({ ...check, run: narrowed[check.name] ?? check.run }));
    const results = await runChecks(quick, () => undefined, copy);
    expect(results).toHaveLength(checks.length - 1);
    const complaints = results.flatMap(({ output }) =>
      output.split('\n').filter((line) => /chapel|\bnews\b/i.test(line)),
    );
    expect(complaints).toEqual([]);

    // Their own tests name what they keep. Of the few people, each stands otherwise to a record of a campus; a superadmin is
    // refused hardly anything.
    const some =
      'chapel|news|(who has not signed in|a student|a manager) (reads|changes|can change)|superadmin (reads|can change)';
    const paths = ['slices/chapel-services', 'slices/news', 'proofs/reads', 'proofs/writes'];
    const vitest = ['node_modules/.bin/vitest', 'run', '--reporter=verbose', '-t', some];
    const { status, stdout } = run(...vitest, ...paths);
    expect(status).toBe(0);
    for (const told of [
      'chapel-services/server/chapel-services.test.ts > an admin adds a chapel service',
      'news/server/news.test.ts > who may not add news',
      'news/rules/permissions.test.ts > whether an admin of the region may add',
      'a student reads what',
      'a manager changes nothing',
      'a superadmin can change',
    ])
      expect(stripVTControlCharacters(stdout)).toContain(told);
  },
);
