import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appState, changeAppState, DEFAULT_APP_STATE } from '#kit/client/storage/app-state.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, fakeUser, type FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as assignmentMessages } from '#slices/assignments/rules/messages.ts';
import { messages as courseMessages } from '#slices/courses/rules/messages.ts';
import { messages as examMessages } from '#slices/exams/rules/messages.ts';
import { messages as forex } from '#slices/forex/rules/messages.ts';
import { messages as helpMessages } from '#slices/help-requests/rules/messages.ts';
import { messages as people } from '#slices/people/rules/messages.ts';
import { messages } from '../rules/messages.ts';
import { DashboardScreen } from './dashboard.screen.tsx';
import { dashboardApi, day, evening, jakarta, old, walsall, type Pending } from './testing/dashboard-api.ts';

function show<Differing extends object>(
  differing: Differing,
  selectedAfter = 'day',
  pending: Pending = {},
): FakeApi {
  const user = fakeUser(differing);
  const api = dashboardApi(user, selectedAfter, pending);
  vi.stubGlobal('fetch', api.fetch);
  enter(user);
  render(
    <TestPage
      catalogues={[messages, forex, people, courseMessages, examMessages, assignmentMessages, helpMessages]}
    >
      <DashboardScreen />
    </TestPage>,
  );
  return api;
}

const PANELS = new Set(
  'chartedRegions ownCourseOfferings taughtByReader workToGrade campusToMark recentLessons recentExamResults pendingAssignments pendingExams firstSteps'.split(
    ' ',
  ),
);

/** What was asked for beside the panels that every dashboard of a student shows. */
const madeCalls = (api: FakeApi) =>
  api.calls
    .map(({ body }) => [body.operationName, body.variables])
    .filter(([operation]) => !PANELS.has(operation as string));

beforeEach(() => {
  configure();
  changeAppState(DEFAULT_APP_STATE);
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['07:30', 'Good morning, Ana'],
  ['14:00', 'Good afternoon, Ana'],
  ['22:15', 'Good evening, Ana'],
])('at %s the greeting is "%s" (DASH-06)', (time, greeting) => {
  vi.useFakeTimers({ now: new Date(`2026-11-17T${time}`), toFake: ['Date'] });
  show({ regions: [walsall], groups: [day], selectedGroup: 'day' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(greeting);
  expect(screen.getByText('Tuesday, November 17 · First year, day · Walsall')).toBeTruthy();
});

test('the greeting follows the clock that the reader has chosen', () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T06:30:00Z'), toFake: ['Date'] });
  show({ timezone: 'America/Denver' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good evening, Ana');
});

test('a student without anything sees the place of every panel and what is not there yet (DASH-07)', async () => {
  show({});
  for (const words of ['You’re all caught up', 'No calendar events to show', 'You have no pending exams'])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('No Groups Found')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([
  [
    'a course: its first lesson',
    [
      {
        groupId: 'day',
        course: { _id: 'romans', name: 'Romans', nextLesson: { _id: 'one', title: 'Who wrote it' } },
      },
    ],
    'Start lesson 1',
    '/student/courses/romans/lessons/one',
  ],
  ['no course: where to ask', [], 'Help', '/help'],
])('a new student begins with what there is; with %s', async (_, taken, link, address) => {
  show({}, 'day', { taken });
  expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(address);
});

test('a user who has graduated finds what stays, and no empty places of students (HOLE-17)', async () => {
  show({ isAlumni: true, groups: [old], selectedGroup: 'old' });
  expect(await screen.findByText('Your studies')).toBeTruthy();
  expect(screen.queryByText(/You’re all caught up|You have no pending exams/)).toBeNull();
});

test('a graduate who studies again has the dashboard of a student (HOLE-17)', async () => {
  show({ isAlumni: true, groups: [old, day], selectedGroup: 'day' });
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  expect(screen.queryByText('Your studies')).toBeNull();
});

const taught = {
  __typename: 'CourseOffering',
  _id: 'romans-day',
  groupName: 'First year, day',
  regionName: 'Walsall',
  term: 'Autumn',
  hasBegun: true,
  hasEnded: false,
  studentCount: 12,
  behindCount: 3,
  answersToMark: 4,
  workToGrade: 1,
  course: { __typename: 'Course', _id: 'romans', code: 'NT 6', name: 'Romans' },
};
const wayTo = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

test('a graduate is led to their courses, and no group that is missing is told of', async () => {
  show({ isAlumni: true, groups: [] });
  expect(await wayTo(/^Courses$/)).toBe('/student/courses');
  expect(screen.queryByText('No Groups Found')).toBeNull();
});

test('a user who teaches finds the way to each course that goes on, and to what waits for them in it', async () => {
  show({}, 'day', { taught: [taught] });
  expect(await wayTo(/^Romans$/)).toBe('/teaching/romans-day');
  expect(await wayTo(/4 answers to mark/)).toBe('/teaching/romans-day/exams/marking');
  expect(await wayTo(/1 submission to grade/)).toBe('/teaching/romans-day/assignments');
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
    const toMark = [taught, { ...taught, _id: 'romans-evening', answersToMark: 9 }];
    show({ roles: ['user', role], regions: [walsall] }, 'day', { taught: [taught], toMark });
    expect(await wayTo(/9 answers to mark/)).toBe('/teaching/romans-evening/exams/marking');
    expect(await wayTo(/4 answers to mark/)).toBe('/teaching/romans-day/exams/marking');
  },
);

/** As many hours from now. */
const inHours = (hours: number): string => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();

const exam = (title: string, hours: number, differing: object = {}) => ({
  __typename: 'ListedExam',
  _id: title,
  courseCode: 'NT 1',
  title,
  opensAt: inHours(-24),
  deadline: inHours(hours),
  timeZone: 'UTC',
  isOpen: true,
  attemptCount: 0,
  allowedAttempts: 3,
  told: null,
  ...differing,
});
const assignment = (title: string, hours: number, state = 'TO_DO') => ({
  __typename: 'ListedAssignment',
  _id: title,
  courseCode: 'NT 1',
  title,
  dueDate: inHours(hours),
  timeZone: 'UTC',
  state,
});

test('what is due within a day needs a student today; all that is to come is listed by its deadline (DASH-02)', async () => {
  show({}, 'day', {
    exams: [
      exam('Final exam', 5),
      exam('Later exam', 80),
      exam('Closed exam', 4, { opensAt: inHours(2), isOpen: false }),
    ],
    assignments: [assignment('Essay', 20), assignment('Journal', 60, 'RETURNED')],
  });
  await screen.findAllByText('Final exam');
  const titlesIn = (heading: string) =>
    within(screen.getByRole('heading', { name: heading }).closest('section') ?? document.body)
      .getAllByRole('link')
      .map((link) => link.querySelector('strong')?.textContent);
  expect(titlesIn('To do')).toEqual(['Final exam', 'Essay']);
  expect(titlesIn('Pending assessments')).toEqual([
    'Closed exam',
    'Final exam',
    'Essay',
    'Journal',
    'Later exam',
  ]);
});

test('nobody is told that nothing needs them while the server could not be asked', async () => {
  show({}, 'day', { assignments: new TypeError('Failed to fetch') });
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(screen.queryByText('You’re all caught up')).toBeNull();
  expect(screen.queryByText('You have no pending exams')).toBeNull();
});

test('roles are told in words, here and in each region', () => {
  show({
    roles: ['user', 'reportsAdmin', 'not yet known'],
    regions: [walsall],
    regionRoles: [{ __typename: 'RegionRoles' as const, slug: 'walsall', roleNames: ['dean'] }],
  });
  for (const words of ['User', 'Reports administrator', 'Dean', 'not yet known']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.queryByText('reportsAdmin')).toBeNull();
});

test('this browser keeps a copy of the groups and of the one selected, and saves nothing', () => {
  const api = show({ groups: [day, old], selectedGroup: 'day' });
  expect(appState()).toMatchObject({ selectedGroup: 'day', userGroups: [day, old] });
  expect(madeCalls(api)).toEqual([]);
});

test('changing the group saves it to the profile, once (USER-41)', async () => {
  const api = show({ groups: [day, old], selectedGroup: 'day' }, 'old');
  await userEvent.click(screen.getByRole('radio', { name: 'Class of 2020' }));
  await waitFor(() => expect(appState().selectedGroup).toBe('old'));
  expect(screen.getByRole('radio', { name: 'Class of 2020', checked: true })).toBeTruthy();
  expect(madeCalls(api)).toEqual([['selectGroup', { groupId: 'old' }]]);
});

test('of several quick choices the last one is saved last, and answers to the others are ignored', async () => {
  const groups = [day, old, evening];
  const api = show({ groups, selectedGroup: 'day' }, 'old');
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.stubGlobal('fetch', async (...request: Parameters<typeof api.fetch>) => {
    const answer = await api.fetch(...request);
    await gates[madeCalls(api).length - 1]?.promise;
    return answer;
  });
  for (const name of ['Class of 2020', 'First year, day', 'Second year, evening']) {
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(screen.getByRole('radio', { name, checked: true })).toBeTruthy();
  }
  const user = fakeUser({ groups, selectedGroup: 'evening' });
  api.answers['selectGroup'] = { data: { updateUserProfile: user } };
  gates[0]?.resolve();
  await waitFor(() => expect(madeCalls(api)).toHaveLength(2));
  expect(appState().selectedGroup).toBe('day');
  gates[1]?.resolve();
  await waitFor(() => expect(appState().selectedGroup).toBe('evening'));
  expect(screen.getByRole('radio', { name: 'Second year, evening', checked: true })).toBeTruthy();
  expect(madeCalls(api)).toEqual([
    ['selectGroup', { groupId: 'old' }],
    ['selectGroup', { groupId: 'evening' }],
  ]);
});

test('an administrator in another’s place leaves that person’s group alone', () => {
  const boss = { __typename: 'ImpersonatingUser' as const, _id: 'boss', fullName: 'The Boss' };
  const api = show({ groups: [day, old], selectedGroup: 'day', impersonatingUser: boss });
  expect(screen.getAllByRole('radio').every((radio) => (radio as HTMLInputElement).disabled)).toBe(true);
  expect(madeCalls(api)).toEqual([]);
});

test('administrators begin with their own dashboard and choose another, which is remembered (DASH-16)', async () => {
  show({ roles: ['user', 'admin'], regions: [walsall] });
  expect(await screen.findByText('Exchange rates')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Student' }));
  expect(screen.getByText('Recent results')).toBeTruthy();
  expect(appState().selectedDashboard).toBe('Student');
  expect(localStorage.getItem('appState')).toContain('"selectedDashboard":"Student"');
});

test('the administrators’ dashboard is that of one region, which is remembered (DASH-17)', async () => {
  show({ roles: ['user', 'admin'], regions: [walsall, jakarta] });
  const counted = async () => (await screen.findByRole('definition')).textContent;
  expect(await counted()).toBe('812');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Region' }).value).toBe('Walsall');
  await userEvent.click(screen.getByRole('combobox', { name: 'Region' }));
  await userEvent.click(await screen.findByRole('option', { name: /Jakarta/ }));
  await expect.poll(counted).toBe('94');
  expect(appState().adminDashRegionId).toBe('j');
});

test('everybody else has no choice and sees the dashboard of students', () => {
  show({ roles: ['user', 'manager', 'superadmin'] });
  expect(screen.queryByRole('radio', { name: 'Admin' })).toBeNull();
  expect(screen.getByText('Recent results')).toBeTruthy();
});
