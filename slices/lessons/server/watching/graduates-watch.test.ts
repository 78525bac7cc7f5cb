import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
let lesson: { id: string };
let graduate: Awaited<ReturnType<College['signedIn']>>;
let stranger: Awaited<ReturnType<College['signedIn']>>;

const LESSON = `query lesson($lessonId: ID!) { lesson(lessonId: $lessonId) { title completed notes { body } } }`;
const WATCH = `mutation watchLesson($lessonId: ID!, $position: Float!, $spans: [WatchedSpanInput!]!) {
  watchLesson(lessonId: $lessonId, position: $position, spans: $spans) { completed } }`;
const NOTE = `mutation saveLessonNote($noteId: ID!, $lessonId: ID!, $version: Int!, $atSecond: Float!, $body: String!) {
  saveLessonNote(noteId: $noteId, lessonId: $lessonId, version: $version, atSecond: $atSecond, body: $body) { _id } }`;
const RECENT = `query recentLessons { recentLessons { title } }`;

beforeAll(async () => {
  college = await College.open();
  const campus = await college.region();
  const group = await college.group({ regionId: campus.id, archived: true });
  const course = await college.course({ groupIds: [group.id] });
  lesson = await college.lesson({ courseId: course.id, title: 'Acts' });
  const facts = { regionIds: [campus.id], graduatedOn: '2026-07-01' };
  graduate = await college.signedIn({ ...facts, groupIds: [group.id] });
  stranger = await college.signedIn(facts);
  const { owner } = college.database;
  await owner.query(`update group_member set last_day = '2026-07-01' where person_id = $1`, [
    graduate.person.id,
  ]);
  await owner.query(
    `insert into lesson_progress (person_id, lesson_id, watched, position, watched_at)
     values ($1, $2, '{[0,60)}', 60, now())`,
    [graduate.person.id, lesson.id],
  );
  await owner.query(
    `insert into lesson_note (id, person_id, lesson_id, at_second, body) values ($3, $1, $2, 5, 'Ask about Rome')`,
    [graduate.person.id, lesson.id, randomUUID()],
  );
});
afterAll(() => college.close());

test('a graduate opens a lesson of a course they took with the notes they wrote; another graduate does not', async () => {
  expect((await graduate.call(LESSON, { lessonId: lesson.id })).data).toEqual({
    lesson: { title: 'Acts', completed: false, notes: [{ body: 'Ask about Rome' }] },
  });
  expect((await stranger.call(LESSON, { lessonId: lesson.id })).data).toEqual({ lesson: null });
});

test('what a graduate watches is not recorded, they write no notes, and nothing is held out to them as begun', async () => {
  const watched = await graduate.call(WATCH, {
    lessonId: lesson.id,
    position: 9,
    spans: [{ from: 0, to: 9 }],
  });
  const noted = await graduate.call(NOTE, {
    noteId: randomUUID(),
    lessonId: lesson.id,
    version: 0,
    atSecond: 1,
    body: 'Late',
  });
  expect([watched, noted].map(({ errors }) => errors[0]?.extensions.problem)).toEqual([
    'courseNotTaken',
    'courseNotTaken',
  ]);
  expect((await graduate.call(RECENT)).data).toEqual({ recentLessons: [] });
});
