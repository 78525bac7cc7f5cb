import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '#kit/calendar/zone.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { College } from '#testing/college.ts';
import { PIECE_LENGTH } from '#slices/imports/rules/file-import.ts';
import {
  APPEND,
  BEGIN,
  CHECK,
  HEADS,
  READ,
  RUN,
  storedOf,
  UNDO,
  type ImportAnswer,
} from '../testing/attendance-import.ts';
import { askRoll, rollClass, takeRoll, type RollClass } from '../testing/class-with-roll.ts';

const ZONE = 'Europe/London';
let college: College;
let held: RollClass;
let manager: Awaited<ReturnType<typeof managerOf>>;

beforeAll(async () => {
  college = await College.open();
  // How often a user may write is proved elsewhere.
  liftRateLimits(college.served.state);
  held = await rollClass(college, { students: 4 });
  manager = await managerOf(held);
});
afterAll(() => college.close());

const managerOf = ({ regionId }: RollClass) =>
  college.signedIn({
    firstName: 'Mary',
    lastName: 'Hall',
    roles: ['user', 'manager'],
    regionIds: [regionId],
  });

/** Day and hour of a session, as a file names them. */
async function whenOf(sessionId: string): Promise<string> {
  const { rows } = await college.database.owner.query<{ when: string }>(
    `select to_char(starts_at at time zone $2, 'YYYY-MM-DD,HH24:MI') as when from class_session where id = $1`,
    [sessionId, ZONE],
  );
  return rows[0]?.when ?? '';
}

async function uploaded(lines: readonly string[], by = manager, heads = HEADS, regionId = held.regionId) {
  const importId = randomUUID();
  const text = [heads, ...lines].join('\n');
  await by.call(BEGIN, { importId, regionId, fileName: 'autumn.csv' });
  for (let piece = 0; piece * PIECE_LENGTH < text.length; piece++) {
    const part = text.slice(piece * PIECE_LENGTH, (piece + 1) * PIECE_LENGTH);
    expect((await by.call(APPEND, { importId, piece, text: part })).errors).toEqual([]);
  }
  expect((await by.call(CHECK, { importId })).errors).toEqual([]);
  await college.runJobs();
  return importId;
}

const read = async (importId: string, by = manager) =>
  (await by.call(READ, { importId })).data?.['attendanceImport'] as ImportAnswer;

async function run(importId: string, document = RUN, by = manager): Promise<ImportAnswer> {
  expect((await by.call(document, { importId })).errors).toEqual([]);
  await college.runJobs();
  return read(importId, by);
}

const marksIn = (sessionIds: readonly string[]) => storedOf(college.database, sessionIds);

const emailOf = (at: number): string => held.students[at]?.email ?? '';

test('a dry run tells of each row what it would do, and stores nothing; confirmed, every mark is stored once, with its history', async () => {
  const [taken, untaken] = [await held.session(-30 * 24), await held.session(-29 * 24)];
  await takeRoll(manager, taken, [{ personId: held.students[0]?.id ?? '', kind: 'ABSENT' }], 'Late');
  const before = await marksIn([taken, untaken]);
  const [there, then] = [await whenOf(taken), await whenOf(untaken)];
  const importId = await uploaded([
    `${emailOf(0)},${there},,L,12,Train`,
    `${emailOf(1)},${there},,P,,`,
    `${emailOf(1)},${then},,absent,,`,
    `${emailOf(2)},${then},,E,,Visit`,
  ]);
  const dry = await read(importId);
  expect(dry).toMatchObject({ state: 'CHECKED', fresh: 2, changed: 1, same: 1, bad: 0 });
  expect(dry.marks).toMatchObject([
    { line: 2, studentName: 'Student1 Roll', kind: 'LATE', outcome: 'CHANGED', previousKind: 'ABSENT' },
    { line: 4, kind: 'ABSENT', outcome: 'NEW', previousKind: null },
    { line: 5, kind: 'EXCUSED', outcome: 'NEW' },
  ]);
  expect(await marksIn([taken, untaken])).toBe(before);

  // Pressed twice and worked at twice, it is stored once.
  await Promise.all([manager.call(RUN, { importId }), manager.call(RUN, { importId })]);
  expect(await run(importId)).toMatchObject({ state: 'IMPORTED', stored: 3, bad: 0 });
  const roll = await askRoll(manager, taken);
  const of = (at: number) => roll?.students.find(({ _id }) => _id === held.students[at]?.id);
  expect(of(0)?.mark).toMatchObject({ kind: 'LATE', minutesLate: 12, version: 2, takenByName: 'Mary Hall' });
  const told = await manager.call(
    `query c($sessionId: ID!, $personId: ID!) { attendanceMarkChanges(sessionId: $sessionId, personId: $personId) {
      kind reason changedByName importedFrom } }`,
    { sessionId: taken, personId: held.students[0]?.id },
  );
  expect(told.data?.['attendanceMarkChanges']).toEqual([
    { kind: 'ABSENT', reason: 'Late', changedByName: 'Mary Hall', importedFrom: null },
    { kind: 'LATE', reason: 'Train', changedByName: 'Mary Hall', importedFrom: 'autumn.csv' },
  ]);
  // Who is not named in the file is on no roll by it.
  const { rows } = await college.database.owner.query<{ n: number }>(
    'select cardinality(roll_person_ids) as n from class_session where id = $1',
    [untaken],
  );
  expect(rows[0]?.n).toBe(2);
  // The same file once more changes nothing.
  const again = await uploaded([`${emailOf(0)},${there},,L,12,Train`, `${emailOf(2)},${then},,E,,Visit`]);
  expect(await read(again)).toMatchObject({ fresh: 0, changed: 0, same: 2 });

  const undone = await run(importId, UNDO);
  expect(undone).toMatchObject({ state: 'UNDONE', undone: 3, kept: 0 });
  expect(await marksIn([taken, untaken])).toBe(before);
});

test('every row that cannot be stored names its column and says why', async () => {
  const elsewhere = await rollClass(college, { students: 1 });
  const dayAfter = (hours: number) => dayIn(new Date(college.now().getTime() + hours * 3_600_000), ZONE);
  // Late in the evening two hours later is another day.
  const besides = dayAfter(-1_198) === dayAfter(-1_200) ? -1_198 : -1_202;
  const [session, sameDay, cancelled, toCome] = [
    await held.session(-1_200),
    await held.session(besides),
    await held.session(-52 * 24),
    await held.session(48),
  ];
  const { owner } = college.database;
  await owner.query('update class_session set cancelled_at = now() where id = $1', [cancelled]);
  const newcomer = await college.person({ regionIds: [held.regionId], groupIds: [held.groupId] });
  const joined = 'update group_member set first_day = $2 where person_id = $1';
  await owner.query(joined, [newcomer.id, dayIn(college.now(), ZONE)]);
  const [when, later] = [await whenOf(session), await whenOf(sameDay)];
  const [day] = when.split(',');
  const [goneDay] = (await whenOf(cancelled)).split(',');
  const [nextDay] = (await whenOf(toCome)).split(',');
  const importId = await uploaded([
    `nobody@berea.test,${when},,A,,`,
    `${elsewhere.students[0]?.email},${when},,A,,`,
    `${newcomer.email},${when},,A,,`,
    `${emailOf(0)},14/09/26,,,A,,`,
    `${emailOf(0)},${day},25:00,,A,,`,
    `${emailOf(0)},${when},,X,,`,
    `${emailOf(0)},${when},,P,5,`,
    `${emailOf(0)},${day},,,A,,`,
    `${emailOf(0)},${day},03:33,,A,,`,
    `${emailOf(0)},${goneDay},,,A,,`,
    `${emailOf(0)},${nextDay},,,A,,`,
    `${emailOf(0)},${when},,A,,`,
    `${emailOf(0).toUpperCase()},${when},,P,,`,
    `,${later},,A,,`,
    `${emailOf(1)},${when},,A,,${'x'.repeat(501)}`,
  ]);
  const { problems, fresh } = await read(importId);
  expect(problems.map(({ line, problemField, problem }) => `${line} ${problemField} ${problem}`)).toEqual([
    '2 student attendanceStudentUnknown',
    '3 student attendanceStudentUnknown',
    '4 day attendanceNotInGroup',
    '5 day attendanceDayInvalid',
    '6 start attendanceStartInvalid',
    '7 status attendanceStatusInvalid',
    '8 minutes attendanceMinutesInvalid',
    '9 day attendanceSeveralSessions',
    '10 start attendanceNoSession',
    '11 day attendanceCancelled',
    '12 day attendanceToCome',
    '14 student attendanceTwice',
    '15 student importValueMissing',
    '16 reason attendanceReasonTooLong',
  ]);
  expect(fresh).toBe(1);
  const nameless = await uploaded(['x'], manager, 'Something');
  expect(await read(nameless)).toMatchObject({ state: 'REFUSED', problem: 'attendanceColumnsMissing' });
});

test('what a person marks after the check is not overwritten, and what a person marks after the import is not taken back', async () => {
  const session = await held.session(-70 * 24);
  const when = await whenOf(session);
  const importId = await uploaded([0, 1, 2].map((at) => `${emailOf(at)},${when},,A,,`));
  await takeRoll(manager, session, [{ personId: held.students[0]?.id ?? '', kind: 'LATE' }], 'Proof');
  const told = await run(importId);
  // The roll was taken meanwhile, with everybody on it: none of the three is as the check saw them.
  expect(told).toMatchObject({ stored: 0, bad: 3 });
  const again = await uploaded([0, 1].map((at) => `${emailOf(at)},${when},,A,,`));
  expect(await run(again)).toMatchObject({ stored: 2 });
  await takeRoll(
    manager,
    session,
    [{ personId: held.students[1]?.id ?? '', kind: 'EXCUSED', baseVersion: 1 }],
    'Proof',
  );
  expect(await run(again, UNDO)).toMatchObject({ undone: 1, kept: 1 });
  const roll = await askRoll(manager, session);
  expect(roll?.students.find(({ _id }) => _id === held.students[0]?.id)?.mark?.kind).toBe('LATE');
  expect(roll?.students.find(({ _id }) => _id === held.students[1]?.id)?.mark?.kind).toBe('EXCUSED');
});

test('a roll that was saved as a file, in whatever language, says what is stored already', async () => {
  const session = await held.session(-80 * 24);
  const [late, onLeave, tooLate] = held.students.map(({ id }) => id) as [string, string, string];
  await takeRoll(
    manager,
    session,
    [
      { personId: late, kind: 'LATE', minutesLate: 5 },
      { personId: onLeave, kind: 'ABSENT' },
      { personId: tooLate, kind: 'LATE', minutesLate: 60 },
    ],
    'Proof',
  );
  const when = await whenOf(session);
  await college.database.owner.query(
    `insert into absence_explanation (session_id, person_id, region_id, text, status) values ($1, $2, $3, 'Ill', 'EXCUSED')`,
    [session, onLeave, held.regionId],
  );
  await college.database.owner.query(`update person set locale = 'de_DE' where id = $1`, [manager.person.id]);
  try {
    const heads = 'Tag,Beginn,Gruppe,Kurs,Email,Student,Status,Minuten verspätet';
    const line = (at: number, status: string) => `${when},First Year,,${emailOf(at)},Student${at},${status}`;
    const importId = await uploaded(
      [line(0, 'Verspätet,5'), line(1, 'Entschuldigt,'), line(2, 'Fehlt,60'), line(3, 'A,')],
      manager,
      heads,
    );
    expect(await read(importId)).toMatchObject({ fresh: 0, changed: 0, same: 4, bad: 0, problems: [] });
    const changed = await uploaded([line(0, 'F,'), line(3, 'Fehlt,60')], manager, heads);
    expect(await read(changed)).toMatchObject({
      changed: 1,
      problems: [{ line: 3, problem: 'attendanceMinutesInvalid' }],
    });
  } finally {
    await college.database.owner.query(`update person set locale = 'en' where id = $1`, [manager.person.id]);
  }
});

test('managers of other campuses and students have no part in it', async () => {
  const importId = await uploaded([`${emailOf(0)},2026-01-01,,,A,,`]);
  const others = [
    await managerOf(await rollClass(college, { students: 0 })),
    await college.signedIn({ regionIds: [held.regionId], groupIds: [held.groupId] }),
  ];
  for (const other of others) {
    expect((await other.call(RUN, { importId })).errors).toHaveLength(1);
    expect((await other.call(READ, { importId })).data?.['attendanceImport'] ?? null).toBeNull();
    const begun = await other.call(BEGIN, {
      importId: randomUUID(),
      regionId: held.regionId,
      fileName: 'x.csv',
    });
    expect(begun.errors).toHaveLength(1);
  }
});

test('ten thousand rows are checked and stored within seconds, and others are served meanwhile', async () => {
  const big = await rollClass(college, { students: 100 });
  const chief = await managerOf(big);
  await college.database.owner.query(
    `insert into class_session (region_id, group_id, starts_at, ends_at)
     select $1, $2, date '2026-01-01' + n + time '09:00', date '2026-01-01' + n + time '10:00' from generate_series(1, 100) n`,
    [big.regionId, big.groupId],
  );
  await college.database.owner.query(`update group_member set first_day = '2025-01-01' where group_id = $1`, [
    big.groupId,
  ]);
  const days = Array.from({ length: 100 }, (_, n) =>
    new Date(Date.UTC(2026, 0, n + 2)).toISOString().slice(0, 10),
  );
  const rows = big.students.flatMap(({ email }, at) =>
    days.map((day, n) => `${email},${day},,,${(at + n) % 7 === 0 ? 'A' : 'P'},,`),
  );
  const importId = await uploaded(rows, chief, HEADS, big.regionId);
  expect(await read(importId, chief)).toMatchObject({ fresh: 10_000, bad: 0 });
  const stored = run(importId, RUN, chief);
  const waits: number[] = [];
  for (let asks = 0; asks < 30; asks++) {
    const asked = performance.now();
    await manager.call('query me { currentUser { _id } }', {});
    waits.push(performance.now() - asked);
  }
  expect(await stored).toMatchObject({ state: 'IMPORTED', stored: 10_000 });
  expect(Math.max(...waits)).toBeLessThan(5_000);
  const { rows: counts } = await college.database.owner.query(
    `select (select count(*)::int from attendance_mark_change where region_id = $1 and imported_from = 'autumn.csv') as history,
      (select count(*)::int from audit where action = 'markAttendance' and after->>'importId' = $2) as audit`,
    [big.regionId, importId],
  );
  expect(counts).toEqual([{ history: 10_000, audit: 10_000 }]);
  expect(await run(importId, UNDO, chief)).toMatchObject({ state: 'UNDONE', undone: 10_000, kept: 0 });
});
