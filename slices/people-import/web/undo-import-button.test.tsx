import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as ofImports } from '#slices/imports/rules/messages.ts';
import { messages } from '../rules/messages.ts';
import type { OneImportFragment } from './import.graphql.generated.ts';
import { ImportScreen } from './import.screen.tsx';

const spring: OneImportFragment = {
  __typename: 'PeopleImport',
  _id: 'spring',
  regionId: 'walsall',
  regionName: 'Walsall',
  fileName: 'newcomers.csv',
  state: 'IMPORTED',
  problem: null,
  createdAt: '2026-11-17T08:00:00Z',
  good: 0,
  bad: 0,
  imported: 3,
  undone: 0,
  kept: 0,
  joins: 0,
  joined: 0,
  unchanged: 0,
  left: 0,
};

test('an import is taken back only after the question, and the server is told which', async () => {
  configure();
  const api = new FakeApi({
    importNewcomers: { data: { peopleImport: null } },
    peopleImport: { data: { peopleImport: spring } },
    undoPeopleImport: { data: { undoPeopleImport: { _id: 'spring' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[ofImports, messages]} path="/users/import/spring">
      <Routes>
        <Route path="/users/import/:importId" element={<ImportScreen />} />
      </Routes>
    </TestPage>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  const question = within(await screen.findByRole('dialog'));
  expect(api.variablesOf('undoPeopleImport')).toEqual([]);
  const undone = { ...spring, state: 'UNDONE', imported: 0, undone: 3 };
  api.answers['peopleImport'] = { data: { peopleImport: undone } };
  await userEvent.click(question.getByRole('button', { name: 'Undo import' }));
  // The page shows at once what has become of it.
  expect(await screen.findByText('3 people were removed.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  expect(api.variablesOf('undoPeopleImport')).toEqual([{ importId: 'spring' }]);
});
