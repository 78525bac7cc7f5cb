import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from './show-screen.tsx';

const work = (studentName: string, differing: object = {}) => ({
  __typename: 'ListedSubmission',
  _id: studentName,
  assignmentId: 'essay',
  studentId: studentName,
  studentName,
  title: 'An essay on grace',
  courseCode: 'NT 6',
  groupName: 'First year',
  regionName: 'Walsall',
  timeZone: 'UTC',
  dueAt: '2026-12-01T18:00:00.000Z',
  isExtended: false,
  submittedAt: '2026-11-16T10:00:00.000Z',
  isLate: false,
  state: 'SUBMITTED',
  grade: null,
  complete: null,
  ...differing,
});

const answers = {
  assignmentSubmissions: {
    data: {
      assignmentSubmissions: {
        __typename: 'SubmissionPage',
        rows: [work('Ana Souza'), work('Ben Okoro', { state: 'GRADED', grade: 85 })],
        nextCursor: null,
        count: 2,
        countIsOpen: false,
      },
    },
  },
  submissionChoices: { data: { submissionChoices: [] } },
};

test('an admin reviews at /assignmentSubmissions what students have handed in (ASGN-12)', async () => {
  await showScreen('/assignmentSubmissions', answers, { roles: ['user', 'admin'] });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Assignment Submissions');
  const ana = (await screen.findByText('Ana Souza')).closest('tr');
  expect(within(ana as HTMLElement).getByText('An essay on grace')).toBeTruthy();
  const ben = screen.getByText('Ben Okoro').closest('tr');
  expect(within(ben as HTMLElement).getByText(/85/)).toBeTruthy();
});

test.each([[['user']], [['user', 'manager']], [['user', 'superadmin']]])(
  'a user with the roles %j is sent to the dashboard instead',
  async (roles) => {
    const { path, api } = await showScreen('/assignmentSubmissions', answers, { roles });
    await expect.poll(path).toBe('/dashboard');
    expect(api.variablesOf('assignmentSubmissions')).toEqual([]);
  },
);
