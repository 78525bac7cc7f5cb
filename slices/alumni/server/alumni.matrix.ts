import type { Fixture, SeededRecord, SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const alumni: Who = ['alumnus', 'alumniAdmin'];

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      alumnus: alumni,
      ownAlumniProfile: ['alumnus'],
    },
    AlumnusCard: {
      '_id about email fullName gradPlace gradYear homePage isContactable location phone pictureUrl': alumni,
    },
    AlumniProfile: {
      '_id about email fullName graduatedOn graduationPlace homePage location phone pictureUrl': ['self'],
      'recordedGraduatedOn showsAbout showsEmail showsHomePage showsLocation showsPhone showsPicture': [
        'self',
      ],
      'showsPlace showsYear subscribeAlumniEmail user version': ['self'],
    },
  },
  namesOthers: { 'AlumnusCard.fullName': alumni },
  writes: {
    saveAlumniProfile: {
      // Nobody's profile has had so many changes, so nobody's is changed.
      cases: [
        {
          who: [],
          at: () => ({
            version: 1_000_000,
            alumniProfileInput: { location: 'Here', graduatedOn: '2019-05-17', graduationPlace: 'There' },
          }),
        },
      ],
    },
  },
  seed,
};

async function seed({ owner, personId, mark }: Fixture): Promise<SeededRecord[]> {
  if (personId === null) return [];
  const about = mark('alumniProfile', 'about');
  await owner.query(
    'insert into alumni_profile (person_id, about) values ($1, $2) on conflict (person_id) do nothing',
    [personId, about],
  );
  return [{ name: 'alumniProfile', texts: { about } }];
}
