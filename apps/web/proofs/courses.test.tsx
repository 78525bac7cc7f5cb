import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from './show-screen.tsx';

const course = (_id: string, name: string) => ({
  __typename: 'Course',
  _id,
  code: 'NT 6',
  name,
  locale: 'en',
  credits: 3,
  kind: 'CORE',
  teacher: null,
  category: null,
  outline: null,
  progress: { __typename: 'CourseProgress', lessons: 0, completed: 0, shares: [] },
  nextLesson: null,
});
const group = (_id: string, name: string, outlinesUrl: string | null = null) => ({
  __typename: 'StudentGroup',
  _id,
  name,
  outlinesUrl,
});

const show = (groups: readonly object[], taken: readonly object[]) =>
  showScreen('/student/courses', {
    ownCourses: {
      data: { ownCourses: { __typename: 'StudentCourses', groups, taken }, ownCourseOfferings: [] },
    },
  });

test('a student’s courses stand under the group that takes them (COUR-01)', async () => {
  await show(
    [group('day', 'Second year, day'), group('evening', 'Evening class')],
    [
      { __typename: 'TakenCourse', groupId: 'day', course: course('romans', 'Romans') },
      { __typename: 'TakenCourse', groupId: 'evening', course: course('acts', 'Acts') },
      { __typename: 'TakenCourse', groupId: 'day', course: course('john', 'Letters of John') },
    ],
  );
  const coursesOf = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(await coursesOf('Second year, day')).toEqual(['Romans', 'Letters of John']);
  expect(await coursesOf('Evening class')).toEqual(['Acts']);
});

test('a group offers its outlines in one file, or says that there is none (COUR-09)', async () => {
  await show([group('day', 'Second year, day', '/downloads/day.zip'), group('evening', 'Evening class')], []);
  const day = within(await screen.findByRole('region', { name: 'Second year, day' }));
  expect(day.getByRole('link', { name: 'All outlines (ZIP)' }).getAttribute('href')).toBe(
    '/downloads/day.zip?locale=en',
  );
  expect(day.queryByText('No files to display')).toBeNull();
  const evening = within(screen.getByRole('region', { name: 'Evening class' }));
  expect(evening.getByText('No files to display')).toBeTruthy();
  expect(evening.queryByRole('link')).toBeNull();
});

test('a user without a group reads "No Groups Found" (COUR-10)', async () => {
  await show([], []);
  expect(await screen.findByText('No Groups Found')).toBeTruthy();
});
