import type { ByteRange } from './byte-range.ts';
import { removeFolder, removeWhole, writeWhole } from './disk-file.ts';
import { joinedPath, layOut, listObjects, objectPath, objectPathToWrite } from './disk-layout.ts';
import { diskRoom, type DiskRoom } from './disk-room.ts';
import { findObject, openObject, type OpenedOnDisk } from './disk-object.ts';
import { findStamp } from './disk-stamp.ts';
import { diskUploads, type DiskUploads } from './disk-uploads.ts';
import type { ObjectStore } from './object-store.ts';
import { createUrlSigner, type UrlSigner } from './signed-urls.ts';
import { checkPartBytes, checkPartNumber } from './upload-parts.ts';

export interface DiskStore extends ObjectStore {
  readonly kind: 'disk';
  /** For the routes that serve the addresses this store gives out. */
  readonly urls: UrlSigner;
  /** What `get` gives, for routes that send it on without memory of its own for each piece. */
  open(key: string, range?: ByteRange): Promise<OpenedOnDisk>;
  readonly receivePart: DiskUploads['receivePart'];
  readonly room: DiskRoom;
}

export interface DiskStoreOptions {
  directory: string;
  signingKeys: readonly Buffer[];
  publicOrigin: string;
  /** What must stay free on the disk for others, above all for the database. */
  reserveBytes?: number;
  freeBytes?: () => Promise<number>;
  now?: () => Date;
}

/** The embedded default: files in a folder, served by the server's own signed addresses (disk-routes.ts). */
export async function openDiskStore(options: DiskStoreOptions): Promise<DiskStore> {
  const { directory, signingKeys, publicOrigin, now = () => new Date() } = options;
  const urls = createUrlSigner({ signingKeys, publicOrigin, now });
  const layout = await layOut(directory, now());
  const room = diskRoom({ ...options, directory: layout.objects });
  const open: DiskStore['open'] = async (key, range) => openObject(objectPath(layout, key), { key, range });

  return {
    kind: 'disk',
    urls,
    room,
    ...diskUploads(layout, room, now),

    async put(key, body, { contentType }) {
      await room.checkFor(Buffer.isBuffer(body) ? body.length : 0);
      const target = await objectPathToWrite(layout, key);
      const bytes = Buffer.isBuffer(body) ? [body] : body;
      await writeWhole({ incoming: layout.incoming, target, contentType }, bytes);
      await removeFolder(joinedPath(target), layout.incoming);
    },

    open,

    async get(key, range) {
      const { stream, readInto: _, ...about } = await open(key, range);
      return { ...about, body: stream() };
    },

    head: async (key) => findObject(objectPath(layout, key)),
    stamp: async (key) => findStamp(objectPath(layout, key)),

    async remove(key) {
      const path = objectPath(layout, key);
      // Of two versions the file is the newer one, so it goes last: the other must not come back.
      await removeFolder(joinedPath(path), layout.incoming);
      await removeWhole(path);
    },

    list: (prefix) => listObjects(layout, prefix),

    async partUrl({ key, uploadId, partNumber, bytes, expiresInS }) {
      checkPartNumber(partNumber);
      checkPartBytes(bytes);
      const facts = { uploadId, partNumber: String(partNumber), bytes: String(bytes) };
      return urls.sign('part', key, facts, expiresInS);
    },

    async downloadUrl(key, { expiresInS, fileName, inline = false, session }) {
      const facts = { fileName, ...(inline && { inline: '1' }), ...(session && { session }) };
      return urls.sign('object', key, facts, expiresInS);
    },

    async close() {
      // Files are closed as soon as they are read or written; nothing is held.
    },
  };
}
