import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '#kit/client/testing/fake-api.ts';
import { listenForShortcuts } from '#kit/ui/shortcut/listen-for-shortcuts.ts';
import { CRITERIA, evaluation, score, showPage } from '../testing/show-page.tsx';
import { pendingEvaluations } from './pending-evaluations.ts';
import { WalkScreen } from './walk.screen.tsx';

let stop: () => void;
beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'manager'] }));
  stop = listenForShortcuts();
});
afterEach(() => {
  stop();
  pendingEvaluations.acknowledge(pendingEvaluations.state.get().waiting);
  vi.unstubAllGlobals();
});

type Evaluated = ReturnType<typeof evaluation> | null;

const row = (name: string, written: Evaluated = null) => ({
  __typename: 'EvaluatedStudent',
  _id: `first:term:${name}`,
  personId: name,
  name,
  evaluation: written,
});

function show(rows: ReturnType<typeof row>[], path = '/evaluations/groups/first?form=term') {
  const api = new FakeApi({
    evaluationWalk: {
      data: {
        evaluationsOf: rows,
        evaluationGroup: path.includes('first')
          ? { __typename: 'EvaluationGroup', _id: 'first', name: 'First Year', today: '2026-11-19' }
          : null,
        formsToEvaluateBy: [
          { __typename: 'EvaluationForm', _id: 'term', name: 'Term review', criteria: CRITERIA },
        ],
      },
    },
    evaluationStart: {
      data: {
        evaluationGroup: { __typename: 'EvaluationGroup', _id: 'first', name: 'First Year' },
        formsToEvaluateBy: [
          { __typename: 'EvaluationForm', _id: 'term', name: 'Term review', isArchived: false, criteria: [] },
          { __typename: 'EvaluationForm', _id: 'old', name: 'Practicum', isArchived: true, criteria: [] },
        ],
      },
    },
    saveEvaluation: {
      data: {
        saveEvaluation: evaluation('Ana Ruiz', {
          version: 1,
          answers: [score('reliable', 5), score('team', 2)],
        }),
      },
    },
  });
  const router = showPage(api, { path, at: '/evaluations/groups/:groupId', screen: <WalkScreen /> });
  return { api, router };
}

const isChosen = (criterion: string, value: string) =>
  within(screen.getByRole('group', { name: criterion })).getByRole<HTMLInputElement>('radio', { name: value })
    .checked;

test('a manager answers by digits, moves by arrows and letters, and all of it is saved (HOURS-05)', async () => {
  const { api, router } = show([row('Ana Ruiz'), row('Ben Osei')]);
  expect(await screen.findByRole('heading', { name: 'Evaluate First Year' })).toBeTruthy();
  await userEvent.keyboard('4');
  expect(isChosen('Reliability', '4')).toBe(true);
  await userEvent.keyboard('2');
  expect(isChosen('Works with others', '2')).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Goals'));
  await userEvent.keyboard('3 goals');
  await userEvent.click(screen.getByRole('radio', { name: '2', checked: true }));
  await userEvent.keyboard('{ArrowUp}5');
  expect(isChosen('Reliability', '5')).toBe(true);
  await waitFor(() => expect(api.variablesOf('saveEvaluation').length).toBeGreaterThan(0), {
    timeout: 3_000,
  });
  expect(api.variablesOf('saveEvaluation').at(-1)).toMatchObject({
    version: null,
    input: {
      formId: 'term',
      groupId: 'first',
      personId: 'Ana Ruiz',
      day: '2026-11-19',
      comment: '',
      answers: [
        { criterionId: 'reliable', score: 5 },
        { criterionId: 'team', score: 2 },
        { criterionId: 'goals', text: '3 goals' },
      ],
    },
  });
  expect(await screen.findByText(/^Saved · /)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '2', checked: true }));
  await userEvent.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'Ben Osei' })).toBeTruthy();
  expect(new URLSearchParams(router.state.location.search).get('person')).toBe('Ben Osei');
});

test('a draft cannot be published while an answer is missing, and says how many (HOURS-05)', async () => {
  show([row('Ana Ruiz', evaluation('Ana Ruiz', { answers: [score('team', 5)] }))]);
  expect(await screen.findByText('1 criterion still to answer')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /^Publish all/ })).toBeNull();
});

test('publishing shows it to the student, and can be undone (HOURS-05)', async () => {
  const { api } = show([row('Ana Ruiz', evaluation('Ana Ruiz'))]);
  const published = evaluation('Ana Ruiz', {
    status: 'PUBLISHED',
    publishedAt: '2026-11-19T08:00:00Z',
    version: 4,
  });
  api.answers['publishEvaluation'] = { data: { publishEvaluation: published } };
  api.answers['withdrawEvaluation'] = {
    data: { withdrawEvaluation: evaluation('Ana Ruiz', { version: 5 }) },
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Ana can read this. Withdraw it to change it.')).toBeTruthy();
  expect(api.variablesOf('publishEvaluation')).toEqual([{ evaluationId: 'of Ana Ruiz', version: 3 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('withdrawEvaluation')).toEqual([{ evaluationId: 'of Ana Ruiz', version: 4 }]),
  );
});

test('all that are ready are published together, after a question (HOURS-05)', async () => {
  const { api } = show([
    row('Ana Ruiz', evaluation('Ana Ruiz')),
    row('Ben Osei'),
    row('Cara Lind', evaluation('Cara Lind')),
  ]);
  api.answers['publishEvaluation'] = {
    data: { publishEvaluation: evaluation('Ana Ruiz', { status: 'PUBLISHED', version: 4 }) },
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Publish all ready (2)' }));
  const question = within(screen.getByRole('dialog', { name: 'Publish 2 evaluations' }));
  await userEvent.click(question.getByRole('button', { name: 'Publish 2 evaluations' }));
  expect(await screen.findByText('2 evaluations were published.')).toBeTruthy();
  const ids = api.variablesOf('publishEvaluation').map(({ evaluationId }) => evaluationId);
  expect(ids).toEqual(['of Ana Ruiz', 'of Cara Lind']);
});

test('what the student has acknowledged cannot be withdrawn; their reply is read here (HOURS-05)', async () => {
  const acknowledged = {
    status: 'PUBLISHED',
    publishedAt: '2026-11-17T08:00:00Z',
    acknowledgedAt: '2026-11-18T08:00:00Z',
    repliedAt: '2026-11-18T08:05:00Z',
    reply: 'I will work on it.',
  };
  show([row('Ana Ruiz', evaluation('Ana Ruiz', acknowledged))]);
  expect(await screen.findByText('I will work on it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
});

test('what the server refuses is told, and stays in the form (HOURS-05)', async () => {
  const { api } = show([row('Ana Ruiz')]);
  api.answers['saveEvaluation'] = serverError('The student wasn’t in this group on that day.', {
    problem: 'evaluationDayOutsideGroup',
  });
  await screen.findByRole('heading', { name: 'Ana Ruiz' });
  await userEvent.keyboard('4');
  expect(
    await screen.findByText('The student wasn’t in this group on that day.', {}, { timeout: 3_000 }),
  ).toBeTruthy();
  expect(isChosen('Reliability', '4')).toBe(true);
});

test('a draft is deleted after a question (HOURS-05)', async () => {
  const { api } = show([row('Ana Ruiz', evaluation('Ana Ruiz'))]);
  api.answers['deleteEvaluation'] = { data: { deleteEvaluation: 'of Ana Ruiz' } };
  await userEvent.click(await screen.findByRole('button', { name: 'Delete draft' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete draft' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete draft' }));
  expect(await screen.findByText('Ana Ruiz: draft deleted')).toBeTruthy();
  expect(isChosen('Reliability', '4')).toBe(false);
});

test('an address without such a group or form says so (HOURS-05)', async () => {
  show([], '/evaluations/groups/elsewhere?form=term');
  expect(
    await screen.findByRole('heading', { name: 'Group or form not found, or it belongs to another campus.' }),
  ).toBeTruthy();
});

test('an evaluator who comes without a form chooses one of those in use (HOURS-05)', async () => {
  show([], '/evaluations/groups/first?person=ana');
  expect(await screen.findByRole('link', { name: 'Term review' })).toHaveProperty(
    'href',
    expect.stringContaining('/evaluations/groups/first?form=term&person=ana'),
  );
  expect(screen.queryByRole('link', { name: 'Practicum' })).toBeNull();
});

test('each step that has words shows them beside its number (HOURS-05)', async () => {
  const worded = { ...CRITERIA[0], stepLabels: ['Rarely', '', 'Often', '', 'Always'] };
  show([row('Ana Ruiz', evaluation('Ana Ruiz', { criteria: [worded], answers: [] }))]);
  const scale = within(await screen.findByRole('group', { name: 'Reliability' }));
  expect(scale.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '1Rarely',
    '2',
    '3Often',
    '4',
    '5Always',
  ]);
});

test('an administrator in another’s place reads a draft, and is told why there is nothing to fill in (HOURS-05)', async () => {
  const support = { __typename: 'ImpersonatingUser' as const, _id: 'boss', fullName: 'The Boss' };
  enter(fakeUser({ roles: ['user', 'manager'], impersonatingUser: support }));
  show([row('Ana Ruiz', evaluation('Ana Ruiz'))]);
  expect(await screen.findByText(/You can’t write or publish evaluations in their name/)).toBeTruthy();
  expect(screen.getByText('A good term.')).toBeTruthy();
  for (const role of ['radio', 'textbox']) expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull();
});
