import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { TextField } from '../field/text-field.tsx';
import { TextProvider } from '../text/text-provider.tsx';
import { GuardedForm } from './guarded-form.tsx';
import { leaveBy } from './leaving.ts';

const texts = Object.fromEntries(Object.entries(messages.sources).map(([id, { text }]) => [id, text]));
const QUESTION = 'Unsaved changes. Are you sure you want to leave this page?';

function Profile() {
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <GuardedForm onSubmit={() => {}}>
        <TextField name="name" label="Name" />
      </GuardedForm>
      <GuardedForm id="second" submitLabel="Send" onSubmit={() => {}}>
        <TextField name="hobby" label="Hobby" />
      </GuardedForm>
      <GuardedForm id="third" submitLabel="Try" onSubmit={() => Promise.resolve(false)}>
        <TextField name="pet" label="Pet" />
      </GuardedForm>
    </>
  );
}

function show() {
  const router = createMemoryRouter([
    { path: '/', element: <Profile /> },
    { path: '/elsewhere', element: <p>You left</p> },
  ]);
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  return userEvent.setup();
}

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

function closesSilently(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('leaving with changes asks first, by default in these words (UI-20) (UI-21)', async () => {
  const person = show();
  await person.type(screen.getByLabelText('Name'), 'Ana');
  expect(closesSilently()).toBe(false);
  await leave();
  expect(screen.getByRole('dialog').textContent).toContain(QUESTION);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
  const answers = screen.getAllByRole('button', { name: /^(Stay|Leave page)$/ });
  expect(answers.map(({ dataset }) => dataset['tone'])).toEqual(['default', 'permanent']);
  await person.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana');
  await leave();
  await person.click(screen.getByRole('button', { name: 'Leave page' }));
  expect(await screen.findByText('You left')).toBeTruthy();
});

test.each(['Name', 'Hobby'])('of two forms on a page, the one with %s is asked about too', async (field) => {
  const person = show();
  await person.type(screen.getByLabelText(field), 'Ana');
  await leave();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog').textContent).toContain(QUESTION);
});

test('what could not be saved is asked about as before', async () => {
  const person = show();
  await person.type(screen.getByLabelText('Pet'), 'Cat');
  await person.click(screen.getByRole('button', { name: 'Try' }));
  await leave();
  expect(screen.getByRole('dialog').textContent).toContain(QUESTION);
});

test('a page without changes is left at once', async () => {
  show();
  expect(closesSilently()).toBe(true);
  await leave();
  expect(await screen.findByText('You left')).toBeTruthy();
});

test('what was saved is no longer asked about', async () => {
  const person = show();
  await person.type(screen.getByLabelText('Name'), 'Ana{Enter}');
  expect(closesSilently()).toBe(true);
  await leave();
  expect(await screen.findByText('You left')).toBeTruthy();
});

test('another way out, such as logging out, is asked about too, once', async () => {
  const person = show();
  const logOut = vi.fn<() => void>();
  leaveBy(logOut);
  expect(logOut).toHaveBeenCalledOnce();
  await person.type(screen.getByLabelText('Name'), 'Ana');
  act(() => leaveBy(logOut));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Stay' }));
  expect(logOut).toHaveBeenCalledOnce();
  act(() => leaveBy(logOut));
  await person.click(screen.getByRole('button', { name: 'Leave page' }));
  expect(logOut).toHaveBeenCalledTimes(2);
  expect(closesSilently()).toBe(true);
});

test('what was allowed to be lost in one form says nothing about the next one', async () => {
  const person = show();
  await person.type(screen.getByLabelText('Name'), 'Ana');
  act(() => leaveBy(() => {}));
  await person.click(screen.getByRole('button', { name: 'Leave page' }));
  cleanup();
  const refetch = show();
  await refetch.type(screen.getByLabelText('Name'), 'Ben');
  expect(closesSilently()).toBe(false);
});
