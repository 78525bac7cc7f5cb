import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { useOpenedRow } from './use-opened-row.ts';

function Queue() {
  const { opened, onOpen } = useOpenedRow('request');
  const { search } = useLocation();
  return (
    <>
      <output>{`${opened ?? 'none'} ${search}`}</output>
      <button type="button" onClick={() => onOpen('a')}>
        a
      </button>
      <button type="button" onClick={() => onOpen('b')}>
        b
      </button>
      <button type="button" onClick={() => onOpen(null)}>
        close
      </button>
    </>
  );
}

function show(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Queue /> }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { router, press, shown: () => screen.findByRole('status').then(({ textContent }) => textContent) };
}

test('a row that is opened stands in the address, and Back closes it and stays in the list', async () => {
  const { router, press, shown } = show('/before', '/queue?tab=approved');
  await press('a');
  expect(await shown()).toBe('a ?tab=approved&request=a');
  await press('b');
  expect(await shown()).toBe('b ?tab=approved&request=b');
  await router.navigate(-1);
  await screen.findByText('none ?tab=approved');
  expect(router.state.location.pathname).toBe('/queue');
});

test('closing is going back, so that Back then leaves the list', async () => {
  const { router, press } = show('/before', '/queue');
  await press('a');
  await press('close');
  await screen.findByText('none');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/before');
});

test('what a link has opened is closed where it is', async () => {
  const { router, press, shown } = show('/before', '/queue?request=a');
  expect(await shown()).toBe('a ?request=a');
  await press('close');
  await screen.findByText('none');
  expect(router.state.location).toMatchObject({ pathname: '/queue', search: '' });
});
