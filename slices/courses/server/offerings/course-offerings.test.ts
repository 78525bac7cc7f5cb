import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let walsall: { id: string };
let manager: Browser;
beforeAll(async () => {
  college = await College.open();
  walsall = await college.region();
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
});
afterAll(() => college.close());

const TEACH = `mutation teachCourse($courseId: ID!, $groupIds: [ID!]!, $courseOfferingInput: CourseOfferingInput!, $position: Int) {
  teachCourse(courseId: $courseId, groupIds: $groupIds, courseOfferingInput: $courseOfferingInput, position: $position) { code } }`;
const CHANGE = `mutation changeTeaching($courseOfferingId: ID!, $version: Int!, $courseOfferingInput: CourseOfferingInput!) {
  changeTeaching(courseOfferingId: $courseOfferingId, version: $version, courseOfferingInput: $courseOfferingInput) { term lastDay version } }`;
const STOP =
  'mutation stopTeaching($courseOfferingId: ID!) { stopTeaching(courseOfferingId: $courseOfferingId) }';
const ORDER = `mutation orderCourses($groupId: ID!, $courseOfferingIds: [ID!]!) {
  orderCourses(groupId: $groupId, courseOfferingIds: $courseOfferingIds) { _id } }`;
const OF_GROUP = `query groupCourseOfferings($groupId: ID!) {
  groupCourseOfferings(groupId: $groupId) { _id term firstDay lastDay hasBegun today position version course { code } } }`;

interface CourseOffering {
  _id: string;
  position: number;
  course: { code: string };
}

const autumn = { term: 'Autumn 2026', firstDay: '2026-09-07', lastDay: '2026-12-11' };
const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;
const taughtTo = async (groupId: string, caller = manager) =>
  (await caller.call(OF_GROUP, { groupId })).data?.['groupCourseOfferings'] as CourseOffering[];
const newGroup = async (regionId = walsall.id) => (await college.group({ regionId })).id;

test('a course is given to many groups at once, with term and days, and twice is once', async () => {
  const course = await college.course();
  const groupIds = [await newGroup(), await newGroup()];
  const given = { courseId: course.id, groupIds, courseOfferingInput: autumn };
  await Promise.all([manager.call(TEACH, given), manager.call(TEACH, given)]);
  for (const groupId of groupIds)
    expect(await taughtTo(groupId)).toMatchObject([{ ...autumn, course: { code: course.code } }]);
  const { rows } = await college.database.owner.query(
    `select 1 from audit where action = 'teachCourse' and entity_id = any($1)`,
    [groupIds],
  );
  expect(rows).toHaveLength(2);
});

test('a course that is given to nobody is not told either', async () => {
  const hidden = await college.course({ hidden: true });
  const answer = await manager.call(TEACH, {
    courseId: hidden.id,
    groupIds: [],
    courseOfferingInput: autumn,
  });
  expect(answer.data?.['teachCourse'] ?? null).toBeNull();
  expect(answer.errors[0]?.extensions.problem).toBe('requestNotUnderstood');
});

test('one group out of reach, and none is given the course', async () => {
  const course = await college.course();
  const [here, elsewhere] = [await newGroup(), await newGroup((await college.region()).id)];
  const given = { courseId: course.id, groupIds: [here, elsewhere], courseOfferingInput: autumn };
  expect(await problemOf(manager.call(TEACH, given))).toBe('recordNotFound');
  expect(await taughtTo(here)).toEqual([]);
  const archived = await college.course({ archived: true });
  const over = { courseId: archived.id, groupIds: [here], courseOfferingInput: autumn };
  expect(await problemOf(manager.call(TEACH, over))).toBe('courseIsArchived');
  const many = { ...over, courseId: course.id, groupIds: Array.from({ length: 101 }, () => randomUUID()) };
  expect(await problemOf(manager.call(TEACH, many))).toBe('tooManyGroups');
});

test('days are changed unless another user has changed them, and a course is taken away again', async () => {
  const groupId = await newGroup();
  await college.course({ groupIds: [groupId] });
  const [courseOffering] = await taughtTo(groupId);
  const change = {
    courseOfferingId: courseOffering?._id,
    version: 1,
    courseOfferingInput: { ...autumn, lastDay: null },
  };
  for (let time = 0; time < 2; time++)
    expect((await manager.call(CHANGE, change)).data).toEqual({
      changeTeaching: { term: 'Autumn 2026', lastDay: null, version: 2 },
    });
  expect(await problemOf(manager.call(CHANGE, { ...change, courseOfferingInput: autumn }))).toBe(
    'changedMeanwhile',
  );
  const reversed = {
    ...change,
    version: 2,
    courseOfferingInput: { firstDay: '2026-09-07', lastDay: '2026-09-01' },
  };
  expect(await problemOf(manager.call(CHANGE, reversed))).toBe('teachingDaysReversed');
  const stranger = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [(await college.region()).id],
  });
  expect(await problemOf(stranger.call(STOP, { courseOfferingId: courseOffering?._id }))).toBe(
    'recordNotFound',
  );
  expect(await taughtTo(groupId, stranger)).toEqual([]);
  expect((await manager.call(STOP, { courseOfferingId: courseOffering?._id })).data).toEqual({
    stopTeaching: true,
  });
  expect(await taughtTo(groupId)).toEqual([]);
});

test('a course that comes back to a group comes to the place it had', async () => {
  const groupId = await newGroup();
  const ids: string[] = [];
  for (const code of ['B 1', 'B 2', 'B 3'])
    ids.push((await college.course({ code, groupIds: [groupId] })).id);
  const [, second] = await taughtTo(groupId);
  await manager.call(STOP, { courseOfferingId: second?._id });
  const given = {
    courseId: ids[1],
    groupIds: [groupId],
    courseOfferingInput: autumn,
    position: second?.position,
  };
  await manager.call(TEACH, given);
  expect((await taughtTo(groupId)).map(({ course }) => course.code)).toEqual(['B 1', 'B 2', 'B 3']);
});

test('the courses of a group are put in an order, unless one was added meanwhile', async () => {
  const groupId = await newGroup();
  for (const code of ['A 1', 'A 2', 'A 3']) await college.course({ code, groupIds: [groupId] });
  const ids = (await taughtTo(groupId)).map(({ _id }) => _id);
  await manager.call(ORDER, { groupId, courseOfferingIds: ids.toReversed() });
  expect((await taughtTo(groupId)).map(({ course }) => course.code)).toEqual(['A 3', 'A 2', 'A 1']);
  await college.course({ code: 'A 4', groupIds: [groupId] });
  expect(await problemOf(manager.call(ORDER, { groupId, courseOfferingIds: ids }))).toBe('changedMeanwhile');
});

test('a courseOffering tells the day it is on its own campus', async () => {
  const [jakarta, denver] = await Promise.all(
    ['Asia/Jakarta', 'America/Denver'].map((timeZone) => college.region({ timeZone })),
  );
  const regionIds = [jakarta!.id, denver!.id];
  const caller = await college.signedIn({ roles: ['user', 'manager'], regionIds });
  const course = await college.course();
  const groupIds = await Promise.all(regionIds.map((regionId) => newGroup(regionId)));
  await caller.call(TEACH, { courseId: course.id, groupIds, courseOfferingInput: autumn });
  const told = await Promise.all(groupIds.map((groupId) => taughtTo(groupId, caller)));
  const dayThere = (zone: string): string => dayIn(college.now(), zone);
  expect(told).toMatchObject([
    [{ today: dayThere('Asia/Jakarta') }],
    [{ today: dayThere('America/Denver') }],
  ]);
});
