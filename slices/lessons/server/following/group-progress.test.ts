import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

const PROGRESS = `query groupProgress($courseOfferingId: ID!) { groupProgress(courseOfferingId: $courseOfferingId) {
  courseOffering { groupName studentCount behindCount course { name } } lessons { title }
  students { name completed expected behindBy watchedAt shares } } }`;
const OWN = `query ownCourseOfferings { ownCourseOfferings { _id groupName behindCount } }`;
const WATCH = `mutation watchLesson($lessonId: ID!, $position: Float!, $spans: [WatchedSpanInput!]!) {
  watchLesson(lessonId: $lessonId, position: $position, spans: $spans) { completed } }`;

type Reader = Awaited<ReturnType<College['signedIn']>>;
let college: College;
let campus: { id: string };
let group: { id: string };
let courseId: string;
let courseOfferingId: string;
let lessonIds: string[];

const first = async (text: string, values: unknown[]): Promise<string> =>
  (await college.database.owner.query<{ id: string }>(text, values)).rows[0]?.id ?? '';

/** A teacher with an account, of a campus that is not the group's, whom the group's campus has let in. */
async function teacher(): Promise<{ reader: Reader; teacherId: string }> {
  const away = await college.region();
  const reader = await college.signedIn({ regionIds: [away.id] });
  const teacherId = await first(
    `insert into teacher (region_id, name, person_id) values ($1, 'Ruth', $2) returning id`,
    [away.id, reader.person.id],
  );
  await college.database.owner.query('insert into teacher_region (teacher_id, region_id) values ($1, $2)', [
    teacherId,
    campus.id,
  ]);
  return { reader, teacherId };
}

beforeAll(async () => {
  college = await College.open();
  campus = await college.region();
  group = await college.group({ regionId: campus.id, name: 'Second year' });
  const course = await college.course({ name: 'Romans', groupIds: [group.id] });
  courseId = course.id;
  courseOfferingId = await first('select id from course_group where course_id = $1', [course.id]);
  lessonIds = [];
  for (const title of ['Sin', 'Grace', 'Hope', 'Love'])
    lessonIds.push((await college.lesson({ courseId: course.id, title })).id);
  await college.lesson({ courseId: course.id, title: 'Not yet', hidden: true });
});
afterAll(() => college.close());

const progressFor = async (reader: Reader) =>
  (await reader.call(PROGRESS, { courseOfferingId })).data?.['groupProgress'];
const watch = (reader: Reader, lessonId: string | undefined, to: number) =>
  reader.call(WATCH, { lessonId, position: to, spans: [{ from: 0, to }] });
const runs = (firstDay: string, lastDay: string | null) =>
  college.database.owner.query('update course_group set first_day = $2, last_day = $3 where id = $1', [
    courseOfferingId,
    firstDay,
    lastDay,
  ]);

test('a teacher sees who has watched what, and who is behind the days of the course', async () => {
  const member = (firstName: string, lastName: string) =>
    college.signedIn({ firstName, lastName, regionIds: [campus.id], groupIds: [group.id] });
  const [ana, ben] = [await member('Ana', 'Abel'), await member('Ben', 'Baker')];
  await watch(ana, lessonIds[0], 1_000);
  await watch(ana, lessonIds[1], 950);
  await watch(ben, lessonIds[0], 500);
  const { reader, teacherId } = await teacher();
  expect(await progressFor(reader)).toBeNull();
  await college.database.owner.query('update course set teacher_id = $2 where id = $1', [
    courseId,
    teacherId,
  ]);
  const today = college.now().toISOString().slice(0, 10);
  const dayFromNow = (days: number) =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  await runs(dayFromNow(-60), dayFromNow(40));
  expect(await progressFor(reader)).toEqual({
    courseOffering: { groupName: 'Second year', studentCount: 2, behindCount: 1, course: { name: 'Romans' } },
    lessons: [{ title: 'Sin' }, { title: 'Grace' }, { title: 'Hope' }, { title: 'Love' }],
    students: [
      {
        name: 'Ana Abel',
        completed: 2,
        expected: 2,
        behindBy: 0,
        watchedAt: college.now().toISOString(),
        shares: [1, 1, 0, 0],
      },
      expect.objectContaining({
        name: 'Ben Baker',
        completed: 0,
        expected: 2,
        behindBy: 2,
        shares: [0.5, 0, 0, 0],
      }),
    ],
  });
  expect((await reader.call(OWN)).data).toEqual({
    ownCourseOfferings: [{ _id: courseOfferingId, groupName: 'Second year', behindCount: 1 }],
  });
});

test('of what a user teaches, the first that go on today can be asked for by themselves', async () => {
  const { reader, teacherId } = await teacher();
  await college.database.owner.query('update course set teacher_id = $2 where id = $1', [
    courseId,
    teacherId,
  ]);
  const running = async (count: number) =>
    (
      await reader.call('query running($first: Int!) { runningCourseOfferings(first: $first) { _id } }', {
        first: count,
      })
    ).data;
  await runs('2026-01-05', null);
  expect(await running(5)).toEqual({ runningCourseOfferings: [{ _id: courseOfferingId }] });
  expect(await running(0)).toEqual({ runningCourseOfferings: [] });
  await runs('2026-01-05', '2026-01-06');
  expect(await running(5)).toEqual({ runningCourseOfferings: [] });
});

test('without a last day students are measured by the middle of their group', async () => {
  await runs('2026-01-05', null);
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [campus.id] });
  expect(await progressFor(manager)).toMatchObject({
    students: [{ expected: 0 }, { expected: 0, behindBy: 0 }],
  });
});

test('a user who teaches the group sees it too; its students, another campus and the user who has left see nothing', async () => {
  const { reader, teacherId } = await teacher();
  await college.database.owner.query(
    'insert into group_teacher (group_id, teacher_id, region_id) values ($1, $2, $3)',
    [group.id, teacherId, campus.id],
  );
  expect(await progressFor(reader)).toMatchObject({ courseOffering: { groupName: 'Second year' } });
  await college.database.owner.query('delete from group_teacher where teacher_id = $1', [teacherId]);
  expect(await progressFor(reader)).toBeNull();
  expect((await reader.call(OWN)).data).toEqual({ ownCourseOfferings: [] });
  const student = await college.signedIn({ regionIds: [campus.id], groupIds: [group.id] });
  const elsewhere = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [(await college.region()).id],
  });
  expect([await progressFor(student), await progressFor(elsewhere)]).toEqual([null, null]);
});
