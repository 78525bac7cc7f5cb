import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Bound into the seal: a sealed token that is moved to another person's row does not open. */
const purposeOf = (personId: string): Buffer => Buffer.from(`berea calendar token 1 ${personId}`);

/** A token as only the holder of the key can read it (AES-256-GCM). */
export function sealToken(token: string, key: Uint8Array, personId: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(purposeOf(personId));
  return Buffer.concat([iv, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** The token, or null when none of the keys opens it: it was changed, moved, or its secret has been given up. */
export function openToken(sealed: Buffer, keys: readonly Uint8Array[], personId: string): string | null {
  for (const key of keys) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(purposeOf(personId)).setAuthTag(sealed.subarray(-TAG_BYTES));
      const bytes = sealed.subarray(IV_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8');
    } catch {
      // Sealed with an earlier secret, perhaps: the next key tells.
    }
  }
  return null;
}
