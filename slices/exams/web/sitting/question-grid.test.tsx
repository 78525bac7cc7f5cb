import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configure } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/exams/rules/messages.ts';
import type { ShownQuestion } from './answer-desk.ts';
import { QuestionGrid } from './question-grid.tsx';
import { ReviewAnswers } from './review-answers.tsx';

const matching = (_id: string): ShownQuestion => ({
  _id,
  kind: 'MATCHING',
  points: 1,
  words: `Question ${_id}`,
  options: ['o1', 'o2'].map((name) => ({ name, words: name })),
  matches: ['m1', 'm2'].map((name) => ({ name, words: name })),
  image: null,
});
const pairs = ['o1', 'o2'].map((option) => ({ option, match: 'm1' }));

test('a question of which a part is answered is told from those that are answered and those that are not', () => {
  configure();
  const state = {
    answers: { whole: { pairs }, half: { pairs: pairs.slice(1) } },
    flagged: new Set<string>(),
    isHandingIn: false,
  };
  const questions = ['whole', 'half', 'none'].map((_id) => matching(_id));
  render(
    <TestPage catalogues={[messages]}>
      <QuestionGrid questions={questions} state={state} current={null} onShow={() => {}} />
      <ReviewAnswers questions={questions} state={state} onShow={() => {}} onSubmit={() => {}} />
    </TestPage>,
  );
  expect(screen.getByText('1 of 3 answered')).toBeTruthy();
  for (const [number, words] of ['Answered', 'Partly answered', 'Unanswered'].entries()) {
    expect(screen.getByRole('button', { name: `Question ${number + 1} of 3, ${words}` })).toBeTruthy();
    expect(
      screen.getByRole('button', { name: new RegExp(`^${number + 1} ?Question .*${words}$`) }),
    ).toBeTruthy();
  }
});
