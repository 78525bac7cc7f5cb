import { afterAll, beforeAll, expect, test } from 'vitest';
import { askEach } from '#testing/ask-each.ts';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const FIELDS = `_id courseId courseName position hidden seconds version locale locales title description
  chapters { startsAt title } texts { locale title } subtitles { locale } films { _id } notes { _id }
  files { _id name bytes type locale url } allFiles { _id } watched { from to } watchedSeconds watchedAt resumeAt completed`;
const STANDING =
  'progress { lessons completed secondsLeft shares } nextLesson { _id title seconds resumeAt }';

/** Written in the course's own language, in another, in both, in a third or in none; with files for all and for some; watched or not. */
const EVERY_KIND = `
  with cases as (
    select uuidv7() as id, row_number() over () as n, * from
      (values ('{en}'::text[]), ('{de_DE}'), ('{en,de_DE}'), ('{fr_FR}'), ('{en,fr_FR}'), ('{}')) told (locales),
      (values (null), (0.3), (1)) seen (share)),
  lessons as (insert into lesson (id, course_id, position, seconds) select id, $1, n, 1000 from cases),
  words as (
    insert into lesson_text (lesson_id, locale, title, description)
    select id, locale, locale || ' ' || n, case when locale <> 'de_DE' then '<p>' || locale || '</p>' else '' end
    from cases, unnest(locales) locale),
  files as (
    insert into lesson_file (id, lesson_id, locale, name, file_key, bytes, type, position)
    select uuidv7(), id, locale, 'Notes.pdf', 'lesson-files/' || uuidv7(), 9, 'application/pdf', 1
    from cases, (values (null), ('en'), ('de_DE')) f (locale) where n % 2 = 0)
  insert into lesson_progress (person_id, lesson_id, position, watched, watched_at, completed_at)
  select person_id, id, share * 1000, format('{[%s,%s)}', at, share * 1000)::nummultirange,
    $4::timestamptz - n * interval '1 hour', case when share = 1 then $4::timestamptz end
  from cases, (values ($2::uuid, 0), ($3::uuid, 100)) p (person_id, at) where share is not null`;

type Standing = { progress: object; nextLesson: object };

test('the list of a course, and of what was watched last, tell of each lesson what its page tells, in every language', async () => {
  const campus = await college.region();
  const group = await college.group({ regionId: campus.id });
  const course = await college.course({ groupIds: [group.id] });
  const student = () => college.signedIn({ regionIds: [campus.id], groupIds: [group.id] });
  const [ana, ben] = [await student(), await student()];
  await college.database.owner.query(
    `insert into course_text (course_id, locale, name) values ($1, 'es_MX', 'El Nuevo Testamento')`,
    [course.id],
  );
  await college.database.owner.query(EVERY_KIND, [course.id, ana.person.id, ben.person.id, college.now()]);
  for (const locale of ['en', 'de_DE', 'fr_FR', 'es_MX']) {
    const at = `courseId: "${course.id}", locale: "${locale}"`;
    const together = await ana.call(
      `query all { courseLessons(${at}) { ${FIELDS} } course(${at}) { ${STANDING} } }`,
    );
    expect(together.errors).toEqual([]);
    const { courseLessons: listed, course: shown } = together.data as {
      courseLessons: { _id: string }[];
      course: Standing;
    };
    expect(listed).toHaveLength(6 * 3);
    const page = `lesson(lessonId: $id, locale: "${locale}") { ${FIELDS} }`;
    const ids = listed.map(({ _id }) => _id);
    expect(listed).toEqual(await askEach(ana, page, ids));
    const watched = await ana.call(
      `query last { recentLessons(first: 20, locale: "${locale}") { ${FIELDS} } }`,
    );
    const { recentLessons: recent } = watched.data as { recentLessons: { _id: string }[] };
    expect(recent).toHaveLength(6 * 2);
    expect(recent).toEqual(
      await askEach(
        ana,
        page,
        recent.map(({ _id }) => _id),
      ),
    );
    const alone = await ana.call(`query standing { course(${at}) { ${STANDING} } }`);
    expect(alone.data).toEqual({ course: shown });
  }
});

test('what was watched last is found behind what is out of reach by now, however few are asked for', async () => {
  const campus = await college.region();
  const group = await college.group({ regionId: campus.id });
  const [taken, over] = [await college.course({ groupIds: [group.id] }), await college.course()];
  const ana = await college.signedIn({ regionIds: [campus.id], groupIds: [group.id] });
  await college.database.owner.query(
    `with lessons as (
       insert into lesson (id, course_id, position, seconds)
       select uuidv7(), case when n = 20 then $1::uuid else $2::uuid end, n, 1000 from generate_series(1, 20) n
       returning id, position)
     insert into lesson_progress (person_id, lesson_id, position, watched, watched_at)
     select $3, id, 0, '{}', $4::timestamptz - position * interval '1 hour' from lessons`,
    [taken.id, over.id, ana.person.id, college.now()],
  );
  const { data } = await ana.call('query last { recentLessons(first: 1) { courseId } }');
  expect(data).toEqual({ recentLessons: [{ courseId: taken.id }] });
});
