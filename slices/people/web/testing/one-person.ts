import type { OnePersonFragment } from '../person-page/person.graphql.generated.ts';
import { ownProfileOfAna } from './own-profile.ts';

/** A student of Denver, as an administrator sees them. */
export const ana: OnePersonFragment = {
  ...ownProfileOfAna,
  email: 'ana@example.org',
  studentNumber: '100423',
  bornOn: null,
  emailVerified: true,
  status: 'ACTIVE',
  roles: ['user'],
  isAlumni: false,
  gradYear: null,
  graduatedOn: null,
  gradLocation: null,
  createdAt: '2026-01-05T09:00:00Z',
  locale: 'en',
  permissions: ['study'],
  individualPermissions: [],
  mayBeImpersonated: true,
  mayBeManaged: true,
  accountId: ownProfileOfAna._id,
  regions: [
    { __typename: 'Region', _id: 'denver', name: 'Denver', timeZone: 'America/Denver', slug: 'US-Denver' },
  ],
  regionRoles: [],
  groups: [],
  lastSeenAt: '2026-03-01T20:10:00Z',
};
