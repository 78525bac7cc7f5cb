import { sha256 } from './sha256.ts';

/** The only form in which a password leaves the browser. Exactly what was typed counts: nothing is trimmed or folded. */
export async function passwordDigest(password: string): Promise<string> {
  const typed = new TextEncoder().encode(password);
  // Typed as always there, yet browsers leave it out where the page came over plain http.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = subtle ? new Uint8Array(await subtle.digest('SHA-256', typed)) : sha256(typed);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
