import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../rules/messages.ts';
import { SignUpLink } from './sign-up-link.tsx';

const address = `${window.location.origin}/create-account/first-year`;

function show(): void {
  render(
    <TestPage catalogues={[messages]}>
      <SignUpLink groupId="first-year" />
    </TestPage>,
  );
}

beforeEach(clearToasts);

test('the link of a group is shown in words and as a code, and is copied', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByText(address)).toBeTruthy();
  expect(screen.getByRole('img', { name: /sign-up link as a QR code/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(await screen.findByText('The link was copied.')).toBeTruthy();
});

test('a browser that refuses to copy is not taken for one that did', async () => {
  const user = userEvent.setup();
  show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/Select the link and copy it yourself/)).toBeTruthy();
});
