import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/exams/rules/messages.ts';
import { AnswersCard } from './answers-card.tsx';
import type { Staffed } from './staffed.ts';

const given = (differing: object) => ({ isTrue: null, options: [], pairs: [], words: [], ...differing });

const question = (_id: string, differing: object) => ({
  _id,
  words: `Question ${_id}`,
  image: null,
  points: 2,
  comment: null,
  options: [
    { name: 'a', words: 'Mark' },
    { name: 'b', words: 'Luke' },
  ],
  matches: [],
  right: null,
  ...differing,
});

const attempt = {
  _id: 'attempt',
  result: { ending: 'SUBMITTED' },
  questions: [
    question('1', { kind: 'TRUE_FALSE', answer: given({ isTrue: true }), earned: 2 }),
    question('2', {
      kind: 'MULTIPLE_CHOICE',
      answer: given({ options: ['a', 'b'] }),
      right: given({ options: ['a'] }),
      earned: 1,
    }),
    question('3', { kind: 'TRUE_FALSE', answer: null, earned: 0 }),
    question('4', { kind: 'ESSAY', answer: given({ words: ['Grace came first.'] }), earned: null }),
    question('5', { kind: 'ESSAY', answer: given({ words: ['Truth came too.'] }), earned: null }),
  ],
} as unknown as Staffed['attempt'];

function show() {
  configure();
  const api = new FakeApi({
    markAnswer: { data: { markAnswer: { __typename: 'StaffAttempt', _id: 'attempt' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]}>
      <AnswersCard attempt={attempt} mayMark />
    </TestPage>,
  );
  return api;
}

test('right, partly right, wrong and ungraded answers are told apart by words, and parts of an answer too', () => {
  show();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Correct(?! answer)/);
  expect(rows[1]).toContain('Partly correct');
  expect(rows[1]).toContain('MarkCorrect');
  expect(rows[1]).toContain('LukeIncorrect');
  expect(rows[2]).toMatch(/Not answered.*Incorrect/);
  expect(rows[3]).toContain('Awaiting grade');
});

test('an essay is read in the window where it is marked, and the next one that waits follows', async () => {
  const api = show();
  await userEvent.click(screen.getAllByRole('button', { name: 'Mark answer' })[0]!);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Grace came first.')).toBeTruthy();
  const points = within(dialog).getByLabelText<HTMLInputElement>(/Points/);
  expect(points.value).toBe('');
  await userEvent.type(points, '1.5{Control>}{Enter}{/Control}');
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByText('Truth came too.')).toBeTruthy());
  expect(api.variablesOf('markAnswer')).toMatchObject([{ questionId: '4', points: 1.5 }]);
});
