import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { configure } from '#kit/client/testing/fake-api.ts';
import { queryClient } from '#kit/client/query/query-client.ts';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { pendingMarks } from '../roll/pending-marks.ts';
import { cellOf, clickOn, column, grid, sentMarks, show, type Sent } from '../testing/shown-group-grid.tsx';

beforeEach(() => {
  configure();
  forgetDeviceStore();
  clearToasts();
  queryClient.clear();
  for (const mark of pendingMarks.waiting) pendingMarks.letGo(mark);
});

test('a letter marks all that are selected, Delete takes marks back, and one undo restores what was there', async () => {
  const api = show(grid());
  await clickOn('Ben', 0);
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(4);
  await userEvent.keyboard('e');
  await waitFor(() => expect(sentMarks(api)).toHaveLength(4));
  await waitFor(() => expect(screen.queryByText('Saving')).toBeNull());
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sentMarks(api)).toHaveLength(8));
  expect(sentMarks(api).slice(4)).toEqual([
    { at: 'Ben 09', kind: 'ABSENT', minutesLate: null, baseVersion: 3 },
    { at: 'Cleo 09', kind: 'PRESENT', minutesLate: null, baseVersion: 1 },
    { at: 'Ben 11', kind: 'LATE', minutesLate: 10, baseVersion: 2 },
    { at: 'Cleo 11', kind: 'PRESENT', minutesLate: null, baseVersion: 1 },
  ]);
  await waitFor(() => expect(screen.queryByText('Saving')).toBeNull());
  await clickOn('Ben', 1);
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(sentMarks(api).at(-1)).toMatchObject({ at: 'Ben 11', kind: 'PRESENT' }));
});

test('a mark in a class whose roll was not taken is taken back with the roll', async () => {
  const api = show(
    grid({
      sessions: [column('09'), column('11', { rollTakenAt: null, rollVersion: 0 })],
      cells: ['. .', '. .', '. .'],
    }),
  );
  await clickOn('Ana', 1);
  await userEvent.keyboard('a');
  await waitFor(async () => expect((await cellOf('Ben', 1)).textContent).toBe('P'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect((await cellOf('Ben', 1)).textContent).toBe(''));
  expect((await cellOf('Ana', 1)).textContent).toBe('');
  const [[marked], [back]] = (api.variablesOf('takeRoll') as unknown as Sent[]).map(({ marks }) => marks) as [
    Sent['marks'],
    Sent['marks'],
  ];
  expect([marked?.takesBack, back?.takesBack]).toEqual([null, marked?.key]);
});

test('Ctrl+Z takes back one step after another, the last first', async () => {
  const api = show(grid());
  expect(await screen.findByText(/Ctrl\+Z takes back one step after another/)).toBeTruthy();
  await clickOn('Ana', 0);
  await userEvent.keyboard('a');
  await waitFor(() => expect(sentMarks(api)).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}l');
  await waitFor(() => expect(sentMarks(api)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('Saving')).toBeNull());
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sentMarks(api)).toHaveLength(3));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sentMarks(api)).toHaveLength(4));
  expect(sentMarks(api).slice(2)).toMatchObject([
    { at: 'Ben 09', kind: 'ABSENT' },
    { at: 'Ana 09', kind: 'PRESENT' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});
