import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { rollClass, takeRoll, type RollClass } from '../testing/class-with-roll.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const managerOf = ({ regionId }: RollClass) =>
  college.signedIn({ roles: ['user', 'manager'], regionIds: [regionId] });

/** A schema whose limit is 80 percent and which forgives one absence of a term. */
async function strictClass(students = 2): Promise<RollClass> {
  const held = await rollClass(college, { students });
  await college.database.owner.query('update attendance_schema set low_percent = 80 where id = $1', [
    held.schemaId,
  ]);
  return held;
}

async function miss(by: Browser, held: RollClass, personId: string, hoursAgo: readonly number[]) {
  const sessions: string[] = [];
  for (const hours of hoursAgo) {
    const sessionId = await held.session(-hours);
    await takeRoll(by, sessionId, [{ personId, kind: 'ABSENT' }]);
    sessions.push(sessionId);
  }
  return sessions;
}

const LIST = `query fallingBehind($groupId: ID, $regionId: ID, $first: Int, $after: String) {
  fallingBehind(groupId: $groupId, regionId: $regionId, first: $first, after: $after) { nextCursor count
    rows { _id personId percent absences absencesOverGrace deduction limits groupName termName } } }`;

interface Listed {
  nextCursor: string | null;
  count: number;
  rows: { _id: string; personId: string; percent: number; absencesOverGrace: number; limits: string[] }[];
}

async function list(by: Browser, variables: Record<string, unknown> = {}): Promise<Listed> {
  const { data, errors } = await by.call(LIST, variables);
  if (errors[0]) throw new Error(errors[0].extensions.problem);
  return (data as { fallingBehind: Listed }).fallingBehind;
}

/** Runs what waits for its time too. */
async function settle(): Promise<void> {
  await college.database.owner.query('update graphile_worker._private_jobs set run_at = now()');
  await college.runJobs();
}

async function told(personId: string): Promise<{ name: string; limit: string; path: string }[]> {
  const { rows } = await college.database.owner.query<{ name: string; limit: string; path: string }>(
    `select d.name, n.facts->>'limit' as limit, n.path from notification n join notification_definition d on d.id = n.definition_id
     where n.person_id = $1 and d.name like '%allingBehind' order by 1, 2`,
    [personId],
  );
  return rows;
}

test('managers see who has more absences than are forgiven or a share below the limit, the worst first', async () => {
  const held = await strictClass(3);
  const manager = await managerOf(held);
  const [often, once] = held.students.map(({ id }) => id) as [string, string];
  for (const hours of [20, 21]) await takeRoll(manager, await held.session(-hours));
  await miss(manager, held, often, [5, 6, 7]);
  await miss(manager, held, once, [8]);
  const { rows, count } = await list(manager);
  expect(count).toBe(1);
  expect(rows).toMatchObject([
    {
      personId: often,
      percent: 50,
      absences: 3,
      absencesOverGrace: 2,
      deduction: 6,
      limits: ['ABSENCES', 'PERCENT'],
      groupName: 'First Year',
      termName: 'This term',
    },
  ]);
  await miss(manager, held, once, [9]);
  const both = await list(manager, { first: 1 });
  expect(both.rows.map(({ personId }) => personId)).toEqual([often]);
  const next = await list(manager, { first: 1, after: both.nextCursor });
  expect(next.rows.map(({ personId }) => personId)).toEqual([once]);
  expect(next.nextCursor).toBeNull();
});

test('the list is narrowed to one of the campuses that the reader looks after, and to no other', async () => {
  const [here, there] = [await strictClass(1), await strictClass(1)];
  const boss = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [here.regionId, there.regionId],
  });
  for (const held of [here, there]) await miss(boss, held, held.students[0]?.id ?? '', [5, 6]);
  const whoIn = async (by: Browser, regionId: string) =>
    (await list(by, { regionId })).rows.map(({ personId }) => personId);
  expect((await list(boss)).rows).toHaveLength(2);
  expect(await whoIn(boss, there.regionId)).toEqual([there.students[0]?.id]);
  expect(await whoIn(await managerOf(here), there.regionId)).toEqual([]);
});

test('an excuse takes a student off the list, a term that is over is not looked at, and other campuses see nothing', async () => {
  const held = await strictClass(1);
  const manager = await managerOf(held);
  const student = held.students[0]?.id ?? '';
  const sessions = await miss(manager, held, student, [5, 6]);
  expect((await list(manager, { groupId: held.groupId })).rows).toHaveLength(1);
  const elsewhere = await managerOf(await strictClass(0));
  expect((await list(elsewhere, { groupId: held.groupId })).rows).toEqual([]);
  await expect(list(await college.signedIn({ regionIds: [held.regionId] }))).rejects.toThrow('notAllowed');
  await college.database.owner.query(
    `insert into absence_explanation (session_id, person_id, region_id, text, status)
     select unnest($1::uuid[]), $2, $3, 'Ill', 'EXCUSED'`,
    [sessions, student, held.regionId],
  );
  expect((await list(manager)).rows).toEqual([]);
  await college.database.owner.query(`update absence_explanation set status = 'EXPLAINED'`);
  expect((await list(manager)).rows).toHaveLength(1);
  await college.database.owner.query(
    'update attendance_term set last_day = $2::date - 2, first_day = $2::date - 60 where schema_id = $1',
    [held.schemaId, college.now()],
  );
  expect((await list(manager)).rows).toEqual([]);
});

test('who crosses a limit is told once, and so are the managers of the campus', async () => {
  const held = await strictClass(2);
  const manager = await managerOf(held);
  const [student, other] = held.students.map(({ id }) => id) as [string, string];
  // Six classes that everybody was in: the share stays high.
  for (const hours of [20, 21, 22, 23, 24, 25, 26, 27]) await takeRoll(manager, await held.session(-hours));
  await miss(manager, held, student, [5, 6]);
  await settle();
  const absences = { name: 'fallingBehind', limit: 'ABSENCES', path: '/student/attendance' };
  expect(await told(student)).toEqual([absences]);
  expect(await told(manager.person.id)).toEqual([
    { name: 'studentFallingBehind', limit: 'ABSENCES', path: `/users/${student}?tab=attendance` },
  ]);
  await miss(manager, held, student, [7]);
  await settle();
  expect(await told(student)).toEqual([absences, { ...absences, limit: 'PERCENT' }]);
  await miss(manager, held, student, [8]);
  await settle();
  expect(await told(student)).toHaveLength(2);
  expect(await told(manager.person.id)).toHaveLength(2);
  expect(await told(other)).toEqual([]);
});

test('a slip of the finger that is put right at once is told to nobody, nor is anything of a term that is over', async () => {
  const held = await strictClass(2);
  const manager = await managerOf(held);
  const [slipped, late] = held.students.map(({ id }) => id) as [string, string];
  const [sessionId = ''] = await miss(manager, held, slipped, [5]);
  await takeRoll(manager, sessionId, [{ personId: slipped, kind: 'PRESENT', baseVersion: 1 }]);
  await settle();
  expect(await told(slipped)).toEqual([]);
  await miss(manager, held, late, [7, 8]);
  await college.database.owner.query(
    'update attendance_term set last_day = $2::date - 2, first_day = $2::date - 60 where schema_id = $1',
    [held.schemaId, college.now()],
  );
  await settle();
  expect(await told(late)).toEqual([]);
});
