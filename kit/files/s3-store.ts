import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type HeadObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { rangeHeader } from './byte-range.ts';
import { checkKey } from './object-key.ts';
import type { ListedObject, ObjectStore, StoredObject } from './object-store.ts';
import { connectS3, isProblem, type S3Address, type S3Connection } from './s3-client.ts';
import { putToS3 } from './s3-put.ts';
import { s3Uploads } from './s3-uploads.ts';
import { CACHE_CONTROL, contentDisposition, mayBeShownInline } from './serving.ts';
import { checkExpiry } from './signed-urls.ts';
import { UNKNOWN_TYPE } from './sniff.ts';
import { withoutQuotes } from './upload-parts.ts';

export interface S3Store extends ObjectStore {
  readonly kind: 's3';
  /** What is wrong with the address or the key, in words; null if nothing is, or if nobody is there to ask. */
  findMistake(): Promise<string | null>;
}

/** A bucket of any S3-style storage. Browsers send and fetch at its own signed addresses, past our server. */
export function createS3Store(address: S3Address, now: () => Date = () => new Date()): S3Store {
  const s3 = connectS3(address);
  const { bucket, ask, signer } = s3;

  async function head(key: string): Promise<StoredObject | null> {
    checkKey(key);
    const command = new HeadObjectCommand({ Bucket: bucket, Key: key });
    try {
      return describe(await ask(command));
    } catch (error) {
      if (isProblem(error, 'notFound')) return null;
      throw error;
    }
  }

  return {
    kind: 's3',
    head,
    // A bucket works its ETags out of the bytes.
    stamp: async (key) => (await head(key))?.etag ?? null,
    ...s3Uploads(s3, head, now),

    async findMistake() {
      try {
        await ask(new HeadBucketCommand({ Bucket: bucket }));
        return null;
      } catch (error) {
        return isProblem(error, 'unreachable') ? null : mistakeIn(error);
      }
    },

    async put(key, body, about) {
      checkKey(key);
      await putToS3(s3, key, body, about);
    },

    async get(key, range) {
      checkKey(key);
      const wanted = range && { Range: rangeHeader(range) };
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, ...wanted });
      const answer = await ask(command);
      if (!(answer.Body instanceof Readable)) throw new Error(`The store sent ${key} without a body.`);
      const opened = { ...describe(answer), body: answer.Body };
      if (!range) return opened;
      const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.ContentRange ?? '') ?? [];
      return { ...opened, size: Number(size), range: { first: Number(first), last: Number(last) } };
    },

    async remove(key) {
      checkKey(key);
      const command = new DeleteObjectCommand({ Bucket: bucket, Key: key });
      await ask(command);
    },

    list: (prefix) => listObjects(s3, prefix),

    async downloadUrl(key, { expiresInS, fileName, inline = false }) {
      checkKey(key);
      checkExpiry(expiresInS);
      const isInline = inline && mayBeShownInline((await head(key))?.contentType ?? '');
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ResponseContentDisposition: contentDisposition(isInline ? 'inline' : 'attachment', fileName),
        ResponseCacheControl: CACHE_CONTROL,
      });
      return getSignedUrl(signer, command, { expiresIn: expiresInS, signingDate: now() });
    },

    async close() {
      s3.close();
    },
  };
}

async function* listObjects({ bucket, ask }: S3Connection, prefix: string): AsyncGenerator<ListedObject> {
  let after: string | undefined;
  do {
    const command: ListObjectsV2Command = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix,
      ContinuationToken: after,
    });
    const page = await ask(command);
    for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
      if (Key && LastModified) yield { key: Key, size: Size, storedAt: LastModified };
    }
    after = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (after !== undefined);
}

type Described = Pick<HeadObjectCommandOutput, 'ContentLength' | 'ContentType' | 'ETag'>;

function describe({ ContentLength = 0, ContentType = UNKNOWN_TYPE, ETag = '' }: Described): StoredObject {
  return { size: ContentLength, contentType: ContentType, etag: withoutQuotes(ETag) };
}

function mistakeIn(error: unknown): string {
  if (isProblem(error, 'notFound')) return 'the bucket does not exist';
  const name = error instanceof Error ? error.name : 'an unknown answer';
  return `the store refuses the bucket, the key or the region (${name})`;
}
