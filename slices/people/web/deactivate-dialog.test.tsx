import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/people/rules/messages.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';

test('an account is closed with the reason that was typed, and not without one', async () => {
  configure();
  const onDeactivate = vi.fn<(reason: string) => Promise<void>>().mockResolvedValue();
  const onClose = vi.fn<() => void>();
  render(
    <TestPage catalogues={[messages]}>
      <DeactivateDialog name="Ana Souza" onClose={onClose} onDeactivate={onDeactivate} />
    </TestPage>,
  );
  const close = () => userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await close();
  expect(onDeactivate).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/Reason/), 'Moved away');
  await close();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onDeactivate).toHaveBeenCalledExactlyOnceWith('Moved away');
});
