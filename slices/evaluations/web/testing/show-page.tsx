import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { FakeApi } from '#kit/client/testing/fake-api.ts';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { ToastHost } from '#kit/ui/toast/toast-host.tsx';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';

const TEXTS = {
  ...Object.fromEntries(
    [uiMessages, clientMessages, messages, problems].flatMap(({ sources }) =>
      Object.entries(sources).map(([id, { text }]) => [id, text]),
    ),
  ),
  menuEvaluations: 'Evaluations',
  menuHours: 'Hours',
};

/** A screen of the slice with the addresses it leads to; forms that guard what is typed need a router that can wait. */
export function showPage(
  api: FakeApi,
  { path, at, screen }: { path: string; at: string; screen: ReactNode },
) {
  vi.stubGlobal('fetch', api.fetch);
  const router = createMemoryRouter(
    [
      { path: at, element: screen },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <TextProvider locale="en" texts={TEXTS}>
      <RouterProvider router={router} />
      <ToastHost position="bottom-center" />
    </TextProvider>,
  );
  return router;
}

const criterion = (criterionId: string, label: string, differing: object = {}) => ({
  __typename: 'EvaluationCriterion',
  _id: `v1:${criterionId}`,
  criterionId,
  kind: 'SCALE',
  isOptional: false,
  label,
  stepLabels: ['Rarely', '', '', '', 'Always'],
  ...differing,
});

/** Two numbers and a text that may stay empty. */
export const CRITERIA = [
  criterion('reliable', 'Reliability'),
  criterion('team', 'Works with others'),
  criterion('goals', 'Goals', { kind: 'TEXT', isOptional: true, stepLabels: [] }),
];

export const score = (criterionId: string, value: number) => ({
  __typename: 'EvaluationAnswer',
  criterionId,
  score: value,
  text: '',
});

/** A complete draft about a student, unless the test says otherwise. */
export const evaluation = (studentName: string, differing: object = {}) => ({
  __typename: 'Evaluation',
  _id: `of ${studentName}`,
  formId: 'term',
  formName: 'Term review',
  regionName: 'Walsall',
  groupId: 'first',
  groupName: 'First Year',
  personId: studentName,
  studentName,
  evaluatorId: 'ruth',
  evaluatorName: 'Ruth Amsel',
  isToWrite: true,
  day: '2026-11-16',
  status: 'DRAFT',
  publishedAt: null,
  acknowledgedAt: null,
  repliedAt: null,
  version: 3,
  criteria: CRITERIA,
  answers: [score('reliable', 4), score('team', 5)],
  comment: 'A good term.',
  reply: '',
  ...differing,
});
