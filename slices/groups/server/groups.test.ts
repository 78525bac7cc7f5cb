import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { insertMember } from './group.queries.ts';

let college: College;
let region: { id: string };
beforeAll(async () => {
  college = await College.open();
  region = await college.region();
});
afterAll(() => college.close());

const join = (groupId: string, personId: string, now = college.now()) =>
  openDatabase(college.served.state.appPool, WHOLE_COLLEGE)
    .transaction()
    .execute((tx) => insertMember(tx, { groupId, personId, now }));
const memberships = async (personId: string) =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      'select group_id, region_id, first_day from group_member where person_id = $1',
      [personId],
    )
  ).rows;

test('a user who joins a group belongs to its campus in it, and joining again changes nothing', async () => {
  const [group, ana] = [await college.group({ regionId: region.id }), await college.person()];
  await join(group.id, ana.id);
  await college.database.owner.query(
    `update group_member set first_day = '2026-01-05' where person_id = $1`,
    [ana.id],
  );
  await join(group.id, ana.id);
  expect(await memberships(ana.id)).toEqual([
    { group_id: group.id, region_id: region.id, first_day: '2026-01-05' },
  ]);
});

test.each([
  ['Pacific/Honolulu', '2026-02-28'],
  ['Asia/Jakarta', '2026-03-01'],
  ['Europe/London', '2026-02-28'],
])('a person who joins in %s joins on the day it is there', async (timeZone, firstDay) => {
  const campus = await college.region({ timeZone });
  const [group, ana] = [await college.group({ regionId: campus.id }), await college.person()];
  await join(group.id, ana.id, new Date('2026-02-28T18:00:00Z'));
  expect(await memberships(ana.id)).toMatchObject([{ first_day: firstDay }]);
});

test('a campus cannot have a time zone that does not exist', async () => {
  await expect(college.region({ timeZone: 'Europe/Walsall' })).rejects.toThrow('time zone');
});

test('a group that does not exist is joined by nobody', async () => {
  const ana = await college.person();
  await join('00000000-0000-0000-0000-000000000001', ana.id);
  expect(await memberships(ana.id)).toEqual([]);
});

test.each([
  ['is over', 'Asia/Jakarta', []],
  ['is not over', 'America/Denver', ['Seen']],
])('where the last day in a group %s, the person and staff see that (%s)', async (_, timeZone, names) => {
  const campus = await college.region({ timeZone });
  const group = await college.group({ regionId: campus.id, name: 'Seen' });
  const ana = await college.person({ regionIds: [campus.id], groupIds: [group.id] });
  // At half past 17 UTC it is tomorrow in Jakarta and still this morning in Denver.
  const evening = new Date(`${college.now().toISOString().slice(0, 10)}T17:30:00Z`);
  const beforeMs = evening.getTime() - college.now().getTime();
  await college.database.owner.query('update group_member set last_day = $2 where group_id = $1', [
    group.id,
    evening.toISOString().slice(0, 10),
  ]);
  college.pass(beforeMs);
  const self = await college.signedIn(ana);
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [campus.id] });
  const groups = names.map((name) => ({ name }));
  const SEEN =
    'query seen($id: ID!) { currentUser { groups { name } } user(userId: $id) { groups { name } } }';
  const byStaff = await manager.call(SEEN, { id: ana.id });
  const byAna = await self.call(SEEN, { id: ana.id });
  college.pass(-beforeMs);
  expect(byAna.data).toEqual({ currentUser: { groups }, user: { groups } });
  expect(byStaff.data).toMatchObject({ user: { groups } });
});

test('staff see the groups of a user in their reach, but not those of another campus; the person sees all', async () => {
  const elsewhere = await college.region();
  const [here, there] = [
    await college.group({ regionId: region.id, name: 'Here' }),
    await college.group({ regionId: elsewhere.id, name: 'There' }),
  ];
  const ana = await college.person({ regionIds: [region.id], groupIds: [here.id, there.id] });
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [region.id] });
  const GROUPS =
    'query user($id: ID!) { user(userId: $id) { groups { name } selectedGroup isActiveStudent } }';
  expect((await manager.call(GROUPS, { id: ana.id })).data).toEqual({
    user: { groups: [{ name: 'Here' }], selectedGroup: here.id, isActiveStudent: true },
  });
  expect((await (await college.signedIn(ana)).call(GROUPS, { id: ana.id })).data).toEqual({
    user: { groups: [{ name: 'Here' }, { name: 'There' }], selectedGroup: here.id, isActiveStudent: true },
  });
  const stranger = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [(await college.region()).id],
  });
  expect((await stranger.call(GROUPS, { id: ana.id })).data).toEqual({ user: null });
});
