import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../messages.ts';
import { TextProvider } from '../text/text-provider.tsx';
import { PageHeading } from './page-heading.tsx';

const show = (props: Omit<ComponentProps<typeof PageHeading>, 'title'>) =>
  render(
    <TestPage>
      <PageHeading title="Grace Adeyemi" {...props} />
    </TestPage>,
  );

test('a heading alone is the one h1 of the page', () => {
  const { container } = show({});
  expect(screen.getByRole('heading', { level: 1, name: 'Grace Adeyemi' })).toBeTruthy();
  expect(container.querySelector('p, a, button')).toBeNull();
});

test('the back button goes back in history and has the text of the key "back" (DOC-06)', async () => {
  const texts = Object.fromEntries(Object.entries(messages.sources).map(([id, { text }]) => [id, text]));
  const router = createMemoryRouter(
    [
      { path: '/groups', element: <p>The groups</p> },
      { path: '/person', element: <PageHeading title="Grace" way="back" /> },
    ],
    { initialEntries: ['/groups', '/person'], initialIndex: 1 },
  );
  render(
    <TextProvider locale="en" texts={{ ...texts, back: 'Go back' }}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByText('The groups')).toBeTruthy();
});

test('breadcrumbs lead from home to here (DOC-07)', () => {
  show({
    way: [
      { label: 'Groups', to: '/groups' },
      { label: 'Second year', to: '/groups/2' },
    ],
  });
  const path = screen.getByRole('navigation', { name: 'You are here' });
  const links = within(path).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/groups']);
  expect(within(path).getByText('Second year').getAttribute('aria-current')).toBe('page');
});

test('a heading can carry a subtitle, a description and action buttons (DOC-08) (DOC-09) (DOC-10)', () => {
  show({
    subtitle: 'Second year, evening',
    description: 'Studies since 2024.',
    actions: <button type="button">Edit</button>,
  });
  expect(screen.getByText('Second year, evening')).toBeTruthy();
  expect(screen.getByText('Studies since 2024.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
});

test('the learn-more link opens the documentation in a new tab (DOC-11)', () => {
  show({ help: { url: 'https://docs.example.org/people' } });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Learn more/ });
  expect(link.href).toBe('https://docs.example.org/people');
  expect(link.target).toBe('_blank');
});

test('the info popup shows a title and text, and closes again (DOC-12)', async () => {
  show({ help: { info: { title: 'Who is here', text: 'Everybody who ever studied.' } } });
  expect(screen.queryByText('Everybody who ever studied.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'About this page' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Who is here' })).toBeTruthy();
  expect(screen.getByText('Everybody who ever studied.')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Everybody who ever studied.')).toBeNull();
});
