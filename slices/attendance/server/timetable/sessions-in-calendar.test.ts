import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let regionId: string;
let groupId: string;
let student: Browser & { person: { id: string } };
let teacher: Browser & { person: { id: string } };
let teacherId: string;

const first = (sql: string, values: unknown[]): Promise<string> =>
  college.database.owner.query<{ id: string }>(sql, values).then(({ rows }) => rows[0]?.id ?? '');

beforeAll(async () => {
  college = await College.open();
  regionId = (await college.region({ timeZone: 'Asia/Jakarta' })).id;
  groupId = (await college.group({ regionId, name: 'First Year' })).id;
  student = await college.signedIn({ regionIds: [regionId] });
  teacher = await college.signedIn({ regionIds: [regionId] });
  await college.database.owner.query(
    "insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, '2026-01-05')",
    [groupId, student.person.id, regionId],
  );
  teacherId = await first(
    "insert into teacher (region_id, name, person_id) values ($1, 'Ruth', $2) returning id",
    [regionId, teacher.person.id],
  );
});
afterAll(() => college.close());

const meeting = (): Promise<string> =>
  first(
    `insert into weekly_meeting (region_id, group_id, weekdays, start_time, end_time, first_day, last_day)
     values ($1, $2, '{MONDAY}', '09:00', '11:00', '2098-01-06', '2098-12-29') returning id`,
    [regionId, groupId],
  );
const session = async (day: string, meetingId: string | null = null): Promise<string> =>
  first(
    `insert into class_session (region_id, group_id, teacher_id, room, starts_at, ends_at, meeting_id, planned_day)
     values ($1, $2, $3, 'Room 1', $4::date + time '02:00', $4::date + time '04:00', $5::uuid, case when $5::uuid is not null then $4::date end)
     returning id`,
    [regionId, groupId, teacherId, day, meetingId],
  );

interface Entry {
  _id: string;
  kind: string;
}
async function entriesOf(reader: Browser, from: string, to: string): Promise<Entry[]> {
  const { data } = await reader.call(
    `query calendar($from: Day, $to: Day) { calendar(from: $from, to: $to) {
      entries { _id kind title detail campus startsAt endsAt timeZone path } } }`,
    { from, to },
  );
  const calendar = data?.['calendar'] as { entries: Entry[] } | undefined;
  return calendar?.entries ?? [];
}
const classesOf = async (reader: Browser, from: string, to: string) =>
  (await entriesOf(reader, from, to)).filter(({ kind }) => kind === 'CLASS').map(({ _id }) => _id);

test('a session stands in the calendars of its students and its teacher, and of nobody else', async () => {
  const id = await session('2098-02-03');
  expect(await entriesOf(student, '2098-02-01', '2098-02-08')).toEqual([
    {
      _id: `class-${id}`,
      kind: 'CLASS',
      title: 'First Year',
      detail: 'Room 1 · Ruth',
      campus: null,
      startsAt: '2098-02-03T02:00:00.000Z',
      endsAt: '2098-02-03T04:00:00.000Z',
      timeZone: 'Asia/Jakarta',
      path: '/student/attendance',
    },
  ]);
  expect(await entriesOf(teacher, '2098-02-01', '2098-02-08')).toMatchObject([
    {
      _id: `class-${id}`,
      detail: 'Room 1 · First Year',
      campus: expect.stringMatching(/\S/) as string,
      path: `/attendances/${id}`,
    },
  ]);
  const outsider = await college.signedIn({ regionIds: [regionId] });
  expect(await entriesOf(outsider, '2098-02-01', '2098-02-08')).toEqual([]);
});

test('a cancelled session leaves the calendar', async () => {
  const id = await session('2098-03-03');
  expect(await classesOf(student, '2098-03-01', '2098-03-08')).toEqual([`class-${id}`]);
  await college.database.owner.query('update class_session set cancelled_at = now() where id = $1', [id]);
  expect(await classesOf(student, '2098-03-01', '2098-03-08')).toEqual([]);
  expect(await classesOf(teacher, '2098-03-01', '2098-03-08')).toEqual([]);
});

test('holidays of the campus hide what follows a weekly meeting and has no roll', async () => {
  const weekly = await meeting();
  const holiday = (rule: string, day: string, spansTo: string) =>
    college.database.owner.query(
      `insert into calendar_event (id, title, kind, first_day, last_day, rule, region_id, spans_from, spans_to)
       values (gen_random_uuid(), 'Holiday', 'HOLIDAY', $1, $1, $2, $3, $1, $4)`,
      [day, rule, regionId, spansTo],
    );
  await holiday('FREQ=YEARLY', '2097-05-05', '2099-05-06');
  await holiday('', '2098-05-12', '2098-05-13');
  await session('2098-05-05', weekly);
  const rolled = await session('2098-05-12', weekly);
  const extra = await session('2098-05-12');
  const usual = await session('2098-05-19', weekly);
  expect(await classesOf(student, '2098-05-01', '2098-05-30')).toEqual(
    [extra, usual].map((id) => `class-${id}`),
  );
  await college.database.owner.query('update class_session set roll_taken_at = now() where id = $1', [
    rolled,
  ]);
  expect((await classesOf(student, '2098-05-01', '2098-05-30')).toSorted()).toEqual(
    [rolled, extra, usual].map((id) => `class-${id}`).toSorted(),
  );
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  const { data } = await manager.call(
    'query timetable($id: ID!) { timetable(groupId: $id, from: "2098-05-01", to: "2098-05-30") { sessions { day isHoliday } } }',
    { id: groupId },
  );
  expect(data).toMatchObject({
    timetable: { sessions: expect.arrayContaining([{ day: '2098-05-05', isHoliday: true }]) as unknown },
  });
});

test('a session that a calendar program has already is told as cancelled, with a later sequence', async () => {
  const reader = await college.signedIn({ regionIds: [regionId] });
  await college.database.owner.query(
    "insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, '2026-01-05')",
    [groupId, reader.person.id, regionId],
  );
  const day = new Date(college.now().getTime() + 9 * 86_400_000).toISOString().slice(0, 10);
  const id = await session(day);
  const { data } = await reader.call('mutation createCalendarFeed { createCalendarFeed }');
  const { pathname } = new URL(String(data?.['createCalendarFeed']));
  const told = async (): Promise<string> => {
    const text = await (await fetch(college.url + pathname)).text();
    return text.split('BEGIN:VEVENT').find((event) => event.includes(`class-${id}`)) ?? '';
  };
  expect(await told()).toMatch(/SEQUENCE:0\b[^]*STATUS:CONFIRMED|STATUS:CONFIRMED[^]*SEQUENCE:0\b/);
  await college.database.owner.query('update class_session set cancelled_at = now() where id = $1', [id]);
  college.pass(3_600_000);
  const cancelled = await told();
  expect(cancelled).toContain('STATUS:CANCELLED');
  expect(cancelled).toContain('SEQUENCE:1');
});
