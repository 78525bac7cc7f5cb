import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

const SET = `mutation setGroupCalendar($groupId: ID!, $address: String!) {
  setGroupCalendar(groupId: $groupId, address: $address) { address problem readAt } }`;
const KNOWN = `query groupCalendar($groupId: ID!) {
  groupCalendar(groupId: $groupId) { address problem readAt entryCount } }`;
const CALENDAR = `query calendar { calendar { entries { kind title detail startsAt allDay } }
  followedCalendars { groupName isFailing } }`;

let college: College;
let server: Server;
let regionId: string;
let manager: Browser;
/** What the calendar elsewhere answers, and what it was asked. */
const outside = { status: 200, body: '', asked: [] as (string | undefined)[] };
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    outside.asked.push(request.headers['if-none-match']);
    const isKnown = request.headers['if-none-match'] === '"v1"';
    response.writeHead(isKnown ? 304 : outside.status, { etag: '"v1"' }).end(isKnown ? '' : outside.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/class.ics`;
  college = await College.open({ env: { ALLOW_LOOPBACK_CALENDARS: 'true' } });
  regionId = (await college.region({ timeZone: 'Europe/London' })).id;
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
});
afterAll(async () => {
  await college.close();
  server.close();
});

const stamp = (hoursAhead: number): string =>
  new Date(college.now().getTime() + hoursAhead * 3_600_000).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const file = (summary: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:one',
    `SUMMARY:${summary}`,
    'LOCATION:Room 2',
    `DTSTART:${stamp(24)}`,
    `DTEND:${stamp(25)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const titlesOf = async (reader: Browser) => {
  const { data } = await reader.call(CALENDAR);
  return (data as unknown as { calendar: { entries: { title: string }[] } }).calendar.entries.map(
    ({ title }) => title,
  );
};
const knownOf = async (groupId: string) => (await manager.call(KNOWN, { groupId })).data?.['groupCalendar'];

test('what a group keeps elsewhere stands in its members’ calendars; its failure is told and takes nothing away (DASH-08)', async () => {
  const group = await college.group({ regionId, name: 'Second year' });
  const student = await college.signedIn({ regionIds: [regionId], groupIds: [group.id] });
  expect((await student.call(CALENDAR)).data).toMatchObject({ followedCalendars: [] });
  Object.assign(outside, { status: 200, body: file('Guest lecture') });
  const { data } = await manager.call(SET, { groupId: group.id, address });
  expect(data).toEqual({ setGroupCalendar: { address, problem: null, readAt: null } });
  await college.runJobs();
  expect(await knownOf(group.id)).toEqual({
    address,
    problem: null,
    readAt: college.now().toISOString(),
    entryCount: 1,
  });
  expect((await student.call(CALENDAR)).data).toMatchObject({
    calendar: {
      entries: [{ kind: 'GROUP_CALENDAR', title: 'Guest lecture', detail: 'Room 2 · Second year' }],
    },
    followedCalendars: [{ groupName: 'Second year', isFailing: false }],
  });
  expect(await titlesOf(await college.signedIn({ regionIds: [regionId] }))).toEqual([]);

  outside.asked = [];
  await manager.call(SET, { groupId: group.id, address });
  await college.runJobs();
  expect(outside.asked).toContain('"v1"');

  await college.database.owner.query(`update group_calendar set etag = ''`);
  const readAt = college.now().toISOString();
  college.pass(60_000);
  for (const [answer, problem] of [
    [{ status: 500, body: '' }, 'answerRefused'],
    [{ status: 200, body: '<html></html>' }, 'noCalendar'],
    [{ status: 200, body: 'x'.repeat(1_100_000) }, 'answerTooLarge'],
  ] as const) {
    Object.assign(outside, answer);
    await manager.call(SET, { groupId: group.id, address });
    await college.runJobs();
    expect(await knownOf(group.id)).toMatchObject({ problem, readAt, entryCount: 1 });
  }
  expect(await titlesOf(student)).toEqual(['Guest lecture']);

  await manager.call(SET, { groupId: group.id, address: '' });
  expect(await knownOf(group.id)).toBeNull();
  expect(await titlesOf(student)).toEqual([]);
});

test('an address within is never asked (G4)', async () => {
  const group = await college.group({ regionId });
  for (const within of ['http://169.254.169.254/latest', 'http://10.0.0.1/a.ics', 'https://[fd00::1]/']) {
    await manager.call(SET, { groupId: group.id, address: within });
    await college.runJobs();
    expect(await knownOf(group.id)).toMatchObject({ problem: 'addressNotAllowed', readAt: null });
  }
});

test('a manager says it of groups of their campus alone, and only what can be read', async () => {
  const problemOf = async (groupId: string, typed: string) =>
    (await manager.call(SET, { groupId, address: typed })).errors[0]?.extensions.problem;
  const elsewhere = await college.group({ regionId: (await college.region()).id });
  expect(await problemOf(elsewhere.id, address)).toBe('recordNotFound');
  const own = await college.group({ regionId });
  expect(await problemOf(own.id, 'file:///etc/passwd')).toBe('groupCalendarAddress');
  const { data } = await manager.call(SET, { groupId: own.id, address: 'abc@group.calendar.google.com' });
  expect(data?.['setGroupCalendar']).toMatchObject({
    address: 'https://calendar.google.com/calendar/ical/abc%40group.calendar.google.com/public/basic.ics',
  });
});
