import type { OwnProfileFragment } from '../profile/profile.graphql.generated.ts';

/** A profile as the API gives it. */
export const ownProfileOfAna: OwnProfileFragment = {
  __typename: 'User',
  _id: 'ana',
  fullName: 'Ana Souza',
  firstName: 'Ana',
  lastName: 'Souza',
  pictureUrl: null,
  profile: {
    __typename: 'Profile',
    version: 4,
    locale: { __typename: 'ProfileLocale', language: 'en', currency: 'GBP', timezone: 'Europe/London' },
    location: 'Lichfield',
    socialUserName: '',
    homePage: '',
    phones: [{ __typename: 'Phone', type: 'MOBILE', number: '+44 7700 900123' }],
    emails: [],
  },
};
