import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as ofImports } from '#slices/imports/rules/messages.ts';
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
    <TestPage catalogues={[ofImports, messages]} path="/users/import/i">
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

test('once people are enrolled, the list says so', async () => {
  configure();
  const before = { ...undoing, imported: 0, state: 'CHECKED' as const, joins: 1 };
  const row = {
    _id: '2',
    line: 2,
    firstName: 'Ana',
    lastName: 'Ruiz',
    language: 'de_DE',
    group: 'First Year',
    email: 'ana@example.org',
    number: '1',
    knownAs: 'Ana Ruiz',
    nameDiffers: false,
  };
  const known = (outcome: string) => ({
    data: { peopleImport: { _id: 'i', otherNames: [], known: [{ ...row, outcome }] } },
  });
  const api = new FakeApi({
    peopleImport: { data: { peopleImport: before } },
    importKnown: known('JOINS'),
    runPeopleImport: { data: { runPeopleImport: { _id: 'i' } } },
  });
  vi.stubGlobal('fetch', api.fetch);
  vi.useRealTimers();
  render(
    <TestPage catalogues={[ofImports, messages]} path="/users/import/i">
      <Routes>
        <Route path="/users/import/:importId" element={<ImportScreen />} />
      </Routes>
    </TestPage>,
  );
  expect(await screen.findByText('Already here – will be enrolled')).toBeTruthy();
  api.answers['peopleImport'] = {
    data: { peopleImport: { ...before, state: 'IMPORTED', joins: 0, joined: 1 } },
  };
  api.answers['importKnown'] = known('JOINED');
  await userEvent.click(screen.getByRole('button', { name: 'Enrol 1 person' }));
  expect(await screen.findByText('Already here – enrolled')).toBeTruthy();
});

function show(found: Partial<OneImportFragment>, lines: object[] = []) {
  configure();
  vi.useRealTimers();
  const one = { ...undoing, imported: 0, state: 'CHECKED', ...found };
  const api = new FakeApi({
    peopleImport: { data: { peopleImport: one } },
    importNewcomers: { data: { peopleImport: { _id: 'i', newcomers: lines } } },
    importKnown: {
      data: { peopleImport: { _id: 'i', otherNames: lines.length > 0 ? [2] : [], known: lines } },
    },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[ofImports, messages]} path="/users/import/i">
      <Routes>
        <Route path="/users/import/:importId" element={<ImportScreen />} />
      </Routes>
    </TestPage>,
  );
}
const line = {
  _id: '2',
  line: 2,
  firstName: 'Ana',
  lastName: 'Ruiz',
  language: 'de_DE',
  group: 'First Year',
};

test('who will be imported is listed before anything happens', async () => {
  show({ good: 1 }, [{ ...line, email: 'ana@example.org', number: '' }]);
  expect(await screen.findByText('ana@example.org')).toBeTruthy();
  expect(screen.getByText('Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('1 new person')).toBeTruthy();
});

test('where everybody is here already, the heading says how many can be enrolled, and a number is no address', async () => {
  show({ joins: 1 }, [{ ...line, email: '', number: '100423', knownAs: 'Ana Ruiz', outcome: 'JOINS' }]);
  expect(await screen.findByText('1 person can be enrolled')).toBeTruthy();
  expect(screen.queryByText('No one can be imported')).toBeNull();
  const cell = await screen.findByText('100423');
  expect(cell.closest('td')?.dataset['label']).toBe('Number');
});

test('a name that differs from that of the account is shown, and afterwards what happened', async () => {
  show({ state: 'IMPORTED', joined: 1 }, [
    {
      ...line,
      email: 'ana@example.org',
      number: '1',
      knownAs: 'Kara Known',
      nameDiffers: true,
      outcome: 'JOINED',
    },
  ]);
  expect(await screen.findByText('In the file: Ana Ruiz')).toBeTruthy();
  expect(screen.getByText('Already here – enrolled')).toBeTruthy();
  expect(screen.getByText(/^The name in row 2 differs from ours/)).toBeTruthy();
});
