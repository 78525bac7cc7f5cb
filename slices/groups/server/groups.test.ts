import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#kit/testing/college.ts';
import { insertMember } from './group.queries.ts';

let college: College;
let region: { id: string };
beforeAll(async () => {
  college = await College.open();
  region = await college.region();
});
afterAll(() => college.close());

const join = (groupId: string, personId: string) =>
  openDatabase(college.served.state.appPool, WHOLE_COLLEGE)
    .transaction()
    .execute((tx) => insertMember(tx, { groupId, personId }));
const memberships = async (personId: string) =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      'select group_id, region_id, first_day from group_member where person_id = $1',
      [personId],
    )
  ).rows;

test('whoever joins a group belongs to its campus in it, and joining again changes nothing', async () => {
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

test('a group that does not exist is joined by nobody', async () => {
  const ana = await college.person();
  await join('00000000-0000-0000-0000-000000000001', ana.id);
  expect(await memberships(ana.id)).toEqual([]);
});

test('staff see the groups of somebody in their reach, also those of another campus', async () => {
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
    user: { groups: [{ name: 'Here' }, { name: 'There' }], selectedGroup: here.id, isActiveStudent: true },
  });
  const stranger = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [(await college.region()).id],
  });
  expect((await stranger.call(GROUPS, { id: ana.id })).data).toEqual({ user: null });
});
