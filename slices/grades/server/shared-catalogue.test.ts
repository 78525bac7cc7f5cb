import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { expectOneConnectionEach } from '#testing/one-connection-each.ts';

expectOneConnectionEach();

let college: College;
let denver: { id: string };
let walsall: { id: string };
let admin: Browser;
let superadmin: Browser;
/** A course of a group in Denver, and of one in Walsall. */
let course: GradedCourse;
let walsallGroupId: string;
let place: Record<'courseId' | 'code' | 'lessonId' | 'examId' | 'questionId' | 'assignmentId', string>;

beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  [denver, walsall] = [await college.region({ name: 'Denver' }), await college.region({ name: 'Walsall' })];
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
  superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'], regionIds: [denver.id] });
});
afterAll(() => college.close());

const query = async (text: string, values: unknown[]): Promise<string> =>
  (await college.database.owner.query<{ id: string }>(text, values)).rows[0]?.id ?? '';

beforeEach(async () => {
  course = await GradedCourse.open(college, { regionId: denver.id });
  const { courseId } = course;
  const [examId, assignmentId] = [await course.exam(), await course.assignment()];
  const { id: lessonId } = await college.lesson({ courseId });
  const questionId = await query(
    'insert into question (id, exam_id, position) values ($1, $2, 1) returning id',
    [randomUUID(), examId],
  );
  const code = await query('select code as id from course where id = $1', [courseId]);
  await query(`insert into course_text (course_id, locale, name) values ($1, 'de_DE', 'Kurs')`, [courseId]);
  place = { courseId, code, lessonId, examId, questionId, assignmentId };
  walsallGroupId = (await college.group({ regionId: walsall.id })).id;
  await query(
    `insert into course_group (course_id, group_id, region_id, first_day, position) values ($1, $2, $3, '2026-01-05', 1)`,
    [courseId, walsallGroupId, walsall.id],
  );
});

const WORDS = '{ name: "Romans", description: $empty }';
const EXAM =
  '{ locale: "en", title: "Final", passMark: 70, openBook: false, shuffles: false, review: NEVER }';
const QUESTION = `{ kind: TRUE_FALSE, points: 1, right: { isTrue: true },
  texts: [{ locale: "en", words: "So it is", options: [], matches: [] }] }`;

/** One of everything by which a course or a part of it is changed. */
const changes = (): Record<string, string> => {
  const { courseId, code, lessonId, examId, questionId, assignmentId } = place;
  const its = `courseId: "${courseId}"`;
  const aFile = `fileId: "${randomUUID()}", name: "Romans.pdf", bytes: 9`;
  return {
    'hiding a course': `updateCourse(${its}, version: 1, courseInput: { code: "${code}", ownLocale: "en", credits: 0, kind: CORE, hidden: true }) { _id }`,
    'its words': `writeCourseText(${its}, version: 1, locale: "en", courseTexts: ${WORDS}) { _id }`,
    'a language less': `removeCourseText(${its}, version: 1, locale: "de_DE") { _id }`,
    'archiving it': `archiveCourse(${its}, archived: true) { _id }`,
    'a file': `openCourseUpload(${its}, ${aFile}) { uploadId }`,
    'a new lesson': `createLesson(${its}, lessonId: "${randomUUID()}", locale: "en", title: "Grace") { _id }`,
    'hiding a lesson': `hideLesson(lessonId: "${lessonId}", hidden: true) { _id }`,
    'deleting a lesson': `deleteLesson(lessonId: "${lessonId}")`,
    'a film of a lesson': `getMultipartVideoUploadInfo(videoUploadInput: { videoId: "${randomUUID()}", locale: "en", itemId: "${lessonId}", itemType: "lesson", title: "Grace", fileSize: 9, type: "video/mp4" }) { __typename }`,
    'a new exam': `saveExam(${its}, examId: "${randomUUID()}", examInput: ${EXAM}) { _id }`,
    'archiving an exam': `archiveExam(examId: "${examId}", archived: true) { _id }`,
    'a question': `saveQuestion(examId: "${examId}", questionId: "${randomUUID()}", questionInput: ${QUESTION}) { _id }`,
    'a question less': `retireQuestion(questionId: "${questionId}", retired: true) { _id }`,
    'a new assignment': `saveAssignment(${its}, assignmentId: "${randomUUID()}", kind: GRADED, words: { locale: "en", title: "Essay", content: $empty }) { _id }`,
    'archiving an assignment': `archiveAssignment(assignmentId: "${assignmentId}", archived: true) { _id }`,
    'a file to work with': `openAssignmentUpload(assignmentId: "${assignmentId}", ${aFile}) { uploadId }`,
    'what counts how much': `weighParts(courseOfferingId: "${course.courseOfferingId}", version: 0, weights: [{ partId: "${examId}", weight: 3 }]) { _id }`,
  };
};

const sent = (by: Browser, change: string) =>
  change.includes('$empty')
    ? by.call(`mutation sent($empty: RichText!) { ${change} }`, { empty: '' })
    : by.call(`mutation { ${change} }`);

/** What becomes of each: the problem, or nothing. */
async function tried(by: Browser): Promise<Record<string, string | undefined>> {
  const outcomes: Record<string, string | undefined> = {};
  for (const [name, change] of Object.entries(changes())) {
    const { errors } = await sent(by, change);
    outcomes[name] = errors[0]?.message;
  }
  return outcomes;
}

const everyOne = <Value>(value: Value): Record<string, Value> =>
  Object.fromEntries(Object.keys(changes()).map((name) => [name, value]));

describe('what the campuses of one admin share with others', () => {
  test('is changed by none of these admins, who read which campuses use it (COUR-15)', async () => {
    const refusal =
      'This course is also used in Walsall. Ask a superadmin to change it, or copy the course for your campus.';
    expect(await tried(admin)).toEqual(everyOne(refusal));
    const { data } = await admin.call(
      `{ managedCourse(courseId: "${place.courseId}") { usedElsewhere } exam(examId: "${place.examId}") { usedElsewhere }
         gradebook(courseOfferingId: "${course.courseOfferingId}") { mayWeigh } }`,
    );
    expect(data).toEqual({
      managedCourse: { usedElsewhere: ['Walsall'] },
      exam: { usedElsewhere: ['Walsall'] },
      gradebook: { mayWeigh: false },
    });
  });

  test('is deleted by none of them either (COUR-15)', async () => {
    await college.database.owner.query('delete from course_group where group_id = $1', [course.groupId]);
    const { errors } = await admin.call(`mutation { deleteCourse(courseId: "${place.courseId}") }`);
    expect(errors[0]?.extensions.problem).toBe('courseUsedElsewhere');
  });

  test('is changed by a superadmin (COUR-15)', async () => {
    expect(Object.values(await tried(superadmin)).filter((problem) => problem?.includes('Walsall'))).toEqual(
      [],
    );
    const { data } = await superadmin.call(
      `{ managedCourse(courseId: "${place.courseId}") { usedElsewhere } }`,
    );
    expect(data).toEqual({ managedCourse: { usedElsewhere: [] } });
  });
});

test('what only the campuses of an admin use is theirs to change, also when others used it once (COUR-15)', async () => {
  await college.database.owner.query('update student_group set archived_at = now() where id = $1', [
    walsallGroupId,
  ]);
  const refused = Object.entries(await tried(admin)).filter(([, problem]) => problem !== undefined);
  expect(refused.filter(([, problem]) => problem?.includes('Walsall'))).toEqual([]);
  expect(refused.map(([name]) => name)).not.toContain('archiving it');
});

test('a copy of a shared course is the admin’s own to change (COUR-15)', async () => {
  const courseId = randomUUID();
  const input = `{ code: "Copy ${courseId.slice(0, 8)}", ownLocale: "en", credits: 0, kind: CORE, hidden: false }`;
  const made = await sent(
    admin,
    `createCourse(courseId: "${courseId}", courseInput: ${input}, courseTexts: ${WORDS}, copyOf: "${place.courseId}") { _id }`,
  );
  expect(made.errors).toEqual([]);
  const { errors } = await admin.call(
    `mutation { archiveCourse(courseId: "${courseId}", archived: true) { _id } }`,
  );
  expect(errors).toEqual([]);
});

test('what another campus takes up at the same moment is no longer the admin’s to change (COUR-15)', async () => {
  const { owner } = college.database;
  await owner.query('delete from course_group where group_id = $1', [walsallGroupId]);
  const all = changes();
  const inEachSlice = ['archiving it', 'hiding a lesson', 'a question', 'a new exam', 'a new assignment'];
  const names = [...inEachSlice, 'archiving an assignment', 'what counts how much'];
  const taking = await owner.connect();
  try {
    await taking.query('begin');
    await taking.query('select from course where id = $1 for no key update', [place.courseId]);
    await taking.query(
      `insert into course_group (course_id, group_id, region_id, first_day, position) values ($1, $2, $3, '2026-01-05', 1)`,
      [place.courseId, walsallGroupId, walsall.id],
    );
    const sending = names.map((name) => sent(admin, all[name] ?? ''));
    const WAITING = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and usename = 'berea_app' and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await owner.query<{ n: number }>(WAITING)).rows)
      .toEqual([{ n: names.length }]);
    await taking.query('commit');
    const problems = (await Promise.all(sending)).map(({ errors }) => errors[0]?.extensions.problem);
    expect(problems).toEqual(names.map(() => 'courseUsedElsewhere'));
  } finally {
    taking.release(true);
  }
});
