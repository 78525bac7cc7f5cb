import { ConfigProblem } from '#kit/config/config.ts';
import { openDiskStore, type DiskStore } from './disk-store.ts';
import type { S3Address } from './s3-client.ts';
import type { S3Store } from './s3-store.ts';

export interface StoreOptions {
  /** s3://KEY:SECRET@bucket?endpoint=…&region=… for a bucket; null for files on our own disk. */
  url: string | null;
  now: () => Date;
  /** The rest concerns the disk only. */
  directory: string;
  signingKeys: readonly Buffer[];
  publicOrigin: string;
  reserveBytes?: number;
}

const SHAPE = 's3://KEY:SECRET@bucket?endpoint=https://…&region=…';

/** A wrong address is refused in one sentence; a right one whose store is down at the moment is not. */
export async function openStore({ url, now, ...disk }: StoreOptions): Promise<DiskStore | S3Store> {
  if (url === null) return openDiskStore({ ...disk, now });
  const address = readStorageUrl(url);
  // The SDK takes a while to load, which the embedded default need not wait for.
  const { createS3Store } = await import('./s3-store.ts');
  const store = createS3Store(address, now);
  const mistake = await store.findMistake();
  if (mistake === null) return store;
  await store.close();
  throw new ConfigProblem(`STORAGE_URL names the bucket ${address.bucket}, but ${mistake}.`);
}

/** The messages repeat nothing of the address: it holds a secret. */
export function readStorageUrl(url: string): S3Address {
  const [, key, secret, bucket, query] = /^s3:\/\/([^:@/]+):(.+)@([^@/?]+)\/?(?:\?(.*))?$/.exec(url) ?? [];
  if (!key || !secret || !bucket) throw new ConfigProblem(`STORAGE_URL must look like ${SHAPE}.`);
  const { endpoint, region = 'us-east-1', ...others } = Object.fromEntries(new URLSearchParams(query));
  const [unknown] = Object.keys(others);
  if (unknown)
    throw new ConfigProblem(
      `STORAGE_URL has a part "${unknown}" that is unknown; it must look like ${SHAPE}.`,
    );
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new ConfigProblem('STORAGE_URL has an endpoint that is no http or https address.');
  }
  const credentials = { accessKeyId: decoded(key), secretAccessKey: decoded(secret) };
  return { bucket, region, ...credentials, ...(endpoint !== undefined && { endpoint }) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigProblem('STORAGE_URL has a % in its key or secret that must be written as %25.');
  }
}
