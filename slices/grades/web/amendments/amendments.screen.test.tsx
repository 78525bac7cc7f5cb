import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as attendanceMessages } from '#slices/attendance/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { AmendmentsScreen } from './amendments.screen.tsx';
import type { ListedAmendmentFragment } from './amendments.graphql.generated.ts';

const amendment = (
  studentName: string,
  differing: Partial<ListedAmendmentFragment> = {},
): ListedAmendmentFragment => ({
  __typename: 'GradeAmendment',
  _id: studentName,
  status: 'PENDING',
  courseCode: 'NT 201',
  courseName: 'Romans',
  groupName: 'First Year',
  regionName: 'Walsall',
  finalisedAt: '2026-11-10T09:00:00Z',
  offeredAt: '2026-11-18T09:00:00Z',
  previousGrade: 64,
  previousState: 'FAILED',
  previousDeduction: 6,
  grade: 70,
  state: 'PASSED',
  deduction: 0,
  studentId: `student ${studentName}`,
  studentName,
  adminComments: '',
  decidedAt: null,
  decidedByName: null,
  decisionId: null,
  version: 3,
  ...differing,
});

const EXCUSED = {
  __typename: 'AttendanceRecord',
  _id: 'r1',
  sessionId: 's1',
  day: '2026-11-04',
  startsAt: '2026-11-04T18:30:00Z',
  endsAt: '2026-11-04T19:30:00Z',
  courseName: 'Romans',
  status: 'EXCUSED',
  percent: 100,
  isExplained: false,
  steps: [
    { kind: 'MARKED', status: 'ABSENT', minutesLate: null, byName: 'Paul Reed', byCode: false },
    { kind: 'LEAVE_APPROVED', status: 'EXCUSED', minutesLate: null, byName: 'Mary Hall', byCode: false },
  ],
};

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'admin'] }));
});
afterEach(() => vi.unstubAllGlobals());

function show(rows: readonly ListedAmendmentFragment[], address = ''): FakeApi {
  const [first] = rows;
  const decided = { __typename: 'GradeAmendment', _id: first?._id };
  const api = new FakeApi({
    gradeAmendments: {
      data: {
        gradeAmendments: { rows, nextCursor: null, count: rows.length, countIsOpen: false },
        gradeAmendmentCounts: { pending: rows.length, accepted: 4, left: 1 },
      },
    },
    amendmentToDecide: {
      data: {
        gradeAmendmentToDecide: first && {
          __typename: 'GradeAmendmentToDecide',
          _id: first._id,
          amendment: first,
          classes: [EXCUSED],
          minutesLateThreshold: 15,
        },
      },
    },
    decideGradeAmendment: { data: { decideGradeAmendment: { ...decided, decisionId: 'made' } } },
    undoAmendmentDecision: { data: { undoAmendmentDecision: { ...decided, status: 'PENDING' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, attendanceMessages]} path={`/grade-amendments${address}`}>
      <AmendmentsScreen />
    </TestPage>,
  );
  return api;
}

async function open(name: string) {
  await userEvent.click(
    await screen.findByRole('button', { name: `Decide the amendment for ${name} in Romans` }),
  );
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('What changes');
  return drawer;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.each([
  ['', 'No amendments wait'],
  ['?status=ACCEPTED', 'No amendment has been accepted yet'],
  ['?status=LEFT', 'No grade has been left as it is yet'],
])('an empty side says what it would hold, and offers no filters to clear (%s)', async (address, words) => {
  show([], address);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('the list tells which final grades would change, from what to what, and how many wait (HOLE-48)', async () => {
  const api = show([amendment('Ana Ruiz'), amendment('Ben Osei', { grade: 66.5, state: 'FAILED' })]);
  const row = (await screen.findByRole('button', { name: 'Ana Ruiz' })).closest('tr');
  expect(row?.textContent).toContain('64 → 70');
  expect(row?.textContent).toContain('First Year');
  expect(screen.getByText(/64 → 66\.5/)).toBeTruthy();
  expect(screen.getByText('Waiting (2)')).toBeTruthy();
  expect(screen.getByText('Accepted (4)')).toBeTruthy();
  expect(api.variablesOf('gradeAmendments')[0]).toMatchObject({ filter: { status: 'PENDING', search: '' } });
});

test('a manager reads what changes and the decision from which it follows; accepts, and takes it back (HOLE-48)', async () => {
  const api = show([amendment('Ana Ruiz'), amendment('Ben Osei')]);
  const drawer = await open('Ana Ruiz');
  const lineOf = (label: string | RegExp) => drawer.getByText(label).closest('li')?.textContent;
  expect(lineOf('Standing')).toContain('Failed → Passed');
  expect(drawer.getByText('64').closest('li')?.textContent).toContain('64 → 70');
  expect(lineOf('Absent (Paul Reed) → leave approved by Mary Hall → Excused')).toContain('Romans');
  await userEvent.type(drawer.getByLabelText(/^Note/), 'Leave came late.');
  await press('Accept new grade');
  await waitFor(() => expect(api.variablesOf('decideGradeAmendment')).toHaveLength(1));
  const [sent] = api.variablesOf('decideGradeAmendment');
  const asked = {
    amendmentId: 'Ana Ruiz',
    version: 3,
    status: 'ACCEPTED',
    adminComments: 'Leave came late.',
  };
  expect(sent).toMatchObject(asked);
  expect(await screen.findByText('Ana Ruiz’s final grade was changed.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Ben Osei' })).toBeTruthy();
  await press('Undo');
  const decisionId = sent?.['decisionId'];
  await waitFor(() => expect(api.variablesOf('undoAmendmentDecision')).toEqual([{ decisionId }]));
});

test('a grade can be left as it was settled (HOLE-48)', async () => {
  const api = show([amendment('Ana Ruiz')]);
  await open('Ana Ruiz');
  await press('Leave grade as is');
  expect(await screen.findByText('Ana Ruiz’s final grade stays as it was.')).toBeTruthy();
  expect(api.variablesOf('decideGradeAmendment')).toMatchObject([{ status: 'LEFT', adminComments: '' }]);
});

test('what was decided long ago can still be taken back (HOLE-48)', async () => {
  const decided = {
    status: 'ACCEPTED',
    decidedAt: '2026-11-18T10:00:00Z',
    decidedByName: 'Dora West',
    decisionId: 'standing',
  } as const;
  const api = show([amendment('Eve Brand', decided)], '?status=ACCEPTED');
  await userEvent.click(await screen.findByRole('button', { name: 'Eve Brand' }));
  expect(await screen.findByText(/^Dora West, /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept new grade' })).toBeNull();
  await press('Take back decision');
  await waitFor(() => expect(api.variablesOf('undoAmendmentDecision')).toEqual([{ decisionId: 'standing' }]));
});

test('a decision that is refused is told, and the amendment stays open', async () => {
  const api = show([amendment('Ana Ruiz'), amendment('Ben Osei')]);
  api.answers['decideGradeAmendment'] = serverError('Somebody else has decided this.');
  await open('Ana Ruiz');
  await press('Accept new grade');
  expect(await screen.findByText('Somebody else has decided this.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ana Ruiz' })).toBeTruthy();
  expect(screen.queryByText('Ana Ruiz’s final grade was changed.')).toBeNull();
  expect(api.variablesOf('gradeAmendments').length).toBeGreaterThan(1);
});

test('where no amendment waits, the list says so', async () => {
  show([]);
  expect(await screen.findByText('No amendments wait')).toBeTruthy();
});

test('a link to an amendment that is no longer offered says so', async () => {
  show([], '?amendment=gone');
  expect(await screen.findByText('This amendment is no longer offered')).toBeTruthy();
});
