import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssignmentDesk } from '#slices/assignments/server/testing/assignment-desk.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

const CALENDAR = 'query calendar { calendar { entries { _id kind title startsAt timeZone path isDone } } }';

interface CalendarAnswer {
  entries: { _id: string; startsAt: string; isDone: boolean }[];
}

const entriesOf = async (reader: Browser) => {
  const { data } = await reader.call(CALENDAR);
  return (data as unknown as { calendar: CalendarAnswer }).calendar.entries;
};

let college: College;
let desk: AssignmentDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await AssignmentDesk.open(college);
});
afterAll(() => college.close());

test('work stands in the calendar by its deadline, and as done once it is handed in (DASH-01)', async () => {
  const assignmentId = await desk.assignment({ title: 'Reading journal', dueInDays: 2 });
  await desk.assignment({ dueInDays: 30 });
  const ana = await desk.student();
  const entry = {
    _id: `assignment-due-${assignmentId}`,
    kind: 'ASSIGNMENT_DUE',
    title: 'Reading journal',
    startsAt: new Date(college.now().getTime() + 2 * 86_400_000).toISOString(),
    timeZone: 'Asia/Jakarta',
    path: `/student/assignments/${assignmentId}`,
  };
  expect(await entriesOf(ana)).toEqual([{ ...entry, isDone: false }]);
  await desk.handIn(ana, assignmentId);
  expect(await entriesOf(ana)).toEqual([{ ...entry, isDone: true }]);
  expect(await entriesOf(await college.signedIn({ regionIds: [desk.regionId] }))).toEqual([]);
});

test('more time for one student moves the entry of that student alone', async () => {
  const assignmentId = await desk.assignment({ dueInDays: 1 });
  const [ana, ben] = [await desk.student(), await desk.student()];
  await desk.handIn(ana, assignmentId);
  const extended = new Date(college.now().getTime() + 3 * 86_400_000);
  await college.database.owner.query(
    `update submission set extended_to = $3, extension_reason = 'Ill' where assignment_id = $1 and person_id = $2`,
    [assignmentId, ana.person.id, extended],
  );
  const dueFor = async (reader: Browser) =>
    (await entriesOf(reader)).find(({ _id }) => _id === `assignment-due-${assignmentId}`)?.startsAt;
  expect(await dueFor(ana)).toBe(extended.toISOString());
  expect(await dueFor(ben)).toBe(new Date(college.now().getTime() + 86_400_000).toISOString());
});
