import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '#kit/graphql/problem.ts';
import { diskRoutes } from './disk-routes.ts';
import { openDiskStore, type DiskStore } from './disk-store.ts';

const MB = 1_000_000;
const film = { contentType: 'video/mp4' };
let directory: string;
let store: DiskStore;
let free = 100 * MB;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'berea-room-'));
  const signingKeys = [randomBytes(32)];
  const freeBytes = async () => free;
  store = await openDiskStore({ directory, signingKeys, publicOrigin: '', reserveBytes: 50 * MB, freeBytes });
});
afterAll(() => rm(directory, { recursive: true }));

test('an upload that would touch the reserve is refused before a byte of it is sent', async () => {
  free = 100 * MB;
  await expect(store.beginUpload('films/fits', { ...film, bytes: 50 * MB })).resolves.toBeDefined();
  await expect(store.beginUpload('films/not', { ...film, bytes: 50 * MB + 1 })).rejects.toMatchObject({
    problem: 'full',
  });
});

test('a part that no longer fits is refused with 507 and leaves nothing', async () => {
  free = 100 * MB;
  const ref = { key: 'films/late', ...(await store.beginUpload('films/late', film)) };
  const url = await store.partUrl({ ...ref, partNumber: 1, bytes: 10, expiresInS: 60 });
  const app = fastify();
  await app.register(diskRoutes, { store });
  free = 50 * MB;
  const refused = await app.inject({ method: 'PUT', url, payload: Buffer.alloc(10) });
  expect([refused.statusCode, refused.json()]).toEqual([507, { problem: 'full' }]);
  expect(await store.listParts(ref)).toEqual([]);
  expect(await readdir(join(directory, 'incoming'))).toEqual([]);
  free = 100 * MB;
  expect((await app.inject({ method: 'PUT', url, payload: Buffer.alloc(10) })).statusCode).toBe(200);
  await app.close();
});

test('what the server itself would store is refused too, and people are told why in words of their own', async () => {
  free = 50 * MB;
  const refused = await store.put('a', Buffer.from('x'), film).catch((error: unknown) => error);
  expect(refusalOf(refused)).toMatchObject({ problem: 'storageFull', code: 'UNAVAILABLE' });
});

test('the room is that of the disk the files lie on', async () => {
  const onDisk = await openDiskStore({ directory, signingKeys: [randomBytes(32)], publicOrigin: '' });
  const { bavail, bsize, blocks } = await statfs(directory);
  const { freeBytes, reserveBytes } = await onDisk.room.measure();
  expect(Math.abs(freeBytes - bavail * bsize)).toBeLessThan(0.05 * blocks * bsize);
  expect(reserveBytes).toBe(1024 ** 3);
});
