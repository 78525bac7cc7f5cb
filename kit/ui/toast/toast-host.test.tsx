import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ToastContainerProps } from 'react-toastify/unstyled';
import { expect, test, vi } from 'vitest';
import { TextProvider } from '../text/text-provider.tsx';
import { showToast } from './show-toast.tsx';
import { ToastHost } from './toast-host.tsx';

const given: ToastContainerProps[] = [];

vi.mock(import('react-toastify/unstyled'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    ToastContainer(props: ToastContainerProps) {
      given.push(props);
      return actual.ToastContainer(props);
    },
  };
});

const show = (children: ReactNode) =>
  render(
    <TextProvider locale="en" texts={{ notifications: 'Messages' }}>
      {children}
    </TextProvider>,
  );

test('the shared default is top-right; an app may choose another place (UI-02)', () => {
  show(<ToastHost />);
  expect(given.at(-1)?.position).toBe('top-right');
  show(<ToastHost position="bottom-center" />);
  expect(given.at(-1)?.position).toBe('bottom-center');
});

test('the same words are not stacked up, and a click takes them away (UI-06)', async () => {
  show(<ToastHost />);
  act(() => {
    showToast('error', 'Incorrect email or password.');
    showToast('error', 'Incorrect email or password.');
  });
  const toast = await screen.findByText('Incorrect email or password.');
  expect(toast.dataset['in']).toBe('true');
  await userEvent.click(toast);
  await vi.waitFor(() => expect(toast.dataset['in']).toBe('false'));
});

test('an error of an earlier try goes when a success comes', async () => {
  show(<ToastHost />);
  act(() => showToast('error', 'The server is busy.'));
  const error = await screen.findByText('The server is busy.');
  act(() => showToast('success', 'It is done.'));
  expect(await screen.findByText('It is done.')).toBeTruthy();
  await vi.waitFor(() => expect(error.dataset['in']).toBe('false'));
});

test('a toast can be acted upon, and then goes away', async () => {
  const undo = vi.fn<() => void>();
  show(<ToastHost />);
  act(() => showToast('success', 'Moved 3 people', { label: 'Undo', onAct: undo }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  const toast = screen.getByText('Moved 3 people').closest<HTMLElement>('.Toastify__toast');
  await vi.waitFor(() => expect(toast?.dataset['in'] ?? 'false').toBe('false'));
});

test('a toast is raised over a dialog that was opened before it', async () => {
  show(
    <>
      <ToastHost />
      <dialog open>A question</dialog>
    </>,
  );
  const raise = vi.spyOn(HTMLElement.prototype, 'showPopover');
  act(() => showToast('error', 'Not sent: the network is away'));
  await screen.findByText('Not sent: the network is away');
  expect(raise).toHaveBeenCalledOnce();
});
