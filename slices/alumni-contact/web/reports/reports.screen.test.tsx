import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import { Reports } from './reports.screen.tsx';

const REPORT = {
  __typename: 'MessageReport',
  _id: 'r1',
  message: 'Buy my oil!',
  about: '',
  sentAt: '2026-11-02T09:00:00Z',
  senderName: 'Ana Lima',
  senderAddress: 'ana@berea.test',
  isSenderVisitor: false,
  isSenderSuspended: false,
  reportsOfSender: 1,
  recipientName: 'Ben Okoro',
  reason: 'It is advertising.',
  reportedAt: '2026-11-03T09:00:00Z',
  state: 'OPEN',
  note: 'Talked to her.',
  resolvedAt: null,
  resolvedByName: null,
};

beforeEach(() => {
  configure();
  enter(fakeUser({}));
});

test('a link opens a report that is not among those in sight, with what was noted before it was reopened', async () => {
  const page = { rows: [], nextCursor: null, count: 0, countIsOpen: false };
  const api = new FakeApi({
    messageReports: { data: { messageReports: page } },
    messageReport: { data: { messageReport: REPORT } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, problems]} path="/alumni/reports?state=OPEN&report=r1">
      <Reports />
    </TestPage>,
  );
  expect(await screen.findByText('Buy my oil!')).toBeTruthy();
  expect(screen.getByDisplayValue('Talked to her.')).toBeTruthy();
  expect(api.variablesOf('messageReport')).toEqual([{ reportId: 'r1' }]);
});
