import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeSlice } from './new-slice/make-slice.ts';
import { sliceNames } from './new-slice/slice-names.ts';
import { NewSlices } from './testing/new-slices.ts';
import { scratchTree } from './testing/scratch-tree.ts';

/** All that is read to make a new slice. */
const apps = {
  'slices/order.json': '["people"]',
  'apps/server/migrations/20260301-09-people.sql': '',
  'apps/web/site-map/places.ts': `const OWN = [{ path: '/news', anyOf: ['user'] }];`,
  'slices/people/web/slice.ts': `export const slice = { places: [{ path: '/users', anyOf: ['admin'] }] };`,
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
    const root = scratchTree(apps);
    await expect(makeSlice(root, { name }, march)).rejects.toThrow('is no name for a slice');
    expect(filesOf(root)).toEqual(Object.keys(apps).toSorted());
  },
);

test('a slice that is already there is left alone', async () => {
  const root = scratchTree({ ...apps, 'slices/people/README.md': '# People' });
  await expect(makeSlice(root, { name: 'people' }, march)).rejects.toThrow('slices/people is already there.');
  expect(readFileSync(join(root, 'slices/people/README.md'), 'utf8')).toBe('# People');
});

test('if the order of slices does not look as expected, nothing is written', async () => {
  const root = scratchTree({ ...apps, 'slices/order.json': '{ "people": 1 }' });
  await expect(makeSlice(root, { name: 'chapel-services' }, march)).rejects.toThrow(
    'slices/order.json does not look as expected',
  );
  expect(filesOf(root)).toEqual(Object.keys(apps).toSorted());
});

test('of what was there before, only the order of slices is changed', async () => {
  const root = scratchTree(apps);
  const made = await makeSlice(root, { name: 'chapel-services' }, march);
  const beside = made.filter((path) => !path.startsWith('slices/chapel-services/'));
  expect(beside).toEqual(['apps/server/migrations/20260301-10-chapel-services.sql', 'slices/order.json']);
});

test.each([
  ['chapel-services', undefined, ['/chapel-services admin superadmin']],
  ['news', undefined, []],
  ['users', 'visitor', []],
])(
  'the address of %s stands in the site map once, with the roles that open it',
  async (name, record, expected) => {
    const root = scratchTree(apps);
    await makeSlice(root, { name, record }, march);
    const offered = readFileSync(join(root, `slices/${name}/web/slice.ts`), 'utf8');
    const rows = [...offered.matchAll(/path: '([^']+)',\s+anyOf: \[([^\]]+)\]/g)];
    expect(rows.map(([, path, roles]) => `${path} ${roles?.replaceAll(/[',]/g, '')}`)).toEqual(expected);
  },
);

test('the slice is put last in the order, its migration after those of the day', async () => {
  const root = scratchTree(apps);
  await makeSlice(root, { name: 'chapel-services' }, march);
  expect(JSON.parse(readFileSync(join(root, 'slices/order.json'), 'utf8'))).toEqual([
    'people',
    'chapel-services',
  ]);
  expect(existsSync(join(root, 'apps/server/migrations/20260301-10-chapel-services.sql'))).toBe(true);
});

test('a slice that the order lists already keeps its place', async () => {
  const root = scratchTree({ ...apps, 'slices/order.json': '["chapel-services", "people"]' });
  await makeSlice(root, { name: 'chapel-services' }, march);
  expect(JSON.parse(readFileSync(join(root, 'slices/order.json'), 'utf8'))).toEqual([
    'chapel-services',
    'people',
  ]);
});

/**
 * The others, among them the types of all files beside the new ones, and the permission matrix try new slices in
 * bench/drills/new-slice.ts: `npm run bench -- new-slice`.
 */
const isQuick = (check: string): boolean =>
  !check.startsWith('types') && !['unused', 'boundaries', 'tracked'].includes(check);

test('new slices pass the quick checks and their own tests', { timeout: 900_000 }, async () => {
  const slices = await NewSlices.make();
  onTestFinished(() => slices.remove());
  expect(slices.addSeries()).toMatchObject({ status: 0, stderr: '' });
  expect(await slices.complaints(isQuick)).toEqual([]);
  const { status, stdout } = slices.test('chapel|series', 'slices/chapel-services', 'slices/series');
  expect(status).toBe(0);
  for (const told of [
    'chapel-services/server/chapel-services.test.ts > an admin makes, changes and deletes a chapel service',
    'series/server/series.test.ts > series go to no campus',
  ])
    expect(stdout).toContain(told);
});
