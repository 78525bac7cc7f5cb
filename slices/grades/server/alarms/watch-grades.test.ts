import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';
import { MANY_GRADES } from '../../rules/alarm.ts';
import { watchGrades } from './watch-grades.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const ENTER = `mutation enterGrades($courseOfferingId: ID!, $reason: String!, $grades: [EnteredGradeInput!]!) {
  enterGrades(courseOfferingId: $courseOfferingId, reason: $reason, grades: $grades) { _id } }`;
const ALARMS = `query gradeAlarms { gradeAlarms { _id personId personName impersonatorName grades courses firstAt } }`;
const ALARM = `query gradeAlarms($alarmId: ID) { gradeAlarm(alarmId: $alarmId) { _id } }`;
const STEP_IN = `mutation i($id: ID!) { impersonateUser(userId: $id, reason: "a question") { _id } }`;
const MINUTE_MS = 60_000;

/** As the queue would run it, twice: two servers may notice the same. */
async function watch(): Promise<void> {
  const { appPool, services } = college.served.state;
  const tools = { db: openDatabase(appPool, WHOLE_COLLEGE), services, earlierTries: 0 };
  await Promise.all([watchGrades.run({}, tools), watchGrades.run({}, tools)]);
  await college.runJobs();
}

const told = async () => (await college.mails()).filter(({ subject }) => subject.includes(`${MANY_GRADES}`));

test('who changes unusually many grades in an hour is told of, once, to those who can undo it, in their language (J2)', async () => {
  const course = await GradedCourse.open(college);
  const { courseOfferingId } = course;
  const [honest, rogue] = [await course.manager(), await course.manager()];
  const [superadmin, german] = [
    await college.signedIn({ roles: ['user', 'admin', 'superadmin'], regionIds: [course.regionId] }),
    await college.signedIn({ roles: ['user', 'superadmin'] }),
  ];
  await college.database.owner.query(`update person set locale = 'de_DE' where id = $1`, [german.person.id]);
  const examIds = [await course.exam({ dueInDays: -5 }), await course.exam({ dueInDays: -5 })];
  const cells: { studentId: string; partId: string; lastChangeId: string | null }[] = [];
  for (let index = 0; index < MANY_GRADES / 2; index++) {
    const { id: studentId } = await college.person({
      regionIds: [course.regionId],
      groupIds: [course.groupId],
    });
    for (const partId of examIds) cells.push({ studentId, partId, lastChangeId: null });
  }
  const enter = async (browser: Browser, of: typeof cells, grade: number) => {
    const grades = of.map((cell) => ({ ...cell, grade, changeId: randomUUID() }));
    expect((await browser.call(ENTER, { courseOfferingId, reason: 'Changed', grades })).errors).toEqual([]);
    for (const [at, { changeId }] of grades.entries())
      Object.assign(of[at] ?? {}, { lastChangeId: changeId });
  };

  // Grades that nobody had before are no changes, however many they are.
  await enter(honest, cells, 71);
  await watch();
  expect(await told()).toEqual([]);

  college.pass(MINUTE_MS);
  const firstAt = college.now().toISOString();
  await enter(rogue, cells.slice(1), 100);
  await watch();
  expect(await told()).toEqual([]);
  college.pass(MINUTE_MS);
  await enter(rogue, cells.slice(0, 1), 100);
  await watch();
  await watch();
  const name = `${rogue.person.firstName} ${rogue.person.lastName}`;
  const { data } = await superadmin.call(ALARMS);
  expect(data).toEqual({
    gradeAlarms: [
      expect.objectContaining({ personId: rogue.person.id, personName: name, grades: MANY_GRADES, firstAt }),
    ],
  });
  const [alarm] = (data?.['gradeAlarms'] ?? []) as { _id: string; courses: string[] }[];
  const mails = await told();
  const code = alarm?.courses[0];
  expect(Object.fromEntries(mails.map(({ to, subject }) => [to, subject]))).toEqual({
    [superadmin.person.email]:
      `Unusually many grades were changed within an hour: ${MANY_GRADES} by ${name}, in ${code}.`,
    [german.person.email]:
      `Ungewöhnlich viele Noten wurden innerhalb einer Stunde geändert: ${MANY_GRADES} von ${name}, in ${code}.`,
  });
  expect(mails).toHaveLength(2);
  expect(mails[0]?.text).toContain(`/logits/grades?alarm=${alarm?._id}`);
  expect((await honest.call(ALARMS)).errors).toHaveLength(1);
  expect((await honest.call(ALARM, { alarmId: alarm?._id })).errors).toHaveLength(1);
  expect((await german.call(ALARM, { alarmId: alarm?._id })).data).toEqual({
    gradeAlarm: { _id: alarm?._id },
  });

  // In another's place it is the user who acts who is named, and is not told.
  college.pass(MINUTE_MS);
  expect((await superadmin.call(STEP_IN, { id: honest.person.id })).errors).toEqual([]);
  await enter(superadmin, cells, 50);
  await watch();
  const behind = `${superadmin.person.firstName} ${superadmin.person.lastName}`;
  const second = { personId: honest.person.id, impersonatorName: behind };
  expect((await german.call(ALARMS)).data?.['gradeAlarms']).toMatchObject([
    second,
    { impersonatorName: null },
  ]);
  const news = (await told()).filter(({ subject }) => subject.includes(behind));
  expect(news.map(({ to }) => to)).toEqual([german.person.email]);
});
