import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage, TestSite } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/exams/rules/messages.ts';
import { messages as ofLessons } from '#slices/lessons/rules/messages.ts';
import { MarkingScreen } from './marking.screen.tsx';

beforeEach(() => configure());

test('who has nothing to mark is told so', async () => {
  const api = new FakeApi({ answersToMark: { data: { answersToMark: [], answersToMarkCount: 0 } } });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path="/examResults/marking">
      <MarkingScreen />
    </TestPage>,
  );
  expect(await screen.findByText('Nothing to mark')).toBeTruthy();
});

test('a class that is not the reader’s is not there, rather than marked', async () => {
  const api = new FakeApi({
    answersToMark: { data: { answersToMark: [], answersToMarkCount: 0 } },
    courseOfferingExams: { data: { courseOfferingExams: null } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, ofLessons]} path="/teaching/foreign/exams/marking">
      <Routes>
        <Route path="/teaching/:courseOfferingId/exams/marking" element={<MarkingScreen />} />
      </Routes>
    </TestPage>,
  );
  expect(await screen.findByText('Group not found, or you don’t teach it')).toBeTruthy();
  expect(screen.queryByText('Nothing to mark')).toBeNull();
});

const essay = (_id: string, words: string) => ({
  __typename: 'AnswerToMark',
  _id,
  questionId: 'q1',
  studentName: 'Ana Ruiz',
  examTitle: 'Romans',
  points: 10,
  words,
  image: null,
  answer: 'By faith.',
});

test('what was typed about an answer is there again on turning back to it, and is asked about on leaving', async () => {
  const answersToMark = [essay('a1', 'What is faith?'), essay('a2', 'What is hope?')];
  const api = new FakeApi({
    answersToMark: { data: { answersToMark, answersToMarkCount: 2 } },
    markAnswer: { data: { markAnswer: { __typename: 'Attempt', _id: 'a1' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  const page = (
    <>
      <MarkingScreen />
      <Link to="/courses">Courses</Link>
    </>
  );
  const routes = [
    { path: '/', element: page },
    { path: '/courses', element: <p>All courses</p> },
  ];
  render(<TestSite catalogues={[messages]} routes={routes} />);
  await userEvent.type(await screen.findByLabelText(/Points/), '7');
  await userEvent.type(screen.getByLabelText(/Comment/), 'Well argued.');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('What is hope?')).toBeTruthy();
  expect(screen.getByLabelText(/Comment/)).toHaveProperty('value', '');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByLabelText(/Comment/)).toHaveProperty('value', 'Well argued.');
  expect(screen.getByLabelText(/Points/)).toHaveProperty('value', '7');

  await userEvent.click(screen.getByRole('link', { name: 'Courses' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and next' }));
  expect(await screen.findByText('What is hope?')).toBeTruthy();
  expect(api.variablesOf('markAnswer')).toMatchObject([{ points: 7, comment: 'Well argued.' }]);
  await userEvent.click(screen.getByRole('link', { name: 'Courses' }));
  expect(await screen.findByText('All courses')).toBeTruthy();
});
