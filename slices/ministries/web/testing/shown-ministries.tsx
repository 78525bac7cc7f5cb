import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { queryClient } from '#kit/client/query/query-client.ts';
import { enter } from '#kit/client/session/session.ts';
import { configure, FakeApi, fakeUser } from '#kit/client/testing/fake-api.ts';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { messages as alumniMessages } from '#slices/alumni/rules/messages.ts';
import { messages as logMessages } from '#slices/system-log/rules/messages.ts';
import { messages } from '../../rules/messages.ts';
import { problems } from '../../rules/problems.ts';
import type { KeptMinistryFragment, ShownMinistryFragment } from '../ministries.graphql.generated.ts';

const SAID = {
  name: 'Hope Kitchen',
  ministers: 'Ana and Paulo Souza',
  description: 'Warm meals every evening.',
  website: '',
  city: 'Recife',
  country: 'BR',
  latitude: -8.1,
  longitude: -34.9,
  contactEmail: '',
  hasGraduate: true,
  hasMember: false,
  isPublic: true,
};

/** As other alumni see it. */
export const listed = (differing: Partial<ShownMinistryFragment> = {}): ShownMinistryFragment => ({
  __typename: 'ListedMinistry',
  _id: 'hope',
  ...SAID,
  ownerId: 'ana',
  ownerName: 'Ana Souza',
  isOwn: false,
  takesMessages: true,
  ...differing,
});

/** As its owner sees it. */
export const kept = (differing: Partial<KeptMinistryFragment> = {}): KeptMinistryFragment => ({
  __typename: 'KeptMinistry',
  _id: 'hope',
  version: 3,
  ...SAID,
  showsContactEmail: false,
  visitorsMayWrite: true,
  status: 'APPROVED',
  adminComments: '',
  isHidden: false,
  isOwn: true,
  ownerName: 'Ana Souza',
  offeredToName: null,
  withdrawn: null,
  shown: { __typename: 'ListedMinistry', _id: 'hope', isPublic: true },
  ...differing,
});

export const pageOf = (rows: readonly object[]) => ({
  rows,
  nextCursor: null,
  count: rows.length,
  countIsOpen: false,
});

export const ALUMNUS = { isAlumni: true };
/** Looks after the alumni and has not graduated. */
export const ALUMNI_ADMIN = {
  roles: ['user', 'admin'],
  regionRoles: [{ _id: 'a', slug: 'US-Alumni', roleNames: ['admin'] }],
};

interface Shown {
  /** Where the screen stands, with names for parts of the address. */
  at: string;
  path: string;
  answers: ConstructorParameters<typeof FakeApi>[0];
  user?: object;
}

/** Shows a screen of ministries at its address; every other address is empty. */
export function showMinistries(element: ReactElement, { at, path, answers, user = ALUMNUS }: Shown): FakeApi {
  const api = new FakeApi(answers);
  configure();
  queryClient.clear();
  vi.stubGlobal('fetch', api.fetch);
  enter(fakeUser(user));
  render(
    <TestPage catalogues={[alumniMessages, logMessages, messages, problems]} path={path}>
      <Routes>
        <Route path={at} element={element} />
        <Route path="*" element={null} />
      </Routes>
    </TestPage>,
  );
  return api;
}
