import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { RecentLessons } from './recent-lessons.tsx';

const lesson = (_id: string, facts: object = {}) => ({
  __typename: 'Lesson' as const,
  _id,
  title: `Lesson ${_id}`,
  courseId: 'nt',
  courseName: 'New Testament Survey',
  seconds: 2_400,
  resumeAt: 1_122,
  completed: false,
  watchedSeconds: 1_122,
  ...facts,
});

function show(...lessons: ReturnType<typeof lesson>[]) {
  const answer = { data: { recentLessons: lessons }, problem: null, isLoading: false };
  render(
    <TestPage catalogues={[messages]}>
      <RecentLessons title="Continue watching" answer={answer} empty={<p>Nothing watched</p>} />
    </TestPage>,
  );
}

test('lessons watched lately lead back to where they were left (DASH-04)', async () => {
  show(lesson('four', { completed: true }), lesson('five'), lesson('three'));
  const link = await screen.findByRole('link', { name: /Lesson five/ });
  expect(link.getAttribute('href')).toBe('/student/courses/nt/lessons/five');
  expect(link.textContent).toContain('Resume at 18:42');
  expect(link.textContent).toContain('21:18 left');
  expect(screen.getByRole('link', { name: /Lesson three/ }).textContent).toContain('stopped at 18:42');
  expect(screen.getByRole('link', { name: /Lesson four/ }).textContent).toContain('Watched');
});

test('who has watched nothing is told so', async () => {
  show();
  expect(await screen.findByText('Nothing watched')).toBeTruthy();
});
