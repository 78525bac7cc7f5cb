import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enter } from '../session/session.ts';
import { fakeUser } from '../testing/fake-api.ts';
import { TestPage } from '../testing/test-page.tsx';
import { usePageSlots, type PageSlot } from './page-slot.tsx';

interface Boat {
  _id: string;
}

const SLOTS: readonly PageSlot<Boat>[] = [
  { id: 'sail', as: 'button', render: () => <button type="button">Sail</button> },
  { id: 'log', as: { link: 'history', icon: 'file' }, to: ({ _id }) => `/boats/${_id}/log` },
  { id: 'crew', as: 'card', render: ({ _id }) => <p>Crew of {_id}</p> },
  { id: 'cargo', as: { tab: 'details' }, render: ({ _id }) => <p>Cargo of {_id}</p> },
  {
    id: 'own',
    as: 'card',
    isShown: ({ _id }, reader) => _id === reader._id,
    render: () => <p>Only for its owner</p>,
  },
];

function BoatPage({ boat }: { boat: Boat }) {
  const { buttons, cards, tabs } = usePageSlots(SLOTS, boat);
  return (
    <>
      <header>{buttons}</header>
      <main>{cards}</main>
      {tabs.map(({ id, label, content }) => (
        <section key={id} aria-label={label}>
          {content}
        </section>
      ))}
    </>
  );
}

const show = (_id: string) =>
  render(
    <TestPage>
      <BoatPage boat={{ _id }} />
    </TestPage>,
  );

beforeEach(() => act(() => enter(fakeUser({ _id: 'ana' }))));

test('buttons and links stand in the heading, cards and tabs where the page has them', () => {
  show('ark');
  expect(screen.getByRole('banner').textContent).toBe('SailHistory');
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/boats/ark/log');
  expect(screen.getByRole('main').textContent).toBe('Crew of ark');
  expect(screen.getByRole('region', { name: 'Details' }).textContent).toBe('Cargo of ark');
});

test('what is not for the reader is not shown', () => {
  const { unmount } = show('ark');
  expect(screen.queryByText('Only for its owner')).toBeNull();
  unmount();
  show('ana');
  expect(screen.getByText('Only for its owner')).toBeTruthy();
});
