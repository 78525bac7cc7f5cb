import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { mondays, planning, say, SESSION, type Session } from '../testing/planning.ts';

let college: College;
let walsall: { id: string };
let manager: Browser;
let groupId: string;
let { group, create, change, move, cancel, sessionsOf } = {} as ReturnType<typeof planning>;

beforeAll(async () => {
  college = await College.open();
  walsall = await college.region({ timeZone: 'Europe/London' });
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
  ({ group, create, change, move, cancel, sessionsOf } = planning(college, walsall.id, manager));
});
afterAll(() => college.close());

const days = async (of: string) => (await sessionsOf(of))?.map(({ day }) => day);
const audited = async (id: string) =>
  (
    await college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [id],
    )
  ).rows.map(({ action }) => action);

test('a weekly meeting keeps its time of day when clocks change, in spring and autumn and in every zone', async () => {
  groupId = await group();
  await create(groupId);
  expect(await sessionsOf(groupId)).toMatchObject([
    { day: '2098-03-17', startTime: '09:00', startsAt: '2098-03-17T09:00:00.000Z' },
    { day: '2098-03-24', startTime: '09:00', startsAt: '2098-03-24T09:00:00.000Z' },
    { day: '2098-03-31', startTime: '09:00', endTime: '11:00', startsAt: '2098-03-31T08:00:00.000Z' },
    { day: '2098-04-07', startTime: '09:00', startsAt: '2098-04-07T08:00:00.000Z' },
  ]);
  const autumn = await group();
  await create(autumn, { firstDay: '2098-10-20', lastDay: '2098-10-27' });
  expect(await sessionsOf(autumn, '2098-10-01', '2098-10-31')).toMatchObject([
    { startTime: '09:00', startsAt: '2098-10-20T08:00:00.000Z' },
    { startTime: '09:00', startsAt: '2098-10-27T09:00:00.000Z' },
  ]);
  const auckland = await college.region({ timeZone: 'Pacific/Auckland' });
  const there = await college.signedIn({ roles: ['user', 'manager'], regionIds: [auckland.id] });
  const far = await group('Far', auckland.id);
  await create(far, { firstDay: '2098-03-31', lastDay: '2098-04-07' }, there);
  expect(await sessionsOf(far, '2098-03-31', '2098-04-07', there)).toMatchObject([
    { day: '2098-03-31', startTime: '09:00', startsAt: '2098-03-30T20:00:00.000Z' },
    { day: '2098-04-07', startTime: '09:00', startsAt: '2098-04-06T21:00:00.000Z' },
  ]);
});

test('a change of the meeting leaves alone what has a roll, is over, or was changed or cancelled by itself', async () => {
  const of = await group();
  const meeting = await create(of);
  const [rolled, moved, cancelled, free] = (await sessionsOf(of)) ?? [];
  await college.database.owner.query('update class_session set roll_taken_at = now() where id = $1', [
    rolled?._id,
  ]);
  await move(moved!, { room: 'Chapel', day: '2098-03-25', startTime: '14:00', endTime: '15:00' });
  await cancel(cancelled!, 'Retreat');
  const changed = await change(meeting, { startTime: '10:00', room: 'Room 2', lastDay: '2098-04-14' });
  expect(changed.version).toBe(2);
  expect(await sessionsOf(of)).toMatchObject([
    { _id: rolled?._id, startTime: '09:00', room: 'Room 1' },
    { _id: moved?._id, day: '2098-03-25', startTime: '14:00', room: 'Chapel', isChanged: true },
    { _id: cancelled?._id, startTime: '09:00', isCancelled: true, cancelReason: 'Retreat' },
    { _id: free?._id, day: '2098-04-07', startTime: '10:00', room: 'Room 2' },
    { day: '2098-04-14', startTime: '10:00' },
  ]);
  await expect(move(rolled!, { day: '2098-03-18', startTime: '09:00', endTime: '11:00' })).rejects.toThrow(
    'sessionHasRoll',
  );
  await expect(change(meeting, { startTime: '08:00' })).rejects.toThrow('changedMeanwhile');
  await change(changed, { weekdays: ['TUESDAY'], startTime: '10:00', lastDay: '2098-03-27' });
  expect(await days(of)).toEqual(['2098-03-17', '2098-03-18', '2098-03-25', '2098-03-25', '2098-03-31']);
  await say(manager, 'mutation gone($id: ID!) { deleteWeeklyMeeting(meetingId: $id) }', { id: meeting._id });
  expect(await days(of)).toEqual(['2098-03-17', '2098-03-25', '2098-03-31']);
  expect(await audited(meeting._id)).toEqual([
    'createWeeklyMeeting',
    'updateWeeklyMeeting',
    'updateWeeklyMeeting',
    'deleteWeeklyMeeting',
  ]);
});

test('sessions that are over stay where they were held', async () => {
  const of = await group();
  const today = college.now().toISOString().slice(0, 10);
  const before = new Date(college.now().getTime() - 14 * 86_400_000).toISOString().slice(0, 10);
  const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
  const daily = { firstDay: before, lastDay: today, weekdays: week, startTime: '00:00', endTime: '00:01' };
  const meeting = await create(of, daily);
  await change(meeting, { ...daily, room: 'Elsewhere' });
  const held = await sessionsOf(of, before, today);
  expect(held?.length).toBeGreaterThanOrEqual(14);
  expect(new Set(held?.map(({ room }) => room))).toEqual(new Set(['Room 1']));
});

test('a session is added, cancelled with a reason and restored, each in the audit log', async () => {
  const of = await group();
  const id = randomUUID();
  const added = await say<Session>(
    manager,
    `mutation add($id: ID!, $of: ID!, $input: ClassSessionInput!) {
      addClassSession(sessionId: $id, groupId: $of, sessionInput: $input) { ${SESSION} } }`,
    { id, of, input: { day: '2098-03-20', startTime: '18:30', endTime: '20:30' } },
  );
  const cancelled = await cancel(added, 'The teacher is ill');
  expect(cancelled).toMatchObject({ isCancelled: true, cancelReason: 'The teacher is ill' });
  const RESTORE = `mutation restore($id: ID!, $version: Int!) {
    restoreClassSession(sessionId: $id, version: $version) { ${SESSION} } }`;
  await expect(say(manager, RESTORE, { id, version: 1 })).rejects.toThrow('changedMeanwhile');
  expect(await say(manager, RESTORE, { id, version: cancelled.version })).toMatchObject({
    isCancelled: false,
    cancelReason: '',
  });
  expect(await audited(id)).toEqual(['addClassSession', 'cancelClassSession', 'restoreClassSession']);
  await expect(
    move({ ...added, version: 3 }, { day: '2098-03-20', startTime: '18:30', endTime: '18:30' }),
  ).rejects.toThrow('meetingEndsFirst');
});

test('nobody of another campus reads or changes a timetable, and a class has its own courses and teachers', async () => {
  const of = await group();
  const meeting = await create(of);
  const [session] = (await sessionsOf(of)) ?? [];
  const denver = await college.region();
  const stranger = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  expect(await sessionsOf(of, '2098-03-10', '2098-03-20', stranger)).toBeUndefined();
  await expect(create(of, {}, stranger)).rejects.toThrow('recordNotFound');
  await expect(change(meeting, { room: 'Mine' }, stranger)).rejects.toThrow('recordNotFound');
  await expect(
    move(session!, { day: '2098-03-17', startTime: '09:00', endTime: '10:00' }, stranger),
  ).rejects.toThrow('recordNotFound');
  const course = await college.course();
  await expect(change(meeting, { courseId: course.id })).rejects.toThrow('courseOfAnotherGroup');
  const { rows } = await college.database.owner.query<{ id: string }>(
    "insert into teacher (region_id, name) values ($1, 'Away') returning id",
    [denver.id],
  );
  await expect(change(meeting, { teacherId: rows[0]?.id })).rejects.toThrow('teacherOfAnotherCampus');
  await expect(change(meeting, { weekdays: [] })).rejects.toThrow('weekdaysMissing');
  await expect(change(meeting, { lastDay: '2099-12-01' })).rejects.toThrow('meetingDaysInvalid');
});

test('a teacher of another campus who was let in is offered and may teach; what is wrong names its field', async () => {
  const far = await college.region();
  const { rows } = await college.database.owner.query<{ id: string }>(
    `with made as (insert into teacher (region_id, name) values ($1, 'Visiting'), ($1, 'Stranger') returning id, name),
     let_in as (insert into teacher_region (teacher_id, region_id) select id, $2 from made where name = 'Visiting')
     select id from made order by name`,
    [far.id, walsall.id],
  );
  const [stranger, visiting] = rows;
  const of = await group('Visited');
  const { teachers } = await say<{ teachers: { name: string }[] }>(
    manager,
    `query timetable($of: ID!, $day: Day!) { timetable(groupId: $of, from: $day, to: $day) { teachers { name } } }`,
    { of, day: '2098-03-17' },
  );
  const names = teachers.map(({ name }) => name);
  expect([names.includes('Visiting'), names.includes('Stranger')]).toEqual([true, false]);
  expect(await create(of, { teacherId: visiting?.id })).toMatchObject({ version: 1 });
  await expect(create(of, { teacherId: stranger?.id })).rejects.toThrow('teacherOfAnotherCampus');
  const refusedField = async (input: object) => {
    const { errors } = await manager.call(
      `mutation create($id: ID!, $groupId: ID!, $input: WeeklyMeetingInput!) {
        createWeeklyMeeting(meetingId: $id, groupId: $groupId, meetingInput: $input) { _id } }`,
      { id: randomUUID(), groupId: of, input: { ...mondays, ...input } },
    );
    return (errors[0]?.extensions as { field?: string } | undefined)?.field;
  };
  expect(await refusedField({ endTime: '08:00' })).toBe('endTime');
  expect(await refusedField({ lastDay: '2098-03-01' })).toBe('lastDay');
  expect(await refusedField({ weekdays: [] })).toBe('weekdays');
});
