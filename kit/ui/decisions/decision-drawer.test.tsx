import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { TextProvider } from '../text/text-provider.tsx';
import { DecisionDrawer } from './decision-drawer.tsx';
import { NoteToPerson } from './note-form.tsx';
import { placeInQueue, type Waiting } from './place-in-queue.ts';
import { useOpenedRow } from './use-opened-row.ts';

const ana = { _id: 'ana', status: 'PENDING', decisionId: null };
const ben = { _id: 'ben', status: 'PENDING', decisionId: null };
const texts = Object.fromEntries(Object.entries(messages.sources).map(([id, { text }]) => [id, text]));
const TEXTS = {
  previous: 'previous',
  next: 'next',
  place: 'language',
  undo: 'undo',
  allDecided: 'nothingElseMatches',
} as const;

interface QueueProps {
  rows: readonly Waiting[];
  decide: (record: Waiting, status: string, note: string) => Promise<boolean>;
}

function Queue({ rows, decide }: QueueProps) {
  const { opened, onOpen } = useOpenedRow('row');
  const place = placeInQueue({ rows, count: rows.length, rowsBefore: 0, opened, onOpen });
  return (
    <>
      <output>{opened ?? 'none'}</output>
      <button type="button" onClick={() => onOpen('ana')}>
        open
      </button>
      {place && (
        <DecisionDrawer
          key="drawer"
          place={place}
          name={opened ?? ''}
          subtitle=""
          record={place.row}
          choices={[{ status: 'APPROVED', key: 'a', label: 'save' }]}
          texts={TEXTS}
          decider={{ isBusy: false, decide, undo: async () => {} }}
        >
          {(note) => (
            <NoteToPerson key={opened} form={note} label="Note" help="" maxLength={100} written="" />
          )}
        </DecisionDrawer>
      )}
    </>
  );
}

async function show(rows: readonly Waiting[], decide = vi.fn<QueueProps['decide']>(async () => true)) {
  const router = createMemoryRouter([{ path: '*', element: <Queue rows={rows} decide={decide} /> }], {
    initialEntries: ['/before', '/queue'],
  });
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  await press('open');
  await opened('ana');
  return { router, decide };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const opened = (name: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(name));
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const SAVE = texts['save'] ?? '';
const NEXT = texts['next'] ?? '';

test('the last one is decided with its note, and nobody is asked whether to drop it', async () => {
  const { router, decide } = await show([ana]);
  await userEvent.type(note(), 'Welcome');
  await press(SAVE);
  await opened('none');
  expect(decide).toHaveBeenCalledWith(ana, 'APPROVED', 'Welcome');
  expect(screen.queryByText('Close without saving?')).toBeNull();
  expect(router.state.location.pathname).toBe('/queue');
});

test('the second press of a double click decides about nothing', async () => {
  const { decide } = await show([ana, ben]);
  await userEvent.dblClick(screen.getByRole('button', { name: SAVE }));
  await opened('ben');
  expect(decide.mock.calls.map(([{ _id }]) => _id)).toEqual(['ana']);
});

test('a note that was not sent is asked about before the next one takes its place', async () => {
  await show([ana, ben]);
  await userEvent.type(note(), 'Almost');
  await press(NEXT);
  await press('Keep editing');
  await opened('ana');
  expect(note().value).toBe('Almost');
  await press(NEXT);
  await press('Discard');
  await opened('ben');
  expect(note().value).toBe('');
});

test('Back, and Discard, closes the drawer and stays in the list', async () => {
  const { router } = await show([ana]);
  await userEvent.type(note(), 'Almost');
  void router.navigate(-1);
  await screen.findByText('Close without saving?');
  await press('Discard');
  await opened('none');
  expect(router.state.location.pathname).toBe('/queue');
});

test('where a decision is refused for want of a note, that is where one writes on', async () => {
  await show(
    [ana],
    vi.fn<QueueProps['decide']>(async () => false),
  );
  await press(SAVE);
  await waitFor(() => expect(document.activeElement).toBe(note()));
  await opened('ana');
});
