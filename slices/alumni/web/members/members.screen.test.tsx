import { render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages } from '../../rules/messages.ts';
import type { AlumniMemberFragment } from './members.graphql.generated.ts';
import { AlumniMembersScreen } from './members.screen.tsx';
import { useMemberFile } from './use-member-file.ts';

const MEMBER: AlumniMemberFragment = {
  __typename: 'AlumniMember',
  _id: 'ben',
  fullName: 'Ben Okoro',
  firstName: 'Ben',
  lastName: 'Okoro',
  email: 'ben@example.org',
  graduatedOn: '2019-06-30',
  statedGraduatedOn: '2018-06-30',
  gradPlace: 'Walsall',
  location: 'Lagos',
  hasJoined: false,
  joinedAt: null,
  isContactable: true,
  invitedAt: null,
  standing: 'READY',
};

beforeEach(() => configure());

function show(path = '/alumni/members'): FakeApi {
  const regionRoles = [{ __typename: 'RegionRoles' as const, slug: 'US-Alumni', roleNames: ['admin'] }];
  enter(fakeUser({ roles: ['user', 'admin'], regionRoles }));
  const standing = (name: string, count: number, names: string[]) => ({
    __typename: 'AlumniStandingCount',
    standing: name,
    count,
    names,
  });
  const page = {
    __typename: 'AlumniMemberPage',
    rows: [MEMBER],
    nextCursor: null,
    count: 1,
    countIsOpen: false,
  };
  const api = new FakeApi({
    alumniMembers: { data: { alumniMembers: page } },
    alumniMemberYears: { data: { alumniMemberYears: [2019] } },
    alumniStandings: {
      data: {
        alumniStandings: [
          standing('JOINED', 42, ['Ana Lima', 'Eva Ruiz']),
          standing('READY', 1, ['Ben Okoro']),
        ],
      },
    },
    inviteAlumni: { data: { inviteAlumni: 1 } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TestPage catalogues={[messages]} path={path}>
      <AlumniMembersScreen />
    </TestPage>,
  );
  return api;
}

test('a member is listed with the day they name where it differs, and the filters of the address are asked for', async () => {
  const api = show('/alumni/members?year=2019&joined=no&standing=READY&mail=nonsense');
  expect(await screen.findByText('Self-reported: Jun 30, 2018')).toBeDefined();
  expect(screen.getByText('Walsall')).toBeDefined();
  expect(api.variablesOf('alumniMembers')[0]).toMatchObject({
    filter: { year: 2019, hasJoined: false, standing: 'READY', isContactable: null },
  });
});

test('the file tells of each how to reach them and where they stand, and no more than the list does', () => {
  const { result } = renderHook(useMemberFile, {
    wrapper: ({ children }) => <TestPage catalogues={[messages]}>{children}</TestPage>,
  });
  expect(result.current.map(({ header, csv }) => [header, csv?.(MEMBER)])).toEqual([
    ['Last name', 'Okoro'],
    ['First name', 'Ben'],
    ['Email', 'ben@example.org'],
    ['Graduated', '2019-06-30'],
    ['Graduated (self-reported)', '2018-06-30'],
    ['Place', 'Walsall'],
    ['Lives in', 'Lagos'],
    ['Joined', null],
    ['Mail', 'Takes mail'],
    ['Invited', null],
    ['Invitation', 'Can be invited'],
  ]);
});

test('the window says who will get an invitation and who not, and sends once it is told to', async () => {
  const api = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite graduates' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('1 graduate will get an invitation by mail.')).toBeDefined();
  expect(dialog.getByText('Has joined (42)')).toBeDefined();
  expect(dialog.getByText('Ana Lima, Eva Ruiz and 40 others')).toBeDefined();
  expect(api.variablesOf('inviteAlumni')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Send 1 invitation' }));
  expect(await screen.findByText('1 invitation is on its way.')).toBeDefined();
  expect(api.variablesOf('inviteAlumni')).toHaveLength(1);
});
