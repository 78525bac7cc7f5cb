import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

/** Read back by an independent reader when it was written down here. */
const BEREA = [
  '███████·█·█···███████',
  '█·····█·██·██·█·····█',
  '█·███·█··█····█·███·█',
  '█·███·█·█·█·█·█·███·█',
  '█·███·█··█·█··█·███·█',
  '█·····█··█·██·█·····█',
  '███████·█·█·█·███████',
  '········█··██········',
  '█·██·███··███·█··█·██',
  '██·███·████████··██·█',
  '·██·███·██·█·······██',
  '█·████····██··████·██',
  '█·····████··█··█·█···',
  '········█··█··█··█···',
  '███████·█··██··█··█··',
  '█·····█·██·····█████·',
  '█·███·█·····█████████',
  '█·███·█·██·█··█·██·█·',
  '█·███·█·███·█·██·██··',
  '█·····█···█··█·█····█',
  '███████·███··█··█·█··',
];

test('a word looks as a reader has read it', () => {
  expect(qrCode('berea')?.map((row) => row.map((isDark) => (isDark ? '█' : '·')).join(''))).toEqual(BEREA);
});

test.each([
  [1, 21],
  [14, 21],
  [15, 25],
  [84, 37],
  [106, 41],
  [107, 45],
  [180, 53],
])('a text of %i bytes takes the smallest code, of %i modules', (length, size) => {
  expect(qrCode('x'.repeat(length))).toHaveLength(size);
});

test('a text that is too long for a poster is no code at all', () => {
  expect(qrCode('x'.repeat(181))).toBeNull();
});

test('letters beyond ASCII count as the bytes they are sent by', () => {
  expect(qrCode('ж'.repeat(7))).toHaveLength(21);
  expect(qrCode('ж'.repeat(8))).toHaveLength(25);
});
