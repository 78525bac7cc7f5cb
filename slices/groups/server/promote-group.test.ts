import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let manager: Browser;
let group: { id: string };
let ana: TestPerson;
let leaving: TestPerson;

const CREATE = `mutation createGroup($groupId: ID!, $groupInput: GroupInput!, $copyOf: ID) {
  createGroup(groupId: $groupId, groupInput: $groupInput, copyOf: $copyOf) { name membersNow teachers { name } } }`;
const PROMOTE = `mutation promoteGroup(
    $groupId: ID!, $newGroupId: ID!, $groupInput: GroupInput, $exceptions: [ExceptionInput!]) {
  promoteGroup(groupId: $groupId, newGroupId: $newGroupId, groupInput: $groupInput, exceptions: $exceptions) { _id name studyYear membersNow } }`;
const UNDO = `mutation undoPromotion($groupId: ID!) {
  undoPromotion(groupId: $groupId) { _id membersNow promotedToId } }`;

const next = (facts: Record<string, unknown> = {}) => ({
  regionId: denver.id,
  name: 'Second Year',
  studyYear: 2,
  intake: '2027/28',
  session: 'DAY',
  locale: 'en',
  ...facts,
});
const membersOf = async (groupId: string) =>
  (
    await college.database.owner.query<{ person_id: string; first_day: string; last_day: string | null }>(
      'select person_id, first_day, last_day from group_member where group_id = $1 order by first_day, person_id',
      [groupId],
    )
  ).rows;
const actions = async (groupId: string) =>
  (
    await college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [groupId],
    )
  ).rows.map(({ action }) => action);
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(college.now());
const reason = 'Finished the courses elsewhere';
const promote = (newGroupId: string, facts: Record<string, unknown> = {}, exceptions?: object[]) =>
  manager.call(PROMOTE, {
    groupId: group.id,
    newGroupId,
    groupInput: next(facts),
    exceptions: exceptions ?? [{ personId: ana.id, reason }],
  });
const problemOf = ({ errors }: Awaited<ReturnType<Browser['call']>>) => errors[0]?.extensions.problem;

beforeAll(async () => {
  college = await College.open();
  denver = await college.region({ timeZone: 'Asia/Jakarta' });
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
});
beforeEach(async () => {
  group = await college.group({ regionId: denver.id, name: 'First Year' });
  ana = await college.person({ regionIds: [denver.id], groupIds: [group.id] });
  leaving = await college.person({ regionIds: [denver.id], groupIds: [group.id] });
  await college.database.owner.query('update student_group set study_year = 1 where id = $1', [group.id]);
  await college.database.owner.query(
    `update group_member set last_day = '2099-06-30' where person_id = $1 and group_id = $2`,
    [leaving.id, group.id],
  );
});
afterAll(() => college.close());

test('a whole group goes on to the next year, and stays on record where it was; pressing twice promotes once', async () => {
  const [before, newGroupId] = [await membersOf(group.id), randomUUID()];
  for (const { data } of await Promise.all([promote(newGroupId), promote(newGroupId)]))
    expect(data).toEqual({
      promoteGroup: { _id: newGroupId, name: 'Second Year', studyYear: 2, membersNow: 1 },
    });
  expect(await membersOf(newGroupId)).toEqual([{ person_id: ana.id, first_day: today(), last_day: null }]);
  expect(await membersOf(group.id)).toEqual(
    before.map((member) => (member.person_id === ana.id ? { ...member, last_day: today() } : member)),
  );
  expect(await actions(group.id)).toEqual(['promoteGroup']);
  expect(problemOf(await promote(randomUUID()))).toBe('groupPromotedAlready');
});

test('those who stayed behind follow later into the same group', async () => {
  const ben = await college.person({ regionIds: [denver.id], groupIds: [group.id] });
  const newGroupId = randomUUID();
  await promote(newGroupId);
  const later = { groupId: group.id, newGroupId, exceptions: [{ personId: ben.id, reason }] };
  expect((await manager.call(PROMOTE, later)).data).toMatchObject({
    promoteGroup: { _id: newGroupId, membersNow: 2 },
  });
  expect((await membersOf(newGroupId)).map(({ person_id: id }) => id).toSorted()).toEqual(
    [ana.id, ben.id].toSorted(),
  );
  expect(problemOf(await manager.call(PROMOTE, { ...later, exceptions: [] }))).toBe('nobodyGoesOn');
  expect(await actions(group.id)).toEqual(['promoteGroup', 'promoteGroup']);
});

test('the reason of an exception stands in the history of the person', async () => {
  await promote(randomUUID());
  const { rows } = await college.database.owner.query<object>(
    `select action, reason from audit where entity = 'person' and entity_id = $1`,
    [ana.id],
  );
  expect(rows).toEqual([{ action: 'promoteWithException', reason }]);
});

test('who has not passed the courses goes on only as an exception, whose reason is recorded', async () => {
  const ben = await college.person({ regionIds: [denver.id], groupIds: [group.id] });
  expect(problemOf(await promote(randomUUID(), {}, []))).toBe('nobodyGoesOn');
  expect(problemOf(await promote(randomUUID(), {}, [{ personId: ana.id, reason: ' ' }]))).toBe(
    'exceptionNeedsReason',
  );
  expect(await actions(group.id)).toEqual([]);
  const newGroupId = randomUUID();
  await promote(newGroupId);
  expect(await membersOf(newGroupId)).toMatchObject([{ person_id: ana.id }]);
  const stayed = (await membersOf(group.id)).find(({ person_id: id }) => id === ben.id);
  expect(stayed).toMatchObject({ last_day: null });
  const { rows } = await college.database.owner.query<{ after: object }>(
    `select after from audit where action = 'promoteGroup' and entity_id = $1`,
    [group.id],
  );
  expect(rows[0]?.after).toMatchObject({
    exceptions: [{ personId: ana.id, reason, shortfalls: ['CORE_COURSES', 'ELECTIVES'] }],
  });
});

test('the checklist of a group says who does not meet the requirements and why', async () => {
  await college.database.owner.query(`update person set status = 'DISABLED' where id = $1`, [ana.id]);
  const { data } = await manager.call(
    'query c($groupId: ID!) { groupCandidates(groupId: $groupId, step: PROMOTION) { _id requirements { name isMet value path } shortfalls isLeaving } }',
    { groupId: group.id },
  );
  expect(data?.['groupCandidates']).toHaveLength(2);
  expect(data?.['groupCandidates']).toContainEqual({
    _id: ana.id,
    requirements: [
      { name: 'CORE_COURSES', isMet: false, value: '0 of 10', path: `/users/${ana.id}?tab=grades` },
      { name: 'ELECTIVES', isMet: false, value: '0 of 3', path: `/users/${ana.id}?tab=grades` },
    ],
    shortfalls: ['DEACTIVATED', 'CORE_COURSES', 'ELECTIVES'],
    isLeaving: false,
  });
});

test('what is asked of members follows their year and the settings, and who meets it goes on without an exception', async () => {
  const asked = async (step: string) => {
    const { data } = await manager.call(
      `query c($groupId: ID!) { groupCandidates(groupId: $groupId, step: ${step}) { requirements { value } } }`,
      { groupId: group.id },
    );
    const [candidate] = (data?.['groupCandidates'] ?? []) as { requirements: { value: string }[] }[];
    return candidate?.requirements.map(({ value }) => value);
  };
  const { owner } = college.database;
  await owner.query('update student_group set study_year = 2 where id = $1', [group.id]);
  expect(await asked('PROMOTION')).toEqual(['0 of 20', '0 of 6']);
  expect(await asked('GRADUATION')).toEqual(['0 of 30', '0 of 9']);
  await owner.query(
    'update site_settings set core_after_second_year = 0, electives_after_second_year = 0, version = version + 1',
  );
  const { data } = await promote(randomUUID(), { studyYear: 3 }, []);
  expect(data).toMatchObject({ promoteGroup: { studyYear: 3, membersNow: 1 } });
  await owner.query(
    'update site_settings set core_after_second_year = 20, electives_after_second_year = 6, version = version + 1',
  );
});

test('on the same day a promotion is taken back as if it had never been', async () => {
  const [before, newGroupId] = [await membersOf(group.id), randomUUID()];
  await promote(newGroupId);
  for (let time = 0; time < 2; time++) {
    expect((await manager.call(UNDO, { groupId: group.id })).data).toEqual({
      undoPromotion: { _id: group.id, membersNow: 2, promotedToId: null },
    });
  }
  expect(await membersOf(group.id)).toEqual(before);
  expect(await membersOf(newGroupId)).toEqual([]);
  expect(await actions(group.id)).toEqual(['promoteGroup', 'undoPromotion']);
});

test('a promotion stays once another user has joined the new group, or a day has passed', async () => {
  const newGroupId = randomUUID();
  await promote(newGroupId);
  const other = await college.person({ regionIds: [denver.id], groupIds: [newGroupId] });
  expect(problemOf(await manager.call(UNDO, { groupId: group.id }))).toBe('promotionSettled');
  await college.database.owner.query('delete from group_member where person_id = $1', [other.id]);
  await college.database.owner.query(
    `update group_member set first_day = first_day - 1 where group_id = $1`,
    [newGroupId],
  );
  expect(problemOf(await manager.call(UNDO, { groupId: group.id }))).toBe('promotionSettled');
  expect(await membersOf(newGroupId)).toHaveLength(1);
});

test.each([
  ['two years at once', { studyYear: 3 }, 'noNextYear'],
  ['without a name', { name: '' }, 'groupNameInvalid'],
])('a group does not go on %s', async (_, facts, problem) => {
  expect(problemOf(await promote(randomUUID(), facts))).toBe(problem);
  expect(await actions(group.id)).toEqual([]);
});

test('the manager of another campus promotes nobody, and takes no promotion back', async () => {
  const walsall = await college.region();
  const elsewhere = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
  const asked = { groupId: group.id, newGroupId: randomUUID(), groupInput: next({ regionId: walsall.id }) };
  expect(problemOf(await elsewhere.call(PROMOTE, asked))).toBe('recordNotFound');
  const newGroupId = randomUUID();
  await promote(newGroupId);
  expect(problemOf(await elsewhere.call(UNDO, { groupId: group.id }))).toBe('recordNotFound');
  expect(await membersOf(newGroupId)).toHaveLength(1);
});

test('a copy for the next intake has the teachers of the group who still teach, and nobody else', async () => {
  await college.database.owner.query(
    `with made as (insert into teacher (region_id, name, archived_at)
       values ($1, 'Ruth', null), ($1, 'Retired', now()) returning id)
     insert into group_teacher (group_id, teacher_id, region_id) select $2, id, $1 from made`,
    [denver.id, group.id],
  );
  const made = { groupId: randomUUID(), groupInput: next({ studyYear: 1, name: 'First Year' }) };
  expect((await manager.call(CREATE, { ...made, copyOf: group.id })).data).toEqual({
    createGroup: { name: 'First Year', membersNow: 0, teachers: [{ name: 'Ruth' }] },
  });
  const theirs = await college.group({ regionId: (await college.region()).id });
  const refused = await manager.call(CREATE, { ...made, groupId: randomUUID(), copyOf: theirs.id });
  expect(problemOf(refused)).toBe('recordNotFound');
});
