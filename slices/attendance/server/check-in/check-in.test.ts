import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { rollClass, takeRoll, type RollClass } from '../testing/class-with-roll.ts';

let college: College;
let first: RollClass;
let manager: Browser;
let ana: Browser;
let anaId: string;
let benId: string;

beforeAll(async () => {
  college = await College.open();
  first = await rollClass(college);
  const [one, two] = first.students;
  if (!one || !two) throw new Error('a class without students');
  [anaId, benId] = [one.id, two.id];
  ana = await college.signedIn(one);
  manager = await college.signedIn({
    firstName: 'Mary',
    lastName: 'Hall',
    roles: ['user', 'manager'],
    regionIds: [first.regionId],
  });
});
afterAll(() => college.close());
beforeEach(async () => {
  await college.database.owner.query('delete from class_session');
  await college.database.owner.query('delete from rate_count');
});

/** The answer to one field, or an error that is called as its problem. */
async function ask<Told>(by: Browser, operation: string, variables: Record<string, unknown>): Promise<Told> {
  const { data, errors } = await by.call(operation, variables);
  if (errors[0]) throw new Error(errors[0].extensions.problem);
  return Object.values(data ?? {})[0] as Told;
}

const start = (by: Browser, s: string) =>
  ask<object>(
    by,
    'mutation start($s: ID!) { startCheckIn(sessionId: $s) { checkIn { state startedByName } } }',
    { s },
  );
const stop = (by: Browser, s: string) =>
  ask<object>(by, 'mutation stop($s: ID!) { stopCheckIn(sessionId: $s) { checkIn { state } } }', { s });
const wall = (by: Browser, s: string) =>
  ask<{ code: string | null; msLeft: number } | null>(
    by,
    'query wall($s: ID!) { checkInCode(sessionId: $s) { code msLeft } }',
    { s },
  );
const codeOf = async (s: string): Promise<string> => (await wall(manager, s))?.code ?? '';
const enter = (by: Browser, code: string) =>
  ask<{ _id: string; mark: { kind: string; minutesLate: number | null; byCode: boolean } }>(
    by,
    'mutation enter($code: String!) { checkIn(code: $code) { _id mark { kind minutesLate byCode } } }',
    { code },
  );
const openFor = (by: Browser) =>
  ask<{ _id: string }[]>(by, 'query open { openCheckIns { _id mark { kind } } }', {});
const audited = async (entityId: string): Promise<string[]> =>
  (
    await college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [entityId],
    )
  ).rows.map(({ action }) => action);

async function running(hours = 0): Promise<string> {
  const session = await first.session(hours);
  await start(manager, session);
  return session;
}

test('a student checks in by the code on the wall, once; the roll waits for the teacher', async () => {
  const session = await running();
  const before = (await audited(anaId)).length;
  expect(await openFor(ana)).toEqual([{ _id: session, mark: null }]);
  const there = { _id: session, mark: { kind: 'PRESENT', minutesLate: null, byCode: true } };
  expect(await enter(ana, await codeOf(session))).toEqual(there);
  expect(await enter(ana, await codeOf(session))).toEqual(there);
  expect((await audited(anaId)).slice(before)).toEqual(['checkIn']);
  const { rows } = await college.database.owner.query<object>(
    `select s.roll_taken_at, (select count(*)::integer from attendance_mark_change c where c.session_id = s.id and c.by_code) as changes
     from class_session s where s.id = $1`,
    [session],
  );
  expect(rows).toEqual([{ roll_taken_at: null, changes: 1 }]);
});

test('a code passed on later is worth nothing', async () => {
  const session = await running();
  const code = await codeOf(session);
  college.pass((await wall(manager, session))?.msLeft ?? 0);
  expect(await codeOf(session)).not.toBe(code);
  college.pass(14_000);
  expect((await enter(ana, code)).mark.kind).toBe('PRESENT');
  college.pass(2_000);
  const ben = await college.signedIn(first.students[1]);
  await expect(enter(ben, code)).rejects.toThrow('checkInCodeWrong');
});

describe('nobody checks in', () => {
  test('before it was started, after it was stopped, or after the class', async () => {
    const session = await first.session(0);
    await expect(enter(ana, '123456')).rejects.toThrow('checkInNotOpen');
    await start(manager, session);
    const code = await codeOf(session);
    await stop(manager, session);
    await expect(enter(ana, code)).rejects.toThrow('checkInNotOpen');
    college.pass(1);
    expect(await wall(manager, session)).toMatchObject({ code: null });
    await start(manager, session);
    // Codes of the first start are others.
    await expect(enter(ana, code)).rejects.toThrow('checkInCodeWrong');
    const late = await codeOf(session);
    await college.database.owner.query('update class_session set ends_at = $2 where id = $1', [
      session,
      college.now(),
    ]);
    await expect(enter(ana, late)).rejects.toThrow('checkInNotOpen');
    await expect(start(manager, session)).rejects.toThrow('checkInAfterClass');
  });

  test('to a class of another group, or one that they take the roll of', async () => {
    const session = await running();
    const code = await codeOf(session);
    const stranger = await college.signedIn({ regionIds: [first.regionId] });
    await expect(enter(stranger, code)).rejects.toThrow('checkInNotOpen');
    const twofold = await college.signedIn({
      roles: ['user', 'manager'],
      regionIds: [first.regionId],
      groupIds: [first.groupId],
    });
    await expect(enter(twofold, code)).rejects.toThrow('markOfOneself');
    await college.database.owner.query('delete from group_member where person_id = $1', [twofold.person.id]);
  });

  test('by trying codes', async () => {
    const session = await running();
    const code = await codeOf(session);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 10; tries += 1)
      await expect(enter(ana, wrong)).rejects.toThrow('checkInCodeWrong');
    await expect(enter(ana, code)).rejects.toThrow('tooManyRequests');
    const ben = await college.signedIn(first.students[1]);
    expect((await enter(ben, code)).mark.kind).toBe('PRESENT');
  });

  test('by something that is no code', async () => {
    await running();
    await expect(enter(ana, '12345')).rejects.toThrow('checkInCodeIncomplete');
  });
});

test('only those who take the roll start it, stop it and read its codes', async () => {
  const session = await running();
  for (const operation of [start, stop])
    await expect(operation(ana, session)).rejects.toThrow('recordNotFound');
  expect(await wall(ana, session)).toBeNull();
});

test('a second teacher who starts it goes on with the same codes', async () => {
  const session = await running();
  const code = await codeOf(session);
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [first.regionId] });
  expect(await start(admin, session)).toEqual({ checkIn: { state: 'RUNNING', startedByName: 'Mary Hall' } });
  expect(await wall(admin, session)).toMatchObject({ code });
  await stop(admin, session);
  await stop(manager, session);
  expect(await audited(session)).toEqual(['startCheckIn', 'stopCheckIn']);
});

test('what a teacher has marked stays, and a teacher has the last word', async () => {
  const session = await running();
  await takeRoll(manager, session, [{ personId: anaId, kind: 'ABSENT' }]);
  expect((await enter(ana, await codeOf(session))).mark).toEqual({
    kind: 'ABSENT',
    minutesLate: null,
    byCode: false,
  });
  const ben = await college.signedIn(first.students[1]);
  await enter(ben, await codeOf(session));
  // One who has not seen it yet is told, and may decide otherwise.
  const unaware = await takeRoll(manager, session, [{ personId: benId, kind: 'ABSENT' }]);
  expect(unaware.conflicts).toHaveLength(1);
  const { roll } = await takeRoll(manager, session, [{ personId: benId, kind: 'ABSENT', baseVersion: 1 }]);
  expect(roll.students.find(({ _id }) => _id === benId)?.mark).toMatchObject({ kind: 'ABSENT', version: 2 });
});

test('who comes after the limit of the schema is late by the minutes, which cost nothing until the roll is taken', async () => {
  const session = await first.session(-0.1);
  await start(manager, session);
  college.pass(20 * 60_000);
  expect((await enter(ana, await codeOf(session))).mark).toMatchObject({ kind: 'LATE', minutesLate: 26 });
  const shares = async () =>
    ask<{ terms: { counts: object }[] }>(
      ana,
      'query own($p: ID!) { attendance(personId: $p) { terms { counts { late absent } } } }',
      { p: anaId },
    );
  expect((await shares()).terms).toEqual([]);
  await takeRoll(manager, session);
  expect((await shares()).terms).toEqual([{ counts: { late: 0, absent: 1 } }]);
});

test('the history of a mark says that it was made by code', async () => {
  const session = await running();
  await enter(ana, await codeOf(session));
  await takeRoll(manager, session, [{ personId: anaId, kind: 'LATE', minutesLate: 3, baseVersion: 1 }]);
  expect(
    await ask<object[]>(
      manager,
      `query changes($s: ID!, $p: ID!) { attendanceMarkChanges(sessionId: $s, personId: $p) { kind byCode } }`,
      { s: session, p: anaId },
    ),
  ).toEqual([
    { kind: 'PRESENT', byCode: true },
    { kind: 'LATE', byCode: false },
  ]);
});

test('a change of the weekly meeting within the hour before class leaves alone whom a person has noted, and a code on the wall', async () => {
  const { owner } = college.database;
  const make = async (room: string): Promise<string> => {
    const { rows } = await owner.query<{ id: string }>(
      `with meeting as (insert into weekly_meeting (region_id, group_id, room, weekdays, start_time, end_time, first_day, last_day)
         values ($1, $2, $4, '{MONDAY}', '09:00', '10:00', $3::timestamptz::date, $3::timestamptz::date) returning id)
       insert into class_session (region_id, group_id, room, starts_at, ends_at, meeting_id, planned_day)
       select $1, $2, $4, $3::timestamptz + interval '30 minutes', $3::timestamptz + interval '90 minutes', id, $3::timestamptz::date from meeting
       returning id`,
      [first.regionId, first.groupId, college.now(), room],
    );
    return rows[0]?.id ?? '';
  };
  const [noted, onWall, free] = [await make('Noted'), await make('On the wall'), await make('Free')];
  await start(manager, noted);
  await enter(ana, await codeOf(noted));
  await owner.query('delete from attendance_check_in where session_id = $1', [noted]);
  await start(manager, onWall);
  const { rows: meetings } = await owner.query<{ id: string }>('select id from weekly_meeting');
  for (const { id } of meetings)
    await ask(manager, 'mutation gone($id: ID!) { deleteWeeklyMeeting(meetingId: $id) }', { id });
  const { rows: left } = await owner.query<{ id: string }>('select id from class_session order by room');
  expect(left.map(({ id }) => id)).toEqual([noted, onWall]);
  expect(left.map(({ id }) => id)).not.toContain(free);
});
