import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { CRITERIA, score, showPage } from '../testing/show-page.tsx';
import { OwnEvaluationsScreen } from './own-evaluations.screen.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user'] }));
});
afterEach(() => vi.unstubAllGlobals());

const own = (differing: object = {}) => ({
  __typename: 'OwnEvaluation',
  _id: 'e1',
  formId: 'term',
  formName: 'Term review',
  day: '2026-11-16',
  evaluatorName: 'Ruth Amsel',
  criteria: CRITERIA,
  answers: [score('reliable', 4), score('team', 5)],
  comment: 'A good term.',
  publishedAt: '2026-11-17T07:31:00Z',
  acknowledgedAt: null,
  reply: '',
  repliedAt: null,
  ...differing,
});

const READ = { acknowledgedAt: '2026-11-18T07:31:00Z' };

function show(...evaluations: ReturnType<typeof own>[]): FakeApi {
  const api = new FakeApi({
    ownEvaluations: { data: { ownEvaluations: evaluations } },
    acknowledgeEvaluation: { data: { acknowledgeEvaluation: own(READ) } },
    replyToEvaluation: {
      data: { replyToEvaluation: own({ ...READ, reply: 'Thank you.', repliedAt: '2026-11-18T08:00:00Z' }) },
    },
  });
  const path = '/student/evaluations';
  showPage(api, { path, at: path, screen: <OwnEvaluationsScreen /> });
  return api;
}

test('a student reads how they were rated, in numbers and words, and what was left out (HOURS-05)', async () => {
  show(own());
  expect(await screen.findByRole('heading', { name: 'Term review' })).toBeTruthy();
  expect(screen.getByText(/by Ruth Amsel$/)).toBeTruthy();
  const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(answers).toEqual(['4 of 5', '5 of 5 Always', 'Not answered', 'A good term.']);
  expect(screen.getAllByText('1 Rarely · 5 Always')).toHaveLength(2);
  expect(screen.getByText('New')).toBeTruthy();
});

test('a student acknowledges an evaluation, and may then reply to it (HOURS-05)', async () => {
  const api = show(own());
  expect(screen.queryByRole('button', { name: 'Write a reply' })).toBeNull();
  api.answers['ownEvaluations'] = { data: { ownEvaluations: [own(READ)] } };
  await userEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  expect(await screen.findByText('Evaluation acknowledged')).toBeTruthy();
  expect(api.variablesOf('acknowledgeEvaluation')).toEqual([{ evaluationId: 'e1' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a reply' }));
  await userEvent.type(screen.getByLabelText('Your reply'), 'Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() =>
    expect(api.variablesOf('replyToEvaluation')).toEqual([{ evaluationId: 'e1', reply: 'Thank you.' }]),
  );
  expect(await screen.findByText('Your reply was sent.')).toBeTruthy();
});

test('a reply is given once: it stands there and there is no way to a second (HOURS-05)', async () => {
  show(own({ ...READ, reply: 'Thank you.', repliedAt: '2026-11-18T08:00:00Z' }));
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Write a reply' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
});

test('who was never evaluated reads what will be here (HOURS-05)', async () => {
  show();
  expect(await screen.findByText('No evaluations yet')).toBeTruthy();
});
