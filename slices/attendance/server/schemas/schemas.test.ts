import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#kit/messages/locales.ts';
import { College } from '#testing/college.ts';
import type { Browser } from '#testing/browser.ts';

let college: College;
let superadmin: Browser;

beforeAll(async () => {
  college = await College.open();
  superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
});
afterAll(() => college.close());

const ALL = `_id name lowPercent version groupCount
  policies { firstDay graceAbsentsPerTerm absenceDeduction } terms { _id name firstDay lastDay }
  leaveTypes { _id name names { locale name } }`;

interface Schema {
  _id: string;
  version: number;
  policies: object[];
  terms: { _id: string; name: string; firstDay: string; lastDay: string }[];
  leaveTypes: { _id: string; name: string; names: object[] }[];
}

const say = async (operation: string, args: string, variables: Record<string, unknown>): Promise<Schema> => {
  const { data, errors } = await superadmin.call(`mutation ${operation} { ${args} { ${ALL} } }`, variables);
  if (errors[0]) throw new Error(errors[0].extensions.problem);
  return Object.values(data ?? {})[0] as Schema;
};

const create = (name: string): Promise<Schema> =>
  say(
    'create($id: ID!, $schema: AttendanceSchemaInput!, $policy: AttendancePolicyInput!)',
    'createAttendanceSchema(schemaId: $id, schemaInput: $schema, policyInput: $policy)',
    { id: randomUUID(), schema: { name, lowPercent: 75 }, policy: { absenceDeduction: 2.5 } },
  );

const saveTerms = ({ _id: id, version }: Schema, terms: object[]): Promise<Schema> =>
  say(
    'terms($id: ID!, $version: Int!, $terms: [AttendanceTermInput!]!)',
    'saveAttendanceTerms(schemaId: $id, version: $version, terms: $terms)',
    { id, version, terms },
  );

const setPolicy = ({ _id: id, version }: Schema, termId: string | null, policy: object): Promise<Schema> =>
  say(
    'policy($id: ID!, $version: Int!, $termId: ID, $policy: AttendancePolicyInput!)',
    'setAttendancePolicy(schemaId: $id, version: $version, termId: $termId, policyInput: $policy)',
    { id, version, termId, policy },
  );

const past = { _id: randomUUID(), name: 'Autumn 2020', firstDay: '2020-09-01', lastDay: '2020-12-18' };
const coming = { _id: randomUUID(), name: 'Autumn 2098', firstDay: '2098-09-01', lastDay: '2098-12-18' };

test('a schema counts by its parameters from the beginning, and by new ones from a term on that is not over (ATT-05) (ATT-06)', async () => {
  const made = await create('Day classes');
  expect(made.policies).toEqual([
    expect.objectContaining({ firstDay: '2000-01-01', graceAbsentsPerTerm: 3, absenceDeduction: 2.5 }),
  ]);
  const withTerms = await saveTerms(made, [coming, past]);
  expect(withTerms.terms.map(({ name }) => name)).toEqual(['Autumn 2020', 'Autumn 2098']);
  await expect(setPolicy(withTerms, past._id, {})).rejects.toThrow('termUnknown');
  await expect(setPolicy(withTerms, null, {})).rejects.toThrow('termUnknown');
  const changed = await setPolicy(withTerms, coming._id, { graceAbsentsPerTerm: 5 });
  expect(changed.policies).toEqual([
    expect.objectContaining({ firstDay: '2000-01-01', graceAbsentsPerTerm: 3 }),
    expect.objectContaining({ firstDay: '2098-09-01', graceAbsentsPerTerm: 5, absenceDeduction: 3 }),
  ]);
});

test.each([
  ['minutesLateThreshold', 'minutesLateInvalid'],
  ['graceAbsentsPerTerm', 'graceInvalid'],
  ['graceLatesPerTerm', 'graceInvalid'],
  ['absenceDeduction', 'deductionInvalid'],
  ['lateDeduction', 'deductionInvalid'],
])('%s below zero is refused (ATT-05)', async (parameter, problem) => {
  const schema = await saveTerms(await create(`Below zero: ${parameter}`), [
    { ...coming, _id: randomUUID() },
  ]);
  await expect(setPolicy(schema, null, { [parameter]: -1 })).rejects.toThrow(problem);
});

test('a term that is over keeps its days, and terms share none', async () => {
  const ids = { past: randomUUID(), coming: randomUUID() };
  const terms = [
    { ...past, _id: ids.past },
    { ...coming, _id: ids.coming },
  ];
  const schema = await saveTerms(await create('Evening classes'), terms);
  await expect(saveTerms(schema, [terms[1]!])).rejects.toThrow('termIsOver');
  await expect(saveTerms(schema, [{ ...terms[0], lastDay: '2020-12-19' }, terms[1]!])).rejects.toThrow(
    'termIsOver',
  );
  await expect(
    saveTerms(schema, [
      ...terms,
      { ...coming, _id: randomUUID(), firstDay: '2098-12-18', lastDay: '2099-01-01' },
    ]),
  ).rejects.toThrow('termsOverlap');
  await expect(saveTerms({ ...schema, version: 1 }, [terms[0]!])).rejects.toThrow('changedMeanwhile');
  expect((await saveTerms(schema, [terms[0]!])).terms).toHaveLength(1);
});

test('a new schema offers leave for illness, family, ministry and other, in every language (HOLE-47)', async () => {
  const { leaveTypes } = await create('Schema with types');
  expect(leaveTypes.map(({ name }) => name)).toEqual(['Illness', 'Family', 'Ministry', 'Other']);
  for (const { names } of leaveTypes)
    expect(names.map((one) => (one as { locale: string }).locale).toSorted()).toEqual(LOCALES.toSorted());
});

test('types of leave have a name for each language', async () => {
  const schema = await create('Online classes');
  const save = (leaveTypes: object[]): Promise<Schema> =>
    say(
      'types($id: ID!, $version: Int!, $types: [LeaveTypeInput!]!)',
      'saveLeaveTypes(schemaId: $id, version: $version, leaveTypes: $types)',
      { id: schema._id, version: schema.version, types: leaveTypes },
    );
  await expect(save([{ _id: randomUUID(), names: [{ locale: 'de_DE', name: 'Krank' }] }])).rejects.toThrow(
    'leaveTypeInvalid',
  );
  const illness = {
    _id: randomUUID(),
    names: [
      { locale: 'en', name: 'Illness' },
      { locale: 'de_DE', name: 'Krankheit' },
    ],
  };
  const saved = await save([illness]);
  expect(saved.leaveTypes).toEqual([{ ...illness, name: 'Illness' }]);
});

test('a schema that a group is counted by is not deleted, and a manager chooses it (ATT-08) (HOLE-46)', async () => {
  const schema = await create('Weekend classes');
  const region = await college.region();
  const group = await college.group({ regionId: region.id });
  const manager = await college.signedIn({
    roles: ['user', 'manager'],
    regionRoles: [{ regionId: region.id, roleNames: ['manager'] }],
  });
  const set = await manager.call(
    `mutation set($changeId: ID!, $groupId: ID!, $schemaId: ID) {
      setGroupSchema(changeId: $changeId, groupId: $groupId, version: 0, schemaId: $schemaId, firstDay: "2000-01-01") { schemas { schema { name } } } }`,
    { changeId: randomUUID(), groupId: group.id, schemaId: schema._id },
  );
  expect(set.data?.['setGroupSchema']).toEqual({ schemas: [{ schema: { name: 'Weekend classes' } }] });
  const gone = await superadmin.call('mutation gone($id: ID!) { deleteAttendanceSchema(schemaId: $id) }', {
    id: schema._id,
  });
  expect(gone.errors[0]?.extensions.problem).toBe('schemaInUse');
});

test('the group of the next year keeps the schema of the one it was promoted from, and loses it with Undo', async () => {
  const region = await college.region();
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [region.id] });
  const group = await college.group({ regionId: region.id, name: 'First Year' });
  await college.person({ regionIds: [region.id], groupIds: [group.id] });
  await college.database.owner.query('update student_group set study_year = 1 where id = $1', [group.id]);
  const { _id: schemaId } = await create('Classes that go on');
  await manager.call(
    `mutation s($c: ID!, $g: ID!, $s: ID!) {
      setGroupSchema(changeId: $c, groupId: $g, version: 0, schemaId: $s, firstDay: "2000-01-01") { _id } }`,
    { c: randomUUID(), g: group.id, s: schemaId },
  );
  const newGroupId = randomUUID();
  const { rows: people } = await college.database.owner.query<{ id: string }>(
    'select person_id as id from group_member where group_id = $1',
    [group.id],
  );
  const { errors } = await manager.call(
    `mutation p($from: ID!, $to: ID!, $input: GroupInput, $exceptions: [ExceptionInput!]) {
      promoteGroup(groupId: $from, newGroupId: $to, groupInput: $input, exceptions: $exceptions) { _id } }`,
    {
      from: group.id,
      to: newGroupId,
      input: {
        regionId: region.id,
        name: 'Second Year',
        studyYear: 2,
        intake: '2027/28',
        session: 'DAY',
        locale: 'en',
      },
      exceptions: people.map(({ id }) => ({ personId: id, reason: 'Proof' })),
    },
  );
  expect(errors).toEqual([]);
  const schemaOf = async () =>
    (
      await college.database.owner.query<{ schema_id: string; region_id: string }>(
        'select schema_id, region_id from group_schema where group_id = $1',
        [newGroupId],
      )
    ).rows;
  expect(await schemaOf()).toEqual([{ schema_id: schemaId, region_id: region.id }]);
  await manager.call('mutation u($g: ID!) { undoPromotion(groupId: $g) { _id } }', { g: group.id });
  expect(await schemaOf()).toEqual([]);
});
