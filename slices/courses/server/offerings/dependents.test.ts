import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let here: { id: string };
let there: { id: string };
let admin: Browser;
beforeAll(async () => {
  college = await College.open();
  [here, there] = [await college.region(), await college.region()];
  admin = await college.signedIn({ roles: ['user', 'admin', 'manager'], regionIds: [here.id] });
});
afterAll(() => college.close());

const COURSE = `query managedCourse($courseId: ID!) {
  managedCourse(courseId: $courseId) {
    studentsNow lessonCount examCount assignmentCount } }`;
const GROUP = 'query group($groupId: ID!) { group(groupId: $groupId) { coursesNow } }';
const TEACHER = 'query teacher($teacherId: ID!) { teacher(teacherId: $teacherId) { courseCount mayManage } }';

const change = (words: string, ...values: unknown[]) => college.database.owner.query(words, values);
const newGroup = async (more: { regionId?: string; archived?: boolean } = {}) =>
  (await college.group({ regionId: here.id, ...more })).id;

test('a course tells how many students of the caller’s campuses take it today, and what is in it', async () => {
  const [day, evening, over, next, far] = [
    await newGroup(),
    await newGroup(),
    await newGroup({ archived: true }),
    await newGroup(),
    await newGroup({ regionId: there.id }),
  ];
  const { id: courseId } = await college.course({ groupIds: [day, evening, over, far] });
  await change(
    `insert into course_group (course_id, group_id, region_id, first_day, position) values ($1, $2, $3, '2199-01-05', 1)`,
    courseId,
    next,
    here.id,
  );
  await college.person({ regionIds: [here.id], groupIds: [day, evening] });
  for (const groupId of [day, over, next])
    await college.person({ regionIds: [here.id], groupIds: [groupId] });
  const left = await college.person({ regionIds: [here.id], groupIds: [day] });
  await change(
    `update group_member set first_day = '2020-01-06', last_day = '2020-06-26' where person_id = $1`,
    left.id,
  );
  await college.person({ regionIds: [there.id], groupIds: [far] });
  for (const hidden of [false, true]) await college.lesson({ courseId, hidden });

  await change('insert into exam (id, course_id) values (gen_random_uuid(), $1)', courseId);
  await change(
    `insert into assignment (id, course_id, kind) values (gen_random_uuid(), $1, 'GRADED')`,
    courseId,
  );
  const held = { lessonCount: 2, examCount: 1, assignmentCount: 1 };

  const told = async (caller: Browser) => (await caller.call(COURSE, { courseId })).data?.['managedCourse'];
  expect(await told(admin)).toEqual({ studentsNow: 2, ...held });
  const whole = await college.signedIn({ roles: ['user', 'superadmin'] });
  expect(await told(whole)).toEqual({ studentsNow: 3, ...held });
});

test('a group tells how many courses run in it today', async () => {
  const groupId = await newGroup();
  await college.course({ groupIds: [groupId] });
  await college.course({ groupIds: [groupId], archived: true });
  await college.course({ groupIds: [groupId], firstDay: '2199-01-05' });
  const ended = await college.course({ groupIds: [groupId] });
  await change(`update course_group set last_day = '2026-01-06' where course_id = $1`, ended.id);
  expect((await admin.call(GROUP, { groupId })).data).toEqual({ group: { coursesNow: 1 } });
  expect((await admin.call(GROUP, { groupId: await newGroup() })).data).toEqual({ group: { coursesNow: 0 } });
});

test('a teacher tells how many courses name them, and whether the caller may manage them', async () => {
  const teacherId = randomUUID();
  await change(
    `insert into teacher (id, region_id, name) values ($1, $2, 'Paul Tarsus')`,
    teacherId,
    here.id,
  );
  await college.course({ teacherId });
  await college.course({ teacherId, archived: true });
  await college.course();
  expect((await admin.call(TEACHER, { teacherId })).data).toEqual({
    teacher: { courseCount: 2, mayManage: true },
  });
  // An admin of another campus who is a manager here opens the page, and changes nothing on it.
  const adminElsewhere = await college.signedIn({
    roles: ['user', 'manager', 'admin'],
    regionIds: [here.id, there.id],
    regionRoles: [
      { regionId: here.id, roleNames: ['manager'] },
      { regionId: there.id, roleNames: ['admin'] },
    ],
  });
  expect((await adminElsewhere.call(TEACHER, { teacherId })).data).toEqual({
    teacher: { courseCount: 2, mayManage: false },
  });
});

const OFFERINGS = `query groupCourseOfferings($groupId: ID!) {
  groupCourseOfferings(groupId: $groupId) { studentsNow attemptCount submissionCount gradeCount } }`;

test('a course of a group tells what its students have done in it, and not what others have', async () => {
  const [groupId, other] = [await newGroup(), await newGroup()];
  const { id: courseId } = await college.course({ groupIds: [groupId, other] });
  const { id: elsewhere } = await college.course();
  const [ana, ben] = await Promise.all(
    [groupId, groupId, other].map((of) => college.person({ regionIds: [here.id], groupIds: [of] })),
  );
  for (const each of [courseId, elsewhere]) {
    const examId = randomUUID();
    const assignmentId = randomUUID();
    await change('insert into exam (id, course_id) values ($1, $2)', examId, each);
    await change(
      `insert into assignment (id, course_id, kind) values ($1, $2, 'GRADED')`,
      assignmentId,
      each,
    );
    await change(
      `insert into assignment_group (assignment_id, group_id, region_id, due_at) values ($1, $2, $3, now())`,
      assignmentId,
      groupId,
      here.id,
    );
    for (const personId of [ana?.id, ben?.id]) {
      await change(
        `insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id,
           started_at, deadline, last_seen_at)
         values (gen_random_uuid(), $1, $2, $3, $4, 1, 'en', '[]', gen_random_uuid(), now(), now(), now())`,
        examId,
        personId,
        groupId,
        here.id,
      );
      // Work that was only given more time is not a submission.
      await change(
        `insert into submission (assignment_id, person_id, group_id, region_id, submitted_at)
         values ($1, $2, $3, $4, case when $2 = $5::uuid then now() end)`,
        assignmentId,
        personId,
        groupId,
        here.id,
        ana?.id,
      );
    }
    for (const score of [7000, 8000])
      await change(
        `insert into grade_change (id, course_id, group_id, person_id, region_id, score, reason, changed_at)
         values (gen_random_uuid(), $1, $2, $3, $4, $5, 'Oral exam', now())`,
        each,
        groupId,
        ana?.id,
        here.id,
        score,
      );
  }
  const told = async (of: string) =>
    (await admin.call(OFFERINGS, { groupId: of })).data?.['groupCourseOfferings'];
  expect(await told(groupId)).toEqual([
    { studentsNow: 2, attemptCount: 2, submissionCount: 1, gradeCount: 1 },
  ]);
  expect(await told(other)).toEqual([{ studentsNow: 1, attemptCount: 0, submissionCount: 0, gradeCount: 0 }]);
});
