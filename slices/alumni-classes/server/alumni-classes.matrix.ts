import { randomUUID } from 'node:crypto';
import type { Fixture, SeededRecord, SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const alumni: Who = ['alumnus', 'alumniAdmin'];
const alumniAdmins: Who = ['alumniAdmin'];
/** Nobody decides about their own. */
const deciders: Who = [['alumniAdmin', 'somebodyElse']];
const inAlumni: Who = [
  ['alumnus', 'inPerson'],
  ['alumniAdmin', 'inPerson'],
];
const keepers: Who = [
  ['self', 'alumnus', 'inPerson'],
  ['alumniAdmin', 'inPerson'],
];
/** The smallest picture there is. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'alumniClasses classMembers classPhotos': alumni,
      classPhotosToDecide: alumniAdmins,
    },
    AlumniClass: { 'count place year': alumni },
    ClassMemberPage: { 'count countIsOpen nextCursor rows': alumni },
    ClassMember: {
      '_id about fullName gradPlace homePage isContactable location ministries pictureUrl': alumni,
    },
    MinistryOfMember: { '_id city country name': alumni },
    ClassPhoto: {
      '_id addedAt addedByName caption isOwn place reason status url year': alumni,
    },
    ClassPhotoToDecidePage: { 'count countIsOpen nextCursor rows': alumniAdmins },
    ClassPhotoToDecide: {
      '_id complainedByName complaint decidedByName photo version waitsSince': alumniAdmins,
    },
  },
  namesOthers: {
    'ClassMember.fullName': alumni,
    'ClassPhoto.addedByName': alumni,
    'ClassPhotoToDecide.complainedByName': alumniAdmins,
    'ClassPhotoToDecide.decidedByName': alumniAdmins,
  },
  asks: {
    'Query.classMembers': () => [
      { year: 2019, place: undefined, first: 100, after: undefined },
      { year: 2019, place: undefined, first: 1, after: undefined },
    ],
    'Query.classPhotos': () => [{ year: 2019, place: undefined }],
    'Query.classPhotosToDecide': () => [
      { status: 'PENDING', first: 100, after: undefined },
      { status: 'REFUSED', first: 1, after: undefined },
    ],
  },
  writes: {
    addClassPhoto: {
      cases: [
        {
          who: inAlumni,
          at: () => ({ photoId: randomUUID(), year: 2019, place: 'Here', caption: 'Proof', picture: PIXEL }),
        },
      ],
    },
    removeClassPhoto: {
      cases: [
        {
          who: keepers,
          at: (target) => ({ photoId: target.id('classPhoto') }),
        },
      ],
    },
    restoreClassPhoto: {
      cases: [
        {
          who: keepers,
          at: (target) => ({ photoId: target.id('removedPhoto') }),
        },
      ],
    },
    complainOfClassPhoto: {
      cases: [
        { who: inAlumni, at: (target) => ({ photoId: target.id('shownPhoto'), complaint: 'Proof' }) },
        { who: [], at: (target) => ({ photoId: target.id('classPhoto'), complaint: 'Proof' }) },
      ],
    },
    decideClassPhoto: {
      cases: [
        {
          who: deciders,
          at: (target) => ({ photoId: target.id('classPhoto'), version: 1, status: 'APPROVED', reason: '' }),
        },
      ],
    },
    undoClassPhotoDecision: {
      cases: [{ who: deciders, at: (target) => ({ photoId: target.id('refusedPhoto'), version: 1 }) }],
    },
  },
  async seed(fixture) {
    if (!fixture.personId) return [];
    return [
      await seedPhoto(fixture, 'classPhoto', 'PENDING', false),
      await seedPhoto(fixture, 'shownPhoto', 'APPROVED', false),
      await seedPhoto(fixture, 'refusedPhoto', 'REFUSED', false),
      await seedPhoto(fixture, 'removedPhoto', 'PENDING', true),
    ];
  },
};

async function seedPhoto(
  { owner, personId, registrarId, mark }: Fixture,
  name: string,
  status: string,
  isRemoved: boolean,
): Promise<SeededRecord> {
  const id = randomUUID();
  const [caption, complaint] = [mark(name, 'caption'), mark(name, 'complaint')];
  await owner.query(
    `insert into class_photo
       (id, person_id, year, place, picture_id, caption, status, complaint, complained_by, decided_by,
       previous_status, waits_since, removed_at, removed_by, added_at)
     values ($1, $2, 2019, '', $3, $4, $5, $6, $7, $7, case when $5 = 'REFUSED' then 'PENDING' end, now(),
       case when $8 then now() end, case when $8 then $2::uuid end, now())`,
    [id, personId, randomUUID(), caption, status, complaint, registrarId, isRemoved],
  );
  // What was approved is for all alumni.
  return { name, id, texts: status === 'APPROVED' ? {} : { caption } };
}
