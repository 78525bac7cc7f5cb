import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Day } from '#kit/calendar/day.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { rollClass, takeRoll, type RollClass } from '../testing/class-with-roll.ts';
import { said } from '../testing/desk.ts';

let college: College;
let keeper: Browser;
beforeAll(async () => {
  college = await College.open();
  keeper = await college.signedIn({ roles: ['user', 'superadmin'] });
});
afterAll(() => college.close());

const today = (): Day => college.now().toISOString().slice(0, 10) as Day;
const inDays = (days: number): Day => addDays(today(), days);

interface Counting {
  version: number;
  schemas: { firstDay: Day; schema: { _id: string } | null }[];
  terms: { name: string; firstDay: Day; lastDay: Day }[];
}
const COUNTING = '{ version schemas { firstDay schema { _id } } terms { name firstDay lastDay } }';

const set = (by: Browser, change: object): Promise<Counting> =>
  said(
    by,
    `mutation set($changeId: ID!, $groupId: ID!, $version: Int!, $schemaId: ID, $firstDay: Day!) {
      setGroupSchema(changeId: $changeId, groupId: $groupId, version: $version, schemaId: $schemaId, firstDay: $firstDay) ${COUNTING} }`,
    { changeId: randomUUID(), version: 0, ...change },
  );
const undo = (by: Browser, changeId: string): Promise<Counting> =>
  said(by, `mutation undo($changeId: ID!) { undoGroupSchema(changeId: $changeId) ${COUNTING} }`, {
    changeId,
  });
const effect = (by: Browser, asked: object) =>
  said<object>(
    by,
    `query effect($groupId: ID!, $schemaId: ID, $firstDay: Day!) {
      groupSchemaEffect(groupId: $groupId, schemaId: $schemaId, firstDay: $firstDay) { termNames studentCount recordCount } }`,
    asked,
  );
const termsOf = (by: Browser, personId: string) =>
  said<{ terms: { name: string; deduction: number }[] }>(
    by,
    'query terms($personId: ID!) { attendance(personId: $personId) { terms { name deduction } } }',
    { personId },
  ).then(({ terms }) => terms.map(({ name, deduction }) => `${name} ${deduction}`));

/** One term is over, the other runs; an absence beyond the grace of one in each. */
async function livedIn(): Promise<{ held: RollClass; manager: Browser; student: string; strict: string }> {
  const held = await rollClass(college, { students: 2 });
  const { owner } = college.database;
  await owner.query('delete from attendance_term where schema_id = $1', [held.schemaId]);
  const { rows } = await owner.query<{ id: string }>(
    `with own as (insert into attendance_term (schema_id, name, first_day, last_day)
       values ($1, 'Over', $2::date - 60, $2::date - 20), ($1, 'Running', $2::date - 10, $2::date + 60)),
     strict as (insert into attendance_schema (name) values ('Strict ' || $1::uuid) returning id),
     policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
       grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 5, 0, 0, 500, 100 from strict),
     terms as (insert into attendance_term (schema_id, name, first_day, last_day)
       select id, 'Strict past', $2::date - 60, $2::date - 20 from strict
       union all select id, 'Strict now', $2::date - 10, $2::date + 60 from strict)
     select id from strict`,
    [held.schemaId, college.now()],
  );
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [held.regionId] });
  const student = held.students[0]?.id ?? '';
  for (const hours of [24 * 30, 24 * 31, 24 * 4, 24 * 5])
    await takeRoll(manager, await held.session(-hours), [{ personId: student, kind: 'ABSENT' }], 'Proof');
  await takeRoll(manager, await held.session(-24 * 3), [{ personId: student, kind: 'LATE', minutesLate: 8 }]);
  return { held, manager, student, strict: rows[0]?.id ?? '' };
}

test('another schema counts from a term on that is not over, told before with what it changes, and undone exactly (ATT-08)', async () => {
  const { held, manager, student, strict } = await livedIn();
  const { groupId } = held;
  const before = await termsOf(manager, student);
  expect(before).toEqual(['Running 3', 'Over 3']);
  const wanted = { groupId, schemaId: strict, firstDay: inDays(-10) };
  expect(await effect(manager, wanted)).toEqual({
    termNames: ['Strict now'],
    studentCount: 1,
    recordCount: 1,
  });
  const changeId = randomUUID();
  const counted = await set(manager, { ...wanted, changeId });
  expect(counted.terms.map(({ name }) => name)).toEqual(['Over', 'Strict now']);
  // Two absences, and a late that counts as one: none is forgiven.
  expect(await termsOf(manager, student)).toEqual(['Strict now 15', 'Over 3']);
  // The network brings the change once more.
  expect(await set(manager, { ...wanted, changeId })).toEqual(counted);
  const undone = await undo(manager, changeId);
  expect(undone).toMatchObject({ version: 2, schemas: [{ schema: { _id: held.schemaId } }] });
  expect(await undo(manager, changeId)).toEqual(undone);
  expect(await termsOf(manager, student)).toEqual(before);
});

test('a term that is over is not touched, nor does one count that did not', async () => {
  const { held, manager, student, strict } = await livedIn();
  const { groupId } = held;
  const before = await termsOf(manager, student);
  for (const change of [
    { schemaId: strict, firstDay: inDays(-30) },
    { schemaId: strict, firstDay: '2000-01-01' },
    { schemaId: null, firstDay: inDays(-20) },
  ])
    await expect(set(manager, { groupId, ...change })).rejects.toThrow('schemaOfPastTerm');
  expect(await termsOf(manager, student)).toEqual(before);
  await set(manager, { groupId, schemaId: null, firstDay: inDays(-10) });
  expect(await termsOf(manager, student)).toEqual(['Over 3', 'null 0']);
});

test('who knows of an older state changes nothing, and only the newest change is undone', async () => {
  const { held, manager, strict } = await livedIn();
  const { groupId } = held;
  const [one, two] = [randomUUID(), randomUUID()];
  await set(manager, { groupId, changeId: one, schemaId: strict, firstDay: inDays(-10) });
  await expect(set(manager, { groupId, schemaId: null, firstDay: today() })).rejects.toThrow(
    'changedMeanwhile',
  );
  await set(manager, { groupId, changeId: two, version: 1, schemaId: null, firstDay: today() });
  await expect(undo(manager, one)).rejects.toThrow('changedMeanwhile');
  const elsewhere = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [(await college.region()).id],
  });
  await expect(undo(elsewhere, two)).rejects.toThrow('recordNotFound');
  expect((await undo(manager, two)).schemas.map(({ schema }) => schema?._id)).toEqual([
    held.schemaId,
    strict,
  ]);
});

interface Schema {
  _id: string;
  version: number;
  terms: { _id: string; name: string; firstDay: Day; lastDay: Day }[];
  policies: { firstDay: Day; graceAbsentsPerTerm: number }[];
}
const ALL = '{ _id version terms { _id name firstDay lastDay } policies { firstDay graceAbsentsPerTerm } }';
const schemaOf = async ({ schemaId }: RollClass): Promise<Schema> => {
  const all = await said<Schema[]>(keeper, `query all { attendanceSchemas ${ALL} }`, {});
  const found = all.find(({ _id }) => _id === schemaId);
  if (!found) throw new Error('There is no such schema.');
  return found;
};
const saveTerms = ({ _id: id, version }: Schema, terms: object[]): Promise<Schema> =>
  said(
    keeper,
    `mutation terms($id: ID!, $version: Int!, $terms: [AttendanceTermInput!]!) {
      saveAttendanceTerms(schemaId: $id, version: $version, terms: $terms) ${ALL} }`,
    { id, version, terms },
  );
const setPolicy = ({ _id: id, version }: Schema, termId: string, policy: object): Promise<Schema> =>
  said(
    keeper,
    `mutation policy($id: ID!, $version: Int!, $termId: ID, $policy: AttendancePolicyInput!) {
      setAttendancePolicy(schemaId: $id, version: $version, termId: $termId, policyInput: $policy) ${ALL} }`,
    { id, version, termId, policy },
  );

test('parameters stay with their term when its first day moves', async () => {
  const { held, manager, student } = await livedIn();
  const schema = await schemaOf(held);
  const running = schema.terms.find(({ name }) => name === 'Running');
  const lenient = await setPolicy(schema, running?._id ?? '', { graceAbsentsPerTerm: 2 });
  expect(await termsOf(manager, student)).toEqual(['Running 0', 'Over 3']);
  for (const days of [-15, -12, -8]) {
    const now = await schemaOf(held);
    const moved = now.terms.map((one) => (one.name === 'Running' ? { ...one, firstDay: inDays(days) } : one));
    const saved = await saveTerms({ ...lenient, version: now.version }, moved);
    expect(saved.policies).toEqual([
      { firstDay: '2000-01-01', graceAbsentsPerTerm: 1 },
      { firstDay: inDays(days), graceAbsentsPerTerm: 2 },
    ]);
    expect(await termsOf(manager, student)).toEqual(['Running 0', 'Over 3']);
  }
  // Before a term that is over they would count in that one too.
  const now = await schemaOf(held);
  const before = now.terms.map((one) =>
    one.name === 'Running' ? { ...one, firstDay: inDays(-90), lastDay: inDays(-70) } : one,
  );
  await expect(saveTerms(now, before)).rejects.toThrow('termIsOver');
});

/** The limits that a student was told of. */
async function warned(personId: string): Promise<string[]> {
  college.pass(11 * 60_000);
  await college.database.owner.query('update graphile_worker._private_jobs set run_at = now()');
  await college.runJobs();
  const { rows } = await college.database.owner.query<{ limit_name: string }>(
    'select limit_name from attendance_warning where person_id = $1 order by 1',
    [personId],
  );
  return rows.map(({ limit_name: name }) => name);
}

test.each([
  [
    'the limit of the schema',
    (schema: Schema) =>
      said(
        keeper,
        `mutation low($id: ID!, $version: Int!, $schema: AttendanceSchemaInput!) {
        updateAttendanceSchema(schemaId: $id, version: $version, schemaInput: $schema) { _id } }`,
        { id: schema._id, version: schema.version, schema: { name: `Limit ${schema._id}`, lowPercent: 90 } },
      ),
    ['PERCENT'],
  ],
  [
    'the parameters of the running term',
    (schema: Schema) =>
      setPolicy(schema, schema.terms.find(({ name }) => name === 'Running')?._id ?? '', {
        graceAbsentsPerTerm: 1,
      }),
    ['ABSENCES'],
  ],
] as const)('who falls behind by a change of %s is told, without another mark', async (_, change, limits) => {
  const { held, student } = await livedIn();
  const schema = await schemaOf(held);
  const lenient = await setPolicy(schema, schema.terms.find(({ name }) => name === 'Running')?._id ?? '', {
    graceAbsentsPerTerm: 9,
  });
  expect(await warned(student)).toEqual([]);
  await change(lenient);
  expect(await warned(student)).toEqual(limits);
});

test('who falls behind by another schema of the group is told, and the job goes on past the first groups', async () => {
  const { held, manager, student, strict } = await livedIn();
  await college.database.owner.query(
    'update attendance_policy set grace_absents_per_term = 9 where schema_id = $1',
    [held.schemaId],
  );
  expect(await warned(student)).toEqual([]);
  await set(manager, { groupId: held.groupId, schemaId: strict, firstDay: inDays(-10) });
  expect(await warned(student)).toEqual(['ABSENCES']);
});
