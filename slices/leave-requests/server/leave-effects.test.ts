import { afterAll, beforeAll, expect, test } from 'vitest';
import { said } from '#slices/attendance/server/testing/desk.ts';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';
import { LeaveDesk, type Asked } from './testing/leave-desk.ts';

let college: College;
let desk: LeaveDesk;
let admin: Awaited<ReturnType<LeaveDesk['admin']>>;

beforeAll(async () => {
  college = await College.open();
  desk = await LeaveDesk.open(college);
  admin = await desk.admin();
});
afterAll(() => college.close());

/** A class at noon so many days from today; with a mark its roll was taken. */
async function session(
  { id }: TestPerson,
  ahead: number,
  mark?: 'ABSENT' | 'PRESENT' | 'LATE',
): Promise<void> {
  await college.database.owner.query(
    `with made as (insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_person_ids)
       select $1, $2, $3::date + time '12:00', $3::date + time '13:00', case when $5::text is not null then now() end,
         case when $5::text is not null then array[$4::uuid] else '{}' end returning id)
     insert into attendance_mark (session_id, person_id, region_id, kind, taken_at)
     select id, $4, $1, $5, now() from made where $5 is not null`,
    [desk.regionId, desk.groupId, desk.day(ahead), id, mark ?? null],
  );
}

const EFFECTS = `query leaveRequest($requestId: ID!) { leaveRequest(requestId: $requestId) { classes }
  leaveEffects(requestId: $requestId) { effects { decision changed sessions { before after } terms { name percentBefore percentAfter deductionBefore deductionAfter
    absencesBefore absencesAfter graceAbsents } } } }`;

interface Effect {
  decision: string;
  changed: number;
  sessions: { before: string | null; after: string }[];
  terms: object[];
}
async function effects({ _id: requestId }: Asked, by: Browser = admin) {
  const { data } = await by.call(EFFECTS, { requestId });
  const told = data as {
    leaveRequest: { classes: number } | null;
    leaveEffects: { effects: Effect[] } | null;
  } | null;
  return { classes: told?.leaveRequest?.classes, effects: told?.leaveEffects?.effects };
}

const standing = async (student: Awaited<ReturnType<LeaveDesk['student']>>) =>
  (
    await said<{ terms: { percent: number | null; deduction: number; counts: object }[] }>(
      student,
      `query attendance($personId: ID!) { attendance(personId: $personId) {
        terms { percent deduction counts { present absent excused } } } }`,
      { personId: student.person.id },
    )
  ).terms;

test('the effect is told before the decision, comes true with it, and is gone with Undo (ATT-15, ATT-16, HOLE-48)', async () => {
  const ana = await desk.student();
  for (const [at, mark] of [
    [-5, 'PRESENT'],
    [-4, 'ABSENT'],
    [-3, 'ABSENT'],
    [-2, 'PRESENT'],
    [-1, 'ABSENT'],
  ] as const)
    await session(ana.person, at, mark);
  await session(ana.person, 2);
  const asked = await desk.ask(ana, desk.input(-4, 2));
  const told = await effects(asked);
  expect(told.classes).toBe(5);
  expect(told.effects).toEqual([
    {
      decision: 'APPROVED',
      changed: 3,
      sessions: [
        { before: 'ABSENT', after: 'EXCUSED' },
        { before: 'ABSENT', after: 'EXCUSED' },
        { before: 'PRESENT', after: 'PRESENT' },
        { before: 'ABSENT', after: 'EXCUSED' },
        { before: null, after: 'EXCUSED' },
      ],
      terms: [
        {
          name: 'The term',
          percentBefore: 40,
          percentAfter: 100,
          deductionBefore: 6,
          deductionAfter: 0,
          absencesBefore: 3,
          absencesAfter: 0,
          graceAbsents: 1,
        },
      ],
    },
    expect.objectContaining({ decision: 'ACKNOWLEDGED', changed: 0 }),
  ]);
  const before = await standing(ana);
  expect(before).toMatchObject([
    { percent: 40, deduction: 6, counts: { present: 2, absent: 3, excused: 0 } },
  ]);
  const approved = await desk.decide(admin, asked, 'APPROVED');
  expect(await standing(ana)).toMatchObject([
    { percent: 100, deduction: 0, counts: { present: 2, absent: 0, excused: 3 } },
  ]);
  // Changing it to acknowledged would undo that.
  const [, acknowledged] = (await effects(asked)).effects ?? [];
  expect(acknowledged).toMatchObject({ changed: 3, terms: [{ percentBefore: 100, percentAfter: 40 }] });
  const noted = await desk.decide(admin, approved, 'ACKNOWLEDGED');
  expect(await standing(ana)).toEqual(before);
  await desk.undo(admin, noted.decisionId);
  await desk.undo(admin, approved.decisionId);
  expect(await standing(ana)).toEqual(before);
});

test('a class that is cancelled or falls on a holiday is not counted; the student is not told of effects', async () => {
  const ben = await desk.student();
  await session(ben.person, 30);
  await college.database.owner.query(
    `insert into class_session (region_id, group_id, starts_at, ends_at, cancelled_at)
     values ($1, $2, $3::date + time '15:00', $3::date + time '16:00', now())`,
    [desk.regionId, desk.groupId, desk.day(30)],
  );
  const asked = await desk.ask(ben, desk.input(30));
  expect((await effects(asked)).classes).toBe(1);
  expect((await effects(asked, ben)).effects ?? null).toBeNull();
  const own = await ben.call('query own { ownLeaveRequests { rows { classes } } }');
  expect(own.data).toEqual({ ownLeaveRequests: { rows: [{ classes: 1 }] } });
});
