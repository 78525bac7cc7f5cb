import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { MessagePersonButton } from './message-person-button.tsx';

beforeEach(() => configure());

test('one person is written to by name, at the address that is shown', async () => {
  render(
    <TestPage catalogues={[messages]}>
      <MessagePersonButton email="ana@example.org" fullName="Ana Ruiz" />
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message Ana Ruiz' }));
  expect(dialog.getByText('ana@example.org')).toBeTruthy();
  expect(dialog.getByText('Your mail app opens with this address.')).toBeTruthy();
});
