import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from './show-screen.tsx';

const link = (_id: string, title: string, groupName: string | null = null) => ({
  __typename: 'Link',
  _id,
  title,
  url: `https://${_id}.example/start`,
  description: `About ${title}`,
  groupId: groupName && 'day',
  groupName,
  version: 1,
});

test('a student finds the links at their address, for everybody first and then for the group (COUR-17)', async () => {
  await showScreen('/student/links', {
    ownLinks: { data: { ownLinks: [link('library', 'Library'), link('choir', 'Choir', 'First year')] } },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Links');
  const links = (await screen.findAllByRole('link')).map((one) => [
    one.firstChild?.textContent,
    one.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Library', 'https://library.example/start'],
    ['Choir', 'https://choir.example/start'],
  ]);
  const ofGroup = screen.getByRole('heading', { name: 'First year' }).closest('section');
  expect(within(ofGroup as HTMLElement).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('About Library')).toBeTruthy();
});

test('without links there is "Nothing to show yet" (HOLE-26)', async () => {
  await showScreen('/student/links', { ownLinks: { data: { ownLinks: [] } } });
  expect(await screen.findByText('Nothing to show yet')).toBeTruthy();
});
