import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let admin: Browser;
let ana: Browser;
let course: { id: string };
beforeAll(async () => {
  college = await College.open();
  const { id: regionId } = await college.region();
  const group = await college.group({ regionId });
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  ana = await college.signedIn({ regionIds: [regionId], groupIds: [group.id] });
  course = await college.course({ groupIds: [group.id] });
});
afterAll(() => college.close());

const OPEN = `mutation openCourseUpload($courseId: ID!, $fileId: ID!, $name: String!, $bytes: Int!) {
  openCourseUpload(courseId: $courseId, fileId: $fileId, name: $name, bytes: $bytes) { uploadId url } }`;
const ADD = `mutation addLessonFile($lessonId: ID!, $fileId: ID!, $locale: String, $sent: SentFileInput!) {
  addLessonFile(lessonId: $lessonId, fileId: $fileId, locale: $locale, sent: $sent) { allFiles { name } } }`;
const RENAME = `mutation renameLessonFile($lessonId: ID!, $fileId: ID!, $name: String!) {
  renameLessonFile(lessonId: $lessonId, fileId: $fileId, name: $name) { allFiles { name } } }`;
const REORDER = `mutation reorderLessonFiles($lessonId: ID!, $fileIds: [ID!]!) {
  reorderLessonFiles(lessonId: $lessonId, fileIds: $fileIds) { allFiles { name } } }`;
const REMOVE = `mutation removeLessonFile($lessonId: ID!, $fileId: ID!) {
  removeLessonFile(lessonId: $lessonId, fileId: $fileId) { allFiles { name } } }`;
const DELETE = `mutation deleteLesson($lessonId: ID!) { deleteLesson(lessonId: $lessonId) }`;
const READ = `query lesson($lessonId: ID!, $locale: String) {
  lesson(lessonId: $lessonId, locale: $locale) { files { name url } } }`;

const problemOf = async (call: ReturnType<Browser['call']>) => (await call).errors[0]?.extensions.problem;
const allNames = (names: string[]) => ({ allFiles: names.map((name) => ({ name })) });
const PDF = '%PDF-1.7 a reader';

/** Sends a file to the store as a browser does. */
async function send(name: string, body = PDF) {
  const [fileId, bytes] = [randomUUID(), Buffer.byteLength(body)];
  const { data } = await admin.call(OPEN, { courseId: course.id, fileId, name, bytes });
  const opened = data?.['openCourseUpload'] as { uploadId: string; url: string };
  const { pathname, search } = new URL(opened.url);
  await fetch(college.url + pathname + search, { method: 'PUT', body });
  return { fileId, sent: { uploadId: opened.uploadId, name, bytes } };
}

const lessonWith = async (...names: string[]) => {
  const { id: lessonId } = await college.lesson({ courseId: course.id });
  const fileIds: string[] = [];
  for (const name of names) {
    const file = await send(name);
    fileIds.push(file.fileId);
    await admin.call(ADD, { lessonId, ...file });
  }
  return { lessonId, fileIds };
};

const isInStore = async (fileId: string) => {
  for await (const { key } of college.served.state.store.list('course-files/'))
    if (key.includes(fileId)) return true;
  return false;
};

test('a file given to a lesson is taken by its students, in their language where there is one', async () => {
  const { lessonId } = await lessonWith('Reader.pdf');
  const [english, german] = [await send('Questions.pdf'), await send('Fragen.pdf')];
  for (let time = 0; time < 2; time++) await admin.call(ADD, { lessonId, locale: 'en', ...english });
  await admin.call(ADD, { lessonId, locale: 'de_DE', ...german });
  const { data } = await ana.call(READ, { lessonId, locale: 'en' });
  const files = (data?.['lesson'] as { files: { name: string; url: string }[] } | null)?.files ?? [];
  expect(files.map(({ name }) => name)).toEqual(['Reader.pdf', 'Questions.pdf']);
  const answer = await ana.fetch(files[0]?.url ?? '');
  expect(answer.status).toBe(302);
});

test('what could run in a browser, or never came, is refused', async () => {
  const { lessonId } = await lessonWith();
  const page = await send('page.pdf', '<!doctype html><script>alert(1)</script>');
  expect(await problemOf(admin.call(ADD, { lessonId, ...page }))).toBe('keptFileTypeRefused');
  const absent = { fileId: randomUUID(), sent: { uploadId: 'none', name: 'a.pdf', bytes: 9 } };
  expect(await problemOf(admin.call(ADD, { lessonId, ...absent }))).toBe('keptFileNotArrived');
  expect(await problemOf(ana.call(ADD, { lessonId, ...absent }))).toBeDefined();
});

test('files are renamed, keeping their ending, and put in order told whole', async () => {
  const { lessonId, fileIds } = await lessonWith('a.pdf', 'b.pdf');
  const [a, b] = fileIds;
  const renamed = await admin.call(RENAME, { lessonId, fileId: a, name: 'Reader' });
  expect(renamed.data?.['renameLessonFile']).toEqual(allNames(['Reader.pdf', 'b.pdf']));
  expect(await problemOf(admin.call(RENAME, { lessonId, fileId: a, name: 'a/b' }))).toBe(
    'keptFileNameInvalid',
  );
  const moved = await admin.call(REORDER, { lessonId, fileIds: [b, a] });
  expect(moved.data?.['reorderLessonFiles']).toEqual(allNames(['b.pdf', 'Reader.pdf']));
  expect(await problemOf(admin.call(REORDER, { lessonId, fileIds: [b] }))).toBe('changedMeanwhile');
});

test('a file that is removed, or whose lesson is, leaves the store for good', async () => {
  const { lessonId, fileIds } = await lessonWith('a.pdf', 'b.pdf');
  const [a = '', b = ''] = fileIds;
  for (let time = 0; time < 2; time++)
    expect((await admin.call(REMOVE, { lessonId, fileId: a })).data?.['removeLessonFile']).toEqual(
      allNames(['b.pdf']),
    );
  await college.runJobs();
  expect([await isInStore(a), await isInStore(b)]).toEqual([false, true]);
  await admin.call(DELETE, { lessonId });
  await college.runJobs();
  expect(await isInStore(b)).toBe(false);
});
