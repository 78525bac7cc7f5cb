import { StoreProblem } from './object-store.ts';

/** Both kinds of store can hold every key this lets through; S3 ends at 1,024 bytes, a file name at 255. */
const KEY_CHARACTERS_MAX = 512;
const FOLDER_BYTES_MAX = 240;

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for.
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\\]/;

/** Keys are made by the server, so a bad one is a mistake of ours; it must still never leave the store's folder. */
export function checkKey(key: string): void {
  const problem = keyProblem(key);
  if (problem) throw new StoreProblem('badKey', `the key ${JSON.stringify(key.slice(0, 100))} ${problem}`);
}

function keyProblem(key: string): string | null {
  if (key === '' || key.length > KEY_CHARACTERS_MAX) return `must have 1 to ${KEY_CHARACTERS_MAX} characters`;
  if (!key.isWellFormed()) return 'must be well-formed Unicode';
  if (UNSAFE.test(key)) return 'must have no control characters and no backslash';
  for (const segment of key.split('/')) {
    if (segment === '') return 'must have no empty segment and no slash at either end';
    if (segment === '.' || segment === '..') return 'must not climb';
    if (encodeURIComponent(segment).length > FOLDER_BYTES_MAX) return 'has a segment that is too long';
  }
  return null;
}

/** The key as it stands in the path of an address. */
export function keyInPath(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}
