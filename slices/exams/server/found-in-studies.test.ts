import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { ExamRoom } from '#slices/exams/server/testing/exam-room.ts';

let college: College;
let room: ExamRoom;
let regionId: string;
beforeAll(async () => {
  college = await College.open();
  regionId = (await college.region({})).id;
  room = await ExamRoom.open(college, regionId);
});
afterAll(() => college.close());

const FIND = `query findInStudies($search: String!) { findInStudies(search: $search) {
  courses { _id } lessons { _id title } notes { line lesson { _id } } exams { _id } } }`;
const TAUGHT = `query taughtExams($search: String) { taughtExams(search: $search) { _id } }`;

interface Found {
  courses: { _id: string }[];
  lessons: { _id: string; title: string }[];
  notes: { line: string; lesson: { _id: string } }[];
  exams: { _id: string }[];
}

type Caller = Pick<Awaited<ReturnType<ExamRoom['student']>>['browser'], 'call'>;

const found = async (browser: Caller, search: string): Promise<Found> =>
  (await browser.call(FIND, { search })).data?.['findInStudies'] as Found;

async function examsFor(browser: Caller, search: string): Promise<string[]> {
  const { data } = await browser.call(TAUGHT, { search });
  const { taughtExams } = data as { taughtExams: { _id: string }[] };
  return taughtExams.map(({ _id }) => _id);
}

const NOTHING: Found = { courses: [], lessons: [], notes: [], exams: [] };

const noteBy = (personId: string, lessonId: string, body: string) =>
  college.database.owner.query(
    `insert into lesson_note (id, person_id, lesson_id, at_second, body) values (gen_random_uuid(), $1, $2, 5, $3)`,
    [personId, lessonId, body],
  );

test('a student finds courses, lessons in any language, exams and only their own notes', async () => {
  const region = await college.region();
  const group = await college.group({ regionId: region.id });
  const course = await college.course({ name: 'Galatians', groupIds: [group.id] });
  const lesson = await college.lesson({ courseId: course.id, title: 'Freedom and law' });
  await college.database.owner.query(
    `insert into lesson_text (lesson_id, locale, title) values ($1, 'de_DE', 'Freiheit und Gesetz')`,
    [lesson.id],
  );
  await college.lesson({ courseId: course.id, title: 'Freedom, not shown', hidden: true });
  const [ana, ben] = [
    await college.person({ regionIds: [region.id], groupIds: [group.id] }),
    await college.person({ regionIds: [region.id], groupIds: [group.id] }),
  ];
  const browser = await college.signedIn(ana);
  await noteBy(ana.id, lesson.id, 'First.\nZion stands for freedom.');
  await noteBy(ben.id, lesson.id, 'Zion is mine.');

  expect(await found(browser, 'galat')).toMatchObject({ ...NOTHING, courses: [{ _id: course.id }] });
  expect(await found(browser, 'freed')).toMatchObject({
    lessons: [{ _id: lesson.id, title: 'Freedom and law' }],
    notes: [{ line: 'Zion stands for freedom.' }],
  });
  expect((await found(browser, 'gesetz')).lessons.map(({ _id }) => _id)).toEqual([lesson.id]);
  expect((await found(browser, 'zion')).notes).toEqual([
    { line: 'Zion stands for freedom.', lesson: { _id: lesson.id } },
  ]);
  expect(await found(browser, '   ')).toEqual(NOTHING);
});

test('what others study is not found, nor what a student has left', async () => {
  const { browser } = await room.student();
  const examId = await room.exam({ questions: 1, deadlineInDays: 1, input: { title: 'Habakkuk' } });
  expect((await found(browser, 'habak')).exams).toEqual([{ _id: examId }]);
  const stranger = await college.signedIn({ regionIds: [(await college.region()).id] });
  expect(await found(stranger, 'habak')).toEqual(NOTHING);
  await college.database.owner.query(
    `update group_member set first_day = current_date - 9, last_day = current_date - 3 where group_id = $1`,
    [room.groupId],
  );
  expect(await found(browser, 'habak')).toEqual(NOTHING);
});

test('staff find the exams of their own campus by title and by course; those of another find none', async () => {
  const examId = await room.exam({ questions: 1, deadlineInDays: 1, input: { title: 'Obadiah' } });
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  const elsewhere = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [(await college.region()).id],
  });
  expect(await examsFor(manager, 'obad')).toEqual([examId]);
  expect(await examsFor(manager, 'badiah')).toEqual([]);
  expect(await examsFor(elsewhere, 'obad')).toEqual([]);
});

test('results name their student by number and by both names, and tell the zone of the campus', async () => {
  const [ben, examId] = [await room.student(), await room.exam({ questions: 1 })];
  await ben.sit(examId, 1);
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  const { data } = await manager.call(
    `query examResults($filter: ExamResultFilter) { examResults(filter: $filter) {
      rows { studentName givenName familyName studentNumber timeZone } } }`,
    { filter: { examId } },
  );
  const [told] = (data as { examResults: { rows: Record<string, string>[] } }).examResults.rows;
  expect(`${told?.['givenName']} ${told?.['familyName']}`).toBe(told?.['studentName']);
  expect(told?.['studentNumber']).toMatch(/^1\d{5}$/);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: told?.['timeZone'] ?? '?' })).not.toThrow();
});

test('a teacher finds the students and lessons of what they teach, staff the lessons of their campus, others neither', async () => {
  const region = await college.region();
  const reader = await college.signedIn({ regionIds: [region.id] });
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into teacher (region_id, name, person_id) values ($1, 'Ruth', $2) returning id`,
    [region.id, reader.person.id],
  );
  const group = await college.group({ regionId: region.id });
  const course = await college.course({ teacherId: rows[0]?.id ?? '', groupIds: [group.id] });
  const lesson = await college.lesson({ courseId: course.id, title: 'Nehemiah builds' });
  const student = await college.person({
    firstName: 'Zipporah',
    regionIds: [region.id],
    groupIds: [group.id],
  });
  await college.person({ firstName: 'Zipporah', regionIds: [region.id] });
  const STUDENTS = `query findInStudies($search: String!) { findInStudies(search: $search) {
    students { _id courseOfferingId } lessons { _id } } }`;
  const foundBy = async (caller: Caller, search: string) => {
    const { data } = await caller.call(STUDENTS, { search });
    const { findInStudies } = data as { findInStudies: Record<'students' | 'lessons', { _id: string }[]> };
    const { students, lessons } = findInStudies;
    return [students, lessons].map((all) => all.map(({ _id }) => _id));
  };
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [region.id] });
  const elsewhere = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  const other = await college.signedIn({ regionIds: [region.id] });
  for (const caller of [reader, manager]) {
    expect(await foundBy(caller, 'zippor')).toEqual([[student.id], []]);
    expect(await foundBy(caller, 'nehem')).toEqual([[], [lesson.id]]);
  }
  expect(await foundBy(admin, 'nehem')).toEqual([[], [lesson.id]]);
  for (const caller of [elsewhere, other])
    expect([await foundBy(caller, 'zippor'), await foundBy(caller, 'nehem')]).toEqual([
      [[], []],
      [[], []],
    ]);
  expect(await foundBy(admin, 'zippor')).toEqual([[], []]);
});
