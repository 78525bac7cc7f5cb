import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContentType, removeFolder, removeWhole, writeWhole } from './disk-file.ts';
import type { DiskRoom } from './disk-room.ts';
import { joinParts, keepOnlyPart } from './disk-joined.ts';
import { joinedPath, objectPathToWrite, type DiskLayout } from './disk-layout.ts';
import {
  createUploadFolder,
  findUpload,
  goneIfMissing,
  readParts,
  readUpload,
  removeUploadFolder,
  uploadFolder,
} from './disk-upload-folder.ts';
import { checkKey } from './object-key.ts';
import type { ObjectStore, StoredObject, StoredPart, UploadRef } from './object-store.ts';
import { checkPartNumber, checkParts, PART_BYTES_MAX } from './upload-parts.ts';

type Uploads = Pick<
  ObjectStore,
  'beginUpload' | 'listParts' | 'completeUpload' | 'abortUpload' | 'listUploads'
>;

export interface DiskUploads extends Uploads {
  /** Stores the bytes that a browser PUT to the address of a part. */
  receivePart(
    part: UploadRef & { partNumber: number; sizeMax?: number },
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<{ etag: string }>;
}

/** An upload is a folder with one file for each part. */
export function diskUploads(layout: DiskLayout, room: DiskRoom, now: () => Date): DiskUploads {
  const { incoming } = layout;

  async function listParts(ref: UploadRef): Promise<StoredPart[]> {
    await readUpload(layout, ref);
    return readParts(uploadFolder(layout, ref.uploadId)).catch(goneIfMissing(ref.uploadId));
  }

  /** Readers prefer the file in one piece, so what is new is seen in one step, whichever of the two it is. */
  async function keep(
    parts: readonly StoredPart[],
    { contentType, target, uploadId }: { contentType: string; target: string; uploadId: string },
  ): Promise<StoredObject> {
    const from = uploadFolder(layout, uploadId);
    const [only, ...others] = parts;
    if (only && others.length === 0) {
      await keepOnlyPart({ incoming, from, target }, only).catch(goneIfMissing(uploadId));
      await removeFolder(joinedPath(target), incoming);
      return { size: only.size, etag: only.etag, contentType };
    }
    const whole = { incoming, from, target: joinedPath(target) };
    const stored = await joinParts(whole, { contentType, parts }).catch(goneIfMissing(uploadId));
    await removeWhole(target);
    return stored;
  }

  return {
    listParts,

    async beginUpload(key, { contentType, bytes = 0 }) {
      checkKey(key);
      checkContentType(contentType);
      await room.checkFor(bytes);
      const upload = { key, contentType, startedAt: now().toISOString() };
      return { uploadId: await createUploadFolder(layout, upload) };
    },

    async receivePart({ partNumber, sizeMax = PART_BYTES_MAX, ...ref }, bytes) {
      checkPartNumber(partNumber);
      await room.checkFor(sizeMax);
      const { contentType } = await readUpload(layout, ref);
      const target = join(uploadFolder(layout, ref.uploadId), String(partNumber));
      const file = { incoming, target, contentType, sizeMax };
      return writeWhole(file, bytes).catch(goneIfMissing(ref.uploadId));
    },

    async completeUpload({ expectedParts, ...ref }) {
      const { contentType } = await readUpload(layout, ref);
      const parts = await listParts(ref);
      checkParts(expectedParts, parts);
      const target = await objectPathToWrite(layout, ref.key);
      const stored = await keep(parts, { contentType, target, uploadId: ref.uploadId });
      await removeUploadFolder(layout, ref.uploadId);
      return stored;
    },

    async abortUpload(ref) {
      const upload = await findUpload(layout, ref.uploadId);
      if (upload?.key === ref.key) await removeUploadFolder(layout, ref.uploadId);
    },

    async *listUploads(startedBefore) {
      for (const uploadId of await readdir(layout.uploads)) {
        const upload = await findUpload(layout, uploadId);
        if (!upload) continue;
        const startedAt = new Date(upload.startedAt);
        if (startedAt < startedBefore) yield { key: upload.key, uploadId, startedAt };
      }
    },
  };
}
