import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { passwordDigest } from './password-digest.ts';
import { sha256 } from './sha256.ts';

const expected = (password: string) => createHash('sha256').update(password).digest('hex');

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const passwords = [
  '',
  'berea-demo',
  ' spaces count ',
  'pässwörd',
  'Ελλάδα',
  '密码密码',
  '🙂🙂🙂',
  'e\u0301',
  '\u00e9',
];

test.each(passwords)(
  'the digest of "%s" is that of its UTF-8 bytes exactly as typed (AUTH-16)',
  async (password) => {
    expect(await passwordDigest(password)).toBe(expected(password));
  },
);

test.each(passwords)(
  'without a secure context the digest of "%s" is the same (AUTH-16)',
  async (password) => {
    vi.stubGlobal('crypto', {});
    expect(await passwordDigest(password)).toBe(expected(password));
  },
);

test('the bundled digest agrees with the real one for every length around the edges of its blocks', () => {
  for (let length = 0; length <= 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('the browser’s own digest is used where there is one', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest');
  await passwordDigest('berea-demo');
  expect(digest).toHaveBeenCalledOnce();
});
