import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as importMessages } from '#slices/imports/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import type { OneAttendanceImportFragment } from './import.graphql.generated.ts';
import { AttendanceImportScreen } from './import.screen.tsx';

const found: OneAttendanceImportFragment = {
  __typename: 'AttendanceImport',
  _id: 'i',
  regionId: 'walsall',
  regionName: 'Walsall',
  fileName: 'autumn.csv',
  state: 'CHECKED',
  problem: null,
  createdAt: '2026-11-17T08:00:00.000Z',
  fresh: 1,
  changed: 1,
  same: 0,
  bad: 1,
  stored: 0,
  undone: 0,
  kept: 0,
};

const line = (number: number, facts: object) => ({
  _id: String(number),
  line: number,
  student: '100234',
  campus: '',
  day: '2026-09-14',
  start: '09:00',
  course: '',
  status: 'L',
  minutes: '12',
  reason: '',
  studentName: 'Ana Ruiz',
  groupName: 'First Year',
  kind: 'LATE',
  minutesLate: 12,
  previousKind: null,
  outcome: 'NEW',
  problem: null,
  problemField: null,
  ...facts,
});

const LINES = {
  MARKS: [line(2, {}), line(3, { studentName: 'Ben Okoro', outcome: 'CHANGED', previousKind: 'ABSENT' })],
  PROBLEMS: [
    line(4, {
      student: '99',
      studentName: null,
      outcome: 'BAD',
      problem: 'attendanceStudentUnknown',
      problemField: 'student',
    }),
  ],
  SAME: [],
};

function show(state: Partial<OneAttendanceImportFragment> = {}): FakeApi {
  const api = new FakeApi({
    attendanceImport: { data: { attendanceImport: { ...found, ...state } } },
    runAttendanceImport: { data: { runAttendanceImport: { _id: 'i' } } },
    undoAttendanceImport: { data: { undoAttendanceImport: { _id: 'i' } } },
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { variables } = JSON.parse(init.body as string) as { variables: { kind?: keyof typeof LINES } };
    const lines = LINES[variables.kind ?? 'SAME'];
    api.answers['attendanceImportLines'] = { data: { attendanceImport: { _id: 'i', lines } } };
    return api.fetch(url, init);
  });
  render(
    <TestPage catalogues={[messages, importMessages]} path="/attendances/import/i">
      <Routes>
        <Route path="/attendances/import/:importId" element={<AttendanceImportScreen />} />
      </Routes>
    </TestPage>,
  );
  return api;
}

beforeEach(() => configure());
afterEach(() => vi.useRealTimers());

test('before anything is stored the page says what would be, and names each row that cannot', async () => {
  const api = show();
  expect(await screen.findByText('2 marks can be imported')).toBeTruthy();
  expect(screen.getByText('1 new · 1 changed')).toBeTruthy();
  expect(await screen.findByText('Student: “99” isn’t a student of this campus')).toBeTruthy();
  expect((await screen.findAllByText('Late, 12 min')).length).toBe(2);
  expect(screen.getByText('Changed from Absent')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 marks' }));
  await vi.waitFor(() => expect(api.variablesOf('runAttendanceImport')).toEqual([{ importId: 'i' }]));
});

test('the page follows the job, and what was stored is taken back only when that was confirmed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const api = show({ state: 'IMPORTING', fresh: 1, changed: 0, stored: 1, bad: 0 });
  await vi.waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy());
  api.answers['attendanceImport'] = {
    data: { attendanceImport: { ...found, state: 'IMPORTED', fresh: 0, changed: 0, stored: 2, bad: 0 } },
  };
  await act(() => vi.advanceTimersByTimeAsync(700));
  await vi.waitFor(() => expect(screen.getByText('2 marks were imported.')).toBeTruthy());
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(api.variablesOf('undoAttendanceImport')).toEqual([]);
  const [, confirm] = await screen.findAllByRole('button', { name: 'Undo import', hidden: true });
  if (!confirm) throw new Error('Nothing is to be confirmed.');
  await userEvent.click(confirm);
  await vi.waitFor(() => expect(api.variablesOf('undoAttendanceImport')).toEqual([{ importId: 'i' }]));
});
