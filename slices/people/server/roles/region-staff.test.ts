import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let admin: Browser & { person: TestPerson };
let mia: TestPerson;
let student: TestPerson;

const STAFF = `query regionStaff($regionId: ID!) { regionStaff(regionId: $regionId) { _id fullName roleNames } }`;
const CHANGE = `mutation changeRegionStaff($regionId: ID!, $role: RegionStaffRole!, $gives: [ID!]!, $takes: [ID!]!) {
  changeRegionStaff(regionId: $regionId, role: $role, gives: $gives, takes: $takes) { _id roleNames } }`;

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region(), await college.region()];
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id], lastName: 'Admin' });
  mia = await college.person({ roles: ['user', 'manager'], regionIds: [denver.id], lastName: 'Manager' });
  student = await college.person({ regionIds: [denver.id], lastName: 'Student' });
  await college.person({ roles: ['user', 'manager'], regionIds: [walsall.id] });
  await college.person({ roles: ['user', 'manager'], regionIds: [denver.id], status: 'DISABLED' });
});
afterAll(() => college.close());

const staffIds = async (regionId: string, who: Browser = admin) => {
  const { data } = await who.call(STAFF, { regionId });
  const staff = data?.['regionStaff'] as { _id: string }[] | null;
  return staff?.map(({ _id }) => _id) ?? null;
};
const change = (facts: Record<string, unknown>, who: Browser = admin) =>
  who.call(CHANGE, { regionId: denver.id, role: 'attendanceAdmin', gives: [], takes: [], ...facts });
const rolesOf = async (personId: string) =>
  (
    await college.database.owner.query<{ role_names: string[] }>(
      'select role_names from region_role where person_id = $1 order by region_id',
      [personId],
    )
  ).rows.map(({ role_names: names }) => names);

test('an admin chooses among the managers and admins of the campus (HOLE-50)', async () => {
  expect(await staffIds(denver.id)).toEqual([admin.person.id, mia.id]);
  expect(await staffIds(walsall.id)).toBeNull();
});

test('a user who is chosen is attendance admin from then on, once however often it is said (HOLE-50)', async () => {
  for (let time = 0; time < 2; time++) {
    const { data } = await change({ gives: [mia.id] });
    expect(data?.['changeRegionStaff']).toContainEqual({ _id: mia.id, roleNames: ['attendanceAdmin'] });
  }
  await change({ role: 'dean', gives: [mia.id] });
  expect(await rolesOf(mia.id)).toEqual([['attendanceAdmin', 'dean']]);
  await change({ takes: [mia.id] });
  expect(await rolesOf(mia.id)).toEqual([['dean']]);
  const { rows } = await college.database.owner.query<{ n: number }>(
    `select count(*)::int as n from audit where action = 'setRole' and entity_id = $1`,
    [mia.id],
  );
  expect(rows).toEqual([{ n: 3 }]);
});

test('what a user holds on another campus stays as it is', async () => {
  const both = await college.person({
    roles: ['user', 'manager'],
    regionIds: [denver.id, walsall.id],
    regionRoles: [{ regionId: walsall.id, roleNames: ['attendanceAdmin'] }],
  });
  await change({ gives: [both.id] });
  expect(await rolesOf(both.id)).toHaveLength(2);
  await change({ takes: [both.id] });
  expect(await rolesOf(both.id)).toEqual([['attendanceAdmin']]);
});

test('a student is none, and then nobody else of the same choice is either', async () => {
  const before = await rolesOf(mia.id);
  const { errors } = await change({ gives: [mia.id, student.id] });
  expect(errors).toMatchObject([{ extensions: { problem: 'attendanceAdminNeedsManager' } }]);
  expect(await rolesOf(mia.id)).toEqual(before);
});

test('the staff of another campus is nobody’s to choose', async () => {
  const stranger = await college.person({ roles: ['user', 'manager'], regionIds: [walsall.id] });
  for (const facts of [{ regionId: walsall.id, gives: [mia.id] }, { gives: [stranger.id] }]) {
    const { errors } = await change(facts);
    expect(errors).toMatchObject([{ extensions: { problem: 'recordNotFound' } }]);
  }
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  expect((await change({}, manager)).errors[0]?.extensions.code).toBe('FORBIDDEN');
});
