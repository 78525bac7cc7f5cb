import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { rollClass, takeRoll, type RollClass } from '../testing/class-with-roll.ts';

let college: College;
let held: RollClass;

beforeAll(async () => {
  college = await College.open();
  held = await rollClass(college, { students: 0 });
});
afterAll(() => college.close());

const HOURS_AGO = 50;

test('a class that fell on a holiday does not wait for its roll, an added one on that day does', async () => {
  const student = await college.signedIn({ regionIds: [held.regionId], groupIds: [held.groupId] });
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [held.regionId] });
  await takeRoll(manager, await held.session(-HOURS_AGO - 2));
  const untaken = async () => {
    const { data } = await student.call(
      'query own($personId: ID!) { attendance(personId: $personId) { terms { untakenCount } } }',
      { personId: student.person.id },
    );
    return (data as { attendance: { terms: { untakenCount: number }[] } }).attendance.terms;
  };
  const planned = await held.session(-HOURS_AGO);
  await college.database.owner.query(
    `with weekly as (insert into weekly_meeting (region_id, group_id, room, weekdays, start_time, end_time, first_day, last_day)
       select region_id, group_id, '', '{MONDAY}', '09:00', '10:00', starts_at::date - 30, starts_at::date + 30
       from class_session where id = $1 returning id)
     update class_session s set meeting_id = weekly.id, planned_day = s.starts_at::date from weekly where s.id = $1`,
    [planned],
  );
  await held.session(-HOURS_AGO);
  expect(await untaken()).toEqual([{ untakenCount: 2 }]);
  await college.database.owner.query(
    `insert into calendar_event (id, title, kind, first_day, last_day, rule, region_id, spans_from, spans_to)
     select gen_random_uuid(), 'Holiday', 'HOLIDAY', day, day, '', region_id, day, day + 1
     from (select (starts_at at time zone 'Europe/London')::date as day, region_id from class_session where id = $1) s`,
    [planned],
  );
  expect(await untaken()).toEqual([{ untakenCount: 1 }]);
});

test('forgotten are the classes that are over without a roll, not those that run, were cancelled or have one', async () => {
  const { regionId, session } = await rollClass(college, { students: 1 });
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  const [taken, old, recent, cancelled] = [
    await session(-40),
    await session(-30),
    await session(-3),
    await session(-28),
  ];
  await session(-0.5);
  await takeRoll(manager, taken);
  await college.database.owner.query('update class_session set cancelled_at = now() where id = $1', [
    cancelled,
  ]);
  const now = college.now().getTime();
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const { data } = await manager.call(
    'query forgotten($from: Day!, $to: Day!) { rollSessions(from: $from, to: $to, isForgotten: true) { _id } }',
    { from: day(-14), to: day(1) },
  );
  expect(data).toEqual({ rollSessions: [{ _id: old }, { _id: recent }] });
});

test('who takes a class for another teacher is told of its roll until it is taken, and may take it', async () => {
  const { regionId, session } = await rollClass(college, { students: 1 });
  const standIn = await college.signedIn({ regionIds: [regionId] });
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into teacher (name, region_id, person_id) values ('Stand-in', $1, $2) returning id`,
    [regionId, standIn.person.id],
  );
  const told = async () => (await standIn.call('query own { rollsToStandIn { _id } }')).data;
  const running = await session(-0.5);
  expect(await told()).toEqual({ rollsToStandIn: [] });
  await college.database.owner.query('update class_session set teacher_id = $2 where id = $1', [
    running,
    rows[0]?.id,
  ]);
  expect(await told()).toEqual({ rollsToStandIn: [{ _id: running }] });
  await takeRoll(standIn, running);
  expect(await told()).toEqual({ rollsToStandIn: [] });
});
