import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { GradedCourse } from '../testing/graded-course.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const waiting = async (reader: Browser) =>
  (await reader.call('query s { courseOfferingsToSettle { _id } }')).data?.['courseOfferingsToSettle'];

test('managers are told of classes on their campuses that are over until their grades are final', async () => {
  const course = await GradedCourse.open(college);
  await course.student();
  const manager = await course.manager();
  const stranger = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [(await college.region()).id],
  });
  const today = dayIn(college.now(), 'Asia/Jakarta');
  const endOn = (lastDay: Day) =>
    college.database.owner.query(
      `update course_group set first_day = '2020-01-01', last_day = $2 where id = $1`,
      [course.courseOfferingId, lastDay],
    );
  await endOn(today);
  expect(await waiting(manager)).toEqual([]);
  await endOn(addDays(today, -1));
  expect(await waiting(manager)).toEqual([{ _id: course.courseOfferingId }]);
  expect(await waiting(stranger)).toEqual([]);
  await endOn(addDays(today, -121));
  expect(await waiting(manager)).toEqual([]);
  await endOn(addDays(today, -2));
  const FINALISE = `mutation finaliseCourse($courseOfferingId: ID!, $finalisationId: ID!) {
    finaliseCourse(courseOfferingId: $courseOfferingId, finalisationId: $finalisationId) { isFinal } }`;
  const { courseOfferingId } = course;
  await manager.call(FINALISE, { courseOfferingId, finalisationId: randomUUID() });
  expect(await waiting(manager)).toEqual([]);
});
