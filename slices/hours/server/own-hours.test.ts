import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { HourDesk, type SignedIn } from './testing/hour-desk.ts';

let college: College;
let desk: HourDesk;
let manager: SignedIn;

beforeAll(async () => {
  college = await College.open();
  desk = await HourDesk.open(college);
  manager = await desk.manager();
});
afterAll(() => college.close());

const HOUR_MS = 3_600_000;

test('a student logs hours once, also when they are sent twice (HOURS-01, HOURS-02)', async () => {
  const ana = await desk.student();
  const id = randomUUID();
  const [one, again] = await Promise.all([
    desk.log(ana, desk.input(95), id),
    desk.log(ana, desk.input(95), id),
  ]);
  expect(again).toEqual(one);
  expect(one).toMatchObject({
    _id: id,
    minutes: 95,
    categoryName: 'Outreach',
    status: 'PENDING',
    version: 1,
  });
  await expect(desk.log(ana, desk.input(96), id)).rejects.toThrow('changedMeanwhile');
  await expect(desk.log(await desk.student(), desk.input(95), id)).rejects.toThrow('recordNotFound');
  expect((await desk.ownEntries(ana)).rows).toEqual([one]);
  expect(await desk.actionsOn(id)).toEqual(['logHours']);
});

test('neither days to come, nor before the membership, nor without time, nor in a foreign category or group (HOURS-01)', async () => {
  const ana = await desk.student();
  await college.database.owner.query('update group_member set first_day = $2 where person_id = $1', [
    ana.person.id,
    desk.day(-30),
  ]);
  const refused = (more: object, minutes = 60) => desk.log(ana, desk.input(minutes, more)).catch(String);
  expect(await refused({ day: desk.day(1) })).toContain('hourDayInFuture');
  expect(await refused({ day: desk.day(-31) })).toContain('hourDayOutsideGroup');
  expect(await refused({ day: desk.day(-400) })).toContain('hourDayTooLongAgo');
  expect(await refused({}, 0)).toContain('hourMinutesInvalid');
  expect(await refused({}, 1441)).toContain('hourMinutesInvalid');
  expect(await refused({ place: 'x'.repeat(121) })).toContain('hourPlaceTooLong');
  expect(await refused({ note: 'x'.repeat(1001) })).toContain('hourNoteTooLong');
  const elsewhere = await HourDesk.open(college);
  expect(await refused({ categoryId: elsewhere.categoryId })).toContain('hourCategoryUnknown');
  expect(await refused({ groupId: elsewhere.groupId })).toContain('recordNotFound');
  const music = await desk.saveCategory(manager, 'Music');
  await desk.archive(manager, music);
  expect(await refused({ categoryId: music._id })).toContain('hourCategoryUnknown');
  expect(await desk.ownEntries(ana)).toMatchObject({ rows: [], count: 0 });
});

test('a day has 24 hours in all groups together, also of two at once, but for hours that were refused (HOURS-01)', async () => {
  const other = await HourDesk.open(college);
  const ana = await desk.student({ groupIds: [desk.groupId, other.groupId] });
  const first = await desk.log(ana, desk.input(1000));
  const both = await Promise.allSettled([desk.log(ana, desk.input(300)), desk.log(ana, other.input(300))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(desk.log(ana, desk.input(141))).rejects.toThrow(
    'hourDayFull: A day has 24 hours: only 2 h 20 min are left on this one.',
  );
  await desk.log(ana, desk.input(141, { day: desk.day(-1) }));
  const refused = await desk.decide(manager, first, 'REFUSED');
  await desk.log(ana, desk.input(900));
  // The day is full since: hours that were refused cannot come back.
  await expect(desk.decide(manager, refused, 'CONFIRMED')).rejects.toThrow('hourDayFull');
  await expect(desk.undo(manager, refused.decisionId)).rejects.toThrow('hourDayFull');
  await expect(desk.change(ana, refused, desk.input(500))).rejects.toThrow('hourDayFull');
  expect(await desk.change(ana, refused, desk.input(100))).toMatchObject({ status: 'PENDING', minutes: 100 });
});

test('what is not confirmed is changed and deleted, and what was refused then waits again (HOURS-02)', async () => {
  const ana = await desk.student();
  const logged = await desk.log(ana);
  const changed = await desk.change(ana, logged, desk.input(75, { note: 'Cooking' }));
  expect(changed).toMatchObject({ minutes: 75, note: 'Cooking', version: 2, status: 'PENDING' });
  await expect(desk.change(ana, logged, desk.input(80))).rejects.toThrow('changedMeanwhile');
  const refused = await desk.decide(manager, changed, 'REFUSED', 'Where was it?');
  expect((await desk.ownEntries(ana)).rows[0]).toMatchObject({
    status: 'REFUSED',
    adminComments: 'Where was it?',
  });
  const again = await desk.change(ana, refused, desk.input(75, { note: 'Cooking', place: 'Hope House' }));
  expect(again).toMatchObject({
    status: 'PENDING',
    adminComments: '',
    decidedByName: null,
    decisionId: null,
    place: 'Hope House',
  });
  await expect(desk.undo(manager, refused.decisionId)).rejects.toThrow('changedMeanwhile');
  const confirmed = await desk.decide(manager, again);
  await expect(desk.change(ana, confirmed, desk.input(10))).rejects.toThrow('hoursConfirmed');
  await expect(desk.remove(ana, confirmed)).rejects.toThrow('hoursConfirmed');
  const undone = await desk.undo(manager, confirmed.decisionId);
  expect(undone).toMatchObject({ status: 'PENDING', decisionId: null });
  await expect(desk.remove(await desk.student(), undone)).rejects.toThrow('recordNotFound');
  await expect(desk.remove(ana, again)).rejects.toThrow('changedMeanwhile');
  expect(await desk.remove(ana, undone)).toBe(logged._id);
  expect((await desk.ownEntries(ana)).rows).toEqual([]);
  expect(await desk.actionsOn(logged._id)).toEqual([
    'logHours',
    'changeHours',
    'decideHours',
    'changeHours',
    'decideHours',
    'undoHourDecision',
    'deleteHours',
  ]);
});

test('students see what they have in each category and month, and what is left per week until the term ends (HOURS-01, HOURS-03)', async () => {
  const own = await HourDesk.open(college);
  const boss = await own.manager();
  const music = await own.saveCategory(boss, 'Choir', undefined, undefined, [
    { locale: 'de_DE', name: 'Chor' },
  ]);
  await own.require(boss, 0, [{ categoryId: own.categoryId, requiredMinutes: 600 }]);
  await college.database.owner.query(
    `with schema as (insert into attendance_schema (name) values ($1) returning id),
     term as (insert into attendance_term (schema_id, name, first_day, last_day)
       select id, 'Fall', $3::date - 30, $3::date + 20 from schema)
     insert into group_schema (group_id, region_id, schema_id) select $2, $4, id from schema`,
    [randomUUID(), own.groupId, own.day(), own.regionId],
  );
  const ana = await own.student({ locale: 'de_DE' });
  const confirmed = await own.log(ana, own.input(125));
  await own.decide(boss, confirmed);
  await own.log(ana, own.input(45, { categoryId: music._id, day: own.day(-40) }));
  await own.decide(boss, await own.log(ana, own.input(30)), 'REFUSED');
  const hours = await own.own(ana);
  expect(hours).toMatchObject({
    groupId: own.groupId,
    today: own.day(),
    lastDay: own.day(20),
    weeksLeft: 3,
    groups: [{ _id: own.groupId, lastDay: own.day() }],
    offered: [{ name: 'Outreach' }, { name: 'Chor' }],
    timer: null,
  });
  expect(hours.categories).toEqual([
    {
      categoryId: own.categoryId,
      name: 'Outreach',
      requiredMinutes: 600,
      confirmedMinutes: 125,
      pendingMinutes: 0,
      minutesPerWeek: 159,
    },
    {
      categoryId: music._id,
      name: 'Chor',
      requiredMinutes: 0,
      confirmedMinutes: 0,
      pendingMinutes: 45,
      minutesPerWeek: 0,
    },
  ]);
  const [month, before] = hours.months;
  expect(month).toEqual({
    month: own.day().slice(0, 7),
    minutesConfirmed: 125,
    minutesPending: 0,
    minutesRefused: 30,
  });
  expect(before).toMatchObject({ minutesPending: 45 });
  const some = await own.ownEntries(ana, { month: before?.month, first: 1 });
  expect(some).toMatchObject({ rows: [{ minutes: 45, categoryName: 'Chor' }], nextCursor: null, count: 1 });
  await expect(own.ownEntries(ana, { month: '2026-13' })).rejects.toThrow('requestNotUnderstood');
  // Another student’s groups are none of theirs.
  const ben = await desk.student();
  expect(await desk.own(ben, own.groupId)).toMatchObject({ groupId: desk.groupId, categories: [] });
  expect((await own.ownEntries(ben)).rows).toEqual([]);
});

test('a timer goes on on any device, and becomes hours of the day it was started (HOURS-01)', async () => {
  const ana = await desk.student();
  const never = { startedAt: college.now().toISOString() };
  await expect(desk.stopTimer(ana, never)).rejects.toThrow('hourTimerStopped');
  const started = await desk.startTimer(ana);
  expect(await desk.startTimer(ana)).toEqual(started);
  await expect(desk.startTimer(ana, { place: 'Elsewhere' })).rejects.toThrow('hourTimerRuns');
  const day = desk.day();
  college.pass(2 * HOUR_MS + 59_000);
  const phone = await college.signedIn(ana.person);
  expect((await desk.own(phone)).timer).toMatchObject({ startedAt: started.startedAt, place: 'Food bank' });
  const id = randomUUID();
  const stopped = await desk.stopTimer(phone, started, id);
  expect(stopped).toMatchObject({ _id: id, day, minutes: 120, place: 'Food bank', status: 'PENDING' });
  expect(await desk.stopTimer(ana, started, id)).toEqual(stopped);
  expect((await desk.own(ana)).timer).toBeNull();
  expect(await desk.actionsOn(id)).toEqual(['logHours']);
});

test('a forgotten timer fills its day and no more; discarded it leaves nothing (HOURS-01)', async () => {
  const ana = await desk.student();
  await desk.log(ana, desk.input(600));
  const forgotten = await desk.startTimer(ana);
  const day = desk.day();
  college.pass(50 * HOUR_MS);
  const back = await college.signedIn(ana.person);
  expect(await desk.stopTimer(back, forgotten)).toMatchObject({ day, minutes: 840 });
  await desk.log(back, desk.input(1440));
  const running = await desk.startTimer(back);
  college.pass(60_000);
  // What another device still shows is another timer than the one that runs by now.
  await expect(desk.stopTimer(back, forgotten)).rejects.toThrow('hourTimerStopped');
  await expect(desk.discardTimer(back, forgotten)).rejects.toThrow('hourTimerStopped');
  await expect(desk.stopTimer(back, running)).rejects.toThrow('hourDayFull');
  for (const _ of ['once', 'twice']) expect(await desk.discardTimer(back, running)).toBe(true);
  expect((await desk.own(back)).timer).toBeNull();
  expect((await desk.ownEntries(back)).count).toBe(3);
});

test('what was logged stays to be seen after a student has left a group, but nothing is added (HOURS-03)', async () => {
  const own = await HourDesk.open(college);
  const ana = await own.student();
  const logged = await own.log(ana);
  await college.database.owner.query(`update student_group set archived_at = now() where id = $1`, [
    own.groupId,
  ]);
  expect(await own.own(ana)).toMatchObject({
    groups: [{ _id: own.groupId, firstDay: null, lastDay: null }],
    categories: [{ pendingMinutes: 60 }],
  });
  await expect(own.log(ana)).rejects.toThrow('recordNotFound');
  expect(await own.change(ana, logged, own.input(50))).toMatchObject({ minutes: 50 });
});
