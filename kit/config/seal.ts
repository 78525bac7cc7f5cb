import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A text as only the holder of the key can read it, and nobody can change it (AES-256-GCM). The purpose is bound into the
 * seal: what was sealed for one thing, or for one person, does not open as another's.
 */
export function seal(text: string, key: Uint8Array, purpose: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** The text again. Throws when it was changed, sealed for something else or with another key. */
export function unseal(sealed: Buffer, key: Uint8Array, purpose: string): string {
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-TAG_BYTES));
  const bytes = sealed.subarray(IV_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8');
}
