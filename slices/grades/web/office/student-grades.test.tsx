import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as courseMessages } from '#slices/courses/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import type { StudentCourseFragment } from './student-grades.graphql.generated.ts';
import { StudentGrades } from './student-grades.tsx';

beforeEach(() => configure());

const romans: StudentCourseFragment = {
  __typename: 'CourseGrade',
  _id: 'romans',
  courseId: 'romans',
  credits: 2,
  courseCode: 'NT 201',
  courseName: 'Romans',
  courseOfferingId: 'romans-day',
  teacherName: 'Paul Berger',
  timeZone: 'UTC',
  term: 'Spring 2026',
  grade: 81.5,
  state: 'IN_PROGRESS',
  finalisedAt: null,
  parts: [
    {
      partId: 'midterm',
      kind: 'EXAM',
      title: 'Midterm',
      dueAt: '2026-01-01T00:00:00.000Z',
      weight: 1,
      state: 'GRADED',
      grade: 81.5,
      complete: null,
      isEntered: false,
      leftBy: null,
    },
  ],
  steps: [],
  projection: null,
  changes: [],
};

const show = (courses: readonly StudentCourseFragment[]) => {
  const studentGrades = { __typename: 'StudentGrades', _id: 'ana', courses };
  const api = new FakeApi({ gradesOfStudent: { data: { studentGrades } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, courseMessages]}>
      <StudentGrades studentId="ana" />
    </TestPage>,
  );
};

test('each course of a student tells its grade, opens to its parts and leads to the gradebook', async () => {
  show([
    romans,
    { ...romans, _id: 'acts', courseName: 'Acts', term: '', grade: null, courseOfferingId: null },
  ]);
  expect(await screen.findByRole('heading', { name: 'Spring 2026' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Other courses' })).toBeTruthy();
  const line = screen.getByText('Romans').closest('details');
  expect(line?.open).toBe(false);
  expect(line?.querySelector('summary')?.textContent).toContain('81.5');
  await userEvent.click(screen.getByText('Romans'));
  expect(line?.open).toBe(true);
  expect(line?.textContent).toContain('Midterm');
  // Pages of the student’s own are not the reader’s.
  expect(screen.queryByRole('link', { name: 'Midterm' })).toBeNull();
  const books = screen.getAllByRole('link', { name: 'Open gradebook' });
  expect(books.map((link) => link.getAttribute('href'))).toEqual(['/teaching/romans-day/grades']);
});

test('a student without courses has no grades', async () => {
  show([]);
  expect(await screen.findByText('No courses yet')).toBeTruthy();
});

test('above them stands the average, and how it came about', async () => {
  show([
    romans,
    { ...romans, _id: 'acts', courseId: 'acts', courseName: 'Acts', state: 'PASSED', grade: 90 },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: /90/ }));
  expect(await screen.findByText('NT 201 Acts')).toBeTruthy();
});
