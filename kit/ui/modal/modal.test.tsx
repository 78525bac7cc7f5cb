import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { TextField } from '../field/text-field.tsx';
import { Form } from '../form/form.tsx';
import { noteToldProblem } from '../form/told-problems.ts';
import { clearToasts, showToast } from '../toast/show-toast.ts';
import { Confirm } from './confirm.tsx';
import { ModalButton } from './modal-button.tsx';
import { Modal } from './modal.tsx';

afterEach(clearToasts);

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
        action="Delete attempt"
        onConfirm={() => done.promise}
        onCancel={onCancel}
      >
        It is removed for good.
      </Confirm>
    </TestPage>,
  );
  const action = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete attempt' });
  await userEvent.click(action);
  expect(action.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onCancel).not.toHaveBeenCalled();
  done.resolve();
  await vi.waitFor(() => expect(action.disabled).toBe(false));
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

/** A window with a form; what became of a save takes the form's place where `Result` is given. */
function TestDialog({ onSubmit, onClose, showsResult = false }: TestDialogProps) {
  const [isSaved, setIsSaved] = useState(false);
  const submit = async () => {
    const answer = await onSubmit();
    setIsSaved(showsResult);
    return answer;
  };
  return (
    <Modal isOpen title="Hold" onClose={onClose}>
      {isSaved ? (
        <p>Saved</p>
      ) : (
        <Form onSubmit={submit}>
          <TextField name="reason" label="Reason" />
        </Form>
      )}
    </Modal>
  );
}

interface TestDialogProps {
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  showsResult?: boolean;
}

function showDialog(onSubmit: TestDialogProps['onSubmit'], showsResult = false) {
  const onClose = vi.fn<() => void>();
  render(
    <TestPage>
      <TestDialog onSubmit={onSubmit} onClose={onClose} showsResult={showsResult} />
    </TestPage>,
  );
  return onClose;
}

const closeByCross = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name: 'Close' }));

test.each([
  ['its form stays', false],
  ['it shows what became of it', true],
])('a window in which all was saved closes without a question: %s', async (_, showsResult) => {
  const onClose = showDialog(() => Promise.resolve(), showsResult);
  await userEvent.type(screen.getByLabelText('Reason'), 'Fees{Enter}');
  await closeByCross('Hold');
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['was told in a toast', async () => noteToldProblem()],
  [
    'was told in a toast that another success took away',
    async () => {
      noteToldProblem();
      showToast('error', 'Not now');
      showToast('success', 'The film was uploaded');
    },
  ],
  ['was told by the window itself', () => Promise.resolve(false)],
])('a save that failed is asked about as before, when that %s', async (_, fail) => {
  const onClose = showDialog(fail);
  await userEvent.type(screen.getByLabelText('Reason'), 'Fees{Enter}');
  await closeByCross('Hold');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Close without saving?' })).toBeTruthy();
});

test('an error of work in the background does not make a save one that failed', async () => {
  const onClose = showDialog(async () => showToast('error', 'The film was not uploaded'));
  await userEvent.type(screen.getByLabelText('Reason'), 'Fees{Enter}');
  await closeByCross('Hold');
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is typed while a save is under way, or after it, is asked about', async () => {
  const answer = Promise.withResolvers<void>();
  const onClose = showDialog(() => answer.promise);
  await userEvent.type(screen.getByLabelText('Reason'), 'Fees{Enter}');
  await userEvent.type(screen.getByLabelText('Reason'), ' of May');
  answer.resolve();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await vi.waitFor(() => expect(save.disabled).toBe(false));
  await closeByCross('Hold');
  expect(onClose).not.toHaveBeenCalled();
});

test('a window from which another one was opened does not ask about what was typed there', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <TestPage>
      <Drawer isOpen title="Student" onClose={onClose}>
        <ModalButton label="Place a hold" title="Hold">
          {(close) => (
            <Form onSubmit={close}>
              <TextField name="reason" label="Reason" />
            </Form>
          )}
        </ModalButton>
      </Drawer>
    </TestPage>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Place a hold' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'Fees{Enter}');
  await closeByCross('Student');
  expect(onClose).toHaveBeenCalledOnce();
});

test('the answer that loses nothing looks harmless and has the focus; only the other one looks dangerous', async () => {
  showDialog(() => Promise.resolve());
  await userEvent.type(screen.getByLabelText('Reason'), 'Fees');
  await closeByCross('Hold');
  const keep = screen.getByRole('button', { name: 'Keep editing' });
  expect(document.activeElement).toBe(keep);
  expect(keep.dataset['tone']).toBe('default');
  expect(screen.getByRole('button', { name: 'Discard' }).dataset['tone']).toBe('permanent');
});

test('a window opens on the field that it begins with', () => {
  render(
    <TestPage>
      <Modal isOpen title="Place a hold" onClose={() => {}}>
        <TextField name="since" label="Since" />
        <TextField name="reason" label="Reason" autoFocus />
      </Modal>
    </TestPage>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
});

test('a user who is asked before something is done for good stands on Cancel', () => {
  render(
    <TestPage>
      <Confirm isOpen title="Delete?" action="Delete" onConfirm={() => {}} onCancel={() => {}}>
        It is removed for good.
      </Confirm>
    </TestPage>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
});
