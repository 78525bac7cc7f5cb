import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Stepper } from './stepper.tsx';

test('steps before the current one are done, and the current one is told', () => {
  render(
    <TestPage>
      <Stepper steps={['Person', 'Group', 'Review']} current={1} />
    </TestPage>,
  );
  expect(screen.getByText('Step 2 of 3')).toBeTruthy();
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map(({ textContent }) => textContent)).toEqual(['PersonDone', '2Group', '3Review']);
});
