import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

const MAKE = 'mutation createCalendarFeed { createCalendarFeed }';
const REVOKE = 'mutation revokeCalendarFeed { revokeCalendarFeed }';
const FEED = 'query calendarFeed { calendarFeed { createdAt readAt } }';
const CREATE = `mutation createCalendarEvent($eventId: ID!, $eventInput: CalendarEventInput!) {
  createCalendarEvent(eventId: $eventId, eventInput: $eventInput) { version } }`;
const UPDATE = `mutation updateCalendarEvent($eventId: ID!, $version: Int!, $eventInput: CalendarEventInput!) {
  updateCalendarEvent(eventId: $eventId, version: $version, eventInput: $eventInput) { version } }`;
const DELETE = 'mutation deleteCalendarEvent($eventId: ID!) { deleteCalendarEvent(eventId: $eventId) }';

let college: College;
let denver: { id: string };
let manager: Browser;
beforeAll(async () => {
  college = await College.open();
  denver = await college.region({ timeZone: 'America/Denver' });
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
});
afterAll(() => college.close());

const HOUR_MS = 3_600_000;
const dayAhead = (days: number): string =>
  new Date(college.now().getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);

/** Makes an address and answers it as this machine reaches it. */
async function subscribe(reader: Browser): Promise<string> {
  const { data } = await reader.call(MAKE);
  const { createCalendarFeed } = data as unknown as { createCalendarFeed: string };
  expect(createCalendarFeed).toMatch(/^http:\/\/localhost:\d+\/ical\/[\w-]{43}\.ics$/);
  return college.url + new URL(createCalendarFeed).pathname;
}

const read = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address, { headers });

async function eventsAt(address: string): Promise<ICAL.Event[]> {
  const answer = await read(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as []);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const told = (events: readonly ICAL.Event[]) =>
  events.map(({ uid, summary, sequence, component }) => ({
    uid: uid.replace(/@.*/, ''),
    summary,
    sequence,
    status: component.getFirstPropertyValue('status'),
  }));

test('a calendar program reads the calendar by an address, hears of changes, and nothing once it is withdrawn (DASH-01)', async () => {
  const student = await college.signedIn({ regionIds: [denver.id] });
  const [eventId, holidayId] = [randomUUID(), randomUUID()];
  const day = dayAhead(10);
  const eventInput = {
    title: 'Chapel; with song, and prayer',
    firstDay: day,
    lastDay: day,
    startTime: '16:00',
    endTime: '17:00',
    place: 'Hall',
    regionId: denver.id,
  };
  await manager.call(CREATE, { eventId, eventInput });
  const holiday = {
    title: 'Founders’ day',
    firstDay: dayAhead(20),
    lastDay: dayAhead(21),
    regionId: denver.id,
  };
  await manager.call(CREATE, { eventId: holidayId, eventInput: holiday });
  const address = await subscribe(student);

  const first = await eventsAt(address);
  expect(told(first)).toEqual([
    { uid: `event-${eventId}`, summary: eventInput.title, sequence: 0, status: 'CONFIRMED' },
    { uid: `event-${holidayId}`, summary: holiday.title, sequence: 0, status: 'CONFIRMED' },
  ]);
  // Four in the afternoon is so on the clocks of Denver.
  const start = first[0]?.startDate.toJSDate() ?? new Date(0);
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Denver',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  expect(clock.format(start)).toBe(`${day}, 16:00`);
  expect([first[1]?.startDate.toString(), first[1]?.endDate.toString()]).toEqual([
    dayAhead(20),
    dayAhead(22),
  ]);

  await manager.call(UPDATE, { eventId, version: 1, eventInput: { ...eventInput, startTime: '15:00' } });
  await manager.call(DELETE, { eventId: holidayId });
  college.pass(HOUR_MS);
  expect(told(await eventsAt(address))).toEqual([
    { uid: `event-${eventId}`, summary: eventInput.title, sequence: 1, status: 'CONFIRMED' },
    { uid: `event-${holidayId}`, summary: holiday.title, sequence: 1, status: 'CANCELLED' },
  ]);
  expect((await student.call(FEED)).data).toMatchObject({
    calendarFeed: { readAt: college.now().toISOString() },
  });

  expect((await student.call(REVOKE)).data).toEqual({ revokeCalendarFeed: true });
  expect((await read(address)).status).toBe(404);
  expect((await student.call(FEED)).data).toEqual({ calendarFeed: null });
  expect((await student.call(REVOKE)).data).toEqual({ revokeCalendarFeed: false });
});

test('what the program has already is not sent again, and costs one read of the database', async () => {
  const student = await college.signedIn({ regionIds: [denver.id] });
  const address = await subscribe(student);
  const whole = await read(address);
  const etag = whole.headers.get('etag') ?? '';
  expect(whole.headers.get('set-cookie')).toBeNull();
  const again = await read(address, { 'if-none-match': `W/${etag}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await (await read(address, { 'if-none-match': etag })).text();
  // The second tells the connection on whose behalf it reads.
  expect(query.mock.calls.length).toBeLessThanOrEqual(2);
  query.mockRestore();
  college.pass(HOUR_MS);
  expect((await read(address, { 'if-none-match': etag })).status).toBe(304);
  expect((await read(address, { 'if-none-match': '"another"' })).status).toBe(200);
});

test('a full calendar in which nothing has changed is not put together again, however long ago that was', async () => {
  const { id: regionId } = await college.region({ timeZone: 'America/Denver' });
  const keeper = await college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });
  const student = await college.signedIn({ regionIds: [regionId] });
  const firstDay = dayAhead(0);
  const daily = (title: string) => ({
    title,
    firstDay,
    lastDay: firstDay,
    startTime: '09:00',
    endTime: '10:00',
    rule: 'FREQ=DAILY',
    regionId,
  });
  const eventId = randomUUID();
  await keeper.call(CREATE, { eventId, eventInput: daily('Prayer') });
  for (const title of ['Breakfast', 'Choir', 'Study'])
    await keeper.call(CREATE, { eventId: randomUUID(), eventInput: daily(title) });
  const address = await subscribe(student);
  const etag = (await read(address)).headers.get('etag') ?? '';

  const writtenAt = async (): Promise<unknown> =>
    (
      await college.database.owner.query(
        `select md5(body), made_of from calendar_feed where person_id = $1`,
        [student.person.id],
      )
    ).rows;
  const before = await writtenAt();
  for (let time = 0; time < 5; time++) {
    college.pass(11 * 60_000);
    expect((await read(address, { 'if-none-match': etag })).status).toBe(304);
  }
  expect(await writtenAt()).toEqual(before);

  // A session of the keeper's does not last until the next change.
  college.pass(3 * HOUR_MS);
  const again = await college.signedIn(keeper.person);
  await again.call(UPDATE, { eventId, version: 1, eventInput: daily('Prayer and song') });
  college.pass(11 * 60_000);
  const changed = await (await read(address)).text();
  expect(changed).toContain('SUMMARY:Prayer and song');
  expect(changed).not.toContain('SUMMARY:Prayer\r');
});

test('a new address takes the place of the old one; only its hash is stored', async () => {
  const student = await college.signedIn({ regionIds: [denver.id] });
  const [old, renewed] = [await subscribe(student), await subscribe(student)];
  expect([(await read(old)).status, (await read(renewed)).status]).toEqual([404, 200]);
  const token = /ical\/(.*)\.ics$/.exec(renewed)?.[1] ?? '';
  const { rows } = await college.database.owner.query<{ row: string }>(
    'select calendar_feed::text as row from calendar_feed where person_id = $1',
    [student.person.id],
  );
  expect(rows[0]?.row).not.toContain(token);
});

test.each([
  '/ical/guessed.ics',
  `/ical/${'x'.repeat(43)}.ics`,
  '/ical/%00.ics',
  '/ical/.ics',
  '/ical/guessed',
])('%s opens nothing', async (path) => {
  expect((await read(college.url + path)).status).toBe(404);
});

test('the address of a user who is shut out opens nothing', async () => {
  const student = await college.signedIn({ regionIds: [denver.id] });
  const address = await subscribe(student);
  await college.database.owner.query(`update person set status = 'DISABLED' where id = $1`, [
    student.person.id,
  ]);
  expect((await read(address)).status).toBe(404);
});

test('nobody makes an address in another user’s name', async () => {
  const student = await college.person({ regionIds: [denver.id] });
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
  const start = 'mutation i($id: ID!) { impersonateUser(userId: $id, reason: "a question") { _id } }';
  await admin.call(start, { id: student.id });
  expect((await admin.call(MAKE)).errors[0]?.extensions.problem).toBe('notWhileImpersonating');
});
