import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { QuestionOrder } from './question-order.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});
afterEach(() => vi.unstubAllGlobals());

const question = {
  __typename: 'ExamQuestion',
  _id: 'question',
  kind: 'TRUE_FALSE',
  points: 1,
  category: '',
  version: 1,
  imageId: null,
  isTrue: true,
  accepted: [],
  rightOptions: [],
  rightMatches: [],
  texts: [
    {
      __typename: 'QuestionText',
      locale: 'en',
      words: 'God is love.',
      explanation: '',
      imageAlt: '',
      options: [],
      matches: [],
    },
  ],
} as const;

const outlook = { attempts: 12, nowPass: 0, nowFail: 0, seen: 'seen', changed: [] };

function shown(resultsOnOldKeys: number, afterSaving: number): FakeApi {
  const api = new FakeApi({
    saveQuestion: { data: { saveQuestion: { _id: 'exam', onOldKey: afterSaving } } },
    regradeOutlook: { data: { regradeOutlook: outlook } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems]}>
      <QuestionOrder exam={{ _id: 'exam', resultsOnOldKeys }} questions={[question]} isReadOnly={false} />
    </TestPage>,
  );
  return api;
}

async function changeTheKey(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /God is love/ }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('radio', { name: 'False' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
}

test('who changes what is right in a question that was answered reads how many results stand on the old key, and is offered the dry run', async () => {
  const api = shown(0, 12);
  await changeTheKey();
  const offer = within(await screen.findByRole('dialog', { name: 'Some results still use the old answer' }));
  expect(offer.getByText(/12 results on your campuses were graded with the old answer/)).toBeTruthy();
  expect(api.variablesOf('regradeOutlook')).toEqual([]);
  const see = offer.getByRole('button', { name: 'See what would change' });
  expect(document.activeElement).toBe(see);
  await userEvent.click(see);
  expect(await screen.findByText(/No grades change out of 12/)).toBeTruthy();
});

test('where nobody was graded by the old key, the question is saved without another word', async () => {
  const api = shown(0, 0);
  await changeTheKey();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.variablesOf('saveQuestion')).toHaveLength(1);
});

test('until the results follow, that stands over the questions', async () => {
  shown(1, 0);
  expect(await screen.findByText(/1 result on your campuses was graded with answers/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'See what would change' }));
  expect(await screen.findByRole('dialog', { name: 'Regrade' })).toBeTruthy();
});
