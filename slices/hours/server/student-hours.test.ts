import { afterAll, beforeAll, expect, test } from 'vitest';
import { said } from '#slices/attendance/server/testing/desk.ts';
import { College } from '#testing/college.ts';
import { HourDesk, type SignedIn } from './testing/hour-desk.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const HOURS = `query h($personId: ID!) { hoursOfStudent(personId: $personId) {
  groupName categories { requiredMinutes confirmedMinutes pendingMinutes } } }`;

test('a manager reads the hours of one student against what is required, and their entries (HOURS-04)', async () => {
  const desk = await HourDesk.open(college);
  const [manager, ana, ben] = [await desk.manager(), await desk.student(), await desk.student()];
  await desk.require(manager, 0, [{ categoryId: desk.categoryId, requiredMinutes: 1200 }]);
  const logged = await desk.log(ana, desk.input(90));
  await desk.log(ana, desk.input(15));
  await desk.log(ben, desk.input(45));
  await desk.decide(manager, logged);
  const hoursOf = (by: SignedIn, { person }: SignedIn) =>
    said<{ groupName: string }[]>(by, HOURS, { personId: person.id });
  expect(await hoursOf(manager, ana)).toMatchObject([
    { categories: [{ requiredMinutes: 1200, confirmedMinutes: 90, pendingMinutes: 15 }] },
  ]);
  expect((await desk.list(manager, { studentId: ana.person.id })).rows).toHaveLength(2);
  const { id: secondId } = await college.group({ regionId: desk.regionId });
  await college.database.owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, '2026-01-05')`,
    [secondId, ana.person.id, desk.regionId],
  );
  await desk.log(ana, desk.input(20, { groupId: secondId }));
  const both = await hoursOf(manager, ana);
  expect(both).toHaveLength(2);
  expect(both).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        categories: [{ requiredMinutes: 1200, confirmedMinutes: 90, pendingMinutes: 15 }],
      }),
      expect.objectContaining({
        categories: [{ requiredMinutes: 0, confirmedMinutes: 0, pendingMinutes: 20 }],
      }),
    ]),
  );
  // Not of their own, nor on another campus, and students none at all.
  const elsewhere = await (await HourDesk.open(college)).manager();
  for (const [by, whose] of [
    [ana, ana],
    [ana, ben],
    [elsewhere, ana],
  ] as const)
    expect(await hoursOf(by, whose)).toEqual([]);
});
