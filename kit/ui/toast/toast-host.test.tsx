import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from '../modal/modal.tsx';
import { TextProvider } from '../text/text-provider.tsx';
import { dismissErrors, showToast } from './show-toast.ts';
import { ToastHost } from './toast-host.tsx';

const WRONG = 'Incorrect email or password.';

const show = (children: ReactNode) =>
  render(
    <TextProvider locale="en" texts={{ notifications: 'Messages' }}>
      {children}
    </TextProvider>,
  );

const toastOf = (text: string): HTMLElement => {
  const toast = screen.getByText(text).closest<HTMLElement>('[data-toast]');
  if (!toast) throw new Error(`${text} is no toast.`);
  return toast;
};

const isLeaving = (text: string): boolean => toastOf(text).dataset['leaving'] === 'true';

test('the shared default is top-right; an app may choose another place (UI-02)', () => {
  const { unmount } = show(<ToastHost />);
  expect(screen.getByLabelText('Messages').dataset['position']).toBe('top-right');
  unmount();
  show(<ToastHost position="bottom-center" />);
  expect(screen.getByLabelText('Messages').dataset['position']).toBe('bottom-center');
});

test('the same words are not stacked up, and a click takes them away (UI-06)', async () => {
  show(<ToastHost />);
  act(() => {
    showToast('error', WRONG);
    showToast('error', WRONG);
  });
  expect(isLeaving(WRONG)).toBe(false);
  await userEvent.click(toastOf(WRONG));
  expect(isLeaving(WRONG)).toBe(true);
});

test('toasts go with the page that showed them', () => {
  const { unmount } = show(<ToastHost />);
  act(() => showToast('error', WRONG));
  unmount();
  show(<ToastHost />);
  expect(screen.queryByText(WRONG)).toBeNull();
});

test('words that are on their way out are said again when they come again', () => {
  show(<ToastHost />);
  act(() => showToast('error', WRONG));
  act(() => dismissErrors());
  expect(isLeaving(WRONG)).toBe(true);
  act(() => showToast('error', WRONG));
  expect(isLeaving(WRONG)).toBe(false);
});

test('an error of an earlier try goes when a success comes', () => {
  show(<ToastHost />);
  act(() => showToast('error', 'The server is busy.'));
  act(() => showToast('success', 'It is done.'));
  expect(isLeaving('The server is busy.')).toBe(true);
  expect(isLeaving('It is done.')).toBe(false);
});

test('an error is told at once to those who listen, the rest when they pause', () => {
  show(<ToastHost />);
  act(() => showToast('error', WRONG));
  expect(screen.getByRole('alert').textContent).toContain(WRONG);
  expect(screen.getByLabelText('Messages').getAttribute('aria-live')).toBe('polite');
});

test('a toast can be acted upon, and then goes away', async () => {
  const undo = vi.fn<() => void>();
  show(<ToastHost />);
  act(() => showToast('success', 'Moved 3 people', { label: 'Undo', onAct: undo }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(isLeaving('Moved 3 people')).toBe(true);
});

test('a toast told while a dialog is open is in the dialog, closes alone, and outlives it', async () => {
  const onClose = vi.fn<() => void>();
  const page = (isOpen: boolean) => (
    <TextProvider locale="en" texts={{ notifications: 'Messages', close: 'Close' }}>
      <Modal isOpen={isOpen} title="A question" onClose={onClose}>
        Words
      </Modal>
      <ToastHost />
    </TextProvider>
  );
  const { rerender } = render(page(true));
  act(() => showToast('info', 'Saved so far'));
  act(() => showToast('error', 'Not sent'));
  expect(screen.getByRole('dialog').contains(toastOf('Saved so far'))).toBe(true);
  // The whole press, for a dialog closes by one that begins and ends beside it.
  await userEvent.click(toastOf('Saved so far'));
  expect(isLeaving('Saved so far')).toBe(true);
  expect(isLeaving('Not sent')).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  rerender(page(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toastOf('Not sent').isConnected).toBe(true);
});

test('a toast that is told as its dialog closes is never raised from a place that is gone', () => {
  const places: boolean[] = [];
  vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation(function raise(this: HTMLElement) {
    places.push(this.isConnected);
  });
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    const save = () => {
      setIsOpen(false);
      showToast('success', 'Saved');
    };
    return (
      <TextProvider locale="en" texts={{ notifications: 'Messages', close: 'Close' }}>
        <Modal isOpen={isOpen} title="A question" onClose={save}>
          <button type="button" onClick={save}>
            Save
          </button>
        </Modal>
        <ToastHost />
      </TextProvider>
    );
  }
  render(<Page />);
  act(() => screen.getByText('Save').click());
  expect(toastOf('Saved').isConnected).toBe(true);
  expect(places).not.toContain(false);
});

test('of two dialogs the upper one has the toasts, then the lower one', () => {
  const page = (names: readonly string[]) => (
    <TextProvider locale="en" texts={{ notifications: 'Messages', close: 'Close' }}>
      <ToastHost />
      {names.map((name) => (
        <Modal key={name} isOpen title={name} onClose={() => {}}>
          Words
        </Modal>
      ))}
    </TextProvider>
  );
  const { rerender } = render(page(['Lower', 'Upper']));
  act(() => showToast('info', 'Saved so far'));
  expect(screen.getByRole('dialog', { name: 'Upper' }).contains(toastOf('Saved so far'))).toBe(true);
  rerender(page(['Lower']));
  expect(screen.getByRole('dialog', { name: 'Lower' }).contains(toastOf('Saved so far'))).toBe(true);
});

test('a toast is raised over a dialog that was opened before it', () => {
  show(
    <>
      <ToastHost />
      <dialog open>A question</dialog>
    </>,
  );
  const raise = vi.spyOn(HTMLElement.prototype, 'showPopover');
  act(() => showToast('error', 'Not sent: the network is away'));
  expect(raise).toHaveBeenCalledOnce();
});

test('a toast that is closed goes, also where the browser never says that it has faded', async () => {
  vi.useFakeTimers();
  try {
    show(<ToastHost />);
    act(() => showToast('success', 'Saved.'));
    act(() => screen.getByText('Saved.').click());
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.queryByText('Saved.')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
