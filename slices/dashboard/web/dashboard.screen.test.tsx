import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appState, changeAppState, DEFAULT_APP_STATE } from '#kit/client/storage/app-state.ts';
import { configure } from '#kit/client/testing/fake-api.ts';
import { day, jakarta, old, walsall } from './testing/dashboard-api.ts';
import { showDashboard } from './testing/show-dashboard.tsx';

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
  showDashboard({ regions: [walsall], groups: [day], selectedGroup: 'day' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(greeting);
  expect(screen.getByText('Tuesday, November 17 · First year, day · Walsall')).toBeTruthy();
});

test('the greeting follows the clock that the reader has chosen', () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T06:30:00Z'), toFake: ['Date'] });
  showDashboard({ timezone: 'America/Denver' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good evening, Ana');
});

test('a student reads in which week the term is and how far they are; each figure leads to where it comes from', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T12:00:00Z'), toFake: ['Date'] });
  const summary = {
    courseCount: 5,
    week: 9,
    weeks: 12,
    average: 84.25,
    attendance: 94,
    creditsPassed: 31.5,
  };
  showDashboard({ groups: [day], selectedGroup: 'day', regions: [walsall] }, 'day', { summary });
  expect(
    await screen.findByText(/^Tuesday, November 17 · week 9 of 12 · First year, day · Walsall$/),
  ).toBeTruthy();
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures).toEqual(['84.25', '94%', '31.5', '5']);
  expect(screen.getByRole('link', { name: '94%' }).getAttribute('href')).toBe('/student/attendance');
  expect(screen.getByRole('link', { name: '84.25' }).getAttribute('href')).toBe('/student/grades');
  expect(screen.getByRole('link', { name: '5' }).getAttribute('href')).toBe('/student/courses');
});

test('who has no final grade yet reads no average; who has begun nothing sees no figures', async () => {
  showDashboard({ groups: [day] }, 'day', { summary: { courseCount: 2 } });
  await screen.findByRole('link', { name: '2' });
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['–', '–', '0', '2']);
  cleanup();
  showDashboard({ groups: [old] });
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Courses now')).toBeNull());
});

test.each([
  ['a student', ['user']],
  ['a manager', ['user', 'manager']],
])('%s sees no panel until it is known what is to be done, so that none of them moves', async (_, roles) => {
  showDashboard({ roles, groups: [day] });
  expect(screen.queryByText('This week')).toBeNull();
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  expect(screen.getByText('This week')).toBeTruthy();
});

test('a student with nothing to do reads so, and sees no card that has nothing to say (DASH-07)', async () => {
  showDashboard({ groups: [day], selectedGroup: 'day' }, 'day');
  for (const words of ['You’re all caught up', 'No calendar events to show', 'You have no pending exams'])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText(/Recent results|Noticeboard/)).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([[[]], [[day]]])('a new student sees where to begin and no empty card', async (groups) => {
  showDashboard({ groups }, 'day', { lessons: [] });
  expect(await screen.findByRole('link', { name: 'Help' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('No calendar events to show')).toBeNull());
  expect(screen.queryByText(/all caught up|no pending exams|No Groups Found|Recent results/)).toBeNull();
});

test.each([
  ['dean', { regionRoles: [{ _id: 'w', slug: 'GB-Walsall', roleNames: ['dean'] }] }],
  ['reports admin', { roles: ['user', 'reportsAdmin'] }],
])('a %s without studies finds their own ways and no place of a student', async (_, user) => {
  showDashboard({ regions: [walsall], ...user });
  expect(await screen.findByText('Quick links')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Calendar' })).toBeTruthy();
  expect(screen.queryByText(/Continue watching|no pending exams|Recent results|No Groups Found/)).toBeNull();
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
  showDashboard({}, 'day', { taken });
  expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(address);
});

test('a user who has graduated finds what stays, and no empty places of students (HOLE-17)', async () => {
  showDashboard({ isAlumni: true, groups: [old], selectedGroup: 'old' });
  expect(await screen.findByText('Your studies')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to alumni home' }).getAttribute('href')).toBe('/alumni');
  expect(screen.queryByText(/You’re all caught up|You have no pending exams/)).toBeNull();
});

test('a graduate who studies again has the dashboard of a student (HOLE-17)', async () => {
  showDashboard({ isAlumni: true, groups: [old, day], selectedGroup: 'day' });
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  expect(screen.queryByText('Your studies')).toBeNull();
});

const wayTo = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

test('a graduate is led to their courses, and no group that is missing is told of', async () => {
  showDashboard({ isAlumni: true, groups: [] });
  expect(await wayTo(/^Courses$/)).toBe('/student/courses');
  expect(screen.queryByText('No Groups Found')).toBeNull();
});

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

test('what is due within three days, begun or returned needs a student; all that is to come is listed by its deadline (DASH-02)', async () => {
  showDashboard({}, 'day', {
    exams: [
      exam('Final exam', 5),
      exam('Later exam', 80),
      exam('Begun exam', 200, {
        told: { __typename: 'ToldAttempt', endedAt: null, grade: null, passed: null },
      }),
      exam('Closed exam', 4, { opensAt: inHours(2), isOpen: false }),
    ],
    assignments: [assignment('Essay', 20), assignment('Journal', 90, 'RETURNED')],
  });
  await screen.findAllByText('Final exam');
  const titlesIn = (heading: RegExp) =>
    within(screen.getByRole('heading', { name: heading }).closest('section') ?? document.body)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('strong')?.textContent);
  expect(screen.getByRole('link', { name: /^Begun exam.*Continue exam$/ })).toBeTruthy();
  expect(titlesIn(/^To do 4$/)).toEqual(['Final exam', 'Essay', 'Journal', 'Begun exam']);
  expect(titlesIn(/^Pending assessments$/)).toEqual([
    'Closed exam',
    'Final exam',
    'Essay',
    'Later exam',
    'Journal',
  ]);
});

test('nobody is told that nothing needs them while the server could not be asked', async () => {
  showDashboard({}, 'day', { assignments: new TypeError('Failed to fetch') });
  expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(screen.queryByText('You’re all caught up')).toBeNull();
  expect(screen.queryByText('You have no pending exams')).toBeNull();
});

test('roles are told in words, here and in each region', async () => {
  showDashboard({
    roles: ['user', 'reportsAdmin', 'not yet known'],
    regions: [walsall],
    regionRoles: [{ __typename: 'RegionRoles' as const, slug: 'walsall', roleNames: ['dean'] }],
  });
  for (const words of ['User', 'Reports administrator', 'Dean', 'not yet known']) {
    expect(await screen.findByText(words)).toBeTruthy();
  }
  expect(screen.queryByText('reportsAdmin')).toBeNull();
});

test('administrators begin with their own dashboard and choose another, which is remembered (DASH-16)', async () => {
  showDashboard({ roles: ['user', 'admin'], regions: [walsall] });
  expect(await screen.findByText('Exchange rates')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Student' }));
  expect(await screen.findByText('You have no pending exams')).toBeTruthy();
  expect(appState().selectedDashboard).toBe('Student');
  expect(localStorage.getItem('appState')).toContain('"selectedDashboard":"Student"');
});

test('the administrators’ dashboard is that of one region, which is remembered (DASH-17)', async () => {
  showDashboard({ roles: ['user', 'admin'], regions: [walsall, jakarta] });
  const counted = async () => (await screen.findByRole('definition')).textContent;
  expect(await counted()).toBe('812');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Region' }).value).toBe('Walsall');
  await userEvent.click(screen.getByRole('combobox', { name: 'Region' }));
  await userEvent.click(await screen.findByRole('option', { name: /Jakarta/ }));
  await expect.poll(counted).toBe('94');
  expect(appState().adminDashRegionId).toBe('j');
});

test('everybody else has no choice and sees the dashboard of students, without its empty places if they do not study', async () => {
  showDashboard({ roles: ['user', 'manager', 'superadmin'] });
  expect(screen.queryByRole('radio', { name: 'Admin' })).toBeNull();
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Recent results')).toBeNull());
  expect(screen.queryByText(/You have no pending exams|No Groups Found/)).toBeNull();
});

test('a student finds the posts of the noticeboard, unread ones marked, each leading to itself (DASH-05)', async () => {
  const post = {
    __typename: 'NewsPost' as const,
    _id: 'snow',
    title: 'Snow day',
    summary: 'No classes on Friday.',
    sender: 'Walsall office',
    campuses: [],
    publishedAt: '2026-11-17T08:00:00.000Z',
    pinned: false,
    isRead: false,
  };
  const read = { ...post, _id: 'gowns', title: 'Gowns', isRead: true };
  showDashboard({ groups: [day] }, 'day', { news: [post, read] });
  const unread = await screen.findByRole('link', { name: /^Unread\s*Snow day/ });
  expect(unread.getAttribute('href')).toBe('/news/snow');
  expect(screen.getByRole('link', { name: /^Gowns/ }).getAttribute('href')).toBe('/news/gowns');
  expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/news');
});
