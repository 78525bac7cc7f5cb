import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { clearToasts } from '#kit/ui/toast/show-toast.ts';
import { messages } from '../../rules/messages.ts';
import type { WrittenExamFragment } from './authoring.graphql.generated.ts';
import { ExamActions } from './exam-actions.tsx';

afterEach(() => {
  clearToasts();
  vi.unstubAllGlobals();
});

const midterm: WrittenExamFragment = {
  __typename: 'Exam',
  _id: 'midterm',
  courseId: 'romans',
  courseName: 'Romans',
  title: 'Midterm',
  version: 1,
  passMark: 70,
  allowedAttempts: null,
  limitMinutes: null,
  openBook: false,
  shuffles: false,
  review: 'NEVER',
  questionCount: 0,
  attemptCount: 0,
  wholeIn: ['en'],
  usedElsewhere: [],
  schedules: [],
  texts: [],
  picks: [],
};

function show(differing: Partial<WrittenExamFragment>): FakeApi {
  configure();
  const api = new FakeApi({ archiveExam: { data: { archiveExam: { _id: 'midterm' } } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/courses/romans/exams/midterm">
      <ExamActions exam={{ ...midterm, ...differing }} />
    </TestPage>,
  );
  return api;
}

async function takeOut(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /Midterm/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from course' }));
}

test('before an exam is taken out of its course, it is told who sits it and who has', async () => {
  const api = show({ schedules: [{ groupId: 'day' }, { groupId: 'evening' }], attemptCount: 1 });
  await takeOut();
  const asked = within(await screen.findByRole('dialog', { name: 'Remove Midterm from the course?' }));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Scheduled for 2 groups',
    '1 attempt',
  ]);
  expect(api.variablesOf('archiveExam')).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'Remove from course' }));
  await waitFor(() =>
    expect(api.variablesOf('archiveExam')).toEqual([{ examId: 'midterm', archived: true }]),
  );
});

test('an exam that nobody sits is taken out at once and can be brought back', async () => {
  const api = show({});
  await takeOut();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('archiveExam')).toEqual([
      { examId: 'midterm', archived: true },
      { examId: 'midterm', archived: false },
    ]),
  );
});

test.each([
  ['other campuses use it too', ['Walsall']],
  ['the reader writes no exams', null],
])('nothing can be changed where %s', async (_, usedElsewhere) => {
  show({ usedElsewhere, questionCount: 3 });
  await screen.findByRole('link', { name: 'Preview' });
  expect(screen.queryByRole('button')).toBeNull();
});
