import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { TextField } from '../field/text-field.tsx';
import { Form } from '../form/form.tsx';
import { messages } from '../messages.ts';
import { TextProvider } from '../text/text-provider.tsx';
import { Modal } from './modal.tsx';

const Hold = ({ onSubmit }: { onSubmit: () => Promise<void> }) => (
  <Modal isOpen title="Hold" onClose={() => {}}>
    <Form onSubmit={onSubmit}>
      <TextField name="reason" label="Reason" />
    </Form>
  </Modal>
);

const texts = Object.fromEntries(Object.entries(messages.sources).map(([id, { text }]) => [id, text]));

/** A window on a page to which a user has come from another; what it answers goes back there as the browser does. */
function showDialogAfterAnotherPage(onSubmit: () => Promise<void> = () => Promise.resolve()) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Another page</p> },
      {
        path: '/hold',
        element: <Hold onSubmit={onSubmit} />,
      },
    ],
    { initialEntries: ['/', '/hold'] },
  );
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  return () => router.navigate(-1);
}

const closesSilently = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a window in which something was typed asks before the Back of the browser takes it away', async () => {
  const goBack = showDialogAfterAnotherPage();
  expect(closesSilently()).toBe(true);
  await userEvent.type(screen.getByLabelText('Reason'), 'Fees');
  expect(closesSilently()).toBe(false);
  await goBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Fees');
  await goBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Another page')).toBeTruthy();
});

test('nothing leads away with a question while all of it is being saved, or once it was', async () => {
  const answer = Promise.withResolvers<void>();
  const goBack = showDialogAfterAnotherPage(() => answer.promise);
  await userEvent.type(screen.getByLabelText('Reason'), 'Fees{Enter}');
  expect(closesSilently()).toBe(true);
  answer.resolve();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await vi.waitFor(() => expect(save.disabled).toBe(false));
  await goBack();
  expect(await screen.findByText('Another page')).toBeTruthy();
});
