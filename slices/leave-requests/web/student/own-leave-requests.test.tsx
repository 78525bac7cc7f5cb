import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as workMessages } from '#slices/assignments/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { OwnLeaveRequests } from './own-leave-requests.tsx';

const leave = (differing: object = {}) => ({
  __typename: 'LeaveRequest',
  _id: 'leave',
  status: 'PENDING',
  attendanceType: 'Illness',
  typeId: 'illness',
  firstDay: '2026-11-19',
  lastDay: '2026-11-20',
  reason: 'Fever',
  studentNotes: '',
  file: null,
  adminComments: '',
  groupId: 'first',
  groupName: 'First Year',
  classes: 3,
  timeZone: 'Europe/London',
  askedAt: '2026-11-18T07:31:00Z',
  decidedAt: null,
  decidedByName: null,
  version: 1,
  ...differing,
});

const group = (id: string, types: string[] = ['Illness', 'Family']) => ({
  __typename: 'LeaveGroup',
  _id: id,
  name: `${id} group`,
  today: '2026-11-18',
  types: types.map((name) => ({ __typename: 'OfferedLeave', _id: `${id} ${name}`, name })),
});

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});
afterEach(() => vi.unstubAllGlobals());

function show(rows: object[], groups = [group('first')]): FakeApi {
  const api = new FakeApi({
    ownLeaveRequests: {
      data: {
        leaveGroups: groups,
        ownLeaveRequests: {
          __typename: 'LeaveRequestPage',
          rows,
          nextCursor: null,
          count: rows.length,
          countIsOpen: false,
        },
      },
    },
    requestLeave: { data: { requestLeave: leave() } },
    withdrawLeaveRequest: { data: { withdrawLeaveRequest: leave({ status: 'WITHDRAWN' }) } },
    restoreLeaveRequest: { data: { restoreLeaveRequest: leave() } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems, workMessages]}>
      <OwnLeaveRequests />
    </TestPage>,
  );
  return api;
}

async function fillIn(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Request leave' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('From'), '11/19/2026');
  await userEvent.type(dialog.getByLabelText('To'), '11/20/2026');
  await userEvent.selectOptions(dialog.getByLabelText('Type'), 'Family');
  await userEvent.type(dialog.getByLabelText('Reason'), 'A wedding');
}

test('a student asks for leave with days, a type of the group and a reason (ATT-10, ATT-11)', async () => {
  const api = show([]);
  expect(await screen.findByText('No leave requests yet')).toBeTruthy();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(api.variablesOf('requestLeave')).toHaveLength(1));
  expect(api.variablesOf('requestLeave')[0]).toMatchObject({
    groupId: 'first',
    leaveInput: {
      typeId: 'first Family',
      firstDay: '2026-11-19',
      lastDay: '2026-11-20',
      reason: 'A wedding',
    },
  });
  expect(await screen.findByText('Your request was sent.')).toBeTruthy();
});

test('what is in the way stands at the days, and sending again is the same request (HOLE-47)', async () => {
  const api = show([]);
  api.answers['requestLeave'] = serverError('', {
    problem: 'leaveOverlaps',
    field: 'firstDay',
    values: { days: 'November 19, 2026', status: 'APPROVED' },
  });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  const refusal = 'These days overlap your request for November 19, 2026 (approved).';
  expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(api.variablesOf('requestLeave')).toHaveLength(2));
  const [one, other] = api.variablesOf('requestLeave');
  expect(one?.['requestId']).toBe(other?.['requestId']);
});

test('with several groups the student says with which one, and is offered its types (HOLE-47)', async () => {
  show([], [group('first'), group('choir', ['Tour'])]);
  await userEvent.click(await screen.findByRole('button', { name: 'Request leave' }));
  await userEvent.selectOptions(screen.getByLabelText('Group'), 'choir group');
  const types = within(screen.getByLabelText('Type')).getAllByRole('option');
  expect(types.map(({ textContent }) => textContent)).toEqual(['Select…', 'Tour']);
});

test('a pending request is withdrawn, and comes back with Undo (HOLE-47)', async () => {
  const api = show([leave()]);
  await userEvent.click(await screen.findByRole('button', { name: /Nov 19/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('restoreLeaveRequest')).toEqual([{ requestId: 'leave' }]));
});

test('a decided request tells what it means, by whom and with which words, and cannot be changed (ATT-15, ATT-16)', async () => {
  const decided = { decidedAt: '2026-11-18T09:00:00Z', decidedByName: 'Dora West' };
  show([
    leave({ _id: 'one', status: 'APPROVED', adminComments: 'Get well soon.', ...decided }),
    leave({
      _id: 'other',
      status: 'ACKNOWLEDGED',
      firstDay: '2026-12-01',
      lastDay: '2026-12-01',
      ...decided,
    }),
  ]);
  expect(await screen.findByText('Classes you miss on these days are excused.')).toBeTruthy();
  expect(screen.getByText('Noted, but classes you miss on these days count as absent.')).toBeTruthy();
  expect(screen.getByText('Get well soon.')).toBeTruthy();
  expect(screen.getAllByText(/Dora West/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /Nov 19/ })).toBeNull();
});

test('where a group has no types of leave, the student is told whom to ask', async () => {
  show([], [group('first', [])]);
  expect(await screen.findByText(/Ask your college/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request leave' })).toBeNull();
});

test('a request is not sent with a file that was refused, until it is taken out (HOLE-47)', async () => {
  const api = show([]);
  await fillIn();
  const input = screen.getByLabelText<HTMLInputElement>('File');
  fireEvent.change(input, { target: { files: [new File(['MZ'], 'letter.exe')] } });
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Please correct this field:')).toBeTruthy();
  expect(api.variablesOf('requestLeave')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove letter.exe' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(api.variablesOf('requestLeave')).toMatchObject([{ file: null }]));
});

test('a file stays with a request that is changed, or is taken out of it (HOLE-47)', async () => {
  const file = { __typename: 'LeaveFile', _id: 'file', name: 'letter.pdf', bytes: 84_000, url: '/letter' };
  const api = show([leave({ file })]);
  api.answers['changeLeaveRequest'] = { data: { changeLeaveRequest: leave() } };
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'letter.pdf' });
  expect(link.getAttribute('href')).toBe('/letter');
  await userEvent.click(screen.getByRole('button', { name: /Nov 19/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit request' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove letter.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('changeLeaveRequest')).toMatchObject([{ file: null, keepsFile: false }]),
  );
});
