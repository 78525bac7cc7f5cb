import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, serverError, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as workMessages } from '#slices/assignments/rules/messages.ts';
import { messages as attendanceMessages } from '#slices/attendance/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { LeaveToReadScreen } from './to-read.screen.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({ regionRoles: [{ slug: 'walsall', roleNames: ['dean'] }] as never }));
});
afterEach(() => vi.unstubAllGlobals());

const ANA = {
  __typename: 'LeaveRequest',
  _id: 'leave',
  status: 'PENDING',
  attendanceType: 'Illness',
  firstDay: '2026-11-19',
  lastDay: '2026-11-19',
  reason: 'Fever since Monday',
  studentNotes: '',
  file: null,
  adminComments: '',
  studentId: 'ana',
  studentName: 'Ana Ruiz',
  groupName: 'First Year',
  regionName: 'Walsall',
  timeZone: 'Europe/London',
  classes: 2,
  askedAt: '2026-11-18T07:31:00Z',
  decidedAt: null,
  decidedByName: null,
  decisionId: null,
  version: 1,
};

function show(path: string, rows: readonly object[], refusal?: ReturnType<typeof serverError>) {
  const page = {
    __typename: 'LeaveRequestPage',
    rows,
    nextCursor: null,
    count: rows.length,
    countIsOpen: false,
  };
  const api = new FakeApi({
    leavesToRead: refusal ?? { data: { leaveRequestsToRead: page } },
    oneLeaveToRead: { data: { leaveRequestToRead: rows[0] ?? null } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, workMessages, attendanceMessages]} path={path}>
      <LeaveToReadScreen />
    </TestPage>,
  );
  return api;
}

test('a dean comes from a mail to the request, reads it and finds nothing to decide with (HOLE-47)', async () => {
  show('/leave-requests?request=leave', [ANA]);
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Fever since Monday')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Approve|Acknowledge|Decide/ })).toBeNull();
});

test('the list opens a request, and says when none waits', async () => {
  show('/leave-requests', [ANA]);
  await userEvent.click(await screen.findByRole('button', { name: /Ana Ruiz/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Ana Ruiz');
});

test('who is no dean is told whose page it is, and not to try again', async () => {
  show('/leave-requests', [], serverError('Not allowed', { code: 'FORBIDDEN', problem: 'notAllowed' }));
  expect(await screen.findByText('This page is for the deans of a campus')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('where nothing waits it says so', async () => {
  show('/leave-requests', []);
  expect(await screen.findByText('No requests are waiting')).toBeTruthy();
});
