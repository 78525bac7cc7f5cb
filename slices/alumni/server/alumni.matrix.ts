import { randomUUID } from 'node:crypto';
import type { Fixture, SeededRecord, SliceMatrix } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const alumni: Who = ['alumnus', 'alumniAdmin'];
const alumniAdmins: Who = ['alumniAdmin'];
/** Those whom the library is for, and those who write the catalogue. */
const libraryReaders: Who = ['alumnus', 'alumniAdmin', 'admin', 'superadmin'];

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'alumnus ownAlumniProfile': alumni,
      'libraryCategories libraryCourses libraryLessons': alumni,
      'alumniMemberYears alumniMembers alumniStandings': alumniAdmins,
    },
    LibraryCoursePage: { 'count countIsOpen nextCursor rows': alumni },
    LibraryLesson: { 'lesson readyAt': alumni },
    AlumniMemberPage: { 'count countIsOpen nextCursor rows': alumniAdmins },
    AlumniMember: {
      '_id email firstName fullName gradPlace graduatedOn hasJoined invitedAt isContactable': alumniAdmins,
      'joinedAt lastName location standing statedGraduatedOn': alumniAdmins,
    },
    AlumniStandingCount: { 'count names standing': alumniAdmins },
    AlumnusCard: {
      '_id about email fullName gradPlace gradYear homePage isContactable location phone pictureUrl': alumni,
    },
    AlumniProfile: {
      '_id about email fullName graduatedOn graduationPlace homePage location phone pictureUrl': ['self'],
      'isComplete knownPlaces': ['self'],
      'recordedGraduatedOn showsAbout showsEmail showsHomePage showsLocation showsPhone showsPicture': [
        'self',
      ],
      'showsPlace showsYear subscribeAlumniEmail user version': ['self'],
    },
  },
  namesOthers: {
    'AlumniProfile.knownPlaces': alumni,
    'AlumnusCard.fullName': alumni,
    'AlumniMember.fullName': alumniAdmins,
    'AlumniMember.firstName': alumniAdmins,
    'AlumniMember.lastName': alumniAdmins,
    'AlumniStandingCount.names': alumniAdmins,
  },
  asks: {
    'Query.alumnus': (target) =>
      ['openAlumnus', 'person'].flatMap((name) => {
        const personId = target.id(name);
        return personId ? [{ personId }] : [];
      }),
    'Query.alumniMembers': () => [
      { filter: undefined, first: 100, after: undefined },
      { filter: undefined, first: 1, after: undefined },
      { filter: { search: 'Book' }, first: 1, after: undefined },
    ],
    'Query.alumniStandings': () => [{ filter: undefined }],
    'Query.libraryCourses': () => [
      { search: undefined, categoryId: undefined, locale: undefined, first: 20, after: undefined },
      { search: undefined, categoryId: undefined, locale: 'en', first: 1, after: undefined },
      { search: 'library', categoryId: undefined, locale: undefined, first: 1, after: undefined },
    ],
    'Query.libraryLessons': () => [{ first: 10, locale: undefined }],
  },
  writes: {
    inviteAlumni: {
      cases: [{ who: alumniAdmins, at: () => ({ batchId: randomUUID(), filter: { search: 'nobody' } }) }],
    },
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

async function seed(fixture: Fixture): Promise<SeededRecord[]> {
  if (fixture.subject.kind === 'college')
    return [...(await seedLibrary(fixture)), { name: 'openAlumnus', id: await seedOpenAlumnus(fixture) }];
  // Those who look after the alumni know more of members of the alumni’s region.
  if (fixture.subject.kind === 'campus' && fixture.subject.campus === 'alumni')
    return [{ name: 'openMember', id: await seedOpenAlumnus(fixture) }];
  const { owner, personId, mark } = fixture;
  if (personId === null) return [];
  const about = mark('alumniProfile', 'about');
  await owner.query(
    'insert into alumni_profile (person_id, about) values ($1, $2) on conflict (person_id) do nothing',
    [personId, about],
  );
  return [{ name: 'alumniProfile', texts: { about } }];
}

/** One who shows everything, and was invited before they joined. */
async function seedOpenAlumnus({ owner, registrarId, regionId }: Fixture): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with open as (
       insert into person (first_name, last_name, email, graduated_on, graduation_place, location, picture_id, home_page)
       values ('Open', 'Book', $1, '2019-05-17', 'Here', 'There', $2, 'https://example.org/open') returning id),
     belongs as (
       insert into person_region (person_id, region_id) select id, $4::uuid from open where $4::uuid is not null),
     said as (
       insert into alumni_profile (person_id, about, stated_graduated_on, joined_at, shows_location, shows_picture, shows_about,
         shows_home_page, shows_email, shows_phone)
       select id, 'Open to all.', '2019-05-18', now(), true, true, true, true, true, true from open),
     called as (insert into phone (person_id, kind, number) select id, 'MOBILE', '+1 303 555 0100' from open),
     invited as (
       insert into alumni_invitation (batch_id, person_id, invited_by, invited_at)
       select gen_random_uuid(), id, $3, now() - interval '1 year' from open)
     select id from open`,
    [`${randomUUID()}@example.org`, randomUUID(), registrarId, regionId],
  );
  return rows[0]?.id ?? '';
}

/** Courses that nobody takes and alumni may read and watch, each with a lesson. */
async function seedLibrary(fixture: Fixture): Promise<SeededRecord[]> {
  const seeded: SeededRecord[] = [];
  for (const name of ['otherLibraryCourse', 'libraryCourse']) {
    const { course, lesson } = await seedLibraryCourse(fixture, name);
    seeded.push(
      { name, id: course, readers: { Course: libraryReaders } },
      { name: `lessonOf${name}`, id: lesson, readers: { Lesson: libraryReaders } },
    );
  }
  return seeded;
}

const RENDITIONS = { hls: 'master.m3u8', mp4: null, audio: null, poster: null, thumbnails: null };

async function seedLibraryCourse({ owner, mark }: Fixture, name: string) {
  const { rows } = await owner.query<{ course: string; lesson: string }>(
    `with made as (
       insert into course (code, for_alumni) values (substr(md5(random()::text), 1, 20), true) returning id),
     named as (insert into course_text (course_id, locale, name) select id, 'en', $1 from made),
     held as (insert into lesson (course_id, position, seconds) select id, 1, 600 from made returning id),
     told as (insert into lesson_text (lesson_id, locale, title) select id, 'en', $2 from held),
     shown as (
       insert into film (id, lesson_id, locale, kind, title, source_key, source_bytes, source_type, state, seconds, renditions)
       select gen_random_uuid(), id, 'en', 'VIDEO', $3, 'videos/planted', 100, 'video/mp4', 'READY', 600, $4 from held)
     select made.id as course, held.id as lesson from made, held`,
    [mark(name, 'name'), mark(name, 'lesson'), mark(name, 'film'), JSON.stringify(RENDITIONS)],
  );
  return rows[0] ?? { course: '', lesson: '' };
}
