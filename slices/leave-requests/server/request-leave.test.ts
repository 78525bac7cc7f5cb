import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { said } from '#slices/attendance/server/testing/desk.ts';
import { College } from '#testing/college.ts';
import { LeaveDesk } from './testing/leave-desk.ts';

let college: College;
let desk: LeaveDesk;

beforeAll(async () => {
  college = await College.open();
  desk = await LeaveDesk.open(college);
});
afterAll(() => college.close());

test('a student asks for leave, once however often the form is sent, and it is pending (ATT-10, ATT-11, ATT-12, ATT-13)', async () => {
  const ana = await desk.student({ firstName: 'Ana', lastName: 'Ruiz', locale: 'de_DE' });
  const requestId = randomUUID();
  const input = desk.input(1, 2, { reason: ' Fever ', studentNotes: 'Back on Friday.' });
  const [one, other] = await Promise.all([desk.ask(ana, input, requestId), desk.ask(ana, input, requestId)]);
  expect(one).toEqual(other);
  expect(one).toEqual({
    _id: requestId,
    status: 'PENDING',
    attendanceType: 'Krankheit',
    firstDay: desk.day(1),
    lastDay: desk.day(2),
    reason: 'Fever',
    studentNotes: 'Back on Friday.',
    file: null,
    adminComments: '',
    studentName: 'Ana Ruiz',
    groupName: 'Second Year',
    version: 1,
  });
  expect(await desk.actionsOn(requestId)).toEqual(['requestLeave']);
});

test('the deans and admins of the campus are mailed what is asked, in their language, and nobody else (ATT-22, HOLE-47)', async () => {
  const here = await LeaveDesk.open(college);
  const { regionId } = here;
  const admin = await here.admin();
  const deanRoles = [{ regionId, roleNames: ['dean' as const] }];
  const dean = await college.signedIn({ regionIds: [regionId], regionRoles: deanRoles, locale: 'de_DE' });
  const others = [
    await desk.admin(),
    await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] }),
  ];
  const ben = await here.student({ firstName: 'Ben', lastName: 'Osei' });
  await here.ask(ben, here.input(1, 1, { reason: 'A funeral', studentNotes: 'My uncle’s.' }));
  const [toAdmin, ...more] = await here.mailsTo(admin);
  expect(more).toEqual([]);
  expect(toAdmin?.subject).toBe('Ben Osei has requested leave.');
  expect(toAdmin?.text).toContain(`${college.config.mainHost}/attendance-leave-requests`);
  for (const words of ['Group: Second Year', 'Type: Illness', 'Reason: A funeral', 'My uncle’s.'])
    expect(toAdmin?.text).toContain(words);
  const [toDean] = await here.mailsTo(dean);
  expect(toDean?.text).toContain('Krankheit');
  expect(toDean?.text).toContain(`${college.config.mainHost}/leave-requests?request=`);
  // Only admins may open the queue.
  expect(toDean?.text).not.toContain('/attendance-leave-requests');
  for (const other of [...others, ben]) expect(await here.mailsTo(other)).toEqual([]);
});

test.each([
  ['the last day before the first', [3, 2], {}, 'leaveDatesReversed'],
  ['a first day long past', [-31, 1], {}, 'leaveTooLongAgo'],
  ['no reason', [1, 1], { reason: '  ' }, 'leaveReasonMissing'],
  ['too long a reason', [1, 1], { reason: 'x'.repeat(1_001) }, 'leaveReasonTooLong'],
  ['a type of another college', [1, 1], { typeId: randomUUID() }, 'leaveTypeUnknown'],
] as const)('leave with %s is refused (HOLE-47)', async (_, [from, to], facts, problem) => {
  const ana = await desk.student();
  await expect(desk.ask(ana, desk.input(from, to, facts))).rejects.toThrow(problem);
});

test('thirty days back are counted on the campus (HOLE-47)', async () => {
  const far = await LeaveDesk.open(college, 'Pacific/Kiritimati');
  const eve = await far.student();
  const today = dayIn(college.now(), 'Pacific/Kiritimati');
  const on = (firstDay: string) => far.input(0, 0, { firstDay, lastDay: firstDay });
  await expect(far.ask(eve, on(addDays(today, -31)))).rejects.toThrow('leaveTooLongAgo');
  expect(await far.ask(eve, on(addDays(today, -30)))).toMatchObject({ status: 'PENDING' });
});

test('overlapping days are refused with the other request named, also when both come at once (HOLE-47)', async () => {
  const ana = await desk.student();
  const both = await Promise.allSettled([desk.ask(ana, desk.input(5, 6)), desk.ask(ana, desk.input(6, 7))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(String(refused.reason)).toMatch(
    /leaveOverlaps: These days overlap your request for .+ \(pending\)\./,
  );
  // Another student, and the days beside it, are free.
  const ben = await desk.student();
  expect(await desk.ask(ben, desk.input(5, 7))).toMatchObject({ status: 'PENDING' });
  expect(await desk.ask(ana, desk.input(8))).toMatchObject({ status: 'PENDING' });
});

test('the same days may be asked for with another group (HOLE-47)', async () => {
  const other = await LeaveDesk.open(college);
  const ana = await college.signedIn({
    regionIds: [desk.regionId, other.regionId],
    groupIds: [desk.groupId, other.groupId],
  });
  await desk.ask(ana, desk.input(1));
  expect(await other.ask(ana, other.input(1))).toMatchObject({ status: 'PENDING' });
});

test('a student changes a pending request, knowing its version, and not once it is decided (HOLE-47)', async () => {
  const ana = await desk.student();
  const asked = await desk.ask(ana, desk.input(1, 2));
  const later = await desk.ask(ana, desk.input(10));
  const changed = await desk.change(ana, asked, desk.input(1, 3, { reason: 'Still ill' }));
  expect(changed).toMatchObject({ lastDay: desk.day(3), reason: 'Still ill', version: 2 });
  await expect(desk.change(ana, asked, desk.input(1, 4))).rejects.toThrow('changedMeanwhile');
  await expect(desk.change(ana, changed, desk.input(1, 10))).rejects.toThrow('leaveOverlaps');
  await college.database.owner.query(`update leave_request set status = 'APPROVED' where id = $1`, [
    asked._id,
  ]);
  await expect(desk.change(ana, changed, desk.input(1, 4))).rejects.toThrow('leaveIsDecided');
  await expect(desk.withdraw(ana, changed)).rejects.toThrow('leaveIsDecided');
  expect(await desk.actionsOn(asked._id)).toEqual(['requestLeave', 'changeLeaveRequest']);
  expect(later.status).toBe('PENDING');
});

test('a withdrawn request frees its days, and comes back only while they are free (HOLE-47)', async () => {
  const ana = await desk.student();
  const asked = await desk.ask(ana, desk.input(1, 2));
  expect(await desk.withdraw(ana, asked)).toMatchObject({ status: 'WITHDRAWN' });
  await expect(desk.change(ana, { ...asked, version: 2 }, desk.input(1, 4))).rejects.toThrow(
    'leaveIsWithdrawn',
  );
  expect(await desk.restore(ana, asked)).toMatchObject({ status: 'PENDING' });
  await desk.withdraw(ana, asked);
  await desk.ask(ana, desk.input(2, 3));
  await expect(desk.restore(ana, asked)).rejects.toThrow('leaveOverlaps');
  expect(await desk.actionsOn(asked._id)).toEqual([
    'requestLeave',
    'withdrawLeaveRequest',
    'restoreLeaveRequest',
    'withdrawLeaveRequest',
  ]);
});

test('nobody changes another student’s request, nor asks with a group they are not in (HOLE-04)', async () => {
  const [ana, ben] = [await desk.student(), await desk.student()];
  const asked = await desk.ask(ana, desk.input(1, 2));
  await expect(desk.change(ben, asked, desk.input(1, 3))).rejects.toThrow('recordNotFound');
  await expect(desk.withdraw(ben, asked)).rejects.toThrow('recordNotFound');
  await expect(desk.ask(ben, desk.input(1, 2), asked._id)).rejects.toThrow('recordNotFound');
  const elsewhere = await LeaveDesk.open(college);
  await expect(elsewhere.ask(ben, elsewhere.input(1))).rejects.toThrow('recordNotFound');
});

test('a student reads what they have asked for, the latest days first, and what their groups offer', async () => {
  const ana = await desk.student();
  const [first, second] = [await desk.ask(ana, desk.input(1)), await desk.ask(ana, desk.input(5))];
  const page = await said<{ rows: { _id: string }[]; count: number }>(
    ana,
    'query ownLeaveRequests { ownLeaveRequests { rows { _id classes } count } }',
    {},
  );
  expect(page).toEqual({
    rows: [
      { _id: second._id, classes: 0 },
      { _id: first._id, classes: 0 },
    ],
    count: 2,
  });
  expect(
    await said(ana, 'query leaveGroups { leaveGroups { _id name today types { _id name } } }', {}),
  ).toEqual([
    {
      _id: desk.groupId,
      name: 'Second Year',
      today: desk.day(0),
      types: [{ _id: desk.typeId, name: 'Illness' }],
    },
  ]);
});
