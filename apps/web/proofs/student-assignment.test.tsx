import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showScreen } from './show-screen.tsx';

const file = (name: string) => ({
  __typename: 'WorkFile',
  _id: name,
  name,
  bytes: 2_048,
  url: `/files/${name}`,
});

const essay = {
  __typename: 'StudentAssignment',
  _id: 'essay',
  courseId: 'romans',
  courseCode: 'NT 6',
  courseName: 'Romans',
  title: 'An essay on grace',
  content: '<p>Two pages.</p>',
  kind: 'GRADED',
  dueDate: '2026-12-01T18:00:00.000Z',
  isExtended: false,
  timeZone: 'UTC',
  state: 'OPEN',
  isOpen: true,
  downloads: [file('reading-list.pdf'), file('template.docx')],
  submissions: [] as object[],
  grade: null,
  complete: null,
  gradedAt: null,
  comment: null,
  returnNote: null,
  feedbackFiles: [],
  gradeChanges: [],
};
const handedIn = {
  ...essay,
  state: 'SUBMITTED',
  submissions: [
    {
      __typename: 'SubmissionVersion',
      _id: 'v1',
      number: 1,
      submittedAt: '2026-11-16T10:00:00.000Z',
      receiptHash: 'ab'.repeat(32),
      files: ['grace.pdf', 'notes.pdf'].map((name) => ({ ...file(name), sha256: 'cd'.repeat(32) })),
    },
  ],
};

const show = (studentAssignment: object) =>
  showScreen('/student/assignments/essay', {
    studentAssignment: { data: { studentAssignment } },
    submitAssignment: { data: { submitAssignment: studentAssignment } },
  });

test('the page of an assignment offers what is to be downloaded for it (ASGN-04)', async () => {
  await show(essay);
  const card = (await screen.findByRole('heading', { name: 'Downloads' })).closest('section');
  const links = within(card as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/files/reading-list.pdf',
    '/files/template.docx',
  ]);
});

test('what was handed in is changed while the assignment is open (ASGN-10)', async () => {
  const { api } = await show(handedIn);
  const more = new File(['more'], 'more.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Files to submit'), more);
  await userEvent.click(screen.getByRole('button', { name: 'Remove notes.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove more.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit a new version' }));
  await waitFor(() =>
    expect(api.variablesOf('submitAssignment')).toMatchObject([
      { assignmentId: 'essay', known: 1, kept: ['grace.pdf'], sent: [] },
    ]),
  );
});

test('what was written about the work stands with its grade', async () => {
  const graded = { isOpen: false, state: 'GRADED', grade: 90, gradedAt: '2026-11-17T10:00:00.000Z' };
  const comment = 'Clear and kind. Name your sources next time.';
  await show({ ...handedIn, ...graded, comment });
  const card = (await screen.findByRole('heading', { name: 'Grade' })).closest('section');
  expect(within(card as HTMLElement).getByText(comment)).toBeTruthy();
  expect(card?.textContent).toContain('90');
});

test('work that was returned says what is wanted', async () => {
  await show({ ...handedIn, state: 'RETURNED', returnNote: 'The last page is missing.' });
  expect(await screen.findByText('The last page is missing.')).toBeTruthy();
});

test.each([
  ['is over', { isOpen: false }],
  ['was graded', { isOpen: false, state: 'GRADED', grade: 90 }],
])('once the assignment %s nothing can be handed in any more (ASGN-10)', async (_, differing) => {
  await show({ ...handedIn, ...differing });
  expect(await screen.findAllByText('grace.pdf')).not.toEqual([]);
  expect(screen.queryByLabelText('Files to submit')).toBeNull();
  expect(screen.queryByRole('button', { name: /Submit/ })).toBeNull();
});
