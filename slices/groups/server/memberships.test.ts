import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const READ = `query onePerson($userId: ID!) { memberships(personId: $userId) { _id isOver mayMove }
  user(userId: $userId) { lastSeenAt } }`;

interface Read {
  user: { lastSeenAt: string | null } | null;
  memberships: { _id: string; isOver: boolean; mayMove: boolean }[];
}

const read = async (reader: Browser, userId: string) =>
  (await reader.call(READ, { userId })).data as Read | null;

test('the groups of a person are told with those that are over, and only from the former one may be moved', async () => {
  const { id: regionId } = await college.region();
  const [now, before] = [await college.group({ regionId }), await college.group({ regionId })];
  const student = await college.signedIn({ regionIds: [regionId], groupIds: [now.id, before.id] });
  await college.database.owner.query(
    `update group_member set first_day = '2020-01-01', last_day = '2020-06-30' where group_id = $1`,
    [before.id],
  );
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  expect((await read(admin, student.person.id))?.memberships).toMatchObject([
    { _id: now.id, isOver: false, mayMove: true },
    { _id: before.id, isOver: true, mayMove: false },
  ]);
});

test('groups on a campus out of reach are left out', async () => {
  const [here, there] = [await college.region(), await college.region()];
  const [mine, theirs] = [
    await college.group({ regionId: here.id }),
    await college.group({ regionId: there.id }),
  ];
  const student = await college.signedIn({ regionIds: [here.id, there.id], groupIds: [mine.id, theirs.id] });
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [here.id] });
  expect((await read(admin, student.person.id))?.memberships.map(({ _id }) => _id)).toEqual([mine.id]);
});

test('from a group that a person leaves today nobody moves them any more', async () => {
  const { id: regionId } = await college.region({ timeZone: 'Europe/London' });
  const { id: groupId } = await college.group({ regionId });
  const { id: personId } = await college.person({ regionIds: [regionId], groupIds: [groupId] });
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  const endOn = (day: string) =>
    college.database.owner.query(
      `update group_member set first_day = '2020-01-06', last_day = $2 where person_id = $1`,
      [personId, day],
    );
  await endOn('2199-01-05');
  expect((await read(admin, personId))?.memberships).toMatchObject([{ isOver: false, mayMove: true }]);
  await endOn(dayIn(college.now(), 'Europe/London'));
  expect((await read(admin, personId))?.memberships).toMatchObject([{ isOver: false, mayMove: false }]);
});

test('when a person was last here stays known after they have logged out', async () => {
  const { id: regionId } = await college.region();
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  const student = await college.signedIn({ regionIds: [regionId] });
  const seen = (await read(admin, student.person.id))?.user?.lastSeenAt;
  expect(seen).toEqual(expect.any(String));
  await student.call('mutation { logoutUser }');
  const { rows } = await college.database.owner.query('select 1 from session where person_id = $1', [
    student.person.id,
  ]);
  expect(rows).toEqual([]);
  expect((await read(admin, student.person.id))?.user?.lastSeenAt).toBe(seen);
  const { id: never } = await college.person({ regionIds: [regionId] });
  expect((await read(admin, never))?.user?.lastSeenAt).toBeNull();
});
