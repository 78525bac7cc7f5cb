import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { said } from '#slices/attendance/server/testing/desk.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { LeaveDesk, type Asked } from './testing/leave-desk.ts';

let college: College;
let desk: LeaveDesk;
let admin: Awaited<ReturnType<LeaveDesk['admin']>>;

beforeAll(async () => {
  college = await College.open();
  desk = await LeaveDesk.open(college);
  admin = await desk.admin({ email: 'dora@berea.test' });
});
afterAll(() => college.close());

const statusOf = async (id: string) =>
  (
    await college.database.owner.query(
      `select status, admin_comments, decided_at, decided_by from leave_request where id = $1`,
      [id],
    )
  ).rows[0] as Record<string, unknown>;

const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => String(error).split(': ')[1],
  );

test('an admin approves, and the student is mailed the eight facts and the way to the tab (ATT-17, ATT-18, ATT-20, ATT-21, TRAP-30)', async () => {
  const ana = await desk.student({ firstName: 'Ana', lastName: 'Ruiz' });
  const asked = await desk.ask(ana, desk.input(1, 2, { reason: 'Fever', studentNotes: 'Back on Friday.' }));
  const decided = await desk.decide(admin, asked, 'APPROVED', ' Get well soon. ');
  expect(decided).toMatchObject({ status: 'APPROVED', adminComments: 'Get well soon.', version: 2 });
  const [mail, ...more] = await desk.mailsTo(ana);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your leave request has been approved.');
  for (const line of [
    'Status: Approved',
    'Note from the college: Get well soon.',
    'Type: Illness',
    'Reason: Fever',
    'Student’s notes: Back on Friday.',
    'Student: Ana Ruiz',
    'Group: Second Year',
    'Decided by: dora@berea.test',
    `${college.config.mainHost}/student/attendance?tab=leave-requests`,
  ])
    expect(mail?.text).toContain(line);
  const tasks = await ana.call('query t { ownTasks { name about firstDay dueOn } }');
  expect(tasks.data).toEqual({
    ownTasks: [{ name: 'leaveApproved', about: 'Illness', firstDay: desk.day(1), dueOn: null }],
  });
  const told = await ana.call('query n { notifications { rows { text path } } }');
  expect(told.data).toMatchObject({
    notifications: {
      rows: [
        { text: 'Your leave request has been approved.', path: '/student/attendance?tab=leave-requests' },
      ],
    },
  });
  expect(await desk.actionsOn(asked._id)).toEqual(['requestLeave', 'decideLeaveRequest']);
});

test('acknowledging says that the days are not excused, in the language of the student (ATT-16, ATT-18)', async () => {
  const ben = await desk.student({ locale: 'de_DE' });
  await desk.decide(admin, await desk.ask(ben, desk.input(1)), 'ACKNOWLEDGED');
  const [mail] = await desk.mailsTo(ben);
  expect(mail?.text).toContain('nicht entschuldigt');
  expect(mail?.text).toContain('Art: Krankheit');
});

test('product “Leave”: a decision is changed and taken back, and each time exactly what was before is there again', async () => {
  const ana = await desk.student();
  const asked = await desk.ask(ana, desk.input(1));
  const states = [await statusOf(asked._id)];
  const decisions = [
    ['APPROVED', 'First.'],
    ['ACKNOWLEDGED', 'On second thoughts.'],
    ['ACKNOWLEDGED', 'Another word.'],
    ['APPROVED', ''],
  ] as const;
  const made: (string | null)[] = [];
  for (const [status, comments] of decisions) {
    // A clock may be set back as well.
    college.pass(made.length === 2 ? -30_000 : 60_000);
    const now = await desk.read(admin, asked._id);
    made.push((await desk.decide(admin, now, status, comments)).decisionId);
    states.push(await statusOf(asked._id));
  }
  expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(5);
  // One that does not stand cannot be taken back before what came after it.
  expect(await problemOf(desk.undo(admin, made[0]))).toBe('changedMeanwhile');
  for (const decisionId of made.toReversed()) {
    expect(await statusOf(asked._id)).toEqual(states.pop());
    await desk.undo(admin, decisionId);
    // Pressed twice, it is taken back once.
    await desk.undo(admin, decisionId);
  }
  expect(await statusOf(asked._id)).toEqual(states.pop());
  expect((await desk.mailsTo(ana)).at(-1)?.subject).toBe('Your leave request is pending again.');
});

test('a decision that is sent twice is made once, and one about an old state is refused', async () => {
  const ana = await desk.student();
  const asked = await desk.ask(ana, desk.input(1));
  const decisionId = randomUUID();
  await Promise.all([
    desk.decide(admin, asked, 'APPROVED', '', decisionId),
    desk.decide(admin, asked, 'APPROVED', '', decisionId),
  ]);
  expect(await desk.actionsOn(asked._id)).toEqual(['requestLeave', 'decideLeaveRequest']);
  expect(await problemOf(desk.decide(admin, asked, 'ACKNOWLEDGED'))).toBe('changedMeanwhile');
  const other = await desk.ask(ana, desk.input(5));
  await desk.change(ana, other, desk.input(6));
  expect(await problemOf(desk.decide(admin, other, 'APPROVED'))).toBe('changedMeanwhile');
  const withdrawn = await desk.ask(ana, desk.input(9));
  await desk.withdraw(ana, withdrawn);
  expect(await problemOf(desk.decide(admin, { ...withdrawn, version: 2 }, 'APPROVED'))).toBe(
    'leaveIsWithdrawn',
  );
  const long = 'x'.repeat(2_001);
  expect(await problemOf(desk.decide(admin, asked, 'APPROVED', long))).toBe('leaveCommentsTooLong');
});

test('only admins of the campus see and decide; nobody about themselves (ATT-19, HOLE-04)', async () => {
  const ana = await desk.student();
  const asked = await desk.ask(ana, desk.input(1));
  const { regionId } = desk;
  const others: Browser[] = [
    ana,
    await (await LeaveDesk.open(college)).admin(),
    await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] }),
    await college.signedIn({ regionIds: [regionId], regionRoles: [{ regionId, roleNames: ['dean'] }] }),
  ];
  for (const other of others) {
    expect(await problemOf(desk.decide(other, asked, 'APPROVED'))).not.toBeNull();
    expect(await desk.read(other, asked._id).catch(() => null)).toBeNull();
  }
  const both = await college.signedIn({
    roles: ['user', 'admin'],
    regionIds: [regionId],
    groupIds: [desk.groupId],
  });
  const own = await desk.ask(both, desk.input(1));
  expect(await problemOf(desk.decide(both, own, 'APPROVED'))).toBe('recordNotFound');
  expect(await statusOf(asked._id)).toMatchObject({ status: 'PENDING' });
});

test('the queue is filtered, counted and searched, the longest waiting first (ATT-23)', async () => {
  const here = await LeaveDesk.open(college);
  const chief = await here.admin();
  const zoe = await here.student({ firstName: 'Zoë', lastName: 'Adams' });
  const max = await here.student({ firstName: 'Max', lastName: 'Brand' });
  const asked: Asked[] = [];
  for (const [student, from] of [
    [zoe, 1],
    [max, 3],
    [zoe, 8],
  ] as const) {
    college.pass(1_000);
    asked.push(await here.ask(student, here.input(from)));
  }
  await here.decide(chief, asked[2]!, 'APPROVED');
  const listed = async (filter: object, more: object = {}) =>
    (await here.list(chief, filter, more)).rows.map(({ _id }) => asked.findIndex((one) => one._id === _id));
  expect(await listed({})).toEqual([0, 1, 2]);
  expect(await listed({ status: 'PENDING' })).toEqual([0, 1]);
  expect(await listed({ search: 'zoe' })).toEqual([0, 2]);
  expect(await listed({ from: here.day(2), to: here.day(5) })).toEqual([1]);
  expect(await listed({ groupId: here.groupId, regionId: here.regionId })).toEqual([0, 1, 2]);
  expect(await listed({}, { sort: 'STUDENT', descending: true })).toEqual([1, 2, 0]);
  const { nextCursor } = await here.list(chief, {}, { first: 2 });
  expect(await listed({}, { first: 2, after: nextCursor })).toEqual([2]);
  expect(
    await said(
      chief,
      `query counts { leaveRequestCounts(filter: {search: "zoe"}) { pending approved acknowledged withdrawn oldest } }`,
      {},
    ),
  ).toMatchObject({ pending: 1, approved: 1, acknowledged: 0, withdrawn: 0 });
  expect(await said(chief, 'query places { leavePlaces { _id regionId } }', {})).toEqual([
    { _id: here.groupId, regionId: here.regionId },
  ]);
});

test('the dashboard of an admin tells by campus how many requests wait, and lets the first be decided (HOLE-29)', async () => {
  const [here, there] = [await LeaveDesk.open(college), await LeaveDesk.open(college)];
  const chief = await college.signedIn({
    roles: ['user', 'admin'],
    regionIds: [here.regionId, there.regionId],
  });
  const waiting = () =>
    said<{ regionId: string }[]>(
      chief,
      `query w { queues { name path regionId waiting { count }
        first { _id version studentName about text firstDay lastDay } } }`,
      {},
    );
  expect(await waiting()).toEqual([]);
  const ana = await here.student({ firstName: 'Ana', lastName: 'Ruiz' });
  const first = await here.ask(ana, here.input(1, 2, { reason: 'Fever' }));
  await college.database.owner.query(
    `update leave_request set created_at = created_at - interval '1 hour' where id = $1`,
    [first._id],
  );
  await here.ask(ana, here.input(3));
  const far = await there.ask(await there.student(), there.input(1));
  expect(await waiting()).toEqual([
    {
      name: 'leaveRequests',
      path: `/attendance-leave-requests?regionId=${here.regionId}&request=${first._id}`,
      regionId: here.regionId,
      waiting: { count: 2 },
      first: {
        _id: first._id,
        version: 1,
        studentName: 'Ana Ruiz',
        about: 'Illness',
        text: 'Fever',
        firstDay: here.day(1),
        lastDay: here.day(2),
      },
    },
    expect.objectContaining({ regionId: there.regionId, waiting: { count: 1 } }),
  ]);
  await there.decide(chief, far, 'APPROVED');
  expect((await waiting()).map(({ regionId }) => regionId)).toEqual([here.regionId]);
});
