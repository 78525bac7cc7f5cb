import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Fixture, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const staff: Who = ['manager', 'admin', 'superadmin'];
/** The student who takes it, those who look after the campus it is taught on, and those who write the catalogue. */
const readers: Who = [
  'self',
  'managerThere',
  'admin',
  'superadmin',
  // Of courses that are for alumni.
  ['alumnus', 'ofCollege'],
  ['alumniAdmin', 'ofCollege'],
];

const writers: Who = ['admin', 'superadmin'];
/** Those who may change what only the campuses of one admin use (COUR-15). */
const changers: Who = ['adminThere', 'superadmin'];
const managersThere: Who = ['managerThere', 'adminThere', 'superadmin'];
const staffThere: Who = ['managerThere', 'adminThere', ['superadmin', 'manager'], ['superadmin', 'admin']];
const lookers: Who = ['self', 'adminThere', 'superadmin'];

/** Neither narrowed nor begun at an id. */
const all = { after: undefined, filter: undefined };

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      'course findInStudies ownCourses ownCourseOfferings runningCourseOfferings': ['signedIn'],
      'courses groupCourseOfferings': staff,
      'managedCourse previewedCourses': writers,
    },
    StudentCourses: { 'groups taken': ['signedIn'] },
    FoundInStudies: { 'courses planned students taught': ['signedIn'] },
    FoundStudent: { '_id courseOfferingId groupName name regionName studentNumber': managersThere },
    CourseGroup: { '_id isPast name outlinesUrl': lookers },
    TakenCourse: { 'course firstDay groupId': ['signedIn'] },
    ManagedCourse: { 'course files courseOfferings studentsNow texts usedElsewhere': writers },
    ManagedGroup: { coursesNow: staffThere },
    Teacher: { courseCount: staffThere },
    CourseText: { 'description locale name outline': writers },
    CourseOffering: {
      '_id course firstDay groupId groupIsArchived groupName': staff,
      'hasBegun hasEnded lastDay position regionId regionName studentsNow term today version': staff,
    },
    CourseUpload: { 'uploadId url': writers },
    CoursePage: { 'count countIsOpen nextCursor rows': staff },
    Course: {
      '_id archived category categoryId code credits description files forAlumni hidden kind': readers,
      'locale locales name outline ownLocale teacher teacherId version': readers,
    },
    CourseTeacher: { '_id name photoUrl': readers },
    CourseOutline: { 'bytes locale name url': readers },
    CourseFile: { '_id bytes locale name type url': readers },
  },
  asks: {
    'Query.courses': () => [{ first: 20, ...all }, { first: 1, ...all }, { first: 1 }],
    'Query.course': () => [{ locale: undefined }],
    'Query.managedCourse': () => [{ locale: undefined }],
    'Query.findInStudies': () => [{ search: 'mark', locale: undefined }],
    'Query.ownCourses': () => [{ locale: undefined }],
    'Query.runningCourseOfferings': () => [{ first: 5 }],
    'Query.previewedCourses': () => [{ locale: undefined }],
  },
  writes: {
    createCourse: {
      cases: [
        {
          who: writers,
          at: (target) => ({
            courseId: randomUUID(),
            courseInput: inputFor(target),
            courseTexts: WORDS,
            copyOf: target.id('course'),
          }),
        },
      ],
    },
    updateCourse: {
      cases: [
        {
          who: changers,
          at: (target) => ({ courseId: target.id('course'), version: 1, courseInput: inputFor(target) }),
        },
      ],
    },
    writeCourseText: {
      cases: [
        {
          who: changers,
          at: (target) => ({ courseId: target.id('course'), version: 1, locale: 'en', courseTexts: WORDS }),
        },
      ],
    },
    removeCourseText: {
      cases: [
        {
          who: changers,
          at: (target) => ({ courseId: target.id('course'), version: 1, locale: 'de_DE' }),
        },
      ],
    },
    archiveCourse: {
      cases: [{ who: changers, at: (target) => ({ courseId: target.id('course'), archived: true }) }],
    },
    deleteCourse: { cases: [{ who: writers, at: (target) => ({ courseId: target.id('mistakenCourse') }) }] },
    openCourseUpload: {
      cases: [
        {
          who: changers,
          at: (target) => ({
            courseId: target.id('course'),
            fileId: randomUUID(),
            name: 'Romans.pdf',
            bytes: 9,
          }),
        },
      ],
    },
    // Nothing has arrived in the store, so that nobody can.
    setCourseOutline: {
      cases: [
        {
          who: [],
          at: (target) => ({
            courseId: target.id('course'),
            fileId: randomUUID(),
            locale: 'en',
            sent: { uploadId: 'none', name: 'Romans.pdf', bytes: 9 },
          }),
        },
      ],
    },
    // Nothing has arrived in the store, so that nobody can.
    addCourseFile: {
      cases: [
        {
          who: [],
          at: (target) => ({
            courseId: target.id('course'),
            fileId: randomUUID(),
            locale: 'en',
            sent: { uploadId: 'none', name: 'Romans.pdf', bytes: 9 },
          }),
        },
      ],
    },
    removeCourseOutline: {
      cases: [{ who: changers, at: (target) => ({ courseId: target.id('course'), locale: 'en' }) }],
    },
    removeCourseFile: {
      cases: [
        {
          who: changers,
          at: (target) => ({ courseId: target.id('course'), fileId: target.id('courseFile') }),
        },
      ],
    },
    teachCourse: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            courseId: target.id('mistakenCourse'),
            groupIds: [target.id('courseClass')],
            courseOfferingInput: { firstDay: '2026-09-07' },
          }),
        },
      ],
    },
    changeTeaching: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            courseOfferingId: target.id('courseOffering'),
            version: 1,
            courseOfferingInput: { firstDay: '2026-01-06' },
          }),
        },
      ],
    },
    stopTeaching: {
      cases: [{ who: managersThere, at: (target) => ({ courseOfferingId: target.id('courseOffering') }) }],
    },
    orderCourses: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            groupId: target.id('courseClass'),
            courseOfferingIds: [target.id('courseOffering')],
          }),
        },
      ],
    },
  },
  async seed(fixture) {
    const { subject, regionId } = fixture;
    if (!regionId || subject.kind !== 'person') return [];
    const lecturer = await seedLecturer(fixture);
    const shelf = await seedShelf(fixture);
    const course = await seedCourse(fixture, 'course', { lecturer, shelf });
    const mistaken = await seedCourse(fixture, 'mistakenCourse', { lecturer, shelf });
    const { courseClass, courseOffering } = await seedCourseOffering(fixture, course);
    return [
      { name: 'lecturer', id: lecturer, readers: { CourseTeacher: readers } },
      { name: 'courseShelf', id: shelf, readers: { Category: ['signedIn'] } },
      { name: 'course', id: course },
      { name: 'mistakenCourse', id: mistaken },
      { name: 'courseClass', id: courseClass, readers: { SignUpGroup: [] } },
      { name: 'courseOffering', id: courseOffering, readers: { CourseOffering: managersThere } },
      { name: 'courseFile', id: await seedFile(fixture, course) },
    ];
  },
};

const WORDS = { name: 'Proof', description: '' };

const inputFor = (target: Target) => ({
  code: `Proof ${target.next()}`,
  ownLocale: 'en',
  teacherId: target.id('lecturer'),
  categoryId: target.id('courseShelf'),
  credits: 2,
  kind: 'CORE',
  hidden: false,
});

const firstId = async (found: Promise<{ rows: { id: string }[] }>): Promise<string> =>
  (await found).rows[0]?.id ?? '';

const seedLecturer = ({ owner, regionId, mark }: Fixture): Promise<string> =>
  firstId(
    owner.query('insert into teacher (region_id, name, photo_id) values ($1, $2, $3) returning id', [
      regionId,
      mark('lecturer', 'name'),
      mark('lecturer', 'photo'),
    ]),
  );

const seedShelf = ({ owner, mark }: Fixture): Promise<string> =>
  firstId(
    owner.query(
      `insert into category (name, uses) values ($1, '{COURSES}')
       on conflict (lower(name)) do update set version = 1 returning id`,
      [mark('courseShelf', 'name')],
    ),
  );

const seedCourse = (
  { owner, mark }: Fixture,
  name: string,
  { lecturer, shelf }: { lecturer: string; shelf: string },
) =>
  firstId(
    owner.query(
      `with made as (
         insert into course (code, teacher_id, category_id)
         values (substr(md5(random()::text), 1, 20), $1, $2) returning id)
       insert into course_text (course_id, locale, name, description, outline_key, outline_name, outline_bytes)
       select id, 'en', $3, $4, 'course-files/planted', $5, 100 from made returning course_id as id`,
      [lecturer, shelf, mark(name, 'name'), mark(name, 'description'), mark(name, 'outline')],
    ),
  );

/** To a group of its own, in which only the person is. */
async function seedCourseOffering({ owner, personId, regionId, mark }: Fixture, courseId: string) {
  const { rows } = await owner.query<{ courseClass: string; courseOffering: string }>(
    `with class as (insert into student_group (region_id, name) values ($1, $2) returning id, region_id),
     joined as (
       insert into group_member (group_id, person_id, region_id, first_day)
       select id, $4, region_id, '2026-01-05' from class)
     insert into course_group (course_id, group_id, region_id, term, first_day, last_day, position)
     select $3, id, region_id, $5, '2026-01-05', '2026-06-30', 1 from class
     returning group_id as "courseClass", id as "courseOffering"`,
    [regionId, mark('courseClass', 'name'), courseId, personId, mark('courseOffering', 'term')],
  );
  return rows[0] ?? { courseClass: '', courseOffering: '' };
}

const seedFile = ({ owner, mark }: Fixture, courseId: string): Promise<string> =>
  firstId(
    owner.query(
      `insert into course_file (course_id, locale, name, file_key, bytes, type, position)
       values ($1, 'en', $2, 'course-files/planted', 100, 'application/pdf', 1) returning id`,
      [courseId, mark('courseFile', 'name')],
    ),
  );
