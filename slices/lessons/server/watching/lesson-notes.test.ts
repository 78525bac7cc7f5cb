import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

type Reader = Awaited<ReturnType<College['signedIn']>>;
let college: College;
let lesson: { id: string };
let ana: Reader;
let ben: Reader;

const SAVE = `mutation saveLessonNote($noteId: ID!, $lessonId: ID!, $version: Int!, $atSecond: Float!, $body: String!) {
  saveLessonNote(noteId: $noteId, lessonId: $lessonId, version: $version, atSecond: $atSecond, body: $body) {
    _id body version atSecond } }`;
const DELETE = 'mutation deleteLessonNote($noteId: ID!) { deleteLessonNote(noteId: $noteId) }';
const NOTES = 'query lesson($lessonId: ID!) { lesson(lessonId: $lessonId) { notes { _id body } } }';

beforeAll(async () => {
  college = await College.open();
  const campus = await college.region();
  const group = await college.group({ regionId: campus.id });
  const course = await college.course({ groupIds: [group.id] });
  lesson = await college.lesson({ courseId: course.id });
  const student = () => college.signedIn({ regionIds: [campus.id], groupIds: [group.id] });
  [ana, ben] = [await student(), await student()];
});
afterAll(() => college.close());

const note = (body: string, facts: object = {}) => ({
  noteId: randomUUID(),
  lessonId: lesson.id,
  version: 0,
  atSecond: 61.5,
  body,
  ...facts,
});
const notesOf = async (reader: Reader) => {
  const { data } = await reader.call(NOTES, { lessonId: lesson.id });
  const { notes = [] } = (data?.['lesson'] ?? {}) as { notes?: { body: string }[] };
  return notes.map(({ body }) => body);
};
const problemOf = async (answer: ReturnType<Reader['call']>) => (await answer).errors[0]?.extensions.problem;

test('a note sent twice is one note, and nobody else reads it', async () => {
  const written = note(' Ask about Philemon ');
  await Promise.all([ana.call(SAVE, written), ana.call(SAVE, written)]);
  expect(await notesOf(ana)).toEqual(['Ask about Philemon']);
  expect(await notesOf(ben)).toEqual([]);
  const manager = await college.signedIn({ roles: ['user', 'superadmin'] });
  expect(await notesOf(manager)).toEqual([]);
  const { rows } = await college.database.owner.query(
    'select action, before, after from audit where entity_id = $1',
    [written.noteId],
  );
  expect(rows).toEqual([{ action: 'beginLessonNote', before: null, after: null }]);
});

test('a note changed on two devices is not overwritten unseen', async () => {
  const written = note('First');
  await ana.call(SAVE, written);
  expect((await ana.call(SAVE, { ...written, version: 1, body: 'Second' })).data).toMatchObject({
    saveLessonNote: { version: 2 },
  });
  expect(await problemOf(ana.call(SAVE, { ...written, version: 1, body: 'Third' }))).toBe('changedMeanwhile');
});

test('a note deleted elsewhere comes back when its words arrive late', async () => {
  const written = note('Late');
  await ana.call(SAVE, written);
  expect((await ana.call(DELETE, { noteId: written.noteId })).data).toEqual({
    deleteLessonNote: written.noteId,
  });
  expect(await problemOf(ana.call(DELETE, { noteId: written.noteId }))).toBe('recordNotFound');
  await ana.call(SAVE, { ...written, version: 1, body: 'Late, and longer' });
  expect(await notesOf(ana)).toContain('Late, and longer');
});

test('nobody touches another’s note, not even by its id', async () => {
  const written = note('Mine');
  await ana.call(SAVE, written);
  expect(await problemOf(ben.call(SAVE, { ...written, version: 1, body: 'Yours' }))).toBe('recordNotFound');
  expect(await problemOf(ben.call(DELETE, { noteId: written.noteId }))).toBe('recordNotFound');
  expect(await notesOf(ana)).toContain('Mine');
});

test('who does not take the course writes no notes beside it', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  expect(await problemOf(admin.call(SAVE, note('Looking on')))).toBe('courseNotTaken');
});
