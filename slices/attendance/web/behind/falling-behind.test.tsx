import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { fileOf } from '#slices/people/web/testing/file-of.tsx';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import type { BehindForFileFragment } from './behind.graphql.generated.ts';
import { FallingBehind } from './falling-behind.tsx';
import { useBehindFileColumns } from './use-behind-table.tsx';

beforeEach(() => configure());
afterEach(() => vi.unstubAllGlobals());

const ANA: BehindForFileFragment = {
  __typename: 'FallingBehind',
  _id: 'g:ana',
  personId: 'ana',
  fullName: 'Ana Ruiz',
  givenName: 'Ana',
  familyName: 'Ruiz',
  studentNumber: '100234',
  groupName: 'First Year',
  regionName: 'Walsall',
  termName: 'Autumn',
  percent: 50,
  lowPercent: 80,
  absences: 3,
  absencesOverGrace: 2,
  deduction: 6,
  limits: ['ABSENCES', 'PERCENT'],
};

function show(campuses: readonly string[], path = '/attendances/behind'): FakeApi {
  const regions = campuses.map((name) => ({ __typename: 'Region' as const, _id: name, name, slug: name }));
  enter({ ...fakeUser({ roles: ['user', 'manager'] }), regions });
  const fallingBehind = {
    __typename: 'FallingBehindPage',
    rows: [ANA],
    nextCursor: null,
    count: 1,
    countIsOpen: false,
  };
  const api = new FakeApi({
    campusesBehind: { data: { regions } },
    fallingBehind: { data: { fallingBehind } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages, peopleMessages]} path={path}>
      <FallingBehind />
    </TestPage>,
  );
  return api;
}

test('of several campuses each group names its own, and the list is narrowed to one', async () => {
  const api = show(['Walsall', 'Jakarta'], '/attendances/behind?regionId=Jakarta');
  expect(await screen.findByText('First Year · Walsall')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Remove Campus' })).toBeTruthy();
  await waitFor(() =>
    expect(api.variablesOf('fallingBehind')).toContainEqual({
      groupId: null,
      regionId: 'Jakarta',
      after: null,
    }),
  );
});

test('who looks after one campus is neither asked nor told which', async () => {
  show(['Walsall']);
  expect(await screen.findByText('First Year')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Campus/ })).toBeNull();
  expect(screen.queryByText(/Walsall/)).toBeNull();
});

test('the file says who it is about', () => {
  expect(fileOf(useBehindFileColumns, [ANA], [messages, peopleMessages])).toMatchObject([
    {
      'Student number': '100234',
      'Family name': 'Ruiz',
      'Given name': 'Ana',
      Group: 'First Year',
      Campus: 'Walsall',
    },
  ]);
});
