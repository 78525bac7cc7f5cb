import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrPicture } from './qr-picture.tsx';

test('a text that is too long for a poster is not drawn at all', () => {
  const { container } = render(<QrPicture text={'x'.repeat(181)} label="Nothing" />);
  expect(container.innerHTML).toBe('');
});

test('the picture says what it leads to, and has the light edge that readers need', () => {
  render(<QrPicture text="berea" label="Sign-up link" />);
  const picture = screen.getByRole('img', { name: 'Sign-up link' });
  expect(picture.getAttribute('viewBox')).toBe('0 0 29 29');
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
});
