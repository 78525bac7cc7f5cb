import { seal, unseal } from '#kit/config/seal.ts';

/** Bound into the seal: a sealed token that is moved to another person's row does not open. */
const purposeOf = (personId: string): string => `berea calendar token 1 ${personId}`;

/** A token as only the holder of the key can read it. */
export const sealToken = (token: string, key: Uint8Array, personId: string): Buffer =>
  seal(token, key, purposeOf(personId));

/** The token, or null when none of the keys opens it: it was changed, moved, or its secret has been given up. */
export function openToken(sealed: Buffer, keys: readonly Uint8Array[], personId: string): string | null {
  for (const key of keys) {
    try {
      return unseal(sealed, key, purposeOf(personId));
    } catch {
      // Sealed with an earlier secret, perhaps: the next key tells.
    }
  }
  return null;
}
