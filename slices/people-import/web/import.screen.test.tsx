import { act, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../rules/messages.ts';
import type { OneImportFragment } from './import.graphql.generated.ts';
import { ImportScreen } from './import.screen.tsx';

const undoing: OneImportFragment = {
  __typename: 'PeopleImport',
  _id: 'i',
  regionId: 'walsall',
  regionName: 'Walsall',
  fileName: 'newcomers.csv',
  state: 'UNDOING',
  problem: null,
  createdAt: '2026-11-17T08:00:00Z',
  good: 0,
  bad: 0,
  imported: 197,
  undone: 0,
  kept: 0,
  joins: 0,
  joined: 0,
  unchanged: 0,
  left: 0,
};

test('the page goes on looking while the job has nothing new to tell', async () => {
  configure();
  const api = new FakeApi({ peopleImport: { data: { peopleImport: undoing } } });
  vi.stubGlobal('fetch', api.fetch);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <TestPage catalogues={[messages]} path="/users/import/i">
      <Routes>
        <Route path="/users/import/:importId" element={<ImportScreen />} />
      </Routes>
    </TestPage>,
  );
  const look = () => act(() => vi.advanceTimersByTimeAsync(700));
  await vi.waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy());
  await look();
  await look();
  api.answers['peopleImport'] = {
    data: { peopleImport: { ...undoing, state: 'UNDONE', imported: 0, undone: 197 } },
  };
  await look();
  await vi.waitFor(() => expect(screen.getByText(/197 people were removed/)).toBeTruthy());
});
