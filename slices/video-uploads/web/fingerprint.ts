import { sha256 } from '#kit/client/password/sha256.ts';
import { fingerprintSpans } from '../rules/resume-file.ts';

/** By which a file is known again, and another of the same name and size is not taken for it. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const pieces = fingerprintSpans(file.size).map(({ first, end }) => file.slice(first, end));
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  // Pages that came without encryption have no digest of their own.
  const secure = globalThis.crypto.subtle as SubtleCrypto | undefined;
  const digest = secure ? new Uint8Array(await secure.digest('SHA-256', bytes)) : sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
