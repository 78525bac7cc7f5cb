import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { ComputedNumber } from './computed-number.tsx';

const steps = [
  { label: 'Average of exams', note: '6 exams', value: '92' },
  { label: 'Absences over grace', note: '2 × 3 points', before: '92', value: '86' },
  { label: 'Course grade', value: '86' },
];

test('a computed number opens the steps that led to it, and closes them again', async () => {
  render(
    <TestPage>
      <ComputedNumber steps={steps}>86</ComputedNumber>
    </TestPage>,
  );
  const number = screen.getByRole('button', { name: '86', description: 'How this was calculated' });
  expect(number.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(number);
  const lines = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Average of exams6 exams92',
    'Absences over grace2 × 3 points92 → 86',
    'Course grade86',
  ]);
  expect(lines.map(({ dataset }) => dataset['kind'])).toEqual(['step', 'change', 'result']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('list')).toBeNull();
});
