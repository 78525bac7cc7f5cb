import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openToken, sealToken } from './seal-token.ts';

const key = randomBytes(32);
const sealed = sealToken('1//the-token', key, 'ana');

test('a sealed token opens with its key, for its person', () => {
  expect(openToken(sealed, [key], 'ana')).toBe('1//the-token');
});

test('a token sealed with an earlier secret still opens', () => {
  expect(openToken(sealed, [randomBytes(32), key], 'ana')).toBe('1//the-token');
});

test('nothing of the token can be seen in its seal, and no two seals are alike', () => {
  expect(sealed.includes('token')).toBe(false);
  expect(sealToken('1//the-token', key, 'ana').equals(sealed)).toBe(false);
});

test('a token does not open for another user or with another key', () => {
  expect(openToken(sealed, [key], 'ben')).toBeNull();
  expect(openToken(sealed, [randomBytes(32)], 'ana')).toBeNull();
});

test('a token does not open once any byte of it was changed, or when it was cut', () => {
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openToken(changed, [key], 'ana')).toBeNull();
  }
  expect(openToken(sealed.subarray(0, 10), [key], 'ana')).toBeNull();
});
