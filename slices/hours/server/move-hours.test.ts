import { afterAll, beforeAll, expect, test } from 'vitest';
import { said } from '#slices/attendance/server/testing/desk.ts';
import { College } from '#testing/college.ts';
import { HourDesk } from './testing/hour-desk.ts';

let college: College;

beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const MOVE = `mutation m($groupId: ID!, $toGroupId: ID!, $personIds: [ID!]!) {
  moveGroupMembers(groupId: $groupId, toGroupId: $toGroupId, personIds: $personIds) { _id } }`;

test('hours go along with a student who moves to another group of the campus, and come back (HOURS-01)', async () => {
  const desk = await HourDesk.open(college);
  const [ana, beside, manager] = [await desk.student(), await desk.student(), await desk.manager()];
  const { id: evening } = await college.group({ regionId: desk.regionId });
  const logged = await desk.log(ana, desk.input(90));
  await desk.log(beside, desk.input(30));
  await desk.decide(manager, logged);
  const minutes = async (groupId: string): Promise<number> =>
    (await desk.own(ana, groupId)).months.reduce((sum, month) => sum + month.minutesConfirmed, 0);
  const move = (groupId: string, toGroupId: string) =>
    said(manager, MOVE, { groupId, toGroupId, personIds: [ana.person.id] });

  await move(desk.groupId, evening);
  expect([await minutes(desk.groupId), await minutes(evening)]).toEqual([0, 90]);
  expect((await desk.own(beside, desk.groupId)).months).toMatchObject([{ minutesPending: 30 }]);
  await move(evening, desk.groupId);
  expect(await minutes(desk.groupId)).toBe(90);
  expect((await desk.own(ana)).groups.map(({ _id }) => _id)).toEqual([desk.groupId]);
});
