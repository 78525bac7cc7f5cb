import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { checkKey } from './object-key.ts';
import {
  StoreProblem,
  type ObjectStore,
  type StoredObject,
  type StoredPart,
  type UploadRef,
} from './object-store.ts';
import { isProblem, type S3Connection } from './s3-client.ts';
import { checkExpiry } from './signed-urls.ts';
import { checkPartBytes, checkPartNumber, checkParts, totalSize, withoutQuotes } from './upload-parts.ts';

type Uploads = Pick<
  ObjectStore,
  'beginUpload' | 'partUrl' | 'listParts' | 'completeUpload' | 'abortUpload' | 'listUploads'
>;

export function s3Uploads(
  { bucket, signer, ask, join }: S3Connection,
  head: (key: string) => Promise<StoredObject | null>,
  now: () => Date,
): Uploads {
  const named = ({ key, uploadId }: UploadRef) => ({ Bucket: bucket, Key: key, UploadId: uploadId });

  async function listParts(upload: UploadRef): Promise<StoredPart[]> {
    const parts: StoredPart[] = [];
    let after: string | undefined;
    do {
      const command = new ListPartsCommand({ ...named(upload), PartNumberMarker: after });
      const page = await ask(command).catch(goneIfNotFound);
      for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? []) {
        parts.push({ partNumber: PartNumber, size: Size, etag: withoutQuotes(ETag) });
      }
      after = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (after !== undefined);
    return parts;
  }

  return {
    listParts,

    async beginUpload(key, { contentType }) {
      checkKey(key);
      const command = new CreateMultipartUploadCommand({
        Bucket: bucket,
        Key: key,
        ContentType: contentType,
      });
      const { UploadId } = await ask(command);
      if (!UploadId) throw new Error(`The store began an upload of ${key} without an id.`);
      return { uploadId: UploadId };
    },

    async partUrl({ partNumber, bytes, expiresInS, ...upload }) {
      checkKey(upload.key);
      checkPartNumber(partNumber);
      checkPartBytes(bytes);
      checkExpiry(expiresInS);
      // A length that is part of the signature is the only one the storage takes.
      const command = new UploadPartCommand({
        ...named(upload),
        PartNumber: partNumber,
        ContentLength: bytes,
      });
      return getSignedUrl(signer, command, { expiresIn: expiresInS, signingDate: now() });
    },

    async completeUpload({ expectedParts, ...upload }) {
      const parts = await listParts(upload);
      checkParts(expectedParts, parts);
      const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
      const command = new CompleteMultipartUploadCommand({ ...named(upload), MultipartUpload: { Parts } });
      await join(command).catch(goneIfNotFound);
      // Stores differ in what they answer to the completion, so the object itself is asked.
      const stored = await head(upload.key);
      if (stored?.size !== totalSize(parts)) throw new Error(`${upload.key} was joined to another size.`);
      return stored;
    },

    async abortUpload(upload) {
      const command = new AbortMultipartUploadCommand(named(upload));
      try {
        await ask(command);
      } catch (error) {
        if (!isProblem(error, 'uploadGone') && !isProblem(error, 'notFound')) throw error;
      }
    },

    async *listUploads(startedBefore) {
      let after: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {};
      while (after) {
        const command: ListMultipartUploadsCommand = new ListMultipartUploadsCommand({
          Bucket: bucket,
          ...after,
        });
        const page = await ask(command);
        for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
          if (!Key || !UploadId || !Initiated || Initiated >= startedBefore) continue;
          yield { key: Key, uploadId: UploadId, startedAt: Initiated };
        }
        after = page.IsTruncated
          ? { KeyMarker: page.NextKeyMarker ?? '', UploadIdMarker: page.NextUploadIdMarker ?? '' }
          : undefined;
      }
    },
  };
}

/** Some stores say of an upload that has ended that its key is not found. */
function goneIfNotFound(error: unknown): never {
  throw isProblem(error, 'notFound')
    ? new StoreProblem('uploadGone', 'there is no such upload', { cause: error })
    : error;
}
