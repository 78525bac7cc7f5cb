import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { evaluation, score, showPage } from '../testing/show-page.tsx';
import { EvaluationsScreen } from './evaluations.screen.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'manager'] }));
});
afterEach(() => vi.unstubAllGlobals());

const GROUPS = [
  {
    __typename: 'EvaluationGroup',
    _id: 'first',
    name: 'First Year',
    regionId: 'r1',
    regionName: 'Walsall',
    isArchived: false,
  },
];
const english = (text: string) => [{ __typename: 'EvaluationText', locale: 'en', text }];
const FORM = {
  __typename: 'EvaluationForm',
  _id: 'term',
  regionId: 'r1',
  regionName: 'Walsall',
  name: 'Term review',
  names: english('Term review'),
  criteria: [
    {
      __typename: 'EvaluationCriterion',
      _id: 'v1:reliable',
      criterionId: 'reliable',
      kind: 'SCALE',
      isOptional: false,
      labels: english('Reliability'),
      lows: english('Rarely'),
      twos: [],
      threes: [],
      fours: [],
      highs: english('Always'),
    },
  ],
  isArchived: false,
  number: 1,
  isUsed: true,
  version: 3,
};

function show(rows: ReturnType<typeof evaluation>[], path = '/evaluations') {
  const api = new FakeApi({
    evaluations: {
      data: { evaluations: { rows, nextCursor: null, count: rows.length, countIsOpen: false } },
    },
    evaluation: { data: { evaluation: rows[0] ?? null } },
    evaluationsAbout: { data: { evaluationsAbout: rows.slice(0, 1) } },
    evaluationChoices: { data: { evaluationGroups: GROUPS, evaluationForms: [FORM] } },
    evaluationForms: { data: { evaluationGroups: GROUPS, evaluationForms: [FORM] } },
    saveEvaluationForm: { data: { saveEvaluationForm: { ...FORM, number: 2, version: 4 } } },
  });
  showPage(api, { path, at: '/evaluations', screen: <EvaluationsScreen /> });
  return api;
}

test('the list names students, forms, evaluators and how far each has come; one opens beside it (HOURS-05) (NAV-20)', async () => {
  const replied = {
    status: 'PUBLISHED',
    publishedAt: '2026-11-17T08:00:00Z',
    acknowledgedAt: '2026-11-18T08:00:00Z',
    repliedAt: '2026-11-18T08:05:00Z',
    reply: 'I will work on it.',
  };
  show([evaluation('Ana Ruiz', replied), evaluation('Ben Osei')]);
  const row = within(await screen.findByRole('row', { name: /Ana Ruiz/ }));
  for (const told of ['Term review', 'Ruth Amsel', 'Acknowledged', 'Replied'])
    expect(row.getByText(told)).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Ben Osei/ })).getByText('Draft')).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: /Ana Ruiz/ }));
  const drawer = within(await screen.findByRole('dialog', { name: /Ana Ruiz/ }));
  expect(await drawer.findByText('I will work on it.')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  expect(drawer.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toContain('evaluation.pdf');
  await userEvent.click(drawer.getByText('Written before, and by others'));
  expect(await drawer.findByText('Nothing else was written about this student by this form.')).toBeTruthy();
});

test('a draft of another evaluator is published from here, not written on; an incomplete one waits (HOURS-05)', async () => {
  const theirs = { isToWrite: false, evaluatorId: 'ben', evaluatorName: 'Ben Osei' };
  const api = show([evaluation('Ana Ruiz', theirs)], '/evaluations?evaluation=of Ana Ruiz');
  api.answers['publishEvaluation'] = {
    data: { publishEvaluation: evaluation('Ana Ruiz', { ...theirs, status: 'PUBLISHED', version: 4 }) },
  };
  const drawer = within(await screen.findByRole('dialog', { name: /Ana Ruiz/ }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Ana Ruiz: evaluation published')).toBeTruthy();
  expect(drawer.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('an administrator in another’s place is told why nothing can be published or written (HOURS-05)', async () => {
  const support = { __typename: 'ImpersonatingUser' as const, _id: 'boss', fullName: 'The Boss' };
  enter(fakeUser({ roles: ['user', 'manager'], impersonatingUser: support }));
  show([evaluation('Ana Ruiz')], '/evaluations?evaluation=of Ana Ruiz');
  const drawer = within(await screen.findByRole('dialog', { name: /Ana Ruiz/ }));
  expect(await drawer.findByText(/You can’t write or publish evaluations in their name/)).toBeTruthy();
  expect(drawer.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('what is still to be answered by another evaluator is said (HOURS-05)', async () => {
  const incomplete = { isToWrite: false, answers: [score('team', 5)] };
  show([evaluation('Ana Ruiz', incomplete)], '/evaluations?evaluation=of Ana Ruiz');
  const drawer = within(await screen.findByRole('dialog', { name: /Ana Ruiz/ }));
  expect(await drawer.findByText('1 criterion still to answer')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('a form is given words for the steps between, and says that a version follows (HOURS-05)', async () => {
  const api = show([], '/evaluations?tab=forms&form=term');
  expect(await screen.findByText(/Saving makes version 2/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('What 3 means'), 'Often');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(api.variablesOf('saveEvaluationForm')).toHaveLength(1));
  expect(api.variablesOf('saveEvaluationForm')[0]).toMatchObject({
    formId: 'term',
    version: 3,
    criteria: [
      {
        criterionId: 'reliable',
        threes: [{ locale: 'en', text: 'Often' }],
        twos: [],
        highs: [{ text: 'Always' }],
      },
    ],
  });
});
