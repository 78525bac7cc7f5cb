import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import { LogList } from './log-list.tsx';

test('what the address narrows the log by is asked of the server, days in the reader’s zone', async () => {
  configure();
  enter(fakeUser({ roles: ['user', 'superadmin'], timezone: 'America/Denver' }));
  const logits = { __typename: 'LogitPage', rows: [], nextCursor: null, count: 0, countIsOpen: false };
  const api = new FakeApi({ logits: { data: { logits } } });
  vi.stubGlobal('fetch', api.fetch);
  const days = '2026-11-15..2026-11-16';
  render(
    <TestPage
      catalogues={[messages]}
      path={`/logits?type=ERROR&action=logIn&reference=AB12&search=${encodeURIComponent(' ana ')}&days=${days}`}
    >
      <LogList />
    </TestPage>,
  );
  await screen.findByText('No matches');
  expect(api.variablesOf('logits')).toMatchObject([
    {
      filter: {
        type: 'ERROR',
        action: 'logIn',
        reference: 'AB12',
        search: 'ana',
        from: '2026-11-15T07:00:00.000Z',
        before: '2026-11-17T07:00:00.000Z',
      },
    },
  ]);
});
