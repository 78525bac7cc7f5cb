import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let admin: Browser;
let superadmin: Browser & { person: TestPerson };

const SET = `mutation setUserRole($userId: ID!, $role: GivableRole!, $isEverywhere: Boolean!, $regionIds: [ID!]!) {
  setUserRole(userId: $userId, role: $role, isEverywhere: $isEverywhere, regionIds: $regionIds) { _id roles } }`;

const set = (by: Browser, userId: string, role: string, where: 'everywhere' | string[]) =>
  by.call(SET, {
    userId,
    role,
    isEverywhere: where === 'everywhere',
    regionIds: where === 'everywhere' ? [] : where,
  });
const held = async (id: string) => {
  const { rows } = await college.database.owner.query<{ roles: string[]; bound: Record<string, string[]> }>(
    `select roles, coalesce((select jsonb_object_agg(region_id, role_names) from region_role where person_id = p.id), '{}') as bound
     from person p where id = $1`,
    [id],
  );
  return rows[0];
};
const entries = async (id: string) =>
  (
    await college.database.owner.query<{ before: object; after: object }>(
      `select before, after from audit where entity_id = $1 and action = 'setRole' order by id`,
      [id],
    )
  ).rows;

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region(), await college.region()];
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
  superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'], regionIds: [denver.id] });
});
afterAll(() => college.close());

describe('giving a role', () => {
  test('on a campus gives the global role with it, is undone by what was before, and stands in the audit log (HOLE-06, TRAP-22)', async () => {
    const ana = await college.person({ regionIds: [denver.id] });
    for (let time = 0; time < 2; time++) {
      const { data } = await set(admin, ana.id, 'manager', [denver.id]);
      expect(data).toEqual({ setUserRole: { _id: ana.id, roles: ['user', 'manager'] } });
    }
    expect(await held(ana.id)).toEqual({ roles: ['user', 'manager'], bound: { [denver.id]: ['manager'] } });
    await set(admin, ana.id, 'manager', []);
    expect(await held(ana.id)).toEqual({ roles: ['user'], bound: {} });
    const nowhere = { role: 'manager', isEverywhere: false, regionIds: [] };
    const inDenver = { ...nowhere, regionIds: [denver.id] };
    expect(await entries(ana.id)).toEqual([
      { before: nowhere, after: inDenver },
      { before: inDenver, after: nowhere },
    ]);
  });

  test('leaves what is held on campuses that the giver cannot see', async () => {
    const ana = await college.person({
      regionIds: [denver.id, walsall.id],
      roles: ['user', 'manager'],
      regionRoles: [{ regionId: walsall.id, roleNames: ['manager', 'dean'] }],
    });
    await set(admin, ana.id, 'manager', [denver.id]);
    expect(await held(ana.id)).toEqual({
      roles: ['user', 'manager'],
      bound: { [denver.id]: ['manager'], [walsall.id]: ['dean', 'manager'] },
    });
    await set(admin, ana.id, 'manager', []);
    expect(await held(ana.id)).toMatchObject({ roles: ['user', 'manager'] });
  });

  test('that is not the giver’s to give, or to a user of another campus, is refused', async () => {
    const ana = await college.person({ regionIds: [denver.id] });
    const stranger = await college.person({ regionIds: [walsall.id] });
    const tries = [
      [await set(admin, ana.id, 'admin', 'everywhere'), 'mayNotGiveRole'],
      [await set(admin, ana.id, 'superadmin', 'everywhere'), 'mayNotGiveRole'],
      [await set(admin, ana.id, 'manager', [walsall.id]), 'mayNotGiveRole'],
      [await set(admin, stranger.id, 'manager', [walsall.id]), 'recordNotFound'],
      [await set(superadmin, superadmin.person.id, 'superadmin', []), 'ownSuperadminStays'],
      [await set(superadmin, ana.id, 'attendanceAdmin', [denver.id]), 'attendanceAdminNeedsManager'],
    ] as const;
    for (const [{ errors }, problem] of tries) expect(errors).toMatchObject([{ extensions: { problem } }]);
    expect([await held(ana.id), await held(stranger.id)]).toEqual([
      { roles: ['user'], bound: {} },
      { roles: ['user'], bound: {} },
    ]);
  });

  test('by a superadmin makes an admin of another campus', async () => {
    const ana = await college.person({ regionIds: [walsall.id] });
    await set(superadmin, ana.id, 'admin', [walsall.id]);
    expect(await held(ana.id)).toEqual({ roles: ['user', 'admin'], bound: { [walsall.id]: ['admin'] } });
  });
});
