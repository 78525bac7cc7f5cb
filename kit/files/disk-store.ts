import { unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { resolveRange } from './byte-range.ts';
import { isMissing, openWhole, syncFolder, writeWhole } from './disk-file.ts';
import { layOut, listObjects, objectPath, objectPathToWrite } from './disk-layout.ts';
import { diskUploads, type DiskUploads } from './disk-uploads.ts';
import { StoreProblem, type ObjectStore } from './object-store.ts';
import { createUrlSigner, type UrlSigner } from './signed-urls.ts';
import { checkPartNumber } from './upload-parts.ts';

export interface DiskStore extends ObjectStore {
  readonly kind: 'disk';
  /** For the routes that serve the addresses this store gives out. */
  readonly urls: UrlSigner;
  readonly receivePart: DiskUploads['receivePart'];
}

export interface DiskStoreOptions {
  directory: string;
  signingKeys: readonly Buffer[];
  publicOrigin: string;
  now?: () => Date;
}

/** The embedded default: files in a folder, served by the server's own signed addresses (disk-routes.ts). */
export async function openDiskStore(options: DiskStoreOptions): Promise<DiskStore> {
  const { directory, signingKeys, publicOrigin, now = () => new Date() } = options;
  const urls = createUrlSigner({ signingKeys, publicOrigin, now });
  const layout = await layOut(directory, now());

  return {
    kind: 'disk',
    urls,
    ...diskUploads(layout, now),

    async put(key, body, { contentType }) {
      const target = await objectPathToWrite(layout, key);
      const bytes = Buffer.isBuffer(body) ? [body] : body;
      await writeWhole({ incoming: layout.incoming, target, contentType }, bytes);
    },

    async get(key, range) {
      const opened = await openWhole(objectPath(layout, key));
      if (!opened) throw new StoreProblem('notFound', key);
      const { handle, about } = opened;
      const resolved = range && resolveRange(range, about.size);
      if (resolved === null) {
        await handle.close();
        throw new StoreProblem('rangeOutside', `${key} has ${about.size} bytes`);
      }
      const { first, last } = resolved ?? { first: 0, last: about.size - 1 };
      if (last < first) {
        await handle.close();
        return { ...about, body: Readable.from([]) };
      }
      const body = handle.createReadStream({ start: first, end: last });
      return { ...about, body, ...(resolved && { range: resolved }) };
    },

    async head(key) {
      const opened = await openWhole(objectPath(layout, key));
      await opened?.handle.close();
      return opened?.about ?? null;
    },

    async remove(key) {
      const path = objectPath(layout, key);
      try {
        await unlink(path);
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      await syncFolder(dirname(path));
    },

    list: (prefix) => listObjects(layout, prefix),

    async partUrl({ key, uploadId, partNumber, expiresInS }) {
      checkPartNumber(partNumber);
      return urls.sign('part', key, { uploadId, partNumber: String(partNumber) }, expiresInS);
    },

    async downloadUrl(key, { expiresInS, fileName, inline = false }) {
      return urls.sign('object', key, { fileName, ...(inline && { inline: '1' }) }, expiresInS);
    },

    async close() {
      // Files are closed as soon as they are read or written; nothing is held.
    },
  };
}
