import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { obviousPasswords } from '../rules/password.ts';

const BYTES = 16;

/** Sorted digests of the most common passwords (tools/make-common-passwords.ts). */
const digests = readFileSync(new URL('./common-passwords.bin', import.meta.url));

function isCommon(digest: Buffer): boolean {
  let low = 0;
  let high = digests.length / BYTES;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = digests.compare(digest, 0, BYTES, middle * BYTES, (middle + 1) * BYTES);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}

export function isEasyToGuess(
  digest: string,
  person: { email: string; firstName: string; lastName: string },
): boolean {
  if (isCommon(Buffer.from(digest, 'hex'))) return true;
  return obviousPasswords(person).some((word) => createHash('sha256').update(word).digest('hex') === digest);
}
