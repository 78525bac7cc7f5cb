import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeAppState, DEFAULT_APP_STATE } from '#kit/client/storage/app-state.ts';
import { configure } from '#kit/client/testing/fake-api.ts';
import { shortcutsNow } from '#kit/ui/shortcut/shortcuts.ts';
import { jakarta, walsall } from './testing/dashboard-api.ts';
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
      __typename: 'Queue',
      name: 'helpRequests',
      path: '/request-form?state=OPEN',
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
