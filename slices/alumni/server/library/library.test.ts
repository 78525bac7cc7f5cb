import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
let alumnus: Awaited<ReturnType<College['signedIn']>>;
let student: Awaited<ReturnType<College['signedIn']>>;
let lookingAfter: Awaited<ReturnType<College['signedIn']>>;
let acts: { id: string };
let closed: { id: string }[];

const LIBRARY = `query libraryCourses($search: String, $categoryId: ID, $first: Int, $after: ID) {
  libraryCourses(search: $search, categoryId: $categoryId, first: $first, after: $after) {
    rows { name progress { lessons } } nextCursor count } }`;
const CATEGORIES = `query libraryCategories { libraryCategories { _id name } }`;
const VIDEOS = `query libraryLessons($first: Int) {
  libraryLessons(first: $first) { readyAt lesson { title courseName seconds } } }`;
const COURSE = `query course($courseId: ID!) {
  course(courseId: $courseId) { name isTaken wasTaken files { name } } courseLessons(courseId: $courseId) { title } }`;
const LESSON = `query lesson($lessonId: ID!) {
  lesson(lessonId: $lessonId) { title films { state } notes { body } } }`;
const WATCH = `mutation watchLesson($lessonId: ID!) {
  watchLesson(lessonId: $lessonId, position: 5, spans: [{ from: 0, to: 5 }]) { _id } }`;
const NOTE = `mutation saveLessonNote($lessonId: ID!, $noteId: ID!) {
  saveLessonNote(noteId: $noteId, lessonId: $lessonId, version: 0, atSecond: 1, body: "Mine") { _id } }`;

/** A film of a lesson that has been ready since so many days. */
const filmed = (lessonId: string, days: number, state = 'READY') =>
  college.database.owner.query(
    `insert into film (id, lesson_id, locale, kind, title, source_key, source_bytes, source_type, state, seconds, renditions, created_at)
     values ($1, $2, 'en', 'VIDEO', 'Film', 'videos/test', 1, 'video/mp4', $3, 60,
       case when $3 = 'READY' then '{"hls":"a"}'::jsonb end, now() - make_interval(days => $4))`,
    [randomUUID(), lessonId, state, days],
  );

beforeAll(async () => {
  college = await College.open();
  const alumniRegion = await college.region({ slug: 'US-Alumni' });
  const campus = await college.region();
  const group = await college.group({ regionId: campus.id });
  acts = await college.course({ name: 'Acts', forAlumni: true });
  await college.course({ name: 'Romans', forAlumni: true });
  closed = [
    await college.course({ name: 'Not for alumni', groupIds: [group.id] }),
    await college.course({ name: 'Hidden', forAlumni: true, hidden: true }),
    await college.course({ name: 'Archived', forAlumni: true, archived: true }),
  ];
  alumnus = await college.signedIn({ regionIds: [alumniRegion.id], graduatedOn: '2020-05-15' });
  student = await college.signedIn({ regionIds: [campus.id], groupIds: [group.id] });
  lookingAfter = await college.signedIn({
    roles: ['user', 'admin'],
    regionIds: [alumniRegion.id],
    regionRoles: [{ regionId: alumniRegion.id, roleNames: ['admin'] }],
  });
});
afterAll(() => college.close());

test('alumni find the courses that are open to them, and read and watch these (ALUM-01)', async () => {
  const lesson = await college.lesson({ courseId: acts.id, title: 'Antioch' });
  await filmed(lesson.id, 3);
  expect((await alumnus.call(LIBRARY)).data).toEqual({
    libraryCourses: {
      rows: [
        { name: 'Acts', progress: { lessons: 1 } },
        { name: 'Romans', progress: { lessons: 0 } },
      ],
      nextCursor: null,
      count: 2,
    },
  });
  expect((await alumnus.call(COURSE, { courseId: acts.id })).data).toEqual({
    course: { name: 'Acts', isTaken: false, wasTaken: false, files: [] },
    courseLessons: [{ title: 'Antioch' }],
  });
  expect((await alumnus.call(LESSON, { lessonId: lesson.id })).data).toEqual({
    lesson: { title: 'Antioch', films: [{ state: 'READY' }], notes: [] },
  });
  expect((await lookingAfter.call(LIBRARY)).data).toMatchObject({ libraryCourses: { count: 2 } });
});

test('nothing is asked of them there: what they watch is not recorded, and exams stay closed (ALUM-06)', async () => {
  const lesson = await college.lesson({ courseId: acts.id });
  const examId = randomUUID();
  await college.database.owner.query('insert into exam (id, course_id) values ($1, $2)', [examId, acts.id]);
  const refused = [
    await alumnus.call(WATCH, { lessonId: lesson.id }),
    await alumnus.call(NOTE, { lessonId: lesson.id, noteId: randomUUID() }),
  ];
  expect(refused.map(({ errors }) => errors[0]?.extensions.problem)).toEqual([
    'courseNotTaken',
    'courseNotTaken',
  ]);
  const read = await alumnus.call(
    'query exam($examId: ID!) { exam(examId: $examId) { _id } studentExam(examId: $examId) { __typename } }',
    { examId },
  );
  expect([read.data?.['exam'] ?? null, read.data?.['studentExam'] ?? null]).toEqual([null, null]);
});

test('what is not in the library, hidden or archived stays closed to alumni (HOLE-64)', async () => {
  for (const { id } of closed) {
    const lesson = await college.lesson({ courseId: id });
    await filmed(lesson.id, 1);
    expect((await alumnus.call(COURSE, { courseId: id })).data).toEqual({
      course: null,
      courseLessons: null,
    });
    expect((await alumnus.call(LESSON, { lessonId: lesson.id })).data).toEqual({ lesson: null });
  }
  const hidden = await college.lesson({ courseId: acts.id, hidden: true });
  expect((await alumnus.call(LESSON, { lessonId: hidden.id })).data).toEqual({ lesson: null });
});

test('the library is closed to students, by the API and by SQL alone (ALUM-06)', async () => {
  for (const query of [LIBRARY, CATEGORIES, VIDEOS])
    expect((await student.call(query)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await student.call(COURSE, { courseId: acts.id })).data).toEqual({
    course: null,
    courseLessons: null,
  });
  expect(await seenBy(student.person.id)).toEqual([0, 0]);
  expect((await seenBy(alumnus.person.id))[0]).toBe(2);
});

/** How many courses and lessons a connection with the scope of a person finds in the library. */
async function seenBy(personId: string): Promise<number[]> {
  const client = await college.database.owner.connect();
  try {
    await client.query('begin');
    await client.query(
      "select set_config('app.person', $1, true), set_config('app.everything', 'off', true)",
      [personId],
    );
    await client.query('set local role berea_app');
    const { rows } = await client.query<{ courses: number; lessons: number }>(
      `select (select count(*)::int from library_course) as courses, (select count(*)::int from library_lesson) as lessons`,
    );
    return rows.flatMap(({ courses, lessons }) => [courses, lessons]);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('the library is searched by course and teacher, narrowed by category and turned page by page', async () => {
  const { owner } = college.database;
  const { rows } = await owner.query<{ teacher: string; category: string }>(
    `with who as (insert into teacher (region_id, name) select id, 'Ágnes Szabó' from region limit 1 returning id),
     shelf as (insert into category (name, uses) values ('Bible', '{COURSES}') returning id)
     update course set teacher_id = who.id, category_id = shelf.id from who, shelf
     where course.id = $1 returning teacher_id as teacher, category_id as category`,
    [acts.id],
  );
  const found = { libraryCourses: { rows: [{ name: 'Acts' }], count: 1 } };
  expect((await alumnus.call(LIBRARY, { search: 'szabo' })).data).toMatchObject(found);
  expect((await alumnus.call(LIBRARY, { search: 'act' })).data).toMatchObject(found);
  expect((await alumnus.call(LIBRARY, { categoryId: rows[0]?.category })).data).toMatchObject(found);
  expect((await alumnus.call(CATEGORIES)).data).toEqual({
    libraryCategories: [{ _id: rows[0]?.category, name: 'Bible' }],
  });
  const first = await alumnus.call(LIBRARY, { first: 1 });
  expect(first.data).toMatchObject({ libraryCourses: { rows: [{ name: 'Acts' }], nextCursor: acts.id } });
  expect((await alumnus.call(LIBRARY, { first: 1, after: acts.id })).data).toMatchObject({
    libraryCourses: { rows: [{ name: 'Romans' }], nextCursor: null },
  });
  const tooLong = await alumnus.call(LIBRARY, { search: 'x'.repeat(101) });
  expect(tooLong.errors[0]?.extensions.problem).toBe('courseSearchTooLong');
});

test('the latest videos are the ten lessons whose film came last (ALUM-02)', async () => {
  const psalms = await college.course({ name: 'Psalms', forAlumni: true });
  for (let day = 12; day >= 1; day -= 1) {
    const lesson = await college.lesson({ courseId: psalms.id, title: `Psalm ${day}` });
    await filmed(lesson.id, -day);
  }
  const waiting = await college.lesson({ courseId: psalms.id, title: 'Still preparing' });
  await filmed(waiting.id, -30, 'PREPARING');
  const { data } = await alumnus.call(VIDEOS, { first: 50 });
  const found = (data?.['libraryLessons'] ?? []) as { lesson: { title: string } }[];
  expect(found.map(({ lesson }) => lesson.title)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `Psalm ${day}`),
  );
});
