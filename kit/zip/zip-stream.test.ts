import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { entriesOf } from '#testing/read-zip.ts';
import { zipLength, zipStream, type ZipFile } from './zip-stream.ts';

const file = (name: string, body: string): ZipFile => ({
  name,
  bytes: Buffer.byteLength(body),
  modifiedAt: new Date('2026-11-15T17:00:00Z'),
  open: async () => Readable.from([Buffer.from(body)]),
});
const archive = (files: readonly ZipFile[], limits?: Parameters<typeof zipStream>[1]) =>
  buffer(Readable.from(zipStream(files, limits)));

const files = [
  file('Romans.pdf', 'To all that be in Rome'),
  file('羅馬書.pdf', ''),
  file('Apg.pdf', 'x'.repeat(70_000)),
];

test('every file comes out as it went in, by names of every language', async () => {
  const entries = entriesOf(await archive(files));
  expect(entries.map(({ name }) => name)).toEqual(['Romans.pdf', '羅馬書.pdf', 'Apg.pdf']);
  expect(entries.map(({ body }) => body.length)).toEqual([22, 0, 70_000]);
  expect(entries[0]?.body.toString()).toBe('To all that be in Rome');
  for (const { body, crc } of entries) expect(crc).toBe(crc32(body));
});

test.each([
  ['usual', undefined],
  ['large sizes', { size: 10, count: 0xff_ff }],
  ['many files', { size: 0xff_ff_ff_ff, count: 2 }],
])('the length is known before, and the archive is read in the records for %s', async (_, limits) => {
  const bytes = await archive(files, limits);
  expect(bytes).toHaveLength(zipLength(files, limits));
  expect(entriesOf(bytes).map(({ body }) => body.length)).toEqual([22, 0, 70_000]);
});

test('an archive without files is one', async () => {
  expect(entriesOf(await archive([]))).toEqual([]);
});

test('a file with fewer bytes than announced breaks the archive off', async () => {
  const short = { ...file('Romans.pdf', 'To all'), bytes: 7 };
  await expect(archive([short])).rejects.toThrow('Romans.pdf has 6 bytes, not 7.');
});

test('a file is opened when its turn comes, and not before', async () => {
  const opened: string[] = [];
  const noted = files.map((one) => ({
    ...one,
    open: () => {
      opened.push(one.name);
      return one.open();
    },
  }));
  const stream = zipStream(noted);
  await stream.next();
  await stream.next();
  expect(opened).toEqual(['Romans.pdf']);
  await stream.return(undefined);
});
