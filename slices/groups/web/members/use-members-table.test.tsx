import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '#slices/groups/rules/messages.ts';
import { messages as peopleMessages } from '#slices/people/rules/messages.ts';
import { firstYear } from '../testing/first-year.ts';
import type { ListedMemberFragment } from './members.graphql.generated.ts';
import { useMembersTable } from './use-members-table.tsx';

const ana: ListedMemberFragment = {
  __typename: 'GroupMember',
  _id: 'ana',
  fullName: 'Ana María de Souza',
  givenName: 'Ana María',
  familyName: 'de Souza',
  studentNumber: '100423',
  email: 'ana@example.org',
  phone: '+1 719 555 0122',
  isDeactivated: false,
  movedTo: null,
  firstDay: '2025-09-01',
  lastDay: null,
};

test('the file of a roster has the heads that an upload knows, with given and family name apart', () => {
  configure();
  enter(fakeUser({ roles: ['user', 'manager'] }));
  const done = () => Promise.resolve(true);
  const actions = {
    keep: done,
    takeOut: done,
    moveBack: done,
    askLastDay: done,
    askWhereTo: done,
  };
  const { result } = renderHook(() => useMembersTable(firstYear, actions), {
    wrapper: ({ children }) => <TestPage catalogues={[messages, peopleMessages]}>{children}</TestPage>,
  });
  expect(result.current.fileColumns.map(({ header, csv }) => [header, csv?.(ana)])).toEqual([
    ['Number', '100423'],
    ['First name', 'Ana María'],
    ['Last name', 'de Souza'],
    ['Email', 'ana@example.org'],
    ['Phone', '+1 719 555 0122'],
    ['Group', firstYear.name],
    ['Campus', firstYear.regionName],
    ['First day', '2025-09-01'],
    ['Last day', null],
  ]);
});
