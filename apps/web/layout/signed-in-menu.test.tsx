import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { SignedInMenu } from './signed-in-menu.tsx';

test('Escape closes the menu of a phone and gives the focus back to its button', async () => {
  render(
    <TestPage>
      <SignedInMenu user={fakeUser({})} />
    </TestPage>,
  );
  const opener = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener);
});
