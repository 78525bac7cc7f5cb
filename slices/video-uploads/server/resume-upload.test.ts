import { createHash, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { filmOf } from '#testing/film.ts';
import { planParts } from '../rules/parts.ts';

/** The smallest part a storage takes, so that twelve parts are not six hundred megabytes. */
const PART_BYTES = 5 * 1024 * 1024;
const film = filmOf(11 * PART_BYTES + 1_000);
const plan = planParts(film.length, PART_BYTES);
const bytesOf = (part: number) => film.subarray((part - 1) * PART_BYTES, part * PART_BYTES);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const BEGIN = `mutation b($input: VideoUploadInput!) {
  getMultipartVideoUploadInfo(videoUploadInput: $input) { partUploadUrls storedParts { partNumber } } }`;
const COMPLETE =
  'mutation c($videoId: ID!) { completeMultipartVideoUpload(videoId: $videoId) { uploadInfo { completed } } }';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

/** A browser with a film to send, which knows what ought to be stored by now. */
class Uploader {
  readonly browser: Browser;
  readonly input;
  readonly inPlace = new Set<number>();
  #urls: string[] = [];

  constructor(browser: Browser) {
    this.browser = browser;
    const item = { itemId: randomUUID(), itemType: 'lesson', locale: 'en' };
    const file = { title: 'film.mp4', type: 'video/mp4', fileSize: film.length, fingerprint: 'a film' };
    this.input = { videoId: randomUUID(), ...item, ...file };
  }

  /** The parts that need not be sent again. */
  async open(): Promise<number[]> {
    const { data } = await this.browser.call(BEGIN, { input: this.input });
    const info = data?.['getMultipartVideoUploadInfo'] as {
      partUploadUrls: string[];
      storedParts: { partNumber: number }[];
    };
    this.#urls = info.partUploadUrls.map((url) => college.url + new URL(url).pathname + new URL(url).search);
    return info.storedParts.map(({ partNumber }) => partNumber);
  }

  async send(part: number, bytes = bytesOf(part)): Promise<number> {
    const body = new Uint8Array(bytes);
    const { status } = await fetch(this.#urls[part - 1] ?? '', { method: 'PUT', body });
    if (bytes.length === plan[part - 1]?.size) this.inPlace.add(part);
    else this.inPlace.delete(part);
    return status;
  }

  /** The laptop is closed in the middle of a part. */
  async cut(part: number): Promise<void> {
    const bytes = bytesOf(part);
    const headers = { 'content-length': bytes.length };
    const sending = request(this.#urls[part - 1] ?? '', { method: 'PUT', headers });
    sending.on('error', () => undefined);
    await new Promise<void>((sent) => sending.write(bytes.subarray(0, bytes.length / 2), () => sent()));
    const closed = new Promise<void>((resolve) => sending.once('close', () => resolve()));
    sending.destroy();
    await closed;
  }

  async refusal(operation: string, variables: Record<string, unknown>): Promise<string | undefined> {
    return (await this.browser.call(operation, variables)).errors[0]?.extensions.problem;
  }
}

type Happening = (uploader: Uploader, part: number) => Promise<{ seen: unknown; expected: unknown }>;

/** What may come between a browser and the end of its upload, and how the server has to take it. */
const HAPPENINGS: Readonly<Record<string, Happening>> = {
  'a part arrives': async (uploader, part) => ({ seen: await uploader.send(part), expected: 200 }),
  'a late repetition arrives beside it': async (uploader, part) => ({
    seen: await Promise.all([uploader.send(part), uploader.send(part)]),
    expected: [200, 200],
  }),
  'a part arrives short': async (uploader, part) => ({
    seen: await uploader.send(part, bytesOf(part).subarray(0, -1)),
    expected: 200,
  }),
  'the line is cut': async (uploader, part) => ({ seen: await uploader.cut(part), expected: undefined }),
  'the tab is opened again': async (uploader) => ({
    seen: await uploader.open(),
    expected: [...uploader.inPlace].toSorted((a, b) => a - b),
  }),
  'a file of another size is chosen': async (uploader) => ({
    seen: await uploader.refusal(BEGIN, { input: { ...uploader.input, fileSize: film.length - 1 } }),
    expected: 'videoFileDiffers',
  }),
  'another film of the same size is chosen': async (uploader) => ({
    seen: await uploader.refusal(BEGIN, { input: { ...uploader.input, fingerprint: 'another film' } }),
    expected: 'videoFileDiffers',
  }),
  'it is completed too early': async (uploader) => ({
    seen: await uploader.refusal(COMPLETE, uploader.input),
    expected: 'videoPartsDiffer',
  }),
};

// The last part is sent by nobody before the end, so every earlier attempt to complete is too early.
const story = fc.array(
  fc.record({
    happens: fc.constantFrom(...Object.keys(HAPPENINGS)),
    part: fc.integer({ min: 1, max: plan.length - 1 }),
  }),
  { minLength: 50, maxLength: 50 },
);

test('after 200 random interruptions of uploads in 12 parts each film is stored as it was (G5)', async () => {
  const tell = async (events: readonly { happens: string; part: number }[]): Promise<void> => {
    const uploader = new Uploader(await college.signedIn({ roles: ['user', 'admin'] }));
    await uploader.open();
    const { videoId } = uploader.input;
    await college.database.owner.query('update video_upload set part_bytes = $1', [PART_BYTES]);
    await uploader.open();
    for (const { happens, part } of events) {
      const { seen, expected } = (await HAPPENINGS[happens]?.(uploader, part)) ?? {};
      expect({ happens, seen }).toEqual({ happens, seen: expected });
    }
    const stored = new Set(await uploader.open());
    for (const { partNumber } of plan) if (!stored.has(partNumber)) await uploader.send(partNumber);
    expect((await uploader.browser.call(COMPLETE, { videoId })).data).toEqual({
      completeMultipartVideoUpload: { uploadInfo: { completed: true } },
    });
    const { store } = college.served.state.services;
    const joined = await (await store.get(`videos/${videoId}`)).body.toArray();
    expect(sha256(Buffer.concat(joined as Buffer[]))).toBe(sha256(film));
    await store.remove(`videos/${videoId}`);
  };
  await fc.assert(fc.asyncProperty(story, tell), { numRuns: 4, endOnFailure: true });
}, 180_000);
