import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { said } from '#slices/attendance/server/testing/desk.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { LeaveDesk } from './testing/leave-desk.ts';

let college: College;
let desk: LeaveDesk;
let admin: Browser;

beforeAll(async () => {
  college = await College.open();
  desk = await LeaveDesk.open(college);
  admin = await desk.admin();
});
afterAll(() => college.close());

const COUNTS = '_id isUndo excusedSessions counts { waiting done changed failed }';
interface Batch {
  _id: string;
  excusedSessions: number | null;
  counts: Record<'waiting' | 'done' | 'changed' | 'failed', number>;
}

const decideAll = (requestIds: readonly string[], batchId: string = randomUUID(), by = admin) =>
  said<Batch>(
    by,
    `mutation decideLeaveRequests($batchId: ID!, $requestIds: [ID!]!, $status: LeaveDecision!, $adminComments: String!) {
      decideLeaveRequests(batchId: $batchId, requestIds: $requestIds, status: $status, adminComments: $adminComments) { ${COUNTS} } }`,
    { batchId, requestIds, status: 'APPROVED', adminComments: 'Enjoy the retreat.' },
  );
const undoAll = (undoes: string, by = admin) =>
  said<Batch>(
    by,
    `mutation undoLeaveDecisions($batchId: ID!, $undoes: ID!) {
      undoLeaveDecisions(batchId: $batchId, undoes: $undoes) { ${COUNTS} } }`,
    { batchId: randomUUID(), undoes },
  );
const progress = (batchId: string, by = admin) =>
  said<Batch | null>(by, `query leaveBatch($batchId: ID!) { leaveBatch(batchId: $batchId) { ${COUNTS} } }`, {
    batchId,
  });

/** So many requests of one student, each for a day of its own. */
async function requested(count: number): Promise<string[]> {
  const { person } = await desk.student();
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into leave_request (region_id, group_id, person_id, type_id, first_day, last_day, reason)
     select $1, $2, $3, $4, date '2090-01-01' + n, date '2090-01-01' + n, 'Retreat' from generate_series(1, $5::int) n
     returning id`,
    [desk.regionId, desk.groupId, person.id, desk.typeId, count],
  );
  return rows.map(({ id }) => id);
}

const statuses = async (ids: readonly string[]) => {
  const { rows } = await college.database.owner.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from leave_request where id = any ($1) group by 1 order by 1',
    [ids],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

test('many requests are decided by one job, which tells how far it is, and are taken back by another', async () => {
  const ids = await requested(60);
  const batchId = randomUUID();
  const [begun, again] = await Promise.all([decideAll(ids, batchId), decideAll(ids, batchId)]);
  expect(begun.counts).toEqual({ waiting: 60, done: 0, changed: 0, failed: 0 });
  expect(again._id).toBe(begun._id);
  await college.runJobs();
  expect((await progress(batchId))?.counts).toEqual({ waiting: 0, done: 60, changed: 0, failed: 0 });
  expect(await statuses(ids)).toEqual({ APPROVED: 60 });
  expect(await desk.actionsOn(batchId)).toEqual(['decideLeaveRequests']);
  // One of them was decided again meanwhile, and stays so.
  const [first = ''] = ids;
  await desk.decide(admin, { _id: first, version: 2 }, 'ACKNOWLEDGED');
  const undone = await undoAll(batchId);
  await college.runJobs();
  expect((await progress(undone._id))?.counts).toEqual({ waiting: 0, done: 59, changed: 1, failed: 0 });
  expect(await statuses(ids)).toEqual({ ACKNOWLEDGED: 1, PENDING: 59 });
});

test('what was decided or withdrawn meanwhile is left alone, and each student is told once', async () => {
  const [ana, ben, eve] = [await desk.student(), await desk.student(), await desk.student()];
  const asked = await Promise.all([ana, ben, eve].map((student) => desk.ask(student, desk.input(1))));
  const batch = await decideAll(asked.map(({ _id }) => _id));
  await desk.decide(admin, asked[0]!, 'ACKNOWLEDGED');
  await desk.withdraw(ben, asked[1]!);
  const [mail, ...more] = await desk.mailsTo(eve);
  expect((await progress(batch._id))?.counts).toEqual({ waiting: 0, done: 1, changed: 2, failed: 0 });
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Enjoy the retreat.');
});

test('with one request out of reach nothing is decided; nobody sees or takes back another’s batch (HOLE-04)', async () => {
  const elsewhere = await LeaveDesk.open(college);
  const far = await elsewhere.ask(await elsewhere.student(), elsewhere.input(1));
  const ids = await requested(2);
  await expect(decideAll([...ids, far._id])).rejects.toThrow('recordNotFound');
  await expect(decideAll(Array.from({ length: 501 }, () => randomUUID()))).rejects.toThrow(
    'tooManyLeaveRequests',
  );
  const batch = await decideAll(ids);
  await college.runJobs();
  const colleague = await desk.admin();
  expect(await progress(batch._id, colleague)).toBeNull();
  await expect(undoAll(batch._id, colleague)).rejects.toThrow('recordNotFound');
  await expect(undoAll(randomUUID())).rejects.toThrow('recordNotFound');
  expect(await statuses([...ids, far._id])).toEqual({ APPROVED: 2, PENDING: 1 });
});

test('what a batch would change is told before, and how many classes it has excused after; nothing while it is at it', async () => {
  const [ana, ben] = [await desk.student(), await desk.student()];
  const asked = await Promise.all([ana, ben].map((student) => desk.ask(student, desk.input(-1))));
  // Both were absent in the first class; in the second one of them was there, and the third is not taken yet.
  await college.database.owner.query(
    `with held as (
       insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_person_ids)
       select $1, $2, $3::date + n * interval '1 hour', $3::date + n * interval '1 hour' + interval '50 minutes',
         case when n < 12 then now() end, case when n < 12 then $4::uuid[] else '{}' end
       from generate_series(10, 12) n returning id, starts_at, roll_taken_at)
     insert into attendance_mark (session_id, person_id, region_id, kind, taken_at)
     select h.id, p, $1, 'ABSENT', now() from held h, unnest($4::uuid[]) with ordinality as who (p, place)
     where h.roll_taken_at is not null and (place = 1 or h.starts_at < $3::date + interval '10 hours 30 minutes')`,
    [desk.regionId, desk.groupId, desk.day(-1), [ana.person.id, ben.person.id]],
  );
  const requestIds = asked.map(({ _id }) => _id);
  const effect = (by: Browser) =>
    said<{ students: { terms: { percentBefore: number }[] }[] }>(
      by,
      `query effect($requestIds: [ID!]!) {
        leaveSelectionEffect(requestIds: $requestIds) { excusedSessions loweredDeductions
          students { studentName terms { name percentBefore percentAfter deductionBefore deductionAfter } } } }`,
      { requestIds },
    );
  const told = await effect(admin);
  expect(told).toMatchObject({ excusedSessions: 5, loweredDeductions: 1 });
  expect(
    told.students.toSorted((one, other) => one.terms[0]!.percentBefore - other.terms[0]!.percentBefore),
  ).toMatchObject([
    {
      studentName: expect.stringContaining('Ana'),
      terms: [{ percentBefore: 0, percentAfter: null, deductionAfter: 0 }],
    },
    {
      studentName: expect.stringContaining('Ana'),
      terms: [{ percentBefore: 50, percentAfter: 100, deductionAfter: 0 }],
    },
  ]);
  const stranger = await (await LeaveDesk.open(college)).admin();
  expect(await effect(stranger)).toMatchObject({ excusedSessions: 0, loweredDeductions: 0, students: [] });
  const batch = await decideAll(requestIds);
  expect(batch.excusedSessions).toBeNull();
  await college.runJobs();
  expect((await progress(batch._id))?.excusedSessions).toBe(5);
  const undone = await undoAll(batch._id);
  await college.runJobs();
  expect((await progress(undone._id))?.excusedSessions).toBeNull();
});
