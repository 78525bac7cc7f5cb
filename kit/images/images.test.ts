import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDiskStore } from '#kit/files/disk-store.ts';
import { startCloudinaryPeer, type CloudinaryPeer } from '#testing/peers/images.ts';
import { imageRoutes } from './image-routes.ts';
import type { ImageStore } from './image-store.ts';
import { openImages } from './open-images.ts';

let directory: string;
let app: FastifyInstance;
let cloudinary: CloudinaryPeer;
const stores: Partial<Record<string, ImageStore>> = {};
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'berea-images-'));
  const store = await openDiskStore({ directory, signingKeys: [randomBytes(32)], publicOrigin: '' });
  app = fastify();
  imageRoutes(app, store);
  await app.listen({ host: '127.0.0.1', port: 0 });
  cloudinary = await startCloudinaryPeer();
  stores['embedded'] = openImages(null, store);
  stores['cloudinary'] = openImages(
    { ...cloudinary, apiUrl: cloudinary.url, deliveryUrl: cloudinary.url },
    store,
  );
});
afterAll(async () => {
  await app.close();
  await cloudinary.stop();
  await rm(directory, { recursive: true });
});

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7d0023' } });

const SECRET_PLACE = 'Saddlers House';
const photograph = () =>
  drawn(3_000, 1_000)
    .withExif({ IFD0: { Copyright: SECRET_PLACE }, IFD3: { GPSAreaInformation: SECRET_PLACE } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const svg = (size: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect/></svg>`);

describe.each(['embedded', 'cloudinary'])('a place for pictures (%s)', (kind) => {
  const images = (): ImageStore => stores[kind] as ImageStore;
  const address = () => app.server.address() as { port: number };

  async function seen(imageId: string, width: number): Promise<Buffer> {
    const url = new URL(images().url(imageId, { width }), `http://127.0.0.1:${address().port}`);
    const response = await fetch(url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    return Buffer.from(await response.arrayBuffer());
  }

  test('keeps a picture and shows it at its address (API-40)', async () => {
    expect(images().kind).toBe(kind);
    const { imageId } = await images().store(await drawn(400, 300).png().toBuffer());
    const { format, width, height } = await sharp(await seen(imageId, 1_000)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 400, height: 300 });
  });

  test('keeps nothing of a photograph but what is to be seen, the right way up (G7)', async () => {
    const sent = await photograph();
    expect(sent.includes(SECRET_PLACE)).toBe(true);
    const { imageId } = await images().store(sent);
    const kept = await seen(imageId, 1_000);
    const { exif, orientation, width, height } = await sharp(kept).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(kept.includes(SECRET_PLACE)).toBe(false);
    expect(height).toBeGreaterThan(2 * width);
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('takes %s', async (format) => {
    const { imageId } = await images().store(await drawn(20, 10).toFormat(format).toBuffer());
    expect(imageId).toMatch(/./);
  });

  test('gives the same picture another id each time, so that none can be guessed from another', async () => {
    const picture = await drawn(20, 10).png().toBuffer();
    const [first, second] = [await images().store(picture), await images().store(picture)];
    expect(first.imageId).not.toBe(second.imageId);
  });

  test('shows a picture that was removed to nobody, and minds no second removal', async () => {
    const { imageId } = await images().store(await drawn(20, 10).png().toBuffer());
    expect([await images().remove(imageId), await images().remove(imageId)]).toEqual([true, true]);
    const url = new URL(images().url(imageId, { width: 96 }), `http://127.0.0.1:${address().port}`);
    expect((await fetch(url)).status).toBe(404);
  });

  test.each([
    ['a drawing', svg(100), 'imageTypeRefused'],
    ['a drawing of 30,000 pixels', svg(30_000), 'imageTypeRefused'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'imageTypeRefused'],
    ['a page that begins like a picture', Buffer.from('GIF89a<script>alert(1)</script>'), 'imageUnreadable'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'imageTypeRefused'],
    ['nothing', Buffer.alloc(0), 'imageTypeRefused'],
    ['more than 20 MB', Buffer.alloc(20 * 1024 * 1024 + 1), 'imageTooLarge'],
  ])('refuses %s (G7)', async (_, bytes, problem) => {
    await expect(images().store(bytes)).rejects.toMatchObject({ name: 'ImageProblem', problem });
  });

  test('refuses a picture that unfolds to more than 50 megapixels (G7)', async () => {
    const bomb = await drawn(8_000, 6_300).png({ palette: true }).toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    await expect(images().store(bomb)).rejects.toMatchObject({ problem: 'imageTooLarge' });
  }, 60_000);

  test('refuses a picture that was cut off', async () => {
    const whole = await drawn(400, 300).jpeg().toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expect(images().store(half)).rejects.toMatchObject({ problem: 'imageUnreadable' });
  });
});

describe('the embedded place', () => {
  const embedded = () => stores['embedded'] as ImageStore;

  test.each([
    [1, 96],
    [96, 96],
    [97, 320],
    [321, 1_024],
    [5_000, 1_024],
  ])('shows a picture that is %i wide from the copy of %i', (width, stored) => {
    expect(embedded().url('an-id', { width })).toBe(`/images/an-id/${stored}.webp`);
  });

  test('serves pictures under headers with which nothing in them could run, to be kept for good', async () => {
    const { imageId } = await embedded().store(await drawn(20, 10).png().toBuffer());
    const url = embedded().url(imageId, { width: 96 });
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const refetch = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([refetch.statusCode, refetch.body]).toEqual([304, '']);
  });

  test.each([
    '/images/00000000-0000-4000-8000-000000000000/96.webp',
    '/images/00000000-0000-4000-8000-000000000000/97.webp',
    '/images/..%2f..%2fvideos/96.webp',
    '/images/x/96.webp',
  ])('knows nothing at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});

describe('Cloudinary', () => {
  const images = (facts: object = {}) =>
    openImages({ ...cloudinary, apiUrl: cloudinary.url, deliveryUrl: cloudinary.url, ...facts }, {} as never);
  const picture = () => drawn(20, 10).png().toBuffer();

  test('is asked for the width that is shown, at its own address', () => {
    const real = openImages({ cloudId: 'berea', uploadPreset: 'pictures' }, {} as never);
    expect(real.url('people/ab12', { width: 96 })).toBe(
      'https://res.cloudinary.com/berea/image/upload/c_limit,f_auto,q_auto,w_96/people/ab12',
    );
  });

  test('does not claim to have removed what it may not remove', async () => {
    const { imageId } = await images().store(await picture());
    expect(await images({ signing: null }).remove(imageId)).toBe(false);
    const forged = images({ signing: { ...cloudinary.signing, apiSecret: 'guessed' } });
    await expect(forged.remove(imageId)).rejects.toMatchObject({ problem: 'imageStoreAway' });
    expect((await fetch(images().url(imageId, { width: 96 }))).status).toBe(200);
  });

  test.each([{ uploadPreset: 'another' }, { cloudId: 'another' }, { apiUrl: 'http://127.0.0.1:1' }])(
    'that refuses or cannot be reached is told as being away: %j',
    async (facts) => {
      const stored = images(facts).store(await picture());
      await expect(stored).rejects.toMatchObject({ problem: 'imageStoreAway' });
    },
  );

  test.each(['another cloud', 'a page', 'silence'] as const)(
    'that answers with %s is not believed and not waited for (I3)',
    async (manner) => {
      cloudinary.answerWith(manner);
      const limit = vi.spyOn(AbortSignal, 'timeout');
      const stored = images().store(await picture());
      await expect(stored).rejects.toMatchObject({ problem: 'imageStoreAway' });
      expect(limit).toHaveBeenCalledOnce();
      expect(limit.mock.calls[0]?.[0]).toBeLessThan(3_000);
      cloudinary.answerWith('ok');
    },
  );
});
