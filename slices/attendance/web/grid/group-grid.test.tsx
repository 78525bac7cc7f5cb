import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDeviceStore } from '#kit/client/storage/forget-device-store.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { queryClient } from '#kit/client/query/query-client.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages as people } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { pendingMarks } from '../roll/pending-marks.ts';
import type { FilledGridFragment, GridColumnFragment } from './grid.graphql.generated.ts';
import { GroupGrid } from './group-grid.tsx';

const column = (id: string, facts: Partial<GridColumnFragment> = {}): GridColumnFragment => ({
  __typename: 'AttendanceGridSession',
  _id: id,
  day: '2026-11-16',
  startsAt: `2026-11-16T${id}:00:00.000Z`,
  endsAt: `2026-11-16T${id}:50:00.000Z`,
  courseName: 'Romans',
  isCancelled: false,
  isHoliday: false,
  isOpen: true,
  needsReason: false,
  rollTakenAt: '2026-11-16T09:05:00.000Z',
  minutesLateThreshold: 15,
  ...facts,
});

const NAMES = ['Ana', 'Ben', 'Cleo'];

const grid = (facts: Partial<FilledGridFragment> = {}): FilledGridFragment => ({
  __typename: 'AttendanceGrid',
  _id: 'g',
  groupName: 'First Year',
  regionName: 'Walsall',
  timeZone: 'Europe/London',
  span: 'WEEK',
  firstDay: '2026-11-16',
  lastDay: '2026-11-22',
  term: null,
  terms: [],
  sessions: [column('09'), column('11')],
  personIds: NAMES,
  fullNames: NAMES,
  studentNumbers: NAMES.map(() => null),
  mayNotMark: [],
  cells: ['. .', 'A:2 L10:1', '. .'],
  summaries: null,
  ...facts,
});

interface Sent {
  sessionId: string;
  reason: string | null;
  marks: { key: string; personId: string; kind: string; minutesLate: number | null; baseVersion: number }[];
}

/** The server stores what is sent, but for the marks of those who are in conflict. */
function show(shown: FilledGridFragment, inConflict: readonly string[] = []): FakeApi {
  const api = new FakeApi({
    attendanceGrid: { data: { attendanceGrid: shown, attendanceGridGroups: undefined } },
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { operationName, variables } = JSON.parse(init.body as string) as {
      operationName: string;
      variables: Sent;
    };
    if (operationName === 'takeRoll') {
      const isRefused = ({ personId }: Sent['marks'][number]) => inConflict.includes(personId);
      const students = variables.marks.map((mark) => ({
        __typename: 'RollStudent',
        personId: mark.personId,
        status: isRefused(mark) ? 'EXCUSED' : mark.kind,
        mark: isRefused(mark)
          ? { kind: 'EXCUSED', minutesLate: null, version: 7, takenByName: 'Mary Hall' }
          : {
              kind: mark.kind,
              minutesLate: mark.minutesLate,
              version: mark.baseVersion + 1,
              takenByName: 'Me',
            },
      }));
      api.answers['takeRoll'] = {
        data: {
          takeRoll: {
            conflicts: variables.marks.filter(isRefused).map(({ key }) => key),
            roll: {
              _id: variables.sessionId,
              session: { rollTakenAt: '2026-11-16T09:05:00.000Z' },
              students,
            },
          },
        },
      };
    }
    return api.fetch(url, init);
  });
  render(
    <TestPage catalogues={[messages, people]}>
      <GroupGrid groupId="g" isListed={false} />
    </TestPage>,
  );
  return api;
}

const sentMarks = (api: FakeApi): object[] =>
  (api.variablesOf('takeRoll') as unknown as Sent[]).flatMap(({ sessionId, marks }) =>
    marks.map(({ personId, kind, minutesLate, baseVersion }) => ({
      at: `${personId} ${sessionId}`,
      kind,
      minutesLate,
      baseVersion,
    })),
  );

const cellOf = async (name: string, place: number): Promise<HTMLElement> => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr');
  return within(row as HTMLElement).getAllByRole('cell')[place] as HTMLElement;
};

async function clickOn(name: string, place: number): Promise<HTMLElement> {
  const cell = await cellOf(name, place);
  await userEvent.click(cell);
  return cell;
}

const paste = async (name: string, place: number, cells: string): Promise<void> => {
  const cell = await clickOn(name, place);
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

test('a mark that somebody else’s stands in the way of is told and not overwritten', async () => {
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
