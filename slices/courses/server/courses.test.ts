import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
let walsall: { id: string };
let firstYear: { id: string };
beforeAll(async () => {
  college = await College.open();
  walsall = await college.region({ timeZone: 'Europe/London' });
  firstYear = await college.group({ regionId: walsall.id });
});
afterAll(() => college.close());

const COURSE = `query course($courseId: ID!, $locale: String) { course(courseId: $courseId, locale: $locale) {
  code name locale locales ownLocale teacher { name } outline { name locale url } files { name } } }`;
const CODES = `query courses($filter: CourseFilter, $sort: CourseSort, $first: Int, $after: ID) {
  courses(filter: $filter, sort: $sort, first: $first, after: $after) { rows { code } nextCursor count } }`;

type Reader = Awaited<ReturnType<College['signedIn']>>;
const reads = async (reader: Reader, courseId: string) =>
  (await reader.call(COURSE, { courseId })).data?.['course'] !== null;
const student = (groupId = firstYear.id) =>
  college.signedIn({ regionIds: [walsall.id], groupIds: [groupId] });

test('a student reads a course of their group, with code, name and teacher; a student of another group does not (COUR-03)', async () => {
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into teacher (region_id, name) values ($1, 'Ruth Carter') returning id`,
    [walsall.id],
  );
  const romans = await college.course({
    code: 'NT 301',
    name: 'Romans',
    groupIds: [firstYear.id],
    teacherId: rows[0]?.id ?? '',
  });
  const ana = await student();
  expect((await ana.call(COURSE, { courseId: romans.id })).data).toMatchObject({
    course: { code: 'NT 301', name: 'Romans', teacher: { name: 'Ruth Carter' } },
  });
  const stranger = await student((await college.group({ regionId: walsall.id })).id);
  expect((await stranger.call(COURSE, { courseId: romans.id })).data).toEqual({ course: null });
  expect((await college.visitor().call(COURSE, { courseId: romans.id })).errors).toHaveLength(1);
});

test('hidden, archived and not yet begun courses are not there for a student, but for the office', async () => {
  const groupIds = [firstYear.id];
  const tomorrow = new Date(college.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const courses = await Promise.all([
    college.course({ groupIds, hidden: true }),
    college.course({ groupIds, archived: true }),
    college.course({ groupIds, firstDay: tomorrow }),
    college.course(),
  ]);
  const [ana, admin] = [await student(), await college.signedIn({ roles: ['user', 'admin'] })];
  const seenBy = (reader: Reader) => Promise.all(courses.map(({ id }) => reads(reader, id)));
  expect(await seenBy(ana)).toEqual([false, false, false, false]);
  expect(await seenBy(admin)).toEqual([true, true, true, true]);
});

test('who has left a group, or whose group is over, no longer reads its courses', async () => {
  const [left, over] = [
    await college.group({ regionId: walsall.id }),
    await college.group({ regionId: walsall.id, archived: true }),
  ];
  const [course, old] = [
    await college.course({ groupIds: [left.id] }),
    await college.course({ groupIds: [over.id] }),
  ];
  const ana = await college.signedIn({ regionIds: [walsall.id], groupIds: [left.id, over.id] });
  expect([await reads(ana, course.id), await reads(ana, old.id)]).toEqual([true, false]);
  await college.database.owner.query(
    `update group_member set first_day = '2026-01-05', last_day = '2026-06-30' where group_id = $1`,
    [left.id],
  );
  expect(await reads(ana, course.id)).toBe(false);
});

test('a teacher reads their own course without being in a group, and no other', async () => {
  const ruth = await college.signedIn({ regionIds: [walsall.id] });
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into teacher (region_id, name, person_id) values ($1, 'Ruth', $2) returning id`,
    [walsall.id, ruth.person.id],
  );
  const own = await college.course({ teacherId: rows[0]?.id ?? '', hidden: true });
  expect([await reads(ruth, own.id), await reads(ruth, (await college.course()).id)]).toEqual([true, false]);
});

test('a manager reads and lists what is taught on their campus, hidden or not', async () => {
  const jakarta = await college.region();
  const group = await college.group({ regionId: jakarta.id });
  const here = await college.course({ groupIds: [group.id], hidden: true });
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [jakarta.id] });
  const elsewhere = await college.course({ groupIds: [firstYear.id] });
  expect([await reads(manager, here.id), await reads(manager, elsewhere.id)]).toEqual([true, false]);
  expect((await manager.call(CODES)).data).toMatchObject({
    courses: { rows: [{ code: here.code }], count: 1 },
  });
});

test('what is missing in a language is read in the course’s own, and said to be', async () => {
  const course = await college.course({ name: 'Romans', groupIds: [firstYear.id] });
  const { owner } = college.database;
  await owner.query(
    `update course_text set outline_key = 'k', outline_name = 'romans.pdf', outline_bytes = 9 where course_id = $1`,
    [course.id],
  );
  await owner.query(`insert into course_text (course_id, locale, name) values ($1, 'de_DE', 'Römer')`, [
    course.id,
  ]);
  const ana = await student();
  const inLocale = async (locale: string) =>
    (await ana.call(COURSE, { courseId: course.id, locale })).data?.['course'];
  expect(await inLocale('de_DE')).toMatchObject({
    name: 'Römer',
    locale: 'de_DE',
    locales: ['de_DE', 'en'],
    outline: { name: 'romans.pdf', locale: 'en' },
  });
  expect(await inLocale('fr_FR')).toMatchObject({ name: 'Romans', locale: 'en', ownLocale: 'en' });
});

test('the catalogue is searched by words of code and name in any language, and paged in order', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  const codes = ['OT 110', 'OT 120', 'OT 130'];
  for (const code of codes) await college.course({ code, name: `Prophets ${code.slice(3)}` });
  const search = async (text: string, more: object = {}) => {
    const { data } = await admin.call(CODES, { filter: { search: text }, ...more });
    return data?.['courses'] as { rows: { code: string }[]; nextCursor: string | null; count: number };
  };
  expect((await search('prôph ot')).rows.map(({ code }) => code)).toEqual(codes);
  const first = await search('prophets', { first: 2 });
  expect([first.rows.length, first.count]).toEqual([2, 3]);
  const second = await search('prophets', { first: 2, after: first.nextCursor, sort: 'CODE' });
  expect(second).toMatchObject({ rows: [{ code: 'OT 130' }], nextCursor: null });
  await college.database.owner.query(
    `insert into course_text (course_id, locale, name) select id, 'de_DE', 'Kleine Propheten' from course where code = 'OT 130'`,
  );
  expect((await search('kleine')).rows).toEqual([{ code: 'OT 130' }]);
  expect(
    (await admin.call(CODES, { filter: { search: 'x'.repeat(101) } })).errors[0]?.extensions.problem,
  ).toBe('courseSearchTooLong');
});

test('an outline is given out by the store to the user who may read the course, and to nobody else (COUR-07)', async () => {
  const course = await college.course({ groupIds: [firstYear.id] });
  await college.served.state.store.put('course-files/romans', Buffer.from('%PDF-1.7 Romans'), {
    contentType: 'application/pdf',
  });
  await college.database.owner.query(
    `update course_text set outline_key = 'course-files/romans', outline_name = 'Römer.pdf', outline_bytes = 15
     where course_id = $1`,
    [course.id],
  );
  const address = `/downloads/courses/${course.id}/outlines/en`;
  const ana = await student();
  const led = await ana.fetch(address);
  expect(led.status).toBe(302);
  const { pathname, search } = new URL(led.headers.get('location') ?? '');
  const given = await college.visitor().fetch(pathname + search);
  expect(await given.text()).toBe('%PDF-1.7 Romans');
  expect(given.headers.get('content-disposition')).toContain('attachment');
  const stranger = await student((await college.group({ regionId: walsall.id })).id);
  expect((await stranger.fetch(address)).status).toBe(404);
  const visitor = await college.visitor().fetch(address);
  expect([visitor.status, visitor.headers.get('location')]).toEqual([302, '/login']);
});
