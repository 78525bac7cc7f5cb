import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { OWN_FOLDER } from '#kit/config/data-dir.ts';
import { isMissing, openWhole, removeFolder, syncFolder, withFile } from './disk-file.ts';
import type { DiskLayout } from './disk-layout.ts';
import { StoreProblem, type StoredPart, type UploadRef } from './object-store.ts';

const UPLOAD_FILE = 'upload.json';
const UPLOAD_ID = /^[0-9a-f-]{36}$/;

export interface Upload {
  key: string;
  contentType: string;
  startedAt: string;
}

export const uploadFolder = (layout: DiskLayout, uploadId: string): string => join(layout.uploads, uploadId);

/** The folder is prepared elsewhere and takes its place in one step, so there is no upload without its file. */
export async function createUploadFolder(layout: DiskLayout, upload: Upload): Promise<string> {
  const uploadId = randomUUID();
  const preparing = join(layout.incoming, uploadId);
  await mkdir(preparing, { mode: OWN_FOLDER });
  await withFile(join(preparing, UPLOAD_FILE), 'wx', async (file) => {
    await file.writeFile(JSON.stringify(upload));
    await file.sync();
  });
  await syncFolder(preparing);
  await rename(preparing, uploadFolder(layout, uploadId));
  await syncFolder(layout.uploads);
  return uploadId;
}

export async function findUpload(layout: DiskLayout, uploadId: string): Promise<Upload | null> {
  if (!UPLOAD_ID.test(uploadId)) return null;
  try {
    return JSON.parse(await readFile(join(uploadFolder(layout, uploadId), UPLOAD_FILE), 'utf8')) as Upload;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** An upload belongs to its key: under another one it is not to be found. */
export async function readUpload(layout: DiskLayout, { key, uploadId }: UploadRef): Promise<Upload> {
  const upload = await findUpload(layout, uploadId);
  if (upload?.key !== key) throw uploadGone(uploadId);
  return upload;
}

export async function readParts(folder: string): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  for (const name of await readdir(folder)) {
    const opened = name === UPLOAD_FILE ? null : await openWhole(join(folder, name));
    if (!opened) continue;
    await opened.handle.close();
    parts.push({ partNumber: Number(name), size: opened.about.size, etag: opened.about.etag });
  }
  return parts.toSorted((a, b) => a.partNumber - b.partNumber);
}

/** Ends the upload at once for everybody; a part still on its way finds no folder to go to. */
export const removeUploadFolder = (layout: DiskLayout, uploadId: string): Promise<void> =>
  removeFolder(uploadFolder(layout, uploadId), layout.incoming);

export const uploadGone = (uploadId: string): StoreProblem =>
  new StoreProblem('uploadGone', `there is no upload ${uploadId} for this key`);

export const goneIfMissing =
  (uploadId: string) =>
  (error: unknown): never => {
    throw isMissing(error) ? uploadGone(uploadId) : error;
  };
