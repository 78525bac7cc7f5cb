import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from './back-up.ts';
import { copyFile } from './copy-file.ts';
import { mirrorFiles, mirrorFolder, placeOf } from './mirror-files.ts';
import { restore } from './restore.ts';

/** Copies files, and lets something happen to the first one when its bytes have just been read. */
function copyWhile(happens: () => Promise<void>): typeof copyFile {
  let isFirst = true;
  return async (...args) => {
    const copied = await copyFile(...args);
    if (isFirst) await happens();
    isFirst = false;
    return copied;
  };
}

let folder: string;
let dataDir: string;
let files: string;
let root: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'berea-mirror-'));
  dataDir = join(folder, 'data');
  files = join(dataDir, 'files');
  root = join(folder, 'backups');
  await mkdir(join(files, 'objects'), { recursive: true });
  await write('essay', 'an essay');
});
afterEach(() => rm(folder, { recursive: true }));

/** As the store does it: a new file takes the place of the old one. */
async function write(name: string, text: string): Promise<void> {
  await writeFile(join(folder, 'incoming'), text);
  await rename(join(folder, 'incoming'), join(files, 'objects', name));
}
const remove = (name: string) => rm(join(files, 'objects', name));
const listOf = (path: string) => readdir(join(root, path)).catch(() => []);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The mirrored files by their names, with what their copies hold. */
async function mirrored(copy = copyFile): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of await mirrorFiles(files, root, { copy })) {
    const bytes = await readFile(join(mirrorFolder(root), placeOf(file)));
    expect(file).toMatchObject({ bytes: bytes.length, sha256: sha256(bytes) });
    texts[file.path] = bytes.toString();
  }
  return texts;
}

test('a file that is replaced while it is copied is copied as it is then', async () => {
  const copy = copyWhile(() => write('essay', 'another essay'));
  expect(await mirrored(copy)).toEqual({ 'objects/essay': 'another essay' });
});

test('a file that is removed while it is copied leaves nothing behind', async () => {
  const copy = copyWhile(() => remove('essay'));
  expect(await mirrored(copy)).toEqual({});
  expect(await listOf('begun')).toEqual([]);
  expect(await listOf('files/objects')).toEqual([]);
});

test('what was cut short has never the name of a whole copy, and is removed a day later', async () => {
  await mkdir(join(root, 'begun'), { recursive: true });
  await writeFile(join(root, 'begun', 'of-yesterday'), 'an es');
  await writeFile(join(root, 'begun', 'of-a-backup-that-runs'), 'an es');
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  await utimes(join(root, 'begun', 'of-yesterday'), yesterday, yesterday);
  expect(await mirrored()).toEqual({ 'objects/essay': 'an essay' });
  expect(await listOf('begun')).toEqual(['of-a-backup-that-runs']);
});

test('the server and a backup may copy at once', async () => {
  for (let n = 0; n < 20; n++) await write(`film-${n}`, `film ${n}`.repeat(1_000));
  const passes = await Promise.all([mirrorFiles(files, root), mirrorFiles(files, root)]);
  for (const file of passes.flat())
    expect(sha256(await readFile(join(mirrorFolder(root), placeOf(file))))).toBe(file.sha256);
  expect(Object.keys(await mirrored())).toHaveLength(21);
});

test('who is told to stop leaves the list as it was', async () => {
  const before = await mirrored();
  await write('late', 'a late essay');
  await expect(mirrorFiles(files, root, { signal: AbortSignal.abort() })).rejects.toThrow('abort');
  await remove('late');
  expect(await mirrored()).toEqual(before);
});

const back = (now = new Date()) => backUp({ root, dataDir, databaseUrl: null, hasFiles: true, keep: 3, now });
const restored = (name: string, target: string) =>
  readFile(join(folder, target, 'files', 'objects', name), 'utf8');

test('a file that is replaced and then removed comes back as it was in each backup (J3)', async () => {
  const { folder: first } = await back();
  await write('essay', 'another essay');
  const { folder: second } = await back(new Date(Date.now() + 1_000));
  await remove('essay');
  await back(new Date(Date.now() + 48 * 60 * 60_000));
  await restore(first, join(folder, 'one'));
  await restore(second, join(folder, 'two'));
  expect([await restored('essay', 'one'), await restored('essay', 'two')]).toEqual([
    'an essay',
    'another essay',
  ]);
});

test('a file that is the same after a restore is not kept twice', async () => {
  await back();
  await write('essay', 'an essay');
  await utimes(join(files, 'objects', 'essay'), new Date(0), new Date(0));
  await back(new Date(Date.now() + 1_000));
  expect(await listOf('files/objects')).toEqual(['essay']);
});

test('a later file without a whole copy is left out and told of, and the backup is restored', async () => {
  await back();
  await write('late', 'a late essay');
  await mirrorFiles(files, root);
  await writeFile(join(mirrorFolder(root), 'objects', 'late'), 'a la');
  const { files: count, leftOut } = await restore(root, join(folder, 'one'));
  expect({ count, leftOut }).toEqual({ count: 1, leftOut: ['objects/late'] });
  expect(await readdir(join(folder, 'one', 'files', 'objects'))).toEqual(['essay']);
});

test('a copy that nobody speaks of yet is not taken from the user who is making it', async () => {
  await mkdir(join(mirrorFolder(root), 'objects'), { recursive: true });
  await writeFile(join(mirrorFolder(root), 'objects', 'just-copied'), 'a film');
  await back();
  expect(await listOf('files/objects')).toEqual(['essay', 'just-copied']);
  await back(new Date(Date.now() + 25 * 60 * 60_000));
  expect(await listOf('files/objects')).toEqual(['essay']);
});
