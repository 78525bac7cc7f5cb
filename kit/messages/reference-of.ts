/** Letters and digits that cannot be misread over the phone: as many as a byte divides into evenly. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const REFERENCE = new RegExp(`^[${ALPHABET}]{4}-[${ALPHABET}]{4}$`);

export const isReference = (text: string): boolean => REFERENCE.test(text);

/** A short number the user can quote and staff can find in the system log, made of eight random bytes. */
export function referenceOf(randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
}
