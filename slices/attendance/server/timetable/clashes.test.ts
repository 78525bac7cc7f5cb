import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { planning, say } from '../testing/planning.ts';

let college: College;
let walsall: { id: string };
let manager: Browser;
let { group, create, cancel, sessionsOf } = {} as ReturnType<typeof planning>;

beforeAll(async () => {
  college = await College.open();
  walsall = await college.region({ timeZone: 'Europe/London' });
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
  ({ group, create, cancel, sessionsOf } = planning(college, walsall.id, manager));
});
afterAll(() => college.close());

test('the same teacher, group or room at the same time is told and not refused; what is cancelled is no clash', async () => {
  const { rows } = await college.database.owner.query<{ id: string }>(
    "insert into teacher (region_id, name) values ($1, 'Ruth') returning id",
    [walsall.id],
  );
  const teacherId = rows[0]?.id;
  const time = { firstDay: '2098-06-02', lastDay: '2098-06-02' };
  const one = await group('One');
  const other = await group('Other');
  expect((await create(one, { ...time, teacherId, room: 'Hall' })).clashes).toEqual([]);
  expect((await create(other, { ...time, teacherId, room: ' hall' })).clashes).toEqual([
    { kind: 'TEACHER', groupName: 'One' },
    { kind: 'ROOM', groupName: 'One' },
  ]);
  expect((await create(one, { ...time, room: '', startTime: '10:30', endTime: '12:00' })).clashes).toEqual([
    { kind: 'GROUP', groupName: 'One' },
  ]);
  expect(
    (await create(one, { ...time, room: 'Hall', startTime: '12:00', endTime: '13:00' })).clashes,
  ).toEqual([]);
  const [first, late] = (await sessionsOf(one, time.firstDay, time.lastDay)) ?? [];
  expect(first?.clashes).toHaveLength(3);
  await cancel(late!, '');
  const [again] = (await sessionsOf(one, time.firstDay, time.lastDay)) ?? [];
  expect(again?.clashes.map(({ kind }) => kind)).toEqual(['TEACHER', 'ROOM']);
});

/** A meeting on one day for a teacher of Walsall whom another campus has let in, as that campus's manager makes it. */
async function taughtElsewhere(time: object): Promise<{ teacherId: string | undefined }> {
  const denver = await college.region();
  const { rows } = await college.database.owner.query<{ id: string }>(
    `with made as (insert into teacher (region_id, name) values ($1, 'Shared') returning id)
     insert into teacher_region (teacher_id, region_id) select id, $2 from made returning teacher_id as id`,
    [walsall.id, denver.id],
  );
  const teacherId = rows[0]?.id;
  const there = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  await create(await group('Secret class', denver.id), { ...time, teacherId }, there);
  return { teacherId };
}

test('a manager of one campus is told that a shared teacher is busy elsewhere, and nothing else of it', async () => {
  // Nine in the morning in Denver is sixteen in Walsall.
  const day = { firstDay: '2098-06-09', lastDay: '2098-06-09', weekdays: ['MONDAY'] };
  const { teacherId } = await taughtElsewhere(day);
  const { rows } = await college.database.owner.query<{ starts_at: Date }>(
    'select starts_at from class_session where teacher_id = $1',
    [teacherId],
  );
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit' }).format(
    rows[0]?.starts_at,
  );
  const of = await group('Here');
  const own = { ...day, teacherId, startTime: `${hour}:30`, endTime: `${hour}:45` };
  expect((await create(of, own)).clashes).toEqual([{ kind: 'TEACHER', groupName: null }]);
  const { sessions } = await say<{ sessions: { clashes: object[]; startsAt: string; endsAt: string }[] }>(
    manager,
    `query timetable($of: ID!, $day: Day!) { timetable(groupId: $of, from: $day, to: $day) {
      sessions { startsAt endsAt clashes { _id kind groupName courseName room startsAt endsAt } } } }`,
    { of, day: '2098-06-09' },
  );
  const [{ startsAt, endsAt, clashes } = { startsAt: '', endsAt: '', clashes: [] }] = sessions;
  const nothingElse = { groupName: null, courseName: null, room: '', startsAt, endsAt };
  expect(clashes).toEqual([
    { ...nothingElse, kind: 'TEACHER', _id: expect.stringMatching(/:elsewhere$/) as string },
  ]);
});

test('sessions on holidays are no clashes, neither one’s own nor the other one', async () => {
  const day = { firstDay: '2098-06-16', lastDay: '2098-06-16', room: 'Library' };
  const [one, other] = [await group('Held'), await group('On holiday')];
  await create(one, day);
  expect((await create(other, day)).clashes).toHaveLength(1);
  await college.database.owner.query(
    `insert into calendar_event (id, title, kind, first_day, last_day, region_id, group_id, spans_from, spans_to)
     values (uuidv7(), 'Retreat', 'HOLIDAY', '2098-06-16', '2098-06-16', $1, $2, '2098-06-16', '2098-06-16')`,
    [walsall.id, other],
  );
  for (const each of [one, other])
    expect((await sessionsOf(each, day.firstDay, day.lastDay))?.map(({ clashes }) => clashes)).toEqual([[]]);
});
