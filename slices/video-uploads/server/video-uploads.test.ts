import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { filmOf } from '#testing/film.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const BEGIN = `mutation b($input: VideoUploadInput!) { getMultipartVideoUploadInfo(videoUploadInput: $input) {
  multipartUploadId multipartUploadToken partsCount partUploadUrls completed storedParts { partNumber size etag } } }`;
const COMPLETE = `mutation c($videoId: ID!) { completeMultipartVideoUpload(videoId: $videoId) {
  _id videoId locale itemId itemType title fileSize type uploadInfo { completed partUploadUrls } } }`;
const ABORT = 'mutation a($videoId: ID!) { abortMultipartVideoUpload(videoId: $videoId) }';

interface Info {
  multipartUploadId: string;
  multipartUploadToken: string;
  partsCount: number;
  partUploadUrls: string[];
  completed: boolean;
  storedParts: { partNumber: number; size: number; etag: string }[];
}

const admin = () => college.signedIn({ roles: ['user', 'admin'] });

const inputFor = (film: { length: number }, facts: object = {}) => ({
  videoId: randomUUID(),
  locale: 'en',
  itemId: randomUUID(),
  itemType: 'lesson',
  title: 'romans-8.mp4',
  fileSize: film.length,
  type: 'video/mp4',
  ...facts,
});

const problemOf = (answer: Awaited<ReturnType<Browser['call']>>) => answer.errors[0]?.extensions.problem;

async function begin(browser: Browser, input: object): Promise<Info> {
  const answer = await browser.call(BEGIN, { input });
  expect(answer.errors).toEqual([]);
  return answer.data?.['getMultipartVideoUploadInfo'] as Info;
}

/** As a browser sends a part: without cookies, straight to the signed address, reading the ETag. */
async function put(url: string | undefined, bytes: Buffer): Promise<{ status: number; etag: string | null }> {
  const { pathname, search } = new URL(url ?? '');
  const body = new Uint8Array(bytes);
  const { status, headers } = await fetch(college.url + pathname + search, { method: 'PUT', body });
  return { status, etag: headers.get('etag')?.replaceAll('"', '') ?? null };
}

const auditOf = async (videoId: string): Promise<string[]> => {
  const { rows } = await college.database.owner.query<{ action: string }>(
    'select action from audit where entity_id = $1 order by id',
    [videoId],
  );
  return rows.map(({ action }) => action);
};

const storedFilm = async (videoId: string): Promise<Buffer> =>
  buffer((await college.served.state.services.store.get(`videos/${videoId}`)).body);

describe('beginning an upload', () => {
  test('gives an address for each part of 50 MB (API-28, VID-01, VID-05)', async () => {
    const info = await begin(await admin(), inputFor({ length: 120 * 1024 * 1024 }));
    expect(info).toMatchObject({ partsCount: 3, completed: false, storedParts: [] });
    expect(info.multipartUploadId).toMatch(/./);
    expect(info.multipartUploadToken).toMatch(/^[\w-]{43}$/);
    expect(new Set(info.partUploadUrls).size).toBe(3);
  });

  test('again with the same file goes on with the same upload and knows what is there', async () => {
    const ana = await admin();
    const film = filmOf(1_000);
    const input = inputFor(film, { fingerprint: 'first and last megabyte' });
    const first = await begin(ana, input);
    const { etag } = await put(first.partUploadUrls[0], film);
    const refetch = await begin(ana, input);
    expect(refetch.multipartUploadId).toBe(first.multipartUploadId);
    expect(refetch.multipartUploadToken).toBe(first.multipartUploadToken);
    expect(refetch.storedParts).toEqual([{ partNumber: 1, size: 1_000, etag }]);
    expect(await auditOf(input.videoId)).toEqual(['beginVideoUpload']);
  });

  test.each([{ fileSize: 1_001 }, { type: 'video/webm' }, { fingerprint: 'another film' }])(
    'again with a file that differs in %j is refused (TRAP-71)',
    async (difference) => {
      const ana = await admin();
      const input = inputFor({ length: 1_000 });
      await begin(ana, input);
      expect(problemOf(await ana.call(BEGIN, { input: { ...input, ...difference } }))).toBe(
        'videoFileDiffers',
      );
    },
  );

  test('ten times at once is one upload', async () => {
    const ana = await admin();
    const input = inputFor({ length: 1_000 });
    const infos = await Promise.all(Array.from({ length: 10 }, () => begin(ana, input)));
    expect(new Set(infos.map(({ multipartUploadToken }) => multipartUploadToken)).size).toBe(1);
    expect(await auditOf(input.videoId)).toEqual(['beginVideoUpload']);
  });

  test('again when the storage has lost it: another token says that nothing is there any more', async () => {
    const ana = await admin();
    const film = randomBytes(100);
    const input = inputFor(film);
    const lost = await begin(ana, input);
    await put(lost.partUploadUrls[0], film);
    const ref = { key: `videos/${input.videoId}`, uploadId: lost.multipartUploadId };
    await college.served.state.services.store.abortUpload(ref);
    const anew = await begin(ana, input);
    expect(anew).toMatchObject({ completed: false, storedParts: [] });
    expect(anew.multipartUploadToken).not.toBe(lost.multipartUploadToken);
    expect((await put(anew.partUploadUrls[0], film)).status).toBe(200);
  });

  test.each([
    [{ type: 'application/pdf' }, 'videoTypeRefused'],
    [{ fileSize: 0 }, 'videoEmpty'],
    [{ fileSize: 11 * 1024 ** 3 }, 'videoTooLarge'],
    [{ videoId: 'not-a-uuid' }, 'videoUploadIncomplete'],
    [{ title: '   ' }, 'videoUploadIncomplete'],
    [{ locale: 'xx_XX' }, 'localeUnknown'],
  ])('with %j is refused before a byte is sent (G6)', async (facts, problem) => {
    const input = inputFor({ length: 1_000 }, facts);
    expect(problemOf(await (await admin()).call(BEGIN, { input }))).toBe(problem);
  });

  test('is refused beyond twenty unfinished uploads, also when asked at once (G6)', async () => {
    const ana = await admin();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => ana.call(BEGIN, { input: inputFor({ length: 1_000 }) })),
    );
    const refused = answers.map(problemOf).filter(Boolean);
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'videoQuotaReached'));
  });

  test('is refused beyond 100 GB a day, and allowed again the next day (G6)', async () => {
    const ana = await admin();
    const tenGigabytes = { length: 10 * 1024 ** 3 };
    for (let i = 0; i < 10; i++) await begin(ana, inputFor(tenGigabytes));
    expect(problemOf(await ana.call(BEGIN, { input: inputFor({ length: 1 }) }))).toBe('videoQuotaReached');
    await college.database.owner.query(
      `update video_upload set created_at = created_at - interval '25 hours' where person_id = $1`,
      [ana.person.id],
    );
    await begin(ana, inputFor({ length: 1 }));
  });
});

describe('completing an upload', () => {
  test('joins what the storage holds and answers the video (API-29, TRAP-70)', async () => {
    const ana = await admin();
    const film = filmOf(5_000);
    const input = inputFor(film, { title: '  Romans 8  ' });
    const { partUploadUrls } = await begin(ana, input);
    const { status, etag } = await put(partUploadUrls[0], film);
    expect([status, etag]).toEqual([200, expect.stringMatching(/^[0-9a-f]{64}$/)]);

    const { videoId, fileSize, ...rest } = input;
    const video = { ...rest, _id: videoId, videoId, fileSize, title: 'Romans 8' };
    const expected = { ...video, uploadInfo: { completed: true, partUploadUrls: [] } };
    expect((await ana.call(COMPLETE, { videoId })).data).toEqual({ completeMultipartVideoUpload: expected });
    expect((await storedFilm(videoId)).equals(film)).toBe(true);
    const { rows } = await college.database.owner.query(
      'select detected_type from video_upload where id = $1',
      [videoId],
    );
    expect(rows).toEqual([{ detected_type: 'video/mp4' }]);
  });

  test.each([
    ['de_DE', 'video/webm'],
    ['zh_TW', 'audio/mpeg'],
  ])(
    'keeps its language %s, what it belongs to, its size and its type %s, under other names too (VID-02, VID-04)',
    async (locale, type) => {
      const ana = await admin();
      const film = filmOf(3_000);
      const input = inputFor(film, { locale, type, itemType: 'alumniVideo' });
      const { itemId, itemType } = input;
      await put((await begin(ana, input)).partUploadUrls[0], film);
      expect((await ana.call(COMPLETE, input)).data).toMatchObject({
        completeMultipartVideoUpload: { locale, itemId, itemType, fileSize: 3_000, type },
      });
    },
  );

  test('works for a film of more than one part of 50 MB (VID-16)', async () => {
    const ana = await admin();
    const [first, last] = [filmOf(50 * 1024 * 1024), randomBytes(7)];
    const input = inputFor({ length: first.length + last.length });
    const { partUploadUrls } = await begin(ana, input);
    const sent = await Promise.all([put(partUploadUrls[0], first), put(partUploadUrls[1], last)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ana.call(COMPLETE, input)).data).toMatchObject({
      completeMultipartVideoUpload: { uploadInfo: { completed: true } },
    });
    expect((await storedFilm(input.videoId)).equals(Buffer.concat([first, last]))).toBe(true);
  }, 60_000);

  test('again, or five times at once, ends the same way and is written down once', async () => {
    const ana = await admin();
    const film = filmOf(1_000);
    const input = inputFor(film);
    await put((await begin(ana, input)).partUploadUrls[0], film);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ana.call(COMPLETE, input)));
    for (const answer of [...answers, await ana.call(COMPLETE, input)]) {
      expect(answer.data).toMatchObject({
        completeMultipartVideoUpload: { uploadInfo: { completed: true } },
      });
    }
    expect(await auditOf(input.videoId)).toEqual(['beginVideoUpload', 'completeVideoUpload']);
    expect(await begin(ana, input)).toMatchObject({ completed: true, partUploadUrls: [], storedParts: [] });
  });

  test.each([
    ['completing', COMPLETE],
    ['beginning', BEGIN],
  ])('%s again heals an upload whose film was joined before a crash', async (_, operation) => {
    const ana = await admin();
    const film = filmOf(1_000);
    const input = inputFor(film);
    const { multipartUploadId: uploadId, partUploadUrls } = await begin(ana, input);
    await put(partUploadUrls[0], film);
    const key = `videos/${input.videoId}`;
    const expectedParts = [{ partNumber: 1, size: film.length }];
    await college.served.state.services.store.completeUpload({ key, uploadId, expectedParts });
    const { text, errors } = await ana.call(operation, { videoId: input.videoId, input });
    expect(errors).toEqual([]);
    expect(text).toContain('"completed":true');
    expect(await auditOf(input.videoId)).toEqual(['beginVideoUpload', 'completeVideoUpload']);
  });

  test.each([
    ['nothing was sent', null],
    ['a part is too short', 999],
    ['a part is too long', 1_001],
  ])('is refused when %s, and can be mended (TRAP-70)', async (_, sentBytes) => {
    const ana = await admin();
    const film = filmOf(1_000);
    const input = inputFor(film);
    const { partUploadUrls } = await begin(ana, input);
    if (sentBytes) await put(partUploadUrls[0], randomBytes(sentBytes));
    expect(problemOf(await ana.call(COMPLETE, input))).toBe('videoPartsDiffer');
    expect((await begin(ana, input)).storedParts).toEqual([]);
    await put(partUploadUrls[0], film);
    expect((await ana.call(COMPLETE, input)).errors).toEqual([]);
  });
});

test.each([
  ['a page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
  ['a playlist that points elsewhere', Buffer.from('#EXTM3U\nfile:///etc/passwd')],
  ['a program', Buffer.from('\u{7f}ELF\0\0\0\0')],
])(
  '%s under the name of a film is refused by its content and leaves nothing behind (G6)',
  async (_, bytes) => {
    const ana = await admin();
    const input = inputFor(bytes);
    await put((await begin(ana, input)).partUploadUrls[0], bytes);
    expect(problemOf(await ana.call(COMPLETE, input))).toBe('videoTypeRefused');
    expect(await college.served.state.services.store.head(`videos/${input.videoId}`)).toBeNull();
    expect(problemOf(await ana.call(COMPLETE, input))).toBe('videoUploadUnknown');
    expect(await auditOf(input.videoId)).toEqual(['beginVideoUpload', 'refuseVideoContent']);
  },
);

test('an aborted upload is gone, with everything that was stored of it', async () => {
  const ana = await admin();
  const film = filmOf(1_000);
  const input = inputFor(film);
  const { partUploadUrls, multipartUploadToken } = await begin(ana, input);
  await put(partUploadUrls[0], film);
  expect((await ana.call(ABORT, input)).data).toEqual({ abortMultipartVideoUpload: true });
  expect((await put(partUploadUrls[0], film)).status).toBe(404);
  expect(problemOf(await ana.call(COMPLETE, input))).toBe('videoUploadUnknown');
  expect(await auditOf(input.videoId)).toEqual(['beginVideoUpload', 'abortVideoUpload']);
  expect((await begin(ana, input)).multipartUploadToken).not.toBe(multipartUploadToken);
});

test('a complete upload is not aborted', async () => {
  const ana = await admin();
  const film = filmOf(1_000);
  const input = inputFor(film);
  await put((await begin(ana, input)).partUploadUrls[0], film);
  await ana.call(COMPLETE, input);
  expect(problemOf(await ana.call(ABORT, input))).toBe('videoUploadOver');
  expect((await storedFilm(input.videoId)).equals(film)).toBe(true);
});
