import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { arcsOf, Ring } from './ring.tsx';

test.each<[amounts: Parameters<typeof arcsOf>[0], done: number, waiting: number, why: string]>([
  [{ done: 10, waiting: 5, required: 40 }, 25, 12.5, 'shares of what is required'],
  [{ done: 0, waiting: 0, required: 40 }, 0, 0, 'nothing yet'],
  [{ done: 30, waiting: 30, required: 40 }, 75, 25, 'what waits fills it at most'],
  [{ done: 50, waiting: 5, required: 40 }, 100, 0, 'more than required'],
  [{ done: 30, waiting: 10, required: null }, 75, 25, 'nothing is required'],
  [{ done: 0, waiting: 0, required: null }, 0, 0, 'nothing at all'],
])('%j fills %s and %s hundredths: %s', (amounts, done, waiting) => {
  const arcs = arcsOf(amounts);
  expect(arcs.done).toEqual({ from: 0, length: done });
  expect(arcs.waiting).toEqual({ from: done, length: waiting });
});

test('a ring is read aloud in words, once', () => {
  render(
    <Ring words="Chapel: 10h confirmed, 5h pending, 40h required" done={10} waiting={5} required={40}>
      10h
    </Ring>,
  );
  expect(screen.getByRole('img', { name: 'Chapel: 10h confirmed, 5h pending, 40h required' })).toBeTruthy();
  expect(screen.getByText('10h').getAttribute('aria-hidden')).toBe('true');
});
