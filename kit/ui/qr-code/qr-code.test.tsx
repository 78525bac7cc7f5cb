import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';
import { QrPicture } from './qr-picture.tsx';

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

test('a text that is too long for a poster is not drawn at all', () => {
  expect(qrCode('x'.repeat(181))).toBeNull();
  const { container } = render(<QrPicture text={'x'.repeat(181)} label="Nothing" />);
  expect(container.innerHTML).toBe('');
});

test('the picture says what it leads to, and has the light edge that readers need', () => {
  render(<QrPicture text="berea" label="Sign-up link" />);
  const picture = screen.getByRole('img', { name: 'Sign-up link' });
  expect(picture.getAttribute('viewBox')).toBe('0 0 29 29');
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
});
