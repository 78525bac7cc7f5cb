import { render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as courseMessages } from '#slices/courses/rules/messages.ts';
import { messages } from '../rules/messages.ts';
import { StudentCoursePage } from './student-course.page.tsx';

const lesson = {
  __typename: 'Lesson',
  _id: 'one',
  title: 'Who wrote it',
  hidden: false,
  seconds: 600,
  resumeAt: 0,
  completed: false,
  watchedSeconds: 0,
  watchedAt: null,
  files: [],
};

function show(standing: { isTaken: boolean; wasTaken: boolean }) {
  const course = {
    __typename: 'Course',
    _id: 'romans',
    code: 'NT 6',
    name: 'Romans',
    description: '',
    credits: 2,
    kind: 'CORE',
    locale: 'en',
    locales: ['en'],
    startedOn: null,
    category: null,
    teacher: null,
    outline: null,
    files: [],
    progress: { lessons: 1, completed: 0, secondsLeft: 600, shares: [0] },
    nextLesson: { __typename: 'NextLesson', _id: 'one', resumeAt: 0 },
    ...standing,
  };
  const api = new FakeApi({
    studentCourse: { data: { course, courseLessons: [lesson] } },
    noteCourseOpened: { data: { insertLogit: null } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, courseMessages]} path="/student/courses/romans">
      <Routes>
        <Route path="/student/courses/:courseId" element={<StudentCoursePage slots={[]} />} />
      </Routes>
    </TestPage>,
  );
  return api;
}

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});

test('a graduate finds the lessons of a course they took, told that nothing waits to be done', async () => {
  const api = show({ isTaken: false, wasTaken: true });
  expect(await screen.findByText(/^You’ve graduated\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Who wrote it' }).getAttribute('href')).toBe(
    '/student/courses/romans/lessons/one',
  );
  expect(screen.queryByRole('link', { name: 'Start' })).toBeNull();
  expect(screen.queryByText(/^Preview/)).toBeNull();
  expect(api.variablesOf('noteCourseOpened')).toEqual([]);
});

test('a student who takes it is led to the next lesson', async () => {
  show({ isTaken: true, wasTaken: false });
  expect(await screen.findByRole('link', { name: 'Start' })).toBeTruthy();
  expect(screen.queryByText(/^You’ve graduated\.|^Preview/)).toBeNull();
});

test('those who never took it are told that it is a preview', async () => {
  show({ isTaken: false, wasTaken: false });
  expect(await screen.findByText(/^Preview/)).toBeTruthy();
});
