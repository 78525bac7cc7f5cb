import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ObjectStore, StoreProblemId, UploadRef } from '#kit/files/object-store.ts';

export const APP_ORIGIN = 'http://app.test';

export interface StoreUnderTest {
  store: ObjectStore;
  /** The same place, seen by a server whose clock is two hours behind: its addresses are old from the beginning. */
  storeOfTwoHoursAgo: ObjectStore;
  /** The same place, seen by someone who does not know the secret. */
  strangersStore: ObjectStore;
  /** What its ETags are digests by. */
  digest: 'md5' | 'sha256';
  /** What the addresses of this store are relative to. */
  origin: string;
}

export const newKey = (): string => `contract/${randomUUID()}`;
export const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');
export const plain = { contentType: 'text/plain' };
export const video = { contentType: 'video/mp4' };
export const soon = { expiresInS: 300 };

export const expectProblem = async (problem: StoreProblemId, call: Promise<unknown>): Promise<void> =>
  expect(call).rejects.toMatchObject({ name: 'StoreProblem', problem });

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** What a caller and a browser do with a store, for tests that begin before the store is open. */
export function handsOn(underTest: () => StoreUnderTest) {
  const store = () => underTest().store;
  const etagOf = (bytes: Buffer): string => createHash(underTest().digest).update(bytes).digest('hex');
  const at = (url: string) => new URL(url, underTest().origin);

  const putPart = async (url: string, body: Buffer, init: RequestInit = {}) =>
    fetch(at(url), { method: 'PUT', body: new Uint8Array(body), ...init });

  const beginUpload = async (): Promise<UploadRef> => {
    const key = newKey();
    return { key, ...(await store().beginUpload(key, video)) };
  };

  /** Sends a part as a browser does and answers its ETag. */
  const sendPart = async (upload: UploadRef, partNumber: number, body: Buffer): Promise<string> => {
    const url = await store().partUrl({ ...upload, partNumber, bytes: body.length, ...soon });
    const answer = await putPart(url, body);
    expect(answer.status).toBe(200);
    return answer.headers.get('etag')?.replaceAll('"', '') ?? '';
  };

  const keysUnder = async (prefix: string): Promise<string[]> => {
    const listed = await collect(store().list(prefix));
    return listed.map(({ key }) => key).toSorted();
  };

  return { store, etagOf, at, putPart, beginUpload, sendPart, keysUnder };
}
