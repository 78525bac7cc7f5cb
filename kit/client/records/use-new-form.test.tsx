import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TestPage } from '../testing/test-page.tsx';
import { useNewForm } from './use-new-form.ts';

function List() {
  const [isOpen, setIsOpen] = useNewForm();
  return (
    <button type="button" onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? 'Close' : 'Add'}
    </button>
  );
}

test('an address asks for the form once, and keeps what else it says', async () => {
  render(
    <TestPage path="/users?search=ana&new">
      <List />
    </TestPage>,
  );
  expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy();
  expect(screen.getByLabelText('path').textContent).toBe('/users?search=ana');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy();
});

test('without that, the list alone is shown until one adds', async () => {
  render(
    <TestPage path="/users">
      <List />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});
