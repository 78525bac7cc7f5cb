import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { queryClient } from '#kit/client/query/query-client.ts';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../../rules/messages.ts';
import { pendingMarks } from '../roll/pending-marks.ts';
import { GroupGrid } from './group-grid.tsx';
import { cellOf, clickOn, column, grid, sentMarks, show } from '../testing/shown-group-grid.tsx';

const paste = async (name: string, index: number, cells: string): Promise<void> => {
  const cell = await clickOn(name, index);
  fireEvent.paste(cell, { clipboardData: { getData: () => cells } });
};

beforeEach(() => {
  configure();
  forgetDeviceStore();
  clearToasts();
  queryClient.clear();
  for (const mark of pendingMarks.waiting) pendingMarks.letGo(mark);
});

test('arrows move and letters mark, with the version that the mark replaces', async () => {
  const api = show(grid());
  await clickOn('Ana', 0);
  await userEvent.keyboard('a{ArrowDown}{ArrowRight}p');
  await waitFor(() =>
    expect(sentMarks(api)).toEqual([
      { at: 'Ana 09', kind: 'ABSENT', minutesLate: null, baseVersion: 0 },
      { at: 'Ben 11', kind: 'PRESENT', minutesLate: null, baseVersion: 1 },
    ]),
  );
  expect(document.activeElement).toBe(await cellOf('Ben', 1));
  expect((await cellOf('Ana', 0)).textContent).toBe('A');
});

test('what is selected is copied as cells of a spreadsheet', async () => {
  show(grid());
  const cell = await clickOn('Ben', 0);
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  const setData = vi.fn<(type: string, text: string) => void>();
  fireEvent.copy(cell, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', 'A\tL 10\nP\tP');
});

test('cells of a spreadsheet are pasted where they change something', async () => {
  const api = show(grid());
  await paste('Ana', 0, 'L 5\tP\nA\tAbsent');
  await waitFor(() =>
    expect(sentMarks(api)).toEqual([
      { at: 'Ana 09', kind: 'LATE', minutesLate: 5, baseVersion: 0 },
      { at: 'Ben 11', kind: 'ABSENT', minutesLate: null, baseVersion: 1 },
    ]),
  );
});

test('one cell that does not fit is told with row and column, and nothing is pasted', async () => {
  const api = show(grid());
  await paste('Ana', 0, 'A\tP\nx\tA');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Nothing was pasted');
  expect(dialog.textContent).toMatch(/Row 2, Ben, Mon, Nov 16, .*Romans: “x” isn’t a status/);
  expect(sentMarks(api)).toEqual([]);
});

test('sessions ahead, cancelled ones, days before a student came and oneself cannot be marked', async () => {
  const api = show(
    grid({
      sessions: [
        column('09'),
        column('11', { isOpen: false, rollTakenAt: null }),
        column('13', { isOpen: false, isCancelled: true, rollTakenAt: null }),
      ],
      cells: ['- . .', '. . .', '. . .'],
      mayNotMark: [1],
    }),
  );
  await clickOn('Ana', 0);
  await userEvent.keyboard('{Control>}a{/Control}a');
  await waitFor(() => expect(sentMarks(api)).toHaveLength(1));
  expect(sentMarks(api)).toMatchObject([{ at: 'Cleo 09' }]);
  expect((await cellOf('Ana', 0)).getAttribute('aria-label')).toBe('Not in the class');
  expect((await cellOf('Ana', 1)).getAttribute('aria-label')).toBe('Not open yet');
  expect((await cellOf('Ana', 2)).getAttribute('aria-label')).toBe('Cancelled');
});

test('a mark that another teacher’s stands in the way of is told and not overwritten', async () => {
  const api = show(grid(), ['Ana']);
  await clickOn('Ana', 0);
  await userEvent.keyboard('a');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Mary Hall marked Excused meanwhile. You marked Absent.',
  );
  const cell = await cellOf('Ana', 0);
  expect([cell.textContent, cell.getAttribute('aria-label')]).toEqual(['E', 'Excused, not saved']);
  await userEvent.click(screen.getByRole('button', { name: 'Change to Absent' }));
  await waitFor(() => expect(sentMarks(api).at(-1)).toMatchObject({ at: 'Ana 09', baseVersion: 7 }));
});

test('the reason for changes of old classes is asked once and kept with each of them', async () => {
  const api = show(grid({ sessions: [column('09', { needsReason: true }), column('11')] }));
  await paste('Ana', 0, 'A\tA');
  expect(sentMarks(api)).toEqual([]);
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason for the change/ }), 'Paper list');
  await userEvent.click(screen.getByRole('button', { name: 'Save marks' }));
  await waitFor(() =>
    expect(api.variablesOf('takeRoll')).toMatchObject([
      { sessionId: '09', reason: 'Paper list' },
      { sessionId: '11', reason: null },
    ]),
  );
  await clickOn('Cleo', 0);
  await userEvent.keyboard('l');
  await waitFor(() => expect(api.variablesOf('takeRoll').at(-1)).toMatchObject({ reason: 'Paper list' }));
});

test('a group that is not there is said to be that, with a way on', async () => {
  const api = new FakeApi({ attendanceGrid: { data: { attendanceGrid: null, attendanceGridGroups: [] } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <GroupGrid groupId="elsewhere" isListed />
    </TestPage>,
  );
  expect(await screen.findByText('This group wasn’t found')).toBeTruthy();
});
