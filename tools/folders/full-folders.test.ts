import { expect, test } from 'vitest';
import { fullFolders, MAX_SIDE_BY_SIDE } from './full-folders.ts';

const filesIn = (folder: string, count: number, ending = 'ts'): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.${ending}`);

test('a folder may have as many files as fit, and not one more', () => {
  const atTheLimit = filesIn('slices/links/server', MAX_SIDE_BY_SIDE);
  expect(fullFolders(atTheLimit)).toEqual([]);
  expect(fullFolders([...atTheLimit, 'slices/links/server/api.ts'])).toEqual([
    { folder: 'slices/links/server', files: MAX_SIDE_BY_SIDE + 1 },
  ]);
});

test.each(['module.css', 'graphql', 'graphql.generated.ts', 'together.json', 'test.tsx'])(
  'files that end in .%s count like any other',
  (ending) => {
    const room = filesIn('slices/links/web', MAX_SIDE_BY_SIDE);
    expect(fullFolders([...room, `slices/links/web/links.${ending}`])).toHaveLength(1);
  },
);

test('files of the folders within do not count, nor do pictures and migrations', () => {
  const room = filesIn('slices/links/web', MAX_SIDE_BY_SIDE);
  expect(fullFolders([...room, ...filesIn('slices/links/web/managing', 3)])).toEqual([]);
  expect(fullFolders(filesIn('journeys/pictures', 90, 'png'))).toEqual([]);
  expect(fullFolders(filesIn('apps/server/migrations', 90, 'sql'))).toEqual([]);
});

test('the fullest folder comes first', () => {
  const files = [...filesIn('kit/db', 41), ...filesIn('kit/http', 50)];
  expect(fullFolders(files).map(({ folder }) => folder)).toEqual(['kit/http', 'kit/db']);
});
