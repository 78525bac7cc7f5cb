import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Makes the list of digests nobody may use as a password, from a public list of the most common ones. Run by hand
 * when that list is renewed. Sixteen bytes of each digest, sorted, are enough to look one up without a doubt.
 */
const COMMON = 10_000;
const BYTES = 16;
const MIN = 6;

const list = (dictionary as Record<string, string[]>)['passwords-common'] ?? [];
const common = list.filter((word) => word.length >= MIN).slice(0, COMMON);
const capitalised = common.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
// The shortest ones cannot be typed in our forms, but a client of its own making could still send their digests.
const tooShort = ['', ...list.filter((word) => word.length < MIN)];
const digests = [...new Set([...common, ...capitalised, ...tooShort])]
  .map((word) => createHash('sha256').update(word).digest().subarray(0, BYTES))
  .toSorted(Buffer.compare);

await writeFile('slices/sign-in/server/common-passwords.bin', Buffer.concat(digests));
console.log(`${digests.length} digests written.`);
