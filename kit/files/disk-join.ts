import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openWhole } from './disk-file.ts';
import { StoreProblem, type StoredPart } from './object-store.ts';

const COPIED_BYTES = 1024 * 1024;

/**
 * The bytes of all parts, one after the other, in one buffer that is used again and again: take each chunk before
 * asking for the next. A part replaced since it was listed must not slip in unseen, so each is compared once more.
 */
export async function* joinParts(folder: string, parts: readonly StoredPart[]): AsyncGenerator<Uint8Array> {
  const copied = Buffer.allocUnsafe(COPIED_BYTES);
  for (const { partNumber, size, etag } of parts) {
    const opened = await openWhole(join(folder, String(partNumber)));
    if (!opened) throw new StoreProblem('uploadGone', `part ${partNumber} went away`);
    const { handle, about } = opened;
    try {
      if (about.etag !== etag) throw new StoreProblem('partsDiffer', `part ${partNumber} was replaced`);
      for (let at = 0; at < size;) {
        const { bytesRead } = await handle.read(copied, 0, Math.min(COPIED_BYTES, size - at), at);
        if (bytesRead === 0) throw new Error(`Part ${partNumber} in ${folder} was cut off.`);
        yield copied.subarray(0, bytesRead);
        at += bytesRead;
      }
    } finally {
      await handle.close();
    }
  }
}

/** The MD5 of the parts' MD5s, as S3 does it: no byte needs to be read for it. */
export function joinedEtag(parts: readonly StoredPart[]): string {
  const md5 = createHash('md5');
  for (const { etag } of parts) md5.update(etag, 'hex');
  return `${md5.digest('hex')}-${parts.length}`;
}
