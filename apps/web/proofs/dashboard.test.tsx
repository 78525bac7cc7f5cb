import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeUser } from '#kit/client/testing/fake-api.ts';
import { dashboardApi, day } from '#slices/dashboard/web/testing/dashboard-api.ts';
import { showScreen } from './show-screen.tsx';

test('the latest exam results stand on the dashboard of a student, each with the way to it, and no more than come (DASH-03)', async () => {
  const results = [91, 84, 77, 70, 62].map((grade, index) => ({
    __typename: 'RecentExamResult',
    _id: `attempt-${index}`,
    examId: `exam-${index}`,
    title: `Exam ${index}`,
    endedAt: '2026-11-10T11:00:00.000Z',
    grade,
    passed: grade >= 70,
    waits: false,
  }));
  const student = { groups: [day], selectedGroup: 'day' };
  const { answers } = dashboardApi(fakeUser(student), 'day', { results });
  await showScreen('/dashboard', answers, student);
  const links = await screen.findAllByRole('link', { name: /^Exam \d/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    results.map(({ examId, _id }) => `/student/exams/${examId}/results/${_id}`),
  );
  expect(links[0]?.textContent).toContain('91');
});
