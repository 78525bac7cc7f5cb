import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

const CREATE = `mutation createCalendarEvent($eventId: ID!, $eventInput: CalendarEventInput!) {
  createCalendarEvent(eventId: $eventId, eventInput: $eventInput) { version changes regionId } }`;
const UPDATE = `mutation updateCalendarEvent($eventId: ID!, $version: Int!, $eventInput: CalendarEventInput!) {
  updateCalendarEvent(eventId: $eventId, version: $version, eventInput: $eventInput) { version } }`;
const DELETE = 'mutation deleteCalendarEvent($eventId: ID!) { deleteCalendarEvent(eventId: $eventId) }';
const CALENDAR = `query calendar($from: Day, $to: Day) { calendar(from: $from, to: $to) {
  entries { _id kind title detail note startsAt endsAt allDay timeZone eventId eventDay } } }`;
const KEPT = 'query calendarEvents { calendarEvents { title regionName groupName } }';

interface Entry {
  _id: string;
  title: string;
  startsAt: string;
  endsAt: string | null;
  allDay: boolean;
  eventId: string | null;
}

let college: College;
let walsall: { id: string };
let group: { id: string };
let manager: Browser;
let superadmin: Browser;
let student: Browser;
beforeAll(async () => {
  college = await College.open();
  walsall = await college.region({ timeZone: 'Europe/London' });
  group = await college.group({ regionId: walsall.id });
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
  superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  student = await college.signedIn({ regionIds: [walsall.id], groupIds: [group.id] });
});
afterAll(() => college.close());

const MARCH = { from: '2027-03-01', to: '2027-04-30' };
const entriesOf = async (reader: Browser, titles: string[]): Promise<Entry[]> => {
  const { data } = await reader.call(CALENDAR, MARCH);
  return (data as unknown as { calendar: { entries: Entry[] } }).calendar.entries.filter(({ title }) =>
    titles.includes(title),
  );
};
const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;
const input = (title: string, more: object = {}) => ({
  title,
  firstDay: '2027-03-14',
  lastDay: '2027-03-14',
  regionId: walsall.id,
  ...more,
});

async function make(keeper: Browser, title: string, more: object = {}): Promise<string> {
  const eventId = randomUUID();
  expect((await keeper.call(CREATE, { eventId, eventInput: input(title, more) })).errors).toEqual([]);
  return eventId;
}

test('an event stands in the calendars of its group, its campus or everybody, and in no others (DASH-08)', async () => {
  const elsewhere = await college.region({ timeZone: 'Asia/Jakarta' });
  await make(manager, 'Class trip', { groupId: group.id, regionId: null });
  await make(manager, 'Open day');
  await make(superadmin, 'Founders’ day', { regionId: null });
  const titles = ['Class trip', 'Open day', 'Founders’ day'];
  const seenBy = async (reader: Browser) =>
    (await entriesOf(reader, titles)).map(({ title }) => title).toSorted();
  expect(await seenBy(student)).toEqual(titles.toSorted());
  expect(await seenBy(await college.signedIn({ regionIds: [walsall.id] }))).toEqual([
    'Founders’ day',
    'Open day',
  ]);
  const away = await college.signedIn({ regionIds: [elsewhere.id] });
  expect(await seenBy(away)).toEqual(['Founders’ day']);
  const free = await college.signedIn({
    regionIds: [walsall.id],
    groupIds: [group.id],
    registeredFreely: true,
  });
  expect(await seenBy(free)).toEqual(['Class trip']);
  // A day of the whole college is a day of each campus.
  expect((await entriesOf(away, titles))[0]?.startsAt).toBe('2027-03-13T17:00:00.000Z');
  expect((await entriesOf(student, ['Founders’ day']))[0]?.startsAt).toBe('2027-03-14T00:00:00.000Z');
});

test('a weekly event keeps its hour over the change of the clocks; one date is cancelled, one moved', async () => {
  const weekly = {
    startTime: '18:30',
    endTime: '20:00',
    rule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20270411',
    changes: '2027-03-21\n2027-04-04 2027-04-05 19:00',
    place: 'Hall',
  };
  const eventId = await make(manager, 'Chapel', weekly);
  const entries = await entriesOf(student, ['Chapel']);
  expect(entries.map(({ _id, startsAt, endsAt }) => [_id.slice(-10), startsAt, endsAt])).toEqual([
    ['2027-03-14', '2027-03-14T18:30:00.000Z', '2027-03-14T20:00:00.000Z'],
    ['2027-03-28', '2027-03-28T17:30:00.000Z', '2027-03-28T19:00:00.000Z'],
    ['2027-04-04', '2027-04-05T18:00:00.000Z', '2027-04-05T19:30:00.000Z'],
    ['2027-04-11', '2027-04-11T17:30:00.000Z', '2027-04-11T19:00:00.000Z'],
  ]);
  expect(entries.map((entry) => entry.eventId)).toEqual([null, null, null, null]);
  expect((await entriesOf(manager, ['Chapel']))[0]).toMatchObject({ eventId, eventDay: '2027-03-14' });
});

test('a manager keeps events of their campus alone, and none for everybody', async () => {
  const elsewhere = await college.region();
  const tried = (more: object) =>
    problemOf(manager.call(CREATE, { eventId: randomUUID(), eventInput: input('Tried', more) }));
  expect(await tried({ regionId: elsewhere.id })).toBe('recordNotFound');
  expect(await tried({ regionId: null })).toBe('recordNotFound');
  expect(await tried({ groupId: (await college.group({ regionId: elsewhere.id })).id })).toBe(
    'recordNotFound',
  );
  expect(await problemOf(student.call(CREATE, { eventId: randomUUID(), eventInput: input('x') }))).toBe(
    'notAllowed',
  );
  await make(superadmin, 'For all', { regionId: null });
  const { data } = await manager.call(KEPT);
  const kept = (data as unknown as { calendarEvents: { title: string }[] }).calendarEvents.map(
    ({ title }) => title,
  );
  expect(kept).toContain('Open day');
  expect(kept).not.toContain('For all');
});

test.each([
  [{ lastDay: '2027-03-13' }, 'eventEndsFirst'],
  [{ endTime: '20:00' }, 'eventTimes'],
  [{ rule: 'FREQ=SECONDLY' }, 'eventRuleInvalid'],
  [{ rule: 'FREQ=DAILY;BYDAY=9XX' }, 'eventRuleInvalid'],
  [{ changes: 'soon' }, 'eventChangesInvalid'],
  [{ title: ' ' }, 'eventTitleInvalid'],
])('%j is refused: %s', async (more, problem) => {
  const refused = manager.call(CREATE, { eventId: randomUUID(), eventInput: input('Refused', more) });
  expect(await problemOf(refused)).toBe(problem);
});

test('an event is made once, changed unless another user has, deleted and brought back with its dates', async () => {
  const eventId = randomUUID();
  const eventInput = input('Prayer', { rule: 'FREQ=DAILY;COUNT=3', changes: '2027-03-15' });
  for (let time = 0; time < 2; time++)
    expect((await manager.call(CREATE, { eventId, eventInput })).data).toMatchObject({
      createCalendarEvent: { version: 1, regionId: walsall.id },
    });
  const change = { eventId, version: 1, eventInput: { ...eventInput, title: 'Prayer week' } };
  expect((await manager.call(UPDATE, change)).data).toEqual({ updateCalendarEvent: { version: 2 } });
  const late = { ...change, eventInput: { ...eventInput, title: 'Late' } };
  expect(await problemOf(manager.call(UPDATE, late))).toBe('changedMeanwhile');
  expect((await manager.call(DELETE, { eventId })).data).toEqual({ deleteCalendarEvent: true });
  expect(await entriesOf(student, ['Prayer week'])).toEqual([]);
  expect((await manager.call(CREATE, { eventId, eventInput: change.eventInput })).errors).toEqual([]);
  expect((await entriesOf(student, ['Prayer week'])).map(({ _id }) => _id.slice(-10))).toEqual([
    '2027-03-14',
    '2027-03-16',
  ]);
  const { rows } = await college.database.owner.query<{ action: string }>(
    'select action from audit where entity_id = $1 order by id',
    [eventId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'createCalendarEvent',
    'updateCalendarEvent',
    'deleteCalendarEvent',
    'createCalendarEvent',
  ]);
});
