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
    version: 4,
    locale: { language: 'en', currency: 'GBP', timezone: 'Europe/London' },
    location: 'Lichfield',
    socialUserName: '',
    homePage: '',
    phones: [{ type: 'MOBILE', number: '+44 7700 900123' }],
    emails: [],
  },
};
