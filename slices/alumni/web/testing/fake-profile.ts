import type { AlumniProfileFragment } from '../profile/profile.graphql.generated.ts';

/** An alumnus who shows what everybody shows at first. */
export const fakeProfile: AlumniProfileFragment = {
  __typename: 'AlumniProfile',
  _id: 'ana',
  version: 2,
  fullName: 'Ana Souza',
  email: 'ana@example.org',
  phone: '0170 1234567',
  pictureUrl: null,
  location: 'Lyon, France',
  graduatedOn: '2024-06-30',
  recordedGraduatedOn: '2024-06-30',
  graduationPlace: 'Walsall',
  knownPlaces: [],
  about: '',
  homePage: '',
  subscribeAlumniEmail: true,
  showsYear: true,
  showsPlace: true,
  showsLocation: false,
  showsPicture: false,
  showsAbout: false,
  showsHomePage: false,
  showsEmail: false,
  showsPhone: false,
};
