import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as ofCourses } from '#slices/courses/rules/messages.ts';
import { messages } from '../rules/messages.ts';
import { GradesScreen } from './grades.screen.tsx';
import type { OwnCourseFragment } from './own-grades.graphql.generated.ts';

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});

const course = (courseName: string, differing: Partial<OwnCourseFragment>): OwnCourseFragment => ({
  __typename: 'CourseGrade',
  _id: courseName,
  courseId: courseName,
  courseCode: 'NT 201',
  courseName,
  credits: 2,
  teacherName: null,
  timeZone: 'UTC',
  term: 'Autumn 2026',
  grade: 80,
  state: 'PASSED',
  finalisedAt: null,
  parts: [],
  steps: [],
  projection: null,
  changes: [],
  ...differing,
});

const RUNNING = course('Romans', { state: 'IN_PROGRESS', grade: 40 });
const PASSED = course('Acts', { term: 'Spring 2026', grade: 90, credits: 3 });
const FAILED = course('Psalms', { term: 'Spring 2026', grade: 60, credits: 1, state: 'FAILED' });

function show(courses: readonly OwnCourseFragment[], path = '/student/grades') {
  const ownGrades = { __typename: 'StudentGrades', _id: 'ana', courses };
  vi.stubGlobal('fetch', new FakeApi({ ownGrades: { data: { ownGrades } } }).fetch);
  render(
    <TestPage catalogues={[messages, ofCourses]} path={path}>
      <GradesScreen />
    </TestPage>,
  );
}

const figure = async (label: string) => (await screen.findByText(label)).nextSibling?.textContent;

test('on top stands what all courses come to, without what still goes on', async () => {
  show([RUNNING, PASSED, FAILED]);
  expect(await figure('Overall average')).toMatch(/^82\.5/);
  expect(await figure('Credits passed')).toBe('3');
  expect(await figure('Courses in progress')).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: /^82\.5/ }));
  expect(screen.getByText('Your best grade in each finished course, weighted by credits')).toBeTruthy();
  expect(screen.queryByText('NT 201 Romans')).toBeNull();
});

test('a past term is folded, its courses come when it is unfolded, and all of them on paper', async () => {
  show([RUNNING, PASSED, FAILED]);
  await screen.findByRole('article', { name: 'Romans' });
  expect(screen.queryByRole('article', { name: 'Acts' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('article', { name: 'Psalms' })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('article', { name: 'Psalms' })).toBeNull();
  await userEvent.click(screen.getByText('Spring 2026'));
  expect(await screen.findByRole('article', { name: 'Acts' })).toBeTruthy();
});

test.each([
  ['that the address names a course of', [RUNNING, PASSED], '/student/grades?course=Acts'],
  ['after which nothing came', [PASSED], '/student/grades'],
])('a past term %s is open', async (_, courses, path) => {
  show(courses, path);
  expect(await screen.findByRole('article', { name: 'Acts' })).toBeTruthy();
});

const EXAM: OwnCourseFragment['parts'][number] = {
  partId: 'final',
  kind: 'EXAM',
  title: 'Final exam',
  dueAt: '2026-01-01T00:00:00.000Z',
  weight: 1,
  state: 'GRADED',
  grade: 80,
  complete: null,
  isEntered: false,
  leftBy: null,
};

test.each([
  ['a student is led to the exam that counted', {}, '/student/exams/final'],
  [
    'a graduate, who has no exams any more, only reads what it came to',
    { isAlumni: true, groups: [] },
    undefined,
  ],
])('%s', async (_, reader, address) => {
  enter(fakeUser(reader));
  show([course('Romans', { parts: [EXAM] })]);
  const title = await screen.findByText('Final exam');
  expect(title.closest('a')?.getAttribute('href')).toBe(address);
});

test('a link to one course tells at once how its grade was computed, and leads to attendance where that took something off', async () => {
  const steps: OwnCourseFragment['steps'] = [
    { kind: 'MEAN', grade: 60, takenOff: null },
    { kind: 'DEDUCTION', grade: 40, takenOff: 20 },
  ];
  show([course('Romans', { state: 'IN_PROGRESS', grade: 40, steps })], '/student/grades?course=Romans');
  const link = await screen.findByRole('link', { name: 'See your attendance', hidden: true });
  expect(link.getAttribute('href')).toBe('/student/attendance');
  expect(screen.getByText('Attendance').parentElement?.textContent).toBe('Attendance− 20');
  expect(document.querySelector('p :is(div, ol)')).toBeNull();
});
