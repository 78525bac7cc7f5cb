import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Confirm } from './confirm.tsx';
import { ModalButton } from './modal-button.tsx';
import { Modal } from './modal.tsx';

test('a modal is closed until its button is pressed, and closed again afterwards (UI-22)', async () => {
  render(
    <TestPage>
      <ModalButton label="Invite" title="Invite a student">
        {(close) => (
          <button type="button" onClick={close}>
            Done
          </button>
        )}
      </ModalButton>
    </TestPage>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Invite a student' }).open).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the button of a modal and its title are "Add New" unless they say otherwise (UI-25)', async () => {
  render(
    <TestPage>
      <ModalButton>{() => <p>A form</p>}</ModalButton>
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add New' }));
  expect(screen.getByRole('dialog', { name: 'Add New' })).toBeTruthy();
});

test.each([
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
  [
    'a press beside it',
    () => {
      fireEvent.mouseDown(screen.getByRole('dialog'));
      fireEvent.click(screen.getByRole('dialog'));
    },
  ],
])('%s closes a modal', (_, leave) => {
  const onClose = vi.fn<() => void>();
  render(
    <TestPage>
      <Modal isOpen title="Details" onClose={onClose}>
        Text
      </Modal>
    </TestPage>,
  );
  leave();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a press that began inside a modal and ends beside it closes nothing', () => {
  const onClose = vi.fn<() => void>();
  render(
    <TestPage>
      <Modal isOpen title="Details" onClose={onClose}>
        Text
      </Modal>
    </TestPage>,
  );
  fireEvent.mouseDown(screen.getByText('Text'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('what cannot be undone is asked about, and is under way until it is done', async () => {
  const done = Promise.withResolvers<void>();
  const onCancel = vi.fn<() => void>();
  render(
    <TestPage>
      <Confirm
        isOpen
        title="Delete this attempt?"
        deed="Delete attempt"
        onConfirm={() => done.promise}
        onCancel={onCancel}
      >
        It is removed for good.
      </Confirm>
    </TestPage>,
  );
  const deed = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete attempt' });
  await userEvent.click(deed);
  expect(deed.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onCancel).not.toHaveBeenCalled();
  done.resolve();
  await vi.waitFor(() => expect(deed.disabled).toBe(false));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('a window in which something was typed asks before it is closed', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <TestPage>
      <Modal isOpen title="Address" onClose={onClose}>
        <form>
          <input aria-label="City" />
        </form>
      </Modal>
    </TestPage>,
  );
  await userEvent.type(screen.getByLabelText('City'), 'Lviv');
  const leave = () => fireEvent(screen.getByRole('dialog', { name: 'Address' }), new Event('cancel'));
  leave();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Lviv');
  leave();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a search in a window that is no form is not asked about', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <TestPage>
      <Modal isOpen title="People" onClose={onClose}>
        <input aria-label="Search" />
      </Modal>
    </TestPage>,
  );
  await userEvent.type(screen.getByLabelText('Search'), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
