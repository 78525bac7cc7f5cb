import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Progress } from './progress.tsx';
import { secondsLeft } from './time-left.ts';

test.each([
  [12, 48, 60_000, 180],
  [1, 3, 1_500, 3],
  [48, 48, 60_000, 0],
  [0, 48, 60_000, null],
])('after %i of %i in %i ms there are %j seconds left', (done, total, elapsedMs, left) => {
  expect(secondsLeft(done, total, elapsedMs)).toBe(left);
});

test.each([
  [180, '12 of 1,048 · 3 minutes left'],
  [59, '12 of 1,048 · 59 seconds left'],
  [1, '12 of 1,048 · 1 second left'],
  [0, '12 of 1,048'],
  [null, '12 of 1,048'],
])('with %j seconds left it reads "%s"', (left, text) => {
  render(
    <TestPage>
      <Progress label="Importing people" done={12} total={1_048} secondsLeft={left} />
    </TestPage>,
  );
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Importing people' });
  expect(bar.value).toBe(12);
  expect(bar.parentElement?.querySelector('p')?.textContent).toBe(text);
});
