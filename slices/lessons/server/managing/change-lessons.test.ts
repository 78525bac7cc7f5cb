import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

type Reader = Awaited<ReturnType<College['signedIn']>>;
let college: College;
let admin: Reader;
let manager: Reader;
let ana: Reader;
let group: { id: string };
let course: { id: string };

const LESSON =
  '{ _id title position hidden version locale chapters { startsAt title } subtitles { locale } }';
const CREATE = `mutation createLesson($lessonId: ID!, $courseId: ID!, $locale: String!, $title: String!) {
  createLesson(lessonId: $lessonId, courseId: $courseId, locale: $locale, title: $title) ${LESSON} }`;
const SAVE = `mutation saveLessonText($lessonId: ID!, $version: Int!, $locale: String!, $words: LessonTextsInput!) {
  saveLessonText(lessonId: $lessonId, version: $version, locale: $locale, words: $words) ${LESSON} }`;
const HIDE = `mutation hideLesson($lessonId: ID!, $hidden: Boolean!) { hideLesson(lessonId: $lessonId, hidden: $hidden) ${LESSON} }`;
const REORDER = `mutation reorderLessons($courseId: ID!, $lessonIds: [ID!]!) {
  reorderLessons(courseId: $courseId, lessonIds: $lessonIds) { title } }`;
const DELETE = `mutation deleteLesson($lessonId: ID!) { deleteLesson(lessonId: $lessonId) }`;
const SUBTITLES = `mutation saveLessonSubtitles($lessonId: ID!, $locale: String!, $file: String!) {
  saveLessonSubtitles(lessonId: $lessonId, locale: $locale, file: $file) ${LESSON} }`;
const READ_SUBTITLES = `query lessonSubtitles($lessonId: ID!, $locale: String!) { lessonSubtitles(lessonId: $lessonId, locale: $locale) }`;
const WATCH = `mutation watchLesson($lessonId: ID!, $position: Float!, $spans: [WatchedSpanInput!]!) {
  watchLesson(lessonId: $lessonId, position: $position, spans: $spans) { completed } }`;

beforeAll(async () => {
  college = await College.open();
  const campus = await college.region();
  group = await college.group({ regionId: campus.id });
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [campus.id] });
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [campus.id] });
  ana = await college.signedIn({ regionIds: [campus.id], groupIds: [group.id] });
});
afterAll(() => college.close());
beforeEach(async () => {
  course = await college.course({ groupIds: [group.id] });
});

const titled = (title: string) => college.lesson({ courseId: course.id, title });
const words = (title: string, chapters: object[] = [], description = '') => ({
  title,
  chapters,
  description,
});
const problemOf = async (answer: ReturnType<Reader['call']>) => (await answer).errors[0]?.extensions.problem;
const auditOf = async (entityId: string) =>
  (
    await college.database.owner.query<{ action: string }>(
      'select action, before, after from audit where entity_id = $1 order by id',
      [entityId],
    )
  ).rows;

describe('making and wording lessons', () => {
  test('a lesson comes behind the others, once, though its form is sent twice', async () => {
    await titled('First');
    const made = { lessonId: randomUUID(), courseId: course.id, locale: 'en', title: ' Second ' };
    const both = await Promise.all([admin.call(CREATE, made), admin.call(CREATE, made)]);
    for (const { data } of both)
      expect(data).toMatchObject({ createLesson: { title: 'Second', position: 2, version: 1 } });
    expect(await problemOf(admin.call(CREATE, { ...made, title: 'Third' }))).toBe('changedMeanwhile');
    expect(await auditOf(made.lessonId)).toMatchObject([
      { action: 'createLesson', after: { title: 'Second', courseId: course.id } },
    ]);
  });

  test('words are kept per language, cleaned, with chapters; the second of two windows is told', async () => {
    const { id: lessonId } = await titled('Acts');
    const chapters = [
      { startsAt: 0, title: 'Why' },
      { startsAt: 61.5, title: 'How' },
    ];
    const german = words('Apostelgeschichte', chapters, '<p>Gut<script>x</script></p>');
    const change = { lessonId, version: 1, locale: 'de_DE', words: german };
    expect((await admin.call(SAVE, change)).data).toMatchObject({ saveLessonText: { version: 2, chapters } });
    expect((await admin.call(SAVE, change)).data).toMatchObject({ saveLessonText: { version: 2 } });
    expect(
      await problemOf(admin.call(SAVE, { ...change, locale: 'en', words: words('Acts of the Apostles') })),
    ).toBe('changedMeanwhile');
    const { rows } = await college.database.owner.query(
      'select description from lesson_text where locale = $1',
      ['de_DE'],
    );
    expect(rows).toEqual([{ description: '<p>Gut</p>' }]);
  });

  test('a language is taken away by saying nothing in it, but never the last', async () => {
    const { id: lessonId } = await titled('Acts');
    const nothing = words('');
    await admin.call(SAVE, { lessonId, version: 1, locale: 'fr_FR', words: words('Actes') });
    expect(
      (await admin.call(SAVE, { lessonId, version: 2, locale: 'en', words: nothing })).data,
    ).toMatchObject({
      saveLessonText: { title: 'Actes', locale: 'fr_FR' },
    });
    expect(await problemOf(admin.call(SAVE, { lessonId, version: 3, locale: 'fr_FR', words: nothing }))).toBe(
      'lessonTitleInvalid',
    );
  });

  test('those who do not write the catalogue change nothing', async () => {
    const { id: lessonId } = await titled('Acts');
    for (const reader of [manager, ana])
      expect(await problemOf(reader.call(HIDE, { lessonId, hidden: true }))).toBe('notAllowed');
  });
});

describe('arranging lessons', () => {
  test('an order is stored whole, and one that misses a new lesson is refused', async () => {
    const ids = [];
    for (const title of ['a', 'b', 'c']) ids.push((await titled(title)).id);
    const [a, b, c] = ids;
    const order = { courseId: course.id, lessonIds: [c, a, b] };
    expect((await admin.call(REORDER, order)).data).toEqual({
      reorderLessons: [{ title: 'c' }, { title: 'a' }, { title: 'b' }],
    });
    await titled('d');
    expect(await problemOf(admin.call(REORDER, order))).toBe('changedMeanwhile');
    expect(await auditOf(course.id)).toMatchObject([
      { action: 'reorderLessons', before: { lessonIds: [a, b, c] } },
    ]);
  });

  test('a lesson is hidden and shown again, and told in the audit log once each', async () => {
    const { id: lessonId } = await titled('Acts');
    for (const hidden of [true, true, false])
      expect((await admin.call(HIDE, { lessonId, hidden })).data).toMatchObject({ hideLesson: { hidden } });
    expect((await auditOf(lessonId)).map(({ action }) => action)).toEqual(['hideLesson', 'showLesson']);
  });

  test('only a lesson nobody has watched is deleted, and how many have is told to those who write it', async () => {
    const [unused, used] = [await titled('Unused'), await titled('Used')];
    await ana.call(WATCH, { lessonId: used.id, position: 1, spans: [] });
    const USE = 'query lesson($lessonId: ID!) { lesson(lessonId: $lessonId) { watcherCount noteCount } }';
    expect((await admin.call(USE, { lessonId: used.id })).data).toEqual({
      lesson: { watcherCount: 1, noteCount: 0 },
    });
    expect((await admin.call(USE, { lessonId: unused.id })).data).toEqual({
      lesson: { watcherCount: 0, noteCount: 0 },
    });
    expect((await admin.call(DELETE, { lessonId: unused.id })).data).toEqual({ deleteLesson: unused.id });
    expect(await problemOf(admin.call(DELETE, { lessonId: unused.id }))).toBe('recordNotFound');
    expect(await problemOf(admin.call(DELETE, { lessonId: used.id }))).toBe('lessonInUse');
  });
});

test('subtitles are taken from SubRip and given back as WebVTT, to those who may read the lesson', async () => {
  const { id: lessonId } = await titled('Acts');
  const file = '1\n00:00:01,000 --> 00:00:02,000\n<b>In the beginning</b>\n';
  expect(await problemOf(admin.call(SUBTITLES, { lessonId, locale: 'en', file: 'PDF-1.7' }))).toBe(
    'subtitlesUnreadable',
  );
  expect((await admin.call(SUBTITLES, { lessonId, locale: 'en', file })).data).toMatchObject({
    saveLessonSubtitles: { subtitles: [{ locale: 'en' }] },
  });
  const stranger = await college.signedIn();
  const read = async (reader: Reader) =>
    (await reader.call(READ_SUBTITLES, { lessonId, locale: 'en' })).data?.['lessonSubtitles'];
  expect(await read(ana)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nIn the beginning\n');
  expect(await read(stranger)).toBeNull();
  expect((await admin.call(SUBTITLES, { lessonId, locale: 'en', file: '' })).data).toMatchObject({
    saveLessonSubtitles: { subtitles: [] },
  });
});

test('a copy of a course has its lessons with their words and subtitles, and prepares their films again', async () => {
  const COPY = `mutation createCourse($courseId: ID!, $courseInput: CourseInput!, $courseTexts: CourseTextsInput!, $copyOf: ID) {
    createCourse(courseId: $courseId, courseInput: $courseInput, courseTexts: $courseTexts, copyOf: $copyOf) { _id } }`;
  const [first, second] = [await titled('First'), await titled('Second')];
  await admin.call(SUBTITLES, {
    lessonId: first.id,
    locale: 'en',
    file: 'WEBVTT\n\n00:01.000 --> 00:02.000\nGrace\n',
  });
  await college.database.owner.query(
    `insert into film (id, lesson_id, locale, kind, title, source_key, source_bytes, source_type)
     values ($1, $2, 'en', 'VIDEO', 'Film', 'videos/one', 9, 'video/mp4')`,
    [randomUUID(), second.id],
  );
  const courseId = randomUUID();
  const copied = await admin.call(COPY, {
    courseId,
    copyOf: course.id,
    courseInput: {
      ownLocale: 'en',
      code: `COPY ${courseId.slice(0, 4)}`,
      credits: 1,
      kind: 'CORE',
      hidden: false,
    },
    courseTexts: { name: 'Copy', description: '' },
  });
  expect(copied.errors).toEqual([]);
  const { rows } = await college.database.owner.query(
    `select t.title, s.vtt is not null as subtitled, f.source_key, f.state from lesson l
     join lesson_text t on t.lesson_id = l.id left join lesson_subtitles s on s.lesson_id = l.id
     left join film f on f.lesson_id = l.id where l.course_id = $1 order by l.position`,
    [courseId],
  );
  expect(rows).toEqual([
    { title: 'First', subtitled: true, source_key: null, state: null },
    { title: 'Second', subtitled: false, source_key: 'videos/one', state: 'WAITING' },
  ]);
});
