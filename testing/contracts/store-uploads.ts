import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { ByteRange } from '#kit/files/byte-range.ts';
import type { UploadRef } from '#kit/files/object-store.ts';
import { sweepUploads } from '#kit/files/sweep-uploads.ts';
import { PART_BYTES_MIN } from '#kit/files/upload-parts.ts';
import {
  collect,
  expectProblem,
  handsOn,
  md5,
  newKey,
  soon,
  video,
  type StoreUnderTest,
} from './store-under-test.ts';

/** What every store promises about uploads that a browser sends part by part. */
export function uploadsContract(underTest: () => StoreUnderTest): void {
  const { store, etagOf, putPart, beginUpload, sendPart, keysUnder } = handsOn(underTest);

  describe('uploads in parts', () => {
    test('parts sent in any order, and one of them twice, become one object', async () => {
      const upload = await beginUpload();
      const [first, last, replaced] = [randomBytes(PART_BYTES_MIN), randomBytes(1000), randomBytes(999)];
      await sendPart(upload, 2, replaced);
      const lastEtag = await sendPart(upload, 2, last);
      const firstEtag = await sendPart(upload, 1, first);
      expect([firstEtag, lastEtag]).toEqual([etagOf(first), etagOf(last)]);

      expect(await store().listParts(upload)).toEqual([
        { partNumber: 1, size: first.length, etag: firstEtag },
        { partNumber: 2, size: last.length, etag: lastEtag },
      ]);
      const expectedParts = [
        { partNumber: 1, size: first.length, etag: `"${firstEtag}"` },
        { partNumber: 2, size: last.length },
      ];
      const completed = await store().completeUpload({ ...upload, expectedParts });
      expect(completed).toMatchObject({ size: first.length + last.length, contentType: 'video/mp4' });
      expect(completed).toEqual(await store().head(upload.key));
      expect(md5(await buffer((await store().get(upload.key)).body))).toBe(md5(Buffer.concat([first, last])));
    });

    test('what came in parts is read, listed, replaced and removed like any other object', async () => {
      const bytes = randomBytes(PART_BYTES_MIN + 1000);
      const upload = await beginUpload();
      const { key } = upload;
      const sendAll = async (ref: UploadRef) => {
        await sendPart(ref, 1, bytes.subarray(0, PART_BYTES_MIN));
        await sendPart(ref, 2, bytes.subarray(PART_BYTES_MIN));
        const expectedParts = [{ partNumber: 1 }, { partNumber: 2 }];
        await store().completeUpload({ ...ref, expectedParts });
      };
      const read = async (range?: ByteRange) => buffer((await store().get(key, range)).body);
      await sendAll(upload);
      const border = PART_BYTES_MIN;
      const ranges = [
        [0, 9],
        [border - 1, border],
        [border - 10, border + 10],
        [border, border + 999],
        [0, border + 999],
      ] as const;
      for (const [first, last] of ranges) {
        expect((await read({ first, last })).equals(bytes.subarray(first, last + 1))).toBe(true);
      }
      expect((await read({ lastBytes: 1001 })).equals(bytes.subarray(-1001))).toBe(true);
      await expectProblem('rangeOutside', store().get(key, { first: bytes.length }));
      expect(await collect(store().list(key))).toMatchObject([{ key, size: bytes.length }]);

      await store().put(key, Buffer.from('in one piece'), video);
      expect(String(await read())).toBe('in one piece');
      await sendAll({ key, ...(await store().beginUpload(key, video)) });
      await sendAll({ key, ...(await store().beginUpload(key, video)) });
      expect((await read()).equals(bytes)).toBe(true);
      expect(await collect(store().list(key))).toMatchObject([{ key, size: bytes.length }]);

      await store().remove(key);
      expect([await store().head(key), await keysUnder(key)]).toEqual([null, []]);
    });

    test('nothing is visible before the upload is complete', async () => {
      const upload = await beginUpload();
      await sendPart(upload, 1, Buffer.from('half'));
      expect(await store().head(upload.key)).toBeNull();
      expect(await keysUnder(upload.key)).toEqual([]);
    });

    test('completing is refused while the parts differ from the expected ones (TRAP-70)', async () => {
      const upload = await beginUpload();
      const bytes = randomBytes(PART_BYTES_MIN);
      const etag = await sendPart(upload, 1, bytes);
      await sendPart(upload, 2, Buffer.from('the end'));
      const one = { partNumber: 1, size: bytes.length, etag };
      const differing = [
        [],
        [one],
        [one, { partNumber: 3 }],
        [one, { partNumber: 2 }, { partNumber: 3 }],
        [one, { partNumber: 2, size: 8 }],
        [one, { partNumber: 2, etag: md5(Buffer.from('other')) }],
      ];
      for (const expectedParts of differing) {
        await expectProblem('partsDiffer', store().completeUpload({ ...upload, expectedParts }));
      }
      expect(await store().head(upload.key)).toBeNull();
      await store().completeUpload({ ...upload, expectedParts: [one, { partNumber: 2, size: 7 }] });
    });

    test('a small part is allowed at the end only', async () => {
      const upload = await beginUpload();
      await sendPart(upload, 1, Buffer.from('too small'));
      await sendPart(upload, 2, Buffer.from('the end'));
      const expectedParts = [{ partNumber: 1 }, { partNumber: 2 }];
      await expectProblem('partTooSmall', store().completeUpload({ ...upload, expectedParts }));
    });

    test('an upload is completed once; afterwards it is gone and the object tells', async () => {
      const upload = await beginUpload();
      await sendPart(upload, 1, Buffer.from('all of it'));
      const refetch = { ...upload, expectedParts: [{ partNumber: 1 }] };
      await store().completeUpload(refetch);
      await expectProblem('uploadGone', store().completeUpload(refetch));
      expect(await store().head(upload.key)).toMatchObject({ size: 9 });
    });

    test('completing at the same time is completing once, and never less', async () => {
      const upload = await beginUpload();
      const bytes = randomBytes(PART_BYTES_MIN + 1);
      await sendPart(upload, 1, bytes.subarray(0, PART_BYTES_MIN));
      await sendPart(upload, 2, bytes.subarray(PART_BYTES_MIN));
      const expectedParts = [{ partNumber: 1 }, { partNumber: 2 }];
      const both = [1, 2, 3].map(() => store().completeUpload({ ...upload, expectedParts }));
      const ends = await Promise.allSettled(both);
      for (const end of ends.filter((one) => one.status === 'rejected'))
        expect(end.reason).toMatchObject({ problem: 'uploadGone' });
      expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect((await buffer((await store().get(upload.key)).body)).equals(bytes)).toBe(true);
    });

    test('an aborted upload is gone, and so are its parts', async () => {
      const upload = await beginUpload();
      const url = await store().partUrl({ ...upload, partNumber: 1, bytes: 4, ...soon });
      await sendPart(upload, 1, Buffer.from('half'));
      await store().abortUpload(upload);
      await store().abortUpload(upload);
      await expectProblem('uploadGone', store().listParts(upload));
      await expectProblem(
        'uploadGone',
        store().completeUpload({ ...upload, expectedParts: [{ partNumber: 1 }] }),
      );
      expect((await putPart(url, Buffer.from('late'))).status).toBe(404);
    });

    test('an upload belongs to its key', async () => {
      const upload = await beginUpload();
      await sendPart(upload, 1, Buffer.from('mine'));
      const others = { ...upload, key: newKey() };
      const url = await store().partUrl({ ...others, partNumber: 1, bytes: 1, ...soon });
      expect((await putPart(url, Buffer.from('x'))).status).toBe(404);
      await expectProblem('uploadGone', store().listParts(others));
      await expectProblem(
        'uploadGone',
        store().completeUpload({ ...others, expectedParts: [{ partNumber: 1 }] }),
      );
      await store().abortUpload(others);
      expect(await store().listParts(upload)).toHaveLength(1);
    });

    test('parts beyond the first thousand are listed too', async () => {
      const upload = await beginUpload();
      const count = 1003;
      const waiting = Array.from({ length: count }, (_, i) => i + 1);
      const send = async () => {
        for (let n = waiting.pop(); n; n = waiting.pop()) await sendPart(upload, n, Buffer.from(`part ${n}`));
      };
      await Promise.all(Array.from({ length: 8 }, send));
      const parts = await store().listParts(upload);
      expect(parts.map(({ partNumber }) => partNumber)).toEqual(
        Array.from({ length: count }, (_, i) => i + 1),
      );
      await store().abortUpload(upload);
    }, 60_000);

    test('uploads that nobody finished are swept after a day', async () => {
      const upload = await beginUpload();
      await sendPart(upload, 1, Buffer.from('forgotten'));
      const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000);
      await sweepUploads(store(), hoursLater(23));
      expect(await store().listParts(upload)).toHaveLength(1);
      expect(await sweepUploads(store(), hoursLater(25))).toBeGreaterThan(0);
      await expectProblem('uploadGone', store().listParts(upload));
      expect(await sweepUploads(store(), hoursLater(25))).toBe(0);
    });

    test.each([0, -1, 1.5, 10_001, Number.NaN])('there is no part %d', async (partNumber) => {
      const upload = await beginUpload();
      await expect(store().partUrl({ ...upload, partNumber, bytes: 1, ...soon })).rejects.toThrow(RangeError);
    });

    test.each([0, -1, 1.5, 65 * 1024 * 1024])('there is no part of %d bytes', async (bytes) => {
      const upload = await beginUpload();
      await expect(store().partUrl({ ...upload, partNumber: 1, bytes, ...soon })).rejects.toThrow(RangeError);
    });
  });
}
