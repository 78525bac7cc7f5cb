import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let admin: Browser;
beforeAll(async () => {
  college = await College.open();
  admin = await college.signedIn({ roles: ['user', 'admin'] });
});
afterAll(() => college.close());

const OPEN = `mutation openCourseUpload($courseId: ID!, $fileId: ID!, $name: String!, $bytes: Int!) {
  openCourseUpload(courseId: $courseId, fileId: $fileId, name: $name, bytes: $bytes) { uploadId url } }`;
const OUTLINE = `mutation setCourseOutline($courseId: ID!, $locale: String!, $fileId: ID!, $sent: SentFileInput!) {
  setCourseOutline(courseId: $courseId, locale: $locale, fileId: $fileId, sent: $sent) { outline { name bytes locale } } }`;
const UNOUTLINE = `mutation removeCourseOutline($courseId: ID!, $locale: String!) {
  removeCourseOutline(courseId: $courseId, locale: $locale) { outline { name } } }`;
const ADD = `mutation addCourseFile($courseId: ID!, $fileId: ID!, $locale: String, $sent: SentFileInput!) {
  addCourseFile(courseId: $courseId, fileId: $fileId, locale: $locale, sent: $sent) { files { _id name type } } }`;
const REMOVE = `mutation removeCourseFile($courseId: ID!, $fileId: ID!) {
  removeCourseFile(courseId: $courseId, fileId: $fileId) { files { _id } } }`;

const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;

/** Sends a file to the store as a browser does. */
async function send(courseId: string, { body, name = 'Romans.pdf' }: { body: string; name?: string }) {
  const [fileId, bytes] = [randomUUID(), Buffer.byteLength(body)];
  const { data } = await admin.call(OPEN, { courseId, fileId, name, bytes });
  const opened = data?.['openCourseUpload'] as { uploadId: string; url: string } | undefined;
  const { pathname, search } = new URL(opened?.url ?? '');
  const put = await fetch(college.url + pathname + search, { method: 'PUT', body });
  expect(put.status).toBe(200);
  return { courseId, fileId, sent: { uploadId: opened?.uploadId, name, bytes } };
}

const keysInStore = async () => {
  const keys: string[] = [];
  for await (const { key } of college.served.state.store.list('course-files/')) keys.push(key);
  return keys;
};

test('an outline goes past the server to the store and is the course’s, however often that is said', async () => {
  const course = await college.course();
  const file = await send(course.id, { body: '%PDF-1.7 Romans' });
  for (let time = 0; time < 2; time++)
    expect((await admin.call(OUTLINE, { ...file, locale: 'en' })).data).toEqual({
      setCourseOutline: { outline: { name: 'Romans.pdf', bytes: 15, locale: 'en' } },
    });
  expect(await problemOf(admin.call(OUTLINE, { ...file, locale: 'de_DE' }))).toBe('courseLanguageMissing');
});

test('an outline that was replaced or taken away is removed from the store for good', async () => {
  const course = await college.course();
  const [first, second] = [
    await send(course.id, { body: '%PDF-1.7 one' }),
    await send(course.id, { body: '%PDF-1.7 two' }),
  ];
  const mine = async () => (await keysInStore()).filter((key) => key.includes(course.id));
  await admin.call(OUTLINE, { ...first, locale: 'en' });
  await admin.call(OUTLINE, { ...second, locale: 'en' });
  await college.runJobs();
  expect(await mine()).toEqual([`course-files/${course.id}/${second.fileId}`]);
  expect((await admin.call(UNOUTLINE, { courseId: course.id, locale: 'en' })).data).toEqual({
    removeCourseOutline: { outline: null },
  });
  await college.runJobs();
  expect(await mine()).toEqual([]);
});

test('a copy keeps a file that the course it was copied from has lost', async () => {
  const [course, copy] = [await college.course(), await college.course()];
  const file = await send(course.id, { body: '%PDF-1.7 kept' });
  await admin.call(OUTLINE, { ...file, locale: 'en' });
  await college.database.owner.query(
    `update course_text c set outline_key = o.outline_key, outline_name = o.outline_name, outline_bytes = o.outline_bytes
     from course_text o where o.course_id = $1 and c.course_id = $2`,
    [course.id, copy.id],
  );
  await admin.call(UNOUTLINE, { courseId: course.id, locale: 'en' });
  await college.runJobs();
  expect(await keysInStore()).toContain(`course-files/${course.id}/${file.fileId}`);
});

test('files are added in their order and taken away, each once', async () => {
  const course = await college.course();
  const map = await send(course.id, { body: '%PDF-1.7 map', name: 'Karte der Reisen.pdf' });
  const reader = await send(course.id, { body: '%PDF-1.7 reader', name: 'Reader.pdf' });
  await admin.call(ADD, map);
  await admin.call(ADD, map);
  expect((await admin.call(ADD, { ...reader, locale: 'en' })).data).toMatchObject({
    addCourseFile: {
      files: [{ name: 'Karte der Reisen.pdf', type: 'application/pdf' }, { name: 'Reader.pdf' }],
    },
  });
  for (let time = 0; time < 2; time++)
    expect((await admin.call(REMOVE, { courseId: course.id, fileId: map.fileId })).data).toEqual({
      removeCourseFile: { files: [{ _id: reader.fileId }] },
    });
});

test('a page, a broken-off file and one that is too large are refused', async () => {
  const course = await college.course();
  const page = await send(course.id, { body: '<!doctype html><script>alert(1)</script>', name: 'page.pdf' });
  expect(await problemOf(admin.call(ADD, page))).toBe('keptFileTypeRefused');
  const file = await send(course.id, { body: '%PDF-1.7 half' });
  const half = { ...file, sent: { ...file.sent, bytes: 5_000 } };
  expect(await problemOf(admin.call(ADD, half))).toBe('keptFileNotArrived');
  const large = { courseId: course.id, fileId: randomUUID(), name: 'all.pdf', bytes: 50_000_001 };
  expect(await problemOf(admin.call(OPEN, large))).toBe('keptFileTooLarge');
  expect(await problemOf(admin.call(OPEN, { ...large, courseId: randomUUID(), bytes: 5 }))).toBe(
    'recordNotFound',
  );
});
