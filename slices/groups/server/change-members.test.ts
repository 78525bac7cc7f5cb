import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let manager: Browser;
let elsewhere: Browser;
let group: { id: string };
let ana: TestPerson;

const MEMBER = '{ _id fullName firstDay lastDay }';
const ADD = `mutation addGroupMember($groupId: ID!, $personId: ID!) {
  addGroupMember(groupId: $groupId, personId: $personId) ${MEMBER} }`;
const END = `mutation endMemberships($groupId: ID!, $personId: ID!, $lastDay: Day!) {
  endMemberships(groupId: $groupId, personIds: [$personId], lastDay: $lastDay) ${MEMBER} }`;
const REMOVE = `mutation removeGroupMember($groupId: ID!, $personId: ID!) {
  removeGroupMember(groupId: $groupId, personId: $personId) { _id membersEver } }`;

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(college.now());
const who = (personId = ana.id) => ({ groupId: group.id, personId });
const stored = async () =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      'select person_id, first_day, last_day from group_member where group_id = $1',
      [group.id],
    )
  ).rows;
const actions = async () =>
  (
    await college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [group.id],
    )
  ).rows.map(({ action }) => action);

beforeAll(async () => {
  college = await College.open();
  denver = await college.region({ timeZone: 'Asia/Jakarta' });
  walsall = await college.region();
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  elsewhere = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
});
beforeEach(async () => {
  group = await college.group({ regionId: denver.id });
  ana = await college.person({ firstName: 'Ana', lastName: 'Ruiz', regionIds: [denver.id] });
});
afterAll(() => college.close());

test('a manager puts a student of the campus into a group from today on; pressing twice changes nothing more', async () => {
  const [one, other] = await Promise.all([manager.call(ADD, who()), manager.call(ADD, who())]);
  const member = { _id: ana.id, fullName: 'Ana Ruiz', firstDay: today(), lastDay: null };
  expect([one.data, other.data]).toEqual([{ addGroupMember: member }, { addGroupMember: member }]);
  expect(await stored()).toHaveLength(1);
  expect(await actions()).toEqual(['addGroupMember']);
});

test('nobody is put into an archived group, or into one of a campus they do not belong to', async () => {
  const stranger = await college.person({ regionIds: [walsall.id] });
  expect((await manager.call(ADD, who(stranger.id))).errors).toMatchObject([
    { extensions: { problem: 'memberOfAnotherCampus' } },
  ]);
  await college.database.owner.query('update student_group set archived_at = now() where id = $1', [
    group.id,
  ]);
  expect((await manager.call(ADD, who())).errors).toMatchObject([
    { extensions: { problem: 'groupIsArchived' } },
  ]);
  expect(await stored()).toEqual([]);
});

test('a user who leaves stays on record, and comes back as from the first day', async () => {
  await manager.call(ADD, who());
  const end = await manager.call(END, { ...who(), lastDay: '2099-06-30' });
  expect(end.data).toMatchObject({ endMemberships: [{ lastDay: '2099-06-30' }] });
  await manager.call(END, { ...who(), lastDay: '2099-06-30' });
  expect(await stored()).toMatchObject([{ last_day: '2099-06-30' }]);
  expect((await manager.call(ADD, who())).data).toMatchObject({ addGroupMember: { lastDay: null } });
  expect(await actions()).toEqual(['addGroupMember', 'endMembership', 'returnToGroup']);
});

const END_ALL = `mutation endMemberships($groupId: ID!, $personIds: [ID!]!, $lastDay: Day) {
  endMemberships(groupId: $groupId, personIds: $personIds, lastDay: $lastDay) ${MEMBER} }`;

test('several members leave on one day, all of them or none, and stay again', async () => {
  const ben = await college.person({ regionIds: [denver.id], groupIds: [group.id] });
  const stranger = await college.person({ regionIds: [denver.id] });
  await manager.call(ADD, who());
  const both = { groupId: group.id, personIds: [ana.id, ben.id] };
  const withStranger = { ...both, personIds: [ana.id, stranger.id], lastDay: '2099-06-30' };
  expect((await manager.call(END_ALL, withStranger)).errors).toMatchObject([
    { extensions: { problem: 'recordNotFound' } },
  ]);
  expect((await elsewhere.call(END_ALL, { ...both, lastDay: '2099-06-30' })).errors).toHaveLength(1);
  expect((await manager.call(END_ALL, { ...both, lastDay: '2001-01-01' })).errors).toMatchObject([
    { extensions: { problem: 'lastDayBeforeFirst' } },
  ]);
  expect(await stored()).toMatchObject([{ last_day: null }, { last_day: null }]);
  await manager.call(END_ALL, { ...both, lastDay: '2099-06-30' });
  expect(await stored()).toMatchObject([{ last_day: '2099-06-30' }, { last_day: '2099-06-30' }]);
  await manager.call(END_ALL, both);
  expect(await stored()).toMatchObject([{ last_day: null }, { last_day: null }]);
  expect(await actions()).toEqual(['addGroupMember', 'endMembership', 'returnToGroup']);
});

test.each([
  ['2026-01-04', 'lastDayBeforeFirst'],
  ['soon', 'dayInvalid'],
  ['2026-02-30', 'dayInvalid'],
])('the last day cannot be %s: %s', async (lastDay, problem) => {
  await college.database.owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, '2026-01-05')`,
    [group.id, ana.id, denver.id],
  );
  const { errors } = await manager.call(END, { ...who(), lastDay });
  expect(errors).toMatchObject([{ extensions: { problem } }]);
});

test('the membership of a user who belongs to another campus by now can still be ended', async () => {
  const moved = await college.person({ regionIds: [walsall.id], groupIds: [group.id] });
  const { data } = await manager.call(END, { ...who(moved.id), lastDay: '2026-02-01' });
  expect(data).toMatchObject({ endMemberships: [{ lastDay: '2026-02-01' }] });
});

test('a mistake is taken back on the first day, and from the next on the membership is ended instead', async () => {
  await manager.call(ADD, who());
  for (let time = 0; time < 2; time++) {
    expect((await manager.call(REMOVE, who())).data).toEqual({
      removeGroupMember: { _id: group.id, membersEver: 0 },
    });
  }
  expect(await actions()).toEqual(['addGroupMember', 'removeGroupMember']);
  const old = await college.person({ regionIds: [denver.id], groupIds: [group.id] });
  expect((await manager.call(REMOVE, who(old.id))).errors).toMatchObject([
    { extensions: { problem: 'membershipBegan' } },
  ]);
});

test('the manager of another campus changes no member, not even of their own people', async () => {
  const theirs = await college.person({ regionIds: [walsall.id], groupIds: [group.id] });
  const before = await stored();
  const calls = [
    elsewhere.call(ADD, who()),
    elsewhere.call(END, { ...who(theirs.id), lastDay: '2026-02-01' }),
    elsewhere.call(REMOVE, who(theirs.id)),
  ];
  for (const { errors } of await Promise.all(calls))
    expect(errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
  expect(await stored()).toEqual(before);
  expect(await actions()).toEqual([]);
});

test('until when a user is in a group is decided by another, also of who looks after it', async () => {
  const self = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  const own = { ...who(self.person.id), lastDay: today() };
  const refused = [{ extensions: { problem: 'aboutYourself', code: 'FORBIDDEN' } }];
  await manager.call(ADD, own);
  expect((await self.call(END, own)).errors).toMatchObject(refused);
  expect((await manager.call(END, own)).errors).toEqual([]);
  expect((await self.call(ADD, own)).errors).toMatchObject(refused);
  expect(await stored()).toMatchObject([{ last_day: today() }]);
});

const MOVE = `mutation moveGroupMembers($groupId: ID!, $toGroupId: ID!, $personIds: [ID!]!) {
  moveGroupMembers(groupId: $groupId, toGroupId: $toGroupId, personIds: $personIds) ${MEMBER} }`;
const refusals = (problem: string) => [{ extensions: { problem } }];

test('members move to another group from today on, all of them or none, and back again on the same day', async () => {
  const old = await college.person({ regionIds: [denver.id], groupIds: [group.id] });
  const next = await college.group({ regionId: denver.id });
  await manager.call(ADD, who());
  const before = await stored();
  const move = { groupId: group.id, toGroupId: next.id, personIds: [ana.id, old.id] };
  const stranger = await college.person({ regionIds: [denver.id] });
  const withStranger = { ...move, personIds: [ana.id, stranger.id] };
  expect((await manager.call(MOVE, withStranger)).errors).toMatchObject(refusals('recordNotFound'));
  expect(await stored()).toEqual(before);

  const [one, other] = await Promise.all([manager.call(MOVE, move), manager.call(MOVE, move)]);
  expect(one.errors).toEqual([]);
  expect(other.data).toEqual(one.data);
  expect(one.data).toMatchObject({
    moveGroupMembers: [
      { firstDay: today(), lastDay: null },
      { firstDay: today(), lastDay: null },
    ],
  });
  expect(await stored()).toMatchObject([{ person_id: old.id, last_day: today() }]);
  expect(await actions()).toEqual(['addGroupMember']);
  // One entry for each who moved, however often it was pressed, on the history of that person.
  const moves = async () =>
    (
      await college.database.owner.query<Record<string, unknown>>(
        `select entity_id, after from audit where entity = 'person' and action = 'moveGroupMember'
         and entity_id = any($1) order by id`,
        [[ana.id, old.id]],
      )
    ).rows;
  const movedBetween = (from: string, to: string) =>
    [ana.id, old.id].map((entityId) => ({ entity_id: entityId, after: { from, to, day: today() } }));
  expect(await moves()).toEqual(movedBetween(group.id, next.id));

  const { data } = await manager.call(
    'query m($groupId: ID!) { groupMembers(groupId: $groupId) { rows { _id movedTo { _id } isDeactivated } } }',
    { groupId: group.id },
  );
  expect(data).toEqual({
    groupMembers: { rows: [{ _id: old.id, movedTo: { _id: next.id }, isDeactivated: false }] },
  });
  const back = { groupId: next.id, toGroupId: group.id, personIds: [ana.id, old.id] };
  expect((await manager.call(MOVE, back)).errors).toEqual([]);
  expect(await stored()).toEqual(expect.arrayContaining(before));
  expect(await moves()).toEqual([...movedBetween(group.id, next.id), ...movedBetween(next.id, group.id)]);
});

test('nobody moves into an archived group, to a campus they do not belong to, or themselves', async () => {
  const self = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [denver.id],
    groupIds: [group.id],
  });
  const both = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id, walsall.id] });
  const next = await college.group({ regionId: denver.id });
  const there = await college.group({ regionId: walsall.id });
  await manager.call(ADD, who());
  const before = await stored();
  const move = { groupId: group.id, toGroupId: next.id, personIds: [ana.id] };
  expect((await both.call(MOVE, { ...move, toGroupId: there.id })).errors).toMatchObject(
    refusals('memberOfAnotherCampus'),
  );
  for (const [caller, wish, problem] of [
    [elsewhere, move, 'recordNotFound'],
    [manager, { ...move, toGroupId: there.id }, 'recordNotFound'],
    [self, { ...move, personIds: [self.person.id] }, 'aboutYourself'],
    [manager, { ...move, personIds: [] }, 'requestNotUnderstood'],
  ] as const)
    expect((await caller.call(MOVE, wish)).errors).toMatchObject(refusals(problem));
  await college.database.owner.query('update student_group set archived_at = now() where id = $1', [next.id]);
  expect((await manager.call(MOVE, move)).errors).toMatchObject(refusals('groupIsArchived'));
  expect(await stored()).toEqual(before);
});

test('who was moved in one tab is not moved once more in another that does not know of it', async () => {
  const [next, third] = [
    await college.group({ regionId: denver.id }),
    await college.group({ regionId: denver.id }),
  ];
  const old = await college.person({ regionIds: [denver.id], groupIds: [group.id] });
  const move = (toGroupId: string) =>
    manager.call(MOVE, { groupId: group.id, toGroupId, personIds: [old.id] });
  expect((await move(next.id)).errors).toEqual([]);
  expect((await move(third.id)).errors).toMatchObject(refusals('changedMeanwhile'));
  const { rows } = await college.database.owner.query<{ group_id: string }>(
    'select group_id from group_member where person_id = $1 and last_day is null',
    [old.id],
  );
  expect(rows).toEqual([{ group_id: next.id }]);
});

test('nobody is moved to a group they are in already: they would only leave the one', async () => {
  const next = await college.group({ regionId: denver.id });
  await manager.call(ADD, who());
  await manager.call(ADD, { ...who(), groupId: next.id });
  const before = await stored();
  const move = { groupId: group.id, toGroupId: next.id, personIds: [ana.id] };
  expect((await manager.call(MOVE, move)).errors).toMatchObject(refusals('memberThereAlready'));
  expect(await stored()).toEqual(before);
});
