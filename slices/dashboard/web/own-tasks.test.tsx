import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeAppState, DEFAULT_APP_STATE } from '#kit/client/storage/app-state.ts';
import { configure } from '#kit/client/testing/fake-api.ts';
import { asOf, tellTimesAsOf } from '#kit/ui/moment/as-of.ts';
import { day, old } from './testing/dashboard-api.ts';
import { showDashboard } from './testing/show-dashboard.tsx';

const usual = asOf();

beforeEach(() => {
  configure();
  changeAppState(DEFAULT_APP_STATE);
  tellTimesAsOf(new Date('2026-11-17T12:00:00Z'));
});
afterEach(() => {
  tellTimesAsOf(usual);
});

const task = {
  __typename: 'OwnTask',
  firstDay: null,
  lastDay: null,
  dueOn: null,
  timeZone: 'Europe/London',
  amount: null,
  currency: null,
};

test('a student is told what else to do, the next deadline first and the last day in amber, and what became of their leave', async () => {
  const missed = { firstDay: '2026-11-12', lastDay: '2026-11-12', about: 'New Testament Survey' };
  showDashboard({ groups: [day] }, 'day', {
    tasks: [
      {
        ...task,
        _id: 'invoice',
        name: 'payInvoice',
        path: '/student/transactions/invoice',
        about: 'W-2026-0417',
        dueOn: '2026-11-20',
        amount: 14_000,
        currency: { __typename: 'AmountCurrency', value: 'GBP', decimals: 2 },
      },
      {
        ...task,
        _id: 'late',
        name: 'payInvoice',
        path: '/student/transactions/late',
        about: 'W-2026-0100',
        dueOn: '2026-09-20',
        amount: 200,
        currency: { __typename: 'AmountCurrency', value: 'GBP', decimals: 2 },
      },
      { ...task, ...missed, _id: 's1', name: 'explainAbsence', path: '/explain', dueOn: '2026-11-17' },
      {
        ...task,
        _id: 'leave',
        name: 'leaveApproved',
        path: '/student/attendance?tab=leave-requests',
        about: 'Illness',
        firstDay: '2026-11-19',
        lastDay: '2026-11-20',
      },
    ],
  });
  const list = (await screen.findByText('Explain your absence')).closest('ul');
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
    'Invoice W-2026-0100£2.00Overdue since Sep 20View',
    'Explain your absenceThursday, November 12 · New Testament SurveyBy todayExplain',
    'Invoice W-2026-0417£140.00Due FridayView',
    expect.stringMatching(/^Your leave was approvedThursday, November 19.*20 · IllnessView$/),
  ]);
  const toneOf = (words: string) => screen.getByText(words).closest('[data-tone]')?.getAttribute('data-tone');
  expect([toneOf('today'), toneOf('Friday')]).toEqual(['warning', 'neutral']);
});

test('a graduate reads first what they owe, and what waits for them if they still serve the college', async () => {
  showDashboard({ isAlumni: true, roles: ['user', 'manager'], groups: [old] }, 'old', {
    tasks: [{ ...task, _id: 'invoice', name: 'payInvoice', path: '/student/transactions/i', about: 'W-7' }],
    queues: [
      {
        __typename: 'Queue',
        name: 'helpRequests',
        path: '/request-form?state=OPEN',
        regionId: null,
        regionName: null,
        first: null,
        waiting: { __typename: 'Waiting', count: 2, since: '2026-11-12T09:00:00Z' },
      },
    ],
  });
  const invoice = await screen.findByRole('link', { name: /^Invoice W-7/ });
  const queue = screen.getByRole('link', { name: /2 help requests/ });
  const alumni = screen.getByRole('link', { name: 'Go to alumni home' });
  for (const [before, after] of [
    [invoice, queue],
    [queue, alumni],
  ] as const)
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
