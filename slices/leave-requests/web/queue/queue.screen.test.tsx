import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as attendanceMessages } from '#slices/attendance/rules/messages.ts';
import { messages as workMessages } from '#slices/assignments/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { SELECTION_EFFECT } from '../testing/selection-effect.ts';
import { LeaveQueueScreen } from './queue.screen.tsx';

const leave = (name: string, differing: object = {}) => ({
  __typename: 'LeaveRequest',
  _id: name,
  status: 'PENDING',
  attendanceType: 'Illness',
  firstDay: '2026-11-19',
  lastDay: '2026-11-19',
  reason: `Reason of ${name}`,
  studentNotes: '',
  file: null,
  adminComments: '',
  studentId: `student ${name}`,
  studentName: name,
  groupName: 'First Year',
  regionName: 'Walsall',
  timeZone: 'Europe/London',
  classes: 2,
  askedAt: '2026-11-18T07:31:00Z',
  decidedAt: null,
  decidedByName: null,
  decisionId: null,
  version: 3,
  ...differing,
});

const effect = (decision: string, differing: object = {}) => ({
  __typename: 'LeaveEffect',
  decision,
  changed: 0,
  sessions: [],
  terms: [],
  ...differing,
});

const approving = effect('APPROVED', {
  changed: 1,
  sessions: [
    {
      __typename: 'LeaveSessionEffect',
      sessionId: 's1',
      courseName: 'Romans',
      startsAt: '2026-11-19T18:30:00Z',
      before: 'ABSENT',
      after: 'EXCUSED',
    },
    {
      __typename: 'LeaveSessionEffect',
      sessionId: 's2',
      courseName: null,
      startsAt: '2026-11-19T19:45:00Z',
      before: null,
      after: 'EXCUSED',
    },
  ],
  terms: [
    {
      __typename: 'LeaveTermEffect',
      termId: 't',
      name: 'Autumn 2026',
      percentBefore: 82,
      percentAfter: 91,
      deductionBefore: 6,
      deductionAfter: 0,
      absencesAfter: 2,
      graceAbsents: 3,
    },
  ],
});

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'admin'] }));
});
afterEach(() => vi.unstubAllGlobals());

function show(rows: ReturnType<typeof leave>[], path = '/attendance-leave-requests'): FakeApi {
  const api = new FakeApi({
    leaveSelectionEffect: { data: { leaveSelectionEffect: SELECTION_EFFECT } },
    leaveQueue: {
      data: {
        leaveRequests: {
          __typename: 'LeaveRequestPage',
          rows,
          nextCursor: null,
          count: rows.length,
          countIsOpen: false,
        },
        leaveRequestCounts: {
          __typename: 'LeaveCounts',
          pending: rows.length,
          approved: 41,
          acknowledged: 9,
          withdrawn: 0,
          oldest: '2026-11-14T07:31:00Z',
        },
        leavePlaces: [
          {
            __typename: 'LeavePlace',
            _id: 'g',
            name: 'First Year',
            regionId: 'walsall',
            regionName: 'Walsall',
          },
        ],
      },
    },
    leaveToDecide: {
      data: {
        leaveRequest: rows[0] ?? null,
        leaveEffects: {
          __typename: 'LeaveEffects',
          _id: rows[0]?._id,
          effects: [approving, effect('ACKNOWLEDGED')],
        },
      },
    },
    decideLeaveRequest: {
      data: { decideLeaveRequest: { __typename: 'LeaveRequest', _id: rows[0]?._id, decisionId: 'made' } },
    },
    undoLeaveDecision: {
      data: { undoLeaveDecision: { __typename: 'LeaveRequest', _id: rows[0]?._id, status: 'PENDING' } },
    },
    leaveQueueForFile: { data: { leaveRequests: { rows, nextCursor: null } } },
    decideLeaveRequests: {
      data: {
        decideLeaveRequests: {
          __typename: 'LeaveBatch',
          _id: 'batch',
          isUndo: false,
          excusedSessions: 12,
          counts: { __typename: 'LeaveBatchCounts', waiting: 0, done: 1, changed: 1, failed: 0 },
        },
      },
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems, attendanceMessages, workMessages]} path={path}>
      <LeaveQueueScreen />
    </TestPage>,
  );
  return api;
}

test('the queue tells how many there are of each status, and of which campus (ATT-23)', async () => {
  const api = show([leave('Ana Ruiz'), leave('Ben Osei')]);
  expect(await screen.findByText(/^Walsall · the oldest waits since/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Pending/ }).textContent).toBe('Pending2');
  expect(screen.getByRole('link', { name: /Approved/ }).textContent).toBe('Approved41');
  expect(screen.getByRole('link', { name: /Withdrawn/ }).textContent).toBe('Withdrawn');
  expect(api.variablesOf('leaveQueue')[0]).toMatchObject({
    filter: { status: 'PENDING' },
    descending: false,
  });
});

test('an admin reads the effect, approves with a note, comes to the next one, and can undo (ATT-17, TRAP-30)', async () => {
  const file = { __typename: 'LeaveFile', _id: 'file', name: 'letter.pdf', bytes: 84_000, url: '/letter' };
  const api = show([leave('Ana Ruiz', { file }), leave('Ben Osei')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Decide about Ana Ruiz' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Reason of Ana Ruiz')).toBeTruthy();
  expect(drawer.getByRole('link', { name: 'letter.pdf' }).closest('dd')?.textContent).toContain('84 kB');
  const summary = '2 sessions become Excused; 82% → 91%; deduction 6% → 0%';
  expect(drawer.getByText(summary)).toBeTruthy();
  expect(drawer.getByText('Romans').closest('li')?.textContent).toContain('Absent → Excused');
  await userEvent.click(drawer.getByRole('radio', { name: 'If acknowledged' }));
  expect(drawer.queryByText(summary)).toBeNull();
  expect(drawer.getByRole('button', { name: 'Acknowledge (not excused)' })).toBeTruthy();
  await userEvent.type(drawer.getByLabelText('Note to Ana'), 'Get well soon.');
  await userEvent.click(drawer.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(api.variablesOf('decideLeaveRequest')).toHaveLength(1));
  expect(api.variablesOf('decideLeaveRequest')[0]).toMatchObject({
    requestId: 'Ana Ruiz',
    version: 3,
    status: 'APPROVED',
    adminComments: 'Get well soon.',
  });
  expect(await screen.findByRole('heading', { name: 'Ben Osei' })).toBeTruthy();
  expect(await screen.findByText('Ana Ruiz: leave approved')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const made = api.variablesOf('decideLeaveRequest')[0]?.['decisionId'];
  await waitFor(() => expect(api.variablesOf('undoLeaveDecision')).toEqual([{ decisionId: made }]));
});

test('a request is opened and decided by keys alone', async () => {
  const api = show([leave('Ana Ruiz'), leave('Ben Osei')]);
  (await screen.findByRole('button', { name: 'Ana Ruiz' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Reason of Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Previous request' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Next request' }));
  expect(await screen.findByRole('heading', { name: 'Ben Osei' })).toBeTruthy();
  expect(api.variablesOf('leaveToDecide').map(({ requestId }) => requestId)).toContain('Ben Osei');
});

test('product “Leave”: what was decided can be changed, and taken back long after', async () => {
  const decided = {
    status: 'APPROVED',
    decidedAt: '2026-11-18T09:00:00Z',
    decidedByName: 'Dora West',
    decisionId: 'standing',
    adminComments: 'Fine.',
  };
  const api = show([leave('Eve Brand', decided)], '/attendance-leave-requests?tab=approved');
  await userEvent.click(await screen.findByRole('button', { name: 'Eve Brand' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText(/^Dora West, /)).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Approve' })).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: 'Undo decision' }));
  await waitFor(() => expect(api.variablesOf('undoLeaveDecision')).toEqual([{ decisionId: 'standing' }]));
});

test('several requests are decided together, and what became of them is told', async () => {
  const api = show([leave('Ana Ruiz'), leave('Ben Osei')]);
  for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await userEvent.click(box);
  const bar = within(screen.getByRole('region', { name: 'Actions for the selection' }));
  await userEvent.click(bar.getByRole('button', { name: 'Approve' }));
  expect(
    await screen.findByText('12 sessions become Excused; the deductions of 2 students fall'),
  ).toBeTruthy();
  const byStudent = within(screen.getByRole('dialog')).getByRole('group');
  expect(byStudent.textContent).toContain('What changes for 1 student');
  expect(byStudent.textContent).toMatch(/Ana Ruiz.*Autumn: 82.?% → 91.?%; deduction 6.?% → 0.?%/);
  expect(api.variablesOf('leaveSelectionEffect')).toEqual([{ requestIds: ['Ana Ruiz', 'Ben Osei'] }]);
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!);
  await userEvent.click(bar.getByRole('button', { name: 'Acknowledge (not excused)' }));
  await userEvent.type(await screen.findByLabelText('Note to the students'), 'Noted.');
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge 2 requests' }));
  await waitFor(() => expect(api.variablesOf('decideLeaveRequests')).toHaveLength(1));
  expect(api.variablesOf('decideLeaveRequests')[0]).toMatchObject({
    requestIds: ['Ana Ruiz', 'Ben Osei'],
    status: 'ACKNOWLEDGED',
    adminComments: 'Noted.',
  });
  expect(await screen.findByText(/1 request was decided\..*12 sessions became Excused\./)).toBeTruthy();
  expect(screen.getByText(/changed meanwhile/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Actions for the selection' })).toBeNull();
  await userEvent.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('undoLeaveDecisions')).toMatchObject([{ undoes: 'batch' }]));
});

test('where nobody waits, the queue says so', async () => {
  show([]);
  expect(await screen.findByText('No requests are waiting')).toBeTruthy();
});

test('the address says which request is open: a link opens it, also one that the list does not show', async () => {
  const api = show([leave('Ana Ruiz'), leave('Ben Osei')], '/attendance-leave-requests?request=Ben+Osei');
  expect(await screen.findByRole('heading', { name: 'Ben Osei' })).toBeTruthy();
  expect(screen.getByText('2 of 2')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  show([leave('Ana Ruiz')], '/attendance-leave-requests?request=Eve');
  // What the server answers for the link, whatever the list holds.
  expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeTruthy();
  expect(screen.queryByText(/ of 1$/)).toBeNull();
  expect(api.variablesOf('leaveToDecide')).toEqual([{ requestId: 'Ben Osei' }]);
});

test.each([
  ['', 'All requests are decided.'],
  ['?search=Ana', 'Nothing else matches the search and filters.'],
])('after the last of a list%s it is said truthfully what is left', async (address, words) => {
  show([leave('Ana Ruiz')], `/attendance-leave-requests${address}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Decide about Ana Ruiz' }));
  await screen.findByText('Reason of Ana Ruiz');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
