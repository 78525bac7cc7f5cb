import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { addressesContract } from '#testing/contracts/store-addresses.ts';
import { objectsContract } from '#testing/contracts/store-objects.ts';
import { APP_ORIGIN, type StoreUnderTest } from '#testing/contracts/store-under-test.ts';
import { uploadsContract } from '#testing/contracts/store-uploads.ts';
import { startS3Peer, type S3Peer } from '#testing/peers/s3.ts';
import { diskRoutes } from './disk-routes.ts';
import { openDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';

const contracts = [objectsContract, uploadsContract, addressesContract];
const twoHoursAgo = () => new Date(Date.now() - 7_200_000);

describe('the disk store', () => {
  let directory: string;
  let app: FastifyInstance;
  let underTest: StoreUnderTest;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'berea-files-'));
    const options = { directory, signingKeys: [randomBytes(32)], publicOrigin: '' };
    const store = await openDiskStore(options);
    app = fastify();
    await app.register(diskRoutes, { store, appOrigins: [APP_ORIGIN] });
    underTest = {
      store,
      storeOfTwoHoursAgo: await openDiskStore({ ...options, now: twoHoursAgo }),
      strangersStore: await openDiskStore({ ...options, signingKeys: [randomBytes(32)] }),
      digest: 'sha256',
      origin: await app.listen({ host: '127.0.0.1', port: 0 }),
    };
  });
  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  for (const contract of contracts) contract(() => underTest);
});

describe('the S3 store', () => {
  let peer: S3Peer | { unavailable: string };
  let underTest: StoreUnderTest;

  // The first run on a machine fetches and unpacks the peer.
  beforeAll(async () => {
    peer = await startS3Peer(APP_ORIGIN);
    if ('unavailable' in peer) {
      console.warn(`The S3 store is not tested: ${peer.unavailable}`);
      return;
    }
    underTest = {
      store: createS3Store(peer),
      storeOfTwoHoursAgo: createS3Store(peer, twoHoursAgo),
      strangersStore: createS3Store({ ...peer, secretAccessKey: 'guessed' }),
      digest: 'md5',
      origin: peer.endpoint,
    };
  }, 180_000);
  beforeEach((context) => {
    if ('unavailable' in peer) context.skip(peer.unavailable);
  });
  afterAll(async () => {
    if ('unavailable' in peer) return;
    const { store, storeOfTwoHoursAgo, strangersStore } = underTest;
    for (const opened of [store, storeOfTwoHoursAgo, strangersStore]) await opened.close();
    await peer.stop();
  });

  for (const contract of contracts) contract(() => underTest);
});
