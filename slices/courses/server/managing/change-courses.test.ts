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

const CREATE = `mutation createCourse($courseId: ID!, $courseInput: CourseInput!, $courseTexts: CourseTextsInput!, $copyOf: ID) {
  createCourse(courseId: $courseId, courseInput: $courseInput, courseTexts: $courseTexts, copyOf: $copyOf) {
    code name credits kind hidden version locales } }`;
const UPDATE = `mutation updateCourse($courseId: ID!, $version: Int!, $courseInput: CourseInput!) {
  updateCourse(courseId: $courseId, version: $version, courseInput: $courseInput) { code hidden version } }`;
const WRITE = `mutation writeCourseText($courseId: ID!, $version: Int!, $locale: String!, $courseTexts: CourseTextsInput!) {
  writeCourseText(courseId: $courseId, version: $version, locale: $locale, courseTexts: $courseTexts) { version locales } }`;
const REMOVE = `mutation removeCourseText($courseId: ID!, $version: Int!, $locale: String!) {
  removeCourseText(courseId: $courseId, version: $version, locale: $locale) { version locales } }`;
const ARCHIVE = `mutation archiveCourse($courseId: ID!, $archived: Boolean!) {
  archiveCourse(courseId: $courseId, archived: $archived) { archived } }`;
const DELETE = 'mutation deleteCourse($courseId: ID!) { deleteCourse(courseId: $courseId) }';

const input = (code: string, more: object = {}) => ({
  code,
  ownLocale: 'en',
  credits: 2,
  kind: 'CORE',
  hidden: false,
  ...more,
});
const words = (name: string, description = '') => ({ name, description });
const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;
const actionsOn = async (id: string) =>
  (
    await college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [id],
    )
  ).rows.map(({ action }) => action);

async function make(code: string, name: string, more: object = {}): Promise<string> {
  const courseId = randomUUID();
  const sent = { courseId, courseInput: input(code, more), courseTexts: words(name) };
  expect((await admin.call(CREATE, sent)).errors).toEqual([]);
  return courseId;
}

test('an admin makes a course once, however often the form is sent, and its code is given once (COUR-15)', async () => {
  const courseId = randomUUID();
  const sent = { courseId, courseInput: input(' NT 201 '), courseTexts: words(' Romans ') };
  const answers = await Promise.all([admin.call(CREATE, sent), admin.call(CREATE, sent)]);
  for (const { data } of answers) {
    expect(data?.['createCourse']).toEqual({
      code: 'NT 201',
      name: 'Romans',
      credits: 2,
      kind: 'CORE',
      hidden: false,
      version: 1,
      locales: ['en'],
    });
  }
  expect(await actionsOn(courseId)).toEqual(['createCourse']);
  const renamed = { ...sent, courseTexts: words('Galatians') };
  expect(await problemOf(admin.call(CREATE, renamed))).toBe('changedMeanwhile');
  const other = { ...sent, courseId: randomUUID(), courseInput: input('nt 201') };
  expect(await problemOf(admin.call(CREATE, other))).toBe('courseCodeTaken');
  const changed = { ...sent, courseInput: input('NT 201', { credits: 3 }) };
  expect(await problemOf(admin.call(CREATE, changed))).toBe('changedMeanwhile');
});

test('a manager and a student write nothing into the catalogue', async () => {
  for (const roles of [['user'], ['user', 'manager']] as const) {
    const caller = await college.signedIn({ roles: [...roles] });
    const sent = { courseId: randomUUID(), courseInput: input('XX 1'), courseTexts: words('None') };
    expect(await problemOf(caller.call(CREATE, sent))).toBe('notAllowed');
  }
});

test('a form that was opened before another change is refused, and the same again changes nothing', async () => {
  const courseId = await make('OT 101', 'Genesis');
  const change = { courseId, version: 1, courseInput: input('OT 101', { hidden: true }) };
  for (let time = 0; time < 2; time++)
    expect((await admin.call(UPDATE, change)).data).toMatchObject({
      updateCourse: { hidden: true, version: 2 },
    });
  expect(await actionsOn(courseId)).toEqual(['createCourse', 'updateCourse']);
  const late = { courseId, version: 1, locale: 'en', courseTexts: words('Exodus') };
  expect(await problemOf(admin.call(WRITE, late))).toBe('changedMeanwhile');
  const unwritten = { courseId, version: 2, courseInput: input('OT 101', { ownLocale: 'de_DE' }) };
  expect(await problemOf(admin.call(UPDATE, unwritten))).toBe('courseLanguageMissing');
});

test('a course names only a category for courses and a teacher who is there', async () => {
  const { rows } = await college.database.owner.query<{ id: string; uses: string }>(
    `insert into category (name, uses) values ('Bible', '{COURSES}'), ('Forms', '{DOCUMENTS}') returning id, uses`,
  );
  const [bible, forms] = rows.map(({ id }) => id);
  const tried = (more: object) =>
    problemOf(
      admin.call(CREATE, {
        courseId: randomUUID(),
        courseInput: input(`C ${randomUUID().slice(0, 8)}`, more),
        courseTexts: words('Named'),
      }),
    );
  expect(await tried({ categoryId: bible })).toBeUndefined();
  expect(await tried({ categoryId: forms })).toBe('categoryUnknown');
  expect(await tried({ teacherId: randomUUID() })).toBe('courseTeacherUnknown');
});

test('words are written in other languages and taken away again, but not those in its own', async () => {
  const courseId = await make('NT 301', 'Romans');
  const german = { courseId, version: 1, locale: 'de_DE', courseTexts: words('Römer', 'Ein Brief') };
  expect((await admin.call(WRITE, german)).data).toEqual({
    writeCourseText: { version: 2, locales: ['de_DE', 'en'] },
  });
  expect(await problemOf(admin.call(WRITE, { ...german, locale: 'tlh' }))).toBe('localeUnknown');
  expect(await problemOf(admin.call(REMOVE, { courseId, version: 2, locale: 'en' }))).toBe(
    'courseOwnLanguage',
  );
  expect((await admin.call(REMOVE, { courseId, version: 2, locale: 'de_DE' })).data).toEqual({
    removeCourseText: { version: 3, locales: ['en'] },
  });
  expect(await actionsOn(courseId)).toEqual(['createCourse', 'writeCourseText', 'removeCourseText']);
});

test('a copy takes over languages, outlines and files, and is a course of its own', async () => {
  const courseId = await make('NT 401', 'Hebrews');
  const { owner } = college.database;
  await admin.call(WRITE, { courseId, version: 1, locale: 'de_DE', courseTexts: words('Hebräer') });
  await owner.query(
    `update course_text set outline_key = 'k', outline_name = locale || '.pdf', outline_bytes = 5 where course_id = $1`,
    [courseId],
  );
  await owner.query(
    `insert into course_file (course_id, name, file_key, bytes, type, position) values ($1, 'map.png', 'm', 7, 'image/png', 1)`,
    [courseId],
  );
  const copyId = randomUUID();
  const sent = {
    courseId: copyId,
    courseInput: input('NT 402'),
    courseTexts: words('Hebrews again'),
    copyOf: courseId,
  };
  expect((await admin.call(CREATE, sent)).data).toMatchObject({
    createCourse: { code: 'NT 402', name: 'Hebrews again', locales: ['de_DE', 'en'] },
  });
  const { data } = await admin.call(
    `query managedCourse($courseId: ID!) { managedCourse(courseId: $courseId) {
      texts { locale name outline { name } } files { name } } }`,
    { courseId: copyId },
  );
  expect(data?.['managedCourse']).toEqual({
    texts: [
      { locale: 'de_DE', name: 'Hebräer', outline: { name: 'de_DE.pdf' } },
      { locale: 'en', name: 'Hebrews again', outline: { name: 'en.pdf' } },
    ],
    files: [{ name: 'map.png' }],
  });
});

test('a course that was taught is archived and not deleted; one made by mistake is deleted', async () => {
  const region = await college.region();
  const group = await college.group({ regionId: region.id });
  const taught = await college.course({ groupIds: [group.id] });
  const office = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
  expect(await problemOf(office.call(DELETE, { courseId: taught.id }))).toBe('courseInUse');
  for (const archived of [true, false])
    expect((await office.call(ARCHIVE, { courseId: taught.id, archived })).data).toEqual({
      archiveCourse: { archived },
    });
  expect(await actionsOn(taught.id)).toEqual(['archiveCourse', 'restoreCourse']);
  const mistake = await make('XX 9', 'Mistake');
  expect((await admin.call(DELETE, { courseId: mistake })).data).toEqual({ deleteCourse: true });
  expect(await problemOf(admin.call(DELETE, { courseId: mistake }))).toBe('recordNotFound');
  const { rows } = await college.database.owner.query(
    `select before ->> 'name' as name from audit where entity_id = $1 and action = 'deleteCourse'`,
    [mistake],
  );
  expect(rows).toEqual([{ name: 'Mistake' }]);
});
