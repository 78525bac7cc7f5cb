import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { changeAppState, DEFAULT_APP_STATE } from '#kit/client/storage/app-state.ts';
import { configure } from '#kit/client/testing/fake-api.ts';
import { shortcutsNow } from '#kit/ui/shortcut/shortcuts.ts';
import { day, jakarta, walsall } from './testing/dashboard-api.ts';
import { showDashboard } from './testing/show-dashboard.tsx';

beforeEach(() => {
  configure();
  changeAppState(DEFAULT_APP_STATE);
});

const taught = {
  __typename: 'CourseOffering',
  _id: 'romans-day',
  groupName: 'First year, day',
  regionId: 'w',
  regionName: 'Walsall',
  term: 'Autumn',
  hasBegun: true,
  hasEnded: false,
  studentCount: 12,
  behindCount: 3,
  answersToMark: { count: 4, since: '2026-11-16T09:00:00Z' },
  workToGrade: { count: 1, since: '2026-11-10T09:00:00Z' },
  questionsToAnswer: { count: 2, since: '2026-11-17T09:00:00Z' },
  rollsToTake: { count: 0, since: null, sessionId: null, isNow: false },
  course: { __typename: 'Course', _id: 'romans', code: 'NT 6', name: 'Romans' },
};
const QUEUE = {
  __typename: 'Queue',
  name: 'helpRequests',
  path: '/request-form?state=OPEN',
  regionId: null,
  regionName: null,
  first: null,
};
const wayTo = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

test('a class that is running comes first, and its roll is one key away', async () => {
  const rollsToTake = { count: 1, since: '2026-11-17T09:00:00Z', sessionId: 's1', isNow: true };
  showDashboard({}, 'day', { taught: [{ ...taught, rollsToTake }] });
  expect(await wayTo(/Your class is running: take the roll/)).toBe('/attendances/s1');
  const links = screen.getAllByRole('link').map((link) => link.textContent ?? '');
  const [roll, work] = [/class is running/, /submission to grade/].map((words) =>
    links.findIndex((link) => words.test(link)),
  );
  expect(roll).toBeLessThan(work ?? 0);
  expect(shortcutsNow().map(({ keys }) => keys)).toContain('r');
});

test('a class that is taken for another teacher has its roll on the dashboard', async () => {
  const roll = {
    __typename: 'RollSession',
    _id: 's9',
    groupName: 'Day',
    courseName: 'Acts',
    startsAt: '2026-11-18T09:00:00Z',
    endsAt: '2199-11-18T10:00:00Z',
  };
  showDashboard({}, 'day', { taught: [taught], standIns: [roll] });
  expect(await wayTo(/Your class is running: take the roll.*Acts · Day/)).toBe('/attendances/s9');
});

test('a class that can be checked in to is told until one has', async () => {
  const open = { __typename: 'OpenCheckIn', _id: 's1', courseName: 'Romans', groupName: 'Day', mark: null };
  const mark = { kind: 'PRESENT', minutesLate: null, byCode: true, takenAt: '2026-11-18T09:03:00Z' };
  showDashboard({}, 'day', { checkIns: [open, { ...open, _id: 's2', courseName: 'Acts', mark }] });
  expect(await wayTo(/Your class is running: check in.*Romans · Day/)).toBe('/check-in');
  expect(screen.queryByText(/Acts/)).toBeNull();
});

test('a user who teaches finds the way to each course that goes on, and to what waits for them in it', async () => {
  showDashboard({}, 'day', { taught: [taught] });
  expect(await wayTo(/^Romans$/)).toBe('/teaching/romans-day');
  expect(await wayTo(/4 answers to mark/)).toBe('/teaching/romans-day/exams/marking');
  expect(await wayTo(/1 submission to grade.* since Nov 10/)).toBe('/teaching/romans-day/assignments');
  expect(await wayTo(/2 questions to answer/)).toBe('/help/questions');
  expect(screen.queryByText('You’re all caught up')).toBeNull();
});

test.each([
  ['manager', 'Student'],
  ['admin', 'Admin'],
  ['admin', 'Manager'],
] as const)(
  'a %s is told on the dashboard %s what waits to be marked, each class once',
  async (role, chosen) => {
    changeAppState({ selectedDashboard: chosen });
    const toMark = [taught, { ...taught, _id: 'romans-evening', answersToMark: { count: 9, since: null } }];
    showDashboard({ roles: ['user', role], regions: [walsall] }, 'day', { taught: [taught], toMark });
    expect(await wayTo(/9 answers to mark/)).toBe('/teaching/romans-evening/exams/marking');
    expect(await wayTo(/4 answers to mark/)).toBe('/teaching/romans-day/exams/marking');
  },
);

test('an admin is told what has waited longest first, that of the chosen region before the others’', async () => {
  const toSettle = [
    { ...taught, _id: 'over', lastDay: '2026-10-30' },
    { ...taught, _id: 'far', regionId: 'j', regionName: 'Jakarta', lastDay: '2026-10-01' },
  ];
  const queues = [
    {
      ...QUEUE,
      waiting: { count: 3, since: '2026-11-02T09:00:00Z' },
    },
  ];
  showDashboard({ roles: ['user', 'admin'], regions: [walsall, jakarta] }, 'day', { toSettle, queues });
  const list = (await screen.findByText('3 help requests to answer')).closest('ul');
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/request-form?state=OPEN',
    '/teaching/over/grades',
    '/teaching/far/grades',
  ]);
});

const ana = {
  __typename: 'WaitingItem',
  _id: 'anas-leave',
  version: 1,
  studentName: 'Ana Ruiz',
  about: 'Illness',
  text: 'I have a fever.',
  firstDay: '2026-11-19',
  lastDay: '2026-11-20',
};
const leaveAt = (region: typeof walsall, count: number, since: string, first: object | null = null) => ({
  ...QUEUE,
  name: 'leaveRequests',
  path: `/attendance-leave-requests?regionId=${region._id}`,
  regionId: region._id,
  regionName: region.name,
  waiting: { count, since },
  first,
});

test('of the chosen campus the queue stands first and is named; the other campuses are counted together', async () => {
  const bonn = { ...walsall, _id: 'b', name: 'Bonn' };
  const queues = [
    leaveAt(jakarta, 30, '2026-11-02T09:00:00Z'),
    leaveAt(bonn, 4, '2026-11-08T09:00:00Z'),
    leaveAt(walsall, 3, '2026-11-12T09:00:00Z'),
  ];
  showDashboard({ roles: ['user', 'admin'], regions: [walsall, jakarta] }, 'day', { queues });
  const list = (await screen.findByText('3 leave requests to decide')).closest('ul');
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^3 leave requests to decideWalsall · since/),
    expect.stringMatching(/^34 leave requests to decide2 other campuses · since/),
  ]);
});

test('the first leave request is approved on the dashboard, the focus goes to the next, and a press takes it back', async () => {
  const ben = { ...ana, _id: 'bens-leave', studentName: 'Ben Osei' };
  const queues = [leaveAt(walsall, 2, '2026-11-12T09:00:00Z', ana)];
  const api = showDashboard({ roles: ['user', 'admin'], regions: [walsall] }, 'day', { queues });
  const first = within(await screen.findByRole('group', { name: 'Ana Ruiz' }));
  expect(first.getByText('I have a fever.')).toBeTruthy();
  const rest = [leaveAt(walsall, 1, '2026-11-13T09:00:00Z', ben)];
  api.answers['campusWork'] = {
    data: { courseOfferingsToMark: [], courseOfferingsToSettle: [], queues: rest },
  };
  await userEvent.click(first.getByRole('button', { name: 'Approve' }));
  const next = await screen.findByRole('group', { name: 'Ben Osei' });
  expect(document.activeElement).toBe(next);
  const [made] = api.variablesOf('decideLeaveRequest');
  expect(made).toMatchObject({ requestId: 'anas-leave', version: 1, status: 'APPROVED', adminComments: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('undoLeaveDecision')).toEqual([{ decisionId: made?.['decisionId'] }]),
  );
});

const hours = {
  ...ana,
  _id: 'anas-hours',
  about: '2 hr · Music · Grace Chapel',
  text: '',
  firstDay: '2026-11-15',
  lastDay: '2026-11-15',
};
const grade = { ...hours, _id: 'anas-grade', about: 'Romans · 66 → 72', firstDay: null, lastDay: null };

test.each([
  [
    'hours',
    hours,
    /^Ana Ruiz · Sun, Nov 15.* · 2 hr · Music · Grace Chapel$/,
    'Confirm',
    'decideHourEntry',
    'CONFIRMED',
  ],
  [
    'gradeAmendments',
    grade,
    /^Ana Ruiz · Romans · 66 → 72$/,
    'Accept new grade',
    'decideGradeAmendment',
    'ACCEPTED',
  ],
  [
    'gradeAmendments',
    grade,
    /^Ana Ruiz · Romans · 66 → 72$/,
    'Leave grade as is',
    'decideGradeAmendment',
    'LEFT',
  ],
])('the first of %s is decided on the dashboard by one press, and taken back by one', async (...known) => {
  const [name, item, told, press, decided, status] = known;
  const queues = [{ ...leaveAt(walsall, 1, '2026-11-12T09:00:00Z', item), name }];
  const api = showDashboard({ roles: ['user', 'admin'], regions: [walsall] }, 'day', { queues });
  const first = within(await screen.findByRole('group', { name: 'Ana Ruiz' }));
  expect(first.getByText(/Ana Ruiz/).closest('p')?.textContent).toMatch(told);
  await userEvent.click(first.getByRole('button', { name: press }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const [made] = api.variablesOf(decided);
  expect(made).toMatchObject({ version: 1, status, adminComments: '' });
  await userEvent.click(undo);
  const taken = name === 'hours' ? 'undoHourDecision' : 'undoAmendmentDecision';
  await waitFor(() => expect(api.variablesOf(taken)).toEqual([{ decisionId: made?.['decisionId'] }]));
});

test('a dean, who has an office on their campus alone, reads that leave requests wait there', async () => {
  const regionRoles = [{ __typename: 'RegionRoles' as const, slug: 'GB-Walsall', roleNames: ['dean'] }];
  const api = showDashboard({ regions: [walsall], regionRoles }, 'day', {
    queues: [
      {
        ...QUEUE,
        name: 'leaveRequestsToRead',
        path: '/leave-requests',
        regionId: 'w',
        regionName: 'Walsall',
        waiting: { __typename: 'Waiting', count: 3, since: '2026-11-12T09:00:00Z' },
      },
    ],
  });
  expect(await wayTo(/^3 leave requests are waiting/)).toBe('/leave-requests');
  expect(screen.queryByText('You’re all caught up')).toBeNull();
  expect(api.variablesOf('campusWork')).toEqual([]);
});

test('who has an office on their campus alone decides there too, and what they decided is gone', async () => {
  const regionRoles = [
    { __typename: 'RegionRoles' as const, slug: 'GB-Walsall', roleNames: ['attendanceAdmin'] },
  ];
  const queues = [{ ...leaveAt(walsall, 1, '2026-11-12T09:00:00Z', ana), name: 'absenceExplanations' }];
  const api = showDashboard({ regions: [walsall], regionRoles }, 'day', { queues });
  const first = within(await screen.findByRole('group', { name: 'Ana Ruiz' }));
  api.answers['officeWork'] = { data: { queues: [] } };
  await userEvent.click(first.getByRole('button', { name: 'Excuse' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Ana Ruiz' })).toBeNull());
});

test('a student has no queues, and none are asked for', async () => {
  const api = showDashboard({ groups: [day] });
  await screen.findByText('You’re all caught up');
  expect(api.variablesOf('officeWork')).toEqual([]);
});
