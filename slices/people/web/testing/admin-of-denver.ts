import type { SignedInUser } from '#kit/client/session/session.ts';

/** A user who looks after Denver and is known in Walsall. */
export const adminOfDenver: SignedInUser = {
  __typename: 'User',
  _id: 'rebecca',
  fullName: 'Rebecca Cole',
  firstName: 'Rebecca',
  roles: ['user', 'admin'],
  isAlumni: false,
  selectedGroup: null,
  locale: 'en',
  timezone: null,
  termsAccepted: true,
  showAlumniWelcome: null,
  smallPictureUrl: null,
  impersonatingUser: null,
  regions: [
    { __typename: 'Region', _id: 'denver', name: 'Denver', slug: 'US-Denver' },
    { __typename: 'Region', _id: 'walsall', name: 'Walsall', slug: 'GB-Walsall' },
  ],
  regionRoles: [{ slug: 'US-Denver', roleNames: ['admin'] }],
  groups: [],
};
