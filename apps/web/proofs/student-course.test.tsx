import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from './show-screen.tsx';

const course = {
  __typename: 'Course',
  _id: 'survey',
  code: 'NT 1',
  name: 'New Testament Survey',
  description: '',
  credits: 2,
  kind: 'CORE',
  locale: 'en',
  locales: ['en'],
  isTaken: true,
  startedOn: '2026-10-29',
  category: null,
  teacher: { __typename: 'CourseTeacher', _id: 'agnes', name: 'Ágnes Szabó', photoUrl: null },
  outline: null,
  files: [],
  progress: { lessons: 8, completed: 4, secondsLeft: 600, shares: [1, 1, 1, 1, 0, 0, 0, 0] },
  nextLesson: null,
};
const exam = {
  __typename: 'ListedExam',
  _id: 'final',
  courseCode: 'NT 1',
  title: 'Final exam',
  opensAt: '2026-12-02T08:00:00.000Z',
  deadline: '2026-12-04T23:59:00.000Z',
  timeZone: 'UTC',
  isOpen: false,
  isToCome: true,
  attemptCount: 0,
  allowedAttempts: 2,
  limitMinutes: 45,
  questionCount: 30,
  told: null,
};
const essay = {
  __typename: 'ListedAssignment',
  _id: 'essay',
  title: 'Reading journal',
  dueDate: '2026-11-22T23:59:00.000Z',
  timeZone: 'UTC',
  state: 'TO_DO',
  grade: null,
  complete: null,
};
const grade = { __typename: 'CourseGrade', _id: 'g1', grade: 84, state: 'IN_PROGRESS' };

async function show(differing: { exam?: object; course?: object; grade?: null } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:00Z') });
  const shown = await showScreen('/student/courses/survey', {
    studentCoursePage: {
      data: {
        course: { ...course, ...differing.course },
        courseLessons: [],
        studentExams: [{ ...exam, ...differing.exam }],
        studentAssignments: [essay],
        ownGrades: {
          __typename: 'StudentGrades',
          _id: 'ana',
          courses: differing.grade === null ? [] : [grade],
        },
      },
    },
    noteCourseOpened: { data: { insertLogit: { __typename: 'InsertedLogit', _id: '1' } } },
  });
  await screen.findByRole('heading', { level: 1, name: 'New Testament Survey' });
  vi.useRealTimers();
  return shown;
}

const cardOf = (name: RegExp) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') ?? document.body);

test('the page of a course says in one call how it stands with exam, work, grade and pace', async () => {
  const { api } = await show();
  expect(
    api.calls.map(({ body }) => body.operationName).filter((name) => name !== 'noteCourseOpened'),
  ).toEqual(['studentCoursePage']);
  expect(
    screen.getByText(
      'Two lessons a week finishes this course by December 1, three days before the exam is due.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Started Oct 29')).toBeTruthy();
  const card = cardOf(/^Exam/);
  expect(card.getByText('Not open yet')).toBeTruthy();
  expect(card.getByText('30 questions, 45 minutes')).toBeTruthy();
  expect(card.getByText('0 of 2 used')).toBeTruthy();
  expect(card.getByRole('link', { name: 'About the exam' }).getAttribute('href')).toBe(
    '/student/exams/final',
  );
  expect(screen.getByRole('link', { name: 'Reading journal' })).toBeTruthy();
  const graded = cardOf(/^Grade so far/);
  expect(graded.getByText('84')).toBeTruthy();
  expect(graded.getByRole('link').getAttribute('href')).toBe('/student/grades?course=survey');
});

test('a course that is watched to its end leads to the exam', async () => {
  await show({
    exam: { isOpen: true, isToCome: false },
    course: { progress: { ...course.progress, completed: 8 } },
    grade: null,
  });
  expect(screen.queryByText(/finishes this course/)).toBeNull();
  const start = cardOf(/^Exam/).getByRole('link', { name: 'Start exam' });
  expect(start.dataset['tone']).toBe('primary');
  expect(screen.queryByText('Grade so far')).toBeNull();
});

test('an exam that was failed is taken again, one that is over shows its result', async () => {
  const told = { __typename: 'ToldAttempt', endedAt: '2026-11-10T10:00:00.000Z', grade: 52, passed: false };
  await show({ exam: { isOpen: true, isToCome: false, attemptCount: 1, told } });
  expect(cardOf(/^Exam/).getByRole('link', { name: 'Retake exam' })).toBeTruthy();
  expect(cardOf(/^Exam/).getByText(/Failed/)).toBeTruthy();
});
