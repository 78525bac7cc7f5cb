import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadBucketCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { AboutObject } from './object-store.ts';
import type { S3Connection } from './s3-client.ts';

/** A store wants to know a body's length beforehand, so a stream is sent in pieces of this size, held one by one. */
const PIECE_BYTES = 8 * 1024 * 1024;

export async function putToS3(s3: S3Connection, key: string, body: Buffer | Readable, about: AboutObject) {
  if (Buffer.isBuffer(body)) return putPiece(s3, key, body, about);
  const pieces = inPieces(body);
  const first = await pieces.next();
  const second = await pieces.next();
  if (second.done) return putPiece(s3, key, first.value ?? Buffer.alloc(0), about);
  return putPieces(
    s3,
    key,
    about,
    (async function* all() {
      yield first.value as Buffer;
      yield second.value;
      yield* pieces;
    })(),
  );
}

async function putPiece(s3: S3Connection, key: string, piece: Buffer, { contentType }: AboutObject) {
  const target = { Bucket: s3.bucket, Key: key };
  await s3.ask(new HeadBucketCommand({ Bucket: s3.bucket }));
  await s3.send(new PutObjectCommand({ ...target, Body: piece, ContentType: contentType }));
}

async function putPieces(
  s3: S3Connection,
  key: string,
  { contentType }: AboutObject,
  pieces: AsyncIterable<Buffer>,
) {
  const target = { Bucket: s3.bucket, Key: key };
  const begun = await s3.ask(new CreateMultipartUploadCommand({ ...target, ContentType: contentType }));
  const upload = { ...target, UploadId: begun.UploadId };
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for await (const piece of pieces) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await s3.send(new UploadPartCommand({ ...upload, PartNumber, Body: piece }));
      Parts.push({ PartNumber, ETag });
    }
    await s3.join(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    // If the store is not even there to abort, the sweep of stale uploads does it later.
    await s3.ask(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function* inPieces(body: Readable): AsyncGenerator<Buffer, undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(chunks, size);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks, size);
}
