import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { CallProblem } from '../call/call-problem.ts';
import type { OpenedRecord } from './record-dialog.tsx';
import { RecordList } from './record-list.tsx';
import { TestPage } from '../testing/test-page.tsx';

interface Hymn {
  _id: string;
  name: string;
}

const hymns: Hymn[] = [
  { _id: 'grace', name: 'Amazing Grace' },
  { _id: 'rock', name: 'Rock of Ages' },
];

function HymnDialog({ stored, onClose, onSaved }: OpenedRecord<Hymn>) {
  const save = (): void => {
    onSaved();
    onClose();
  };
  return (
    <dialog open aria-label={stored?.name ?? 'A new one'}>
      <button type="button" onClick={save}>
        Save
      </button>
    </dialog>
  );
}

function show(remove: (hymn: Hymn) => Promise<object> = async () => ({})) {
  const refetch = vi.fn<() => void>();
  const restore = vi.fn<(hymn: Hymn) => Promise<object>>(async () => ({}));
  const answer: Answer<readonly Hymn[]> = { data: hymns, problem: null, isLoading: false, refetch };
  render(
    <TestPage>
      <RecordList
        title="history"
        icon="book"
        answer={answer}
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name, csv: ({ name }) => name }]}
        nameOf={({ name }) => name}
        remove={remove}
        restore={restore}
        dialog={HymnDialog}
      />
    </TestPage>,
  );
  return { refetch, restore };
}

async function choose(item: string, name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `More for ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
}

test('a record that was deleted can be brought back, and the list is asked for each time', async () => {
  const { refetch, restore } = show();
  await choose('Delete', 'Rock of Ages');
  await waitFor(() => expect(refetch).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Rock of Ages was deleted.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(refetch).toHaveBeenCalledTimes(2));
  expect(restore).toHaveBeenCalledExactlyOnceWith(hymns[1]);
});

const refusal = new CallProblem('It is sung every Sunday.', {
  code: 'BAD_USER_INPUT',
  problem: null,
  values: {},
  field: null,
  reference: null,
});

test('a record that may not be deleted is not said to be deleted', async () => {
  show(() => Promise.reject(refusal));
  await choose('Delete', 'Rock of Ages');
  expect(await screen.findByText('It is sung every Sunday.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the dialog opens for the record that was chosen, and the list is asked for after it saves', async () => {
  const { refetch } = show();
  await choose('Edit', 'Amazing Grace');
  expect(screen.getByRole('dialog', { name: 'Amazing Grace' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(refetch).toHaveBeenCalledOnce();
});

test('a record is opened by its name', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Rock of Ages' }));
  expect(screen.getByRole('dialog', { name: 'Rock of Ages' })).toBeTruthy();
});
