import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetUser } from '#kit/client/session/forget-user.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { emptyTray, putInTray } from '#kit/ui/tray/tray.ts';
import { TraySlot } from './tray-slot.tsx';

const Uploads = () => <p>Uploading lesson 3</p>;
const Imports = () => <p>Importing 48 people</p>;

const trayHeight = (): string => document.documentElement.style.getPropertyValue('--h-tray');

beforeEach(() => {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Outlet />
          <TraySlot />
        </>
      ),
      children: [
        { path: '/', element: <Link to="/elsewhere">Go on</Link> },
        { path: '/elsewhere', element: <p>Another screen</p> },
      ],
    },
  ]);
  render(
    <TextProvider locale="en" texts={{ underWay: 'In progress' }}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
});

afterEach(() => act(emptyTray));

test('nothing stands there while nothing is under way, and it takes no room', () => {
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(trayHeight()).toBe('');
});

test('work that a screen began is still in sight on the next screen, until it is taken out', async () => {
  let takeOut = () => {};
  act(() => {
    takeOut = putInTray('uploads', Uploads);
  });
  expect(screen.getByRole('complementary', { name: 'In progress' }).textContent).toBe('Uploading lesson 3');
  expect(trayHeight()).toBe('0px');
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByText('Another screen')).toBeTruthy();
  expect(screen.getByText('Uploading lesson 3')).toBeTruthy();
  act(takeOut);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(trayHeight()).toBe('');
});

test('two kinds of work stand one under the other; one that starts again takes its own place', () => {
  let takeOutFirst = () => {};
  act(() => {
    takeOutFirst = putInTray('uploads', Uploads);
    putInTray('imports', Imports);
    putInTray('uploads', () => <p>Uploading lesson 4</p>);
  });
  expect(screen.getByRole('complementary').textContent).toBe('Importing 48 peopleUploading lesson 4');
  act(takeOutFirst);
  expect(screen.getByText('Uploading lesson 4')).toBeTruthy();
});

test('what one person began is not shown to the next', () => {
  act(() => void putInTray('uploads', Uploads));
  act(forgetUser);
  expect(screen.queryByRole('complementary')).toBeNull();
});
