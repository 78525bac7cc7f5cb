import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { StudentCoursesScreen } from './student-courses.screen.tsx';

const group = (_id: string, name: string, isPast: boolean) => ({
  __typename: 'CourseGroup',
  _id,
  name,
  isPast,
  outlinesUrl: null,
});

const taken = (groupId: string, name: string) => ({
  groupId,
  course: {
    __typename: 'Course',
    _id: name,
    code: 'NT 6',
    name,
    locale: 'en',
    credits: 2,
    kind: 'CORE',
    teacher: null,
    category: null,
    outline: null,
    progress: { lessons: 2, completed: 1, shares: [1, 0] },
    nextLesson: { __typename: 'NextLesson', _id: 'two', title: 'Grace', resumeAt: 0 },
  },
});

const taught = (_id: string, name: string, rollsToTake: { sessionId: string | null; isNow: boolean }) => ({
  __typename: 'CourseOffering',
  _id,
  groupName: 'First year',
  regionName: 'Jakarta',
  term: null,
  hasBegun: true,
  hasEnded: false,
  studentCount: 3,
  behindCount: 0,
  course: { __typename: 'Course', _id: name, code: 'NT 6', name },
  rollsToTake,
  groupToEvaluate: name === 'Romans' ? 'first' : null,
});

const show = (...groups: ReturnType<typeof group>[]): void => showWith(groups, []);

function showWith(
  groups: readonly ReturnType<typeof group>[],
  ownCourseOfferings: readonly ReturnType<typeof taught>[],
): void {
  const own = { groups, taken: groups.map(({ _id, name }) => taken(_id, `Romans of ${name}`)) };
  vi.stubGlobal(
    'fetch',
    new FakeApi({ ownCourses: { data: { ownCourses: own, ownCourseOfferings } } }).fetch,
  );
  render(
    <TestPage catalogues={[messages]} path="/student/courses">
      <StudentCoursesScreen />
    </TestPage>,
  );
}

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});

test('a graduate finds the courses they took, and none is held out as to be gone on with', async () => {
  show(group('second', 'Second year', true));
  const past = await screen.findByRole('region', { name: 'Second year Past' });
  expect(within(past).getByRole('link', { name: 'Romans of Second year' })).toBeTruthy();
  expect(within(past).getByText('1 of 2 lessons watched')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Next: Grace' })).toBeNull();
  expect(screen.getByText('The courses you took, by group, to watch and read again.')).toBeTruthy();
});

test('a graduate who studies again goes on with the present courses alone', async () => {
  show(group('third', 'Third year', false), group('second', 'Second year', true));
  const present = await screen.findByRole('region', { name: 'Third year' });
  expect(within(present).getByRole('link', { name: 'Next: Grace' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Next: Grace' })).toHaveLength(1);
  expect(screen.getByText('All the courses you’re taking, by group.')).toBeTruthy();
});

test('a teacher is one press from the roll of the class that is running, and of no other', async () => {
  showWith(
    [],
    [
      taught('romans', 'Romans', { sessionId: 'held-now', isNow: true }),
      taught('acts', 'Acts', { sessionId: 'forgotten', isNow: false }),
    ],
  );
  const link = await screen.findByRole('link', { name: 'Take roll: Romans' });
  expect(link.getAttribute('href')).toBe('/attendances/held-now');
  expect(screen.getAllByRole('link', { name: /^Take roll/ })).toHaveLength(1);
});

test('a teacher of the group is led to its evaluations, a teacher of the course alone is not (HOURS-05)', async () => {
  const none = { sessionId: null, isNow: false };
  showWith([], [taught('romans', 'Romans', none), taught('acts', 'Acts', none)]);
  await screen.findByRole('link', { name: 'Romans' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((address) => address?.startsWith('/evaluations'))).toEqual([
    '/evaluations/groups/first',
  ]);
});
