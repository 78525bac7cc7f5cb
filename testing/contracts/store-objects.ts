import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import {
  collect,
  expectProblem,
  handsOn,
  md5,
  newKey,
  plain,
  soon,
  video,
  type StoreUnderTest,
} from './store-under-test.ts';

/** What every store promises about whole objects. */
export function objectsContract(underTest: () => StoreUnderTest): void {
  const { store, etagOf, at, keysUnder } = handsOn(underTest);

  describe('objects', () => {
    test('what was put is got back whole, with its type', async () => {
      const key = newKey();
      await store().put(key, Buffer.from('In the beginning'), plain);
      const got = await store().get(key);
      expect(got).toMatchObject({ size: 16, contentType: 'text/plain' });
      expect(got.range).toBeUndefined();
      expect((await buffer(got.body)).toString()).toBe('In the beginning');
      expect(await store().head(key)).toEqual({
        size: 16,
        contentType: 'text/plain',
        etag: etagOf(Buffer.from('In the beginning')),
      });
    });

    test('a stream of unknown length is stored whole, however long it is', async () => {
      const long = randomBytes(20 * 1024 * 1024);
      for (const bytes of [Buffer.alloc(0), Buffer.from('short'), long]) {
        const key = newKey();
        const chunks = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, i) =>
          bytes.subarray(i * 65_536, (i + 1) * 65_536),
        );
        await store().put(key, Readable.from(chunks), video);
        expect(await store().head(key)).toMatchObject({ size: bytes.length, ...video });
        expect(md5(await buffer((await store().get(key)).body))).toBe(md5(bytes));
      }
    });

    test('a stream that breaks off leaves nothing behind', async () => {
      const key = newKey();
      const broken = Readable.from(
        (async function* breaksOff() {
          yield randomBytes(9 * 1024 * 1024);
          yield randomBytes(9 * 1024 * 1024);
          throw new Error('the sender hung up');
        })(),
      );
      await expect(store().put(key, broken, video)).rejects.toThrow('the sender hung up');
      expect(await store().head(key)).toBeNull();
      const uploads = await collect(store().listUploads(new Date(Date.now() + 60_000)));
      expect(uploads.filter((upload) => upload.key === key)).toEqual([]);
    });

    test('a second put replaces the first, and its stamp', async () => {
      const key = newKey();
      expect(await store().stamp(key)).toBeNull();
      await store().put(key, Buffer.from('first'), plain);
      const stamp = await store().stamp(key);
      expect(stamp).not.toBeNull();
      expect(await store().stamp(key)).toBe(stamp);
      await store().put(key, Buffer.from('second'), { contentType: 'text/vtt' });
      expect(await store().head(key)).toMatchObject({ size: 6, contentType: 'text/vtt' });
      expect(await store().stamp(key)).not.toBe(stamp);
    });

    test.each([
      ['from the beginning', { first: 0, last: 3 }, '0123', { first: 0, last: 3 }],
      ['one byte', { first: 9, last: 9 }, '9', { first: 9, last: 9 }],
      ['to the end', { first: 7 }, '789', { first: 7, last: 9 }],
      ['past the end', { first: 7, last: 99 }, '789', { first: 7, last: 9 }],
      ['the last bytes', { lastBytes: 2 }, '89', { first: 8, last: 9 }],
      ['more last bytes than there are', { lastBytes: 99 }, '0123456789', { first: 0, last: 9 }],
    ])('a range is got: %s', async (_name, range, text, resolved) => {
      const key = newKey();
      await store().put(key, Buffer.from('0123456789'), plain);
      const got = await store().get(key, range);
      expect(got).toMatchObject({ size: 10, range: resolved });
      expect((await buffer(got.body)).toString()).toBe(text);
    });

    test('a range that begins behind the end is refused', async () => {
      const key = newKey();
      await store().put(key, Buffer.from('0123456789'), plain);
      await expectProblem('rangeOutside', store().get(key, { first: 10 }));
    });

    test('what is not there is not found, and removing it is no problem', async () => {
      const key = newKey();
      await expectProblem('notFound', store().get(key));
      expect(await store().head(key)).toBeNull();
      await store().remove(key);
      await store().put(key, Buffer.from('here'), plain);
      await store().remove(key);
      expect(await store().head(key)).toBeNull();
      expect(await keysUnder(key)).toEqual([]);
    });

    test('a list holds every key that begins with the prefix, and no other', async () => {
      const folder = newKey();
      const inside = ['a', 'a/b', 'a/c/d', 'ab', 'b'].map((name) => `${folder}/${name}`);
      for (const key of inside) await store().put(key, Buffer.from('x'), plain);
      await store().put(`${folder}-not`, Buffer.from('x'), plain);
      expect(await keysUnder(`${folder}/`)).toEqual(inside);
      expect(await keysUnder(`${folder}/a`)).toEqual(inside.slice(0, 4));
      expect(await keysUnder(`${folder}/a/`)).toEqual(inside.slice(1, 3));
      const [listed] = await collect(store().list(`${folder}/b`));
      expect(listed).toMatchObject({ size: 1 });
      expect(Math.abs(Date.now() - (listed?.storedAt.getTime() ?? 0))).toBeLessThan(60_000);
    });

    test.each([
      'with space',
      'plus+and&?#=',
      'percent%2Fsign%',
      'Псалом 23.txt',
      '聖經',
      "quote'(1)!~*",
      '.hidden',
      '...',
    ])('an odd key is a key like any other: %s', async (name) => {
      const key = `${newKey()}/${name}`;
      await store().put(key, Buffer.from(name), plain);
      expect((await buffer((await store().get(key)).body)).toString()).toBe(name);
      expect(await keysUnder(key)).toEqual([key]);
      const answer = await fetch(at(await store().downloadUrl(key, { ...soon, fileName: 'odd.txt' })));
      expect(await answer.text()).toBe(name);
    });

    test.each([
      '',
      '/a',
      'a/',
      'a//b',
      '..',
      'a/../b',
      './a',
      'a\\b',
      'a\nb',
      'a\u0000',
      '\uD800',
      'x'.repeat(600),
    ])('a key that could lead astray is refused: %j', async (key) => {
      await expectProblem('badKey', store().put(key, Buffer.from('x'), plain));
      await expectProblem('badKey', store().get(key));
      await expectProblem('badKey', store().head(key));
      await expectProblem('badKey', store().remove(key));
      await expectProblem('badKey', store().beginUpload(key, plain));
      await expectProblem('badKey', store().downloadUrl(key, { ...soon, fileName: 'x' }));
    });
  });
}
