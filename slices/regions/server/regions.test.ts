import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import type { PersonFacts } from '#testing/people.ts';

let college: College;
let denver: { id: string; slug: string };
let walsall: { id: string; slug: string };
let software: { id: string; slug: string };
beforeAll(async () => {
  college = await College.open();
  denver = await college.region({ name: 'Denver', slug: 'US-Denver', zone: 'NORTH_AMERICA' });
  walsall = await college.region({ name: 'Walsall', slug: 'UK-Walsall', closed: true });
  software = await college.region({ name: 'Defaults', slug: '_Default', zone: 'SYSTEM' });
  await college.database.owner.query(
    `update region set description = 'The first campus', phone = '+1 303', address_line1 = '1 Main St', address_line2 = 'B',
       address_city = 'Denver', address_state = 'CO', address_postcode = '80202', address_country = 'USA', type = 'CAMPUS',
       time_zone = 'America/Denver', currency = 'USD' where id = $1`,
    [denver.id],
  );
});
afterAll(() => college.close());

const REGIONS = `query regions { regions { _id createdAt updatedAt name description phone addressLine1 addressLine2
  addressCity addressState addressPostcode addressCountry zone currency closed slug userCount type timeZone } }`;
const namesSeenBy = async (facts: PersonFacts) => {
  const { data } = await (await college.signedIn(facts)).call('query r { regions { name } }');
  const regions = data?.['regions'] as { name: string }[];
  return regions.map(({ name }) => name);
};

test('a region has all its fields (REG-01, REG-02, REG-03, REG-04)', async () => {
  const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const ana = await college.signedIn({ regionIds: [denver.id] });
  expect((await ana.call(REGIONS)).data).toEqual({
    regions: [
      {
        _id: denver.id,
        createdAt: DATE,
        updatedAt: DATE,
        name: 'Denver',
        description: 'The first campus',
        phone: '+1 303',
        addressLine1: '1 Main St',
        addressLine2: 'B',
        addressCity: 'Denver',
        addressState: 'CO',
        addressPostcode: '80202',
        addressCountry: 'USA',
        zone: 'NORTH_AMERICA',
        currency: 'USD',
        closed: false,
        slug: 'US-Denver',
        userCount: 1,
        type: 'CAMPUS',
        timeZone: 'America/Denver',
      },
    ],
  });
});

test('a region is an office or a campus, and nothing else can be stored (REG-04)', async () => {
  const setType = (type: string) =>
    college.database.owner.query('update region set type = $2 where id = $1', [walsall.id, type]);
  await expect(setType('SHOP')).rejects.toThrow('region_type_check');
  await expect(setType('OFFICE')).resolves.toMatchObject({ rowCount: 1 });
});

describe('the regions a user sees', () => {
  test('are a student’s own', async () => {
    expect(await namesSeenBy({ regionIds: [walsall.id] })).toEqual(['Walsall']);
  });

  test('are those a manager belongs to or acts in', async () => {
    const regionRoles = [{ regionId: walsall.id, roleNames: ['manager' as const] }];
    expect(await namesSeenBy({ roles: ['user', 'manager'], regionIds: [denver.id], regionRoles })).toEqual([
      'Denver',
      'Walsall',
    ]);
  });

  test('are all for a superadmin, but never those of the software itself', async () => {
    expect(await namesSeenBy({ roles: ['user', 'superadmin'] })).toEqual(['Denver', 'Walsall']);
    expect(await namesSeenBy({ regionIds: [software.id] })).toEqual([]);
  });
});

test('the number of people of a region follows who joins and who leaves', async () => {
  const { id } = await college.region();
  const userCount = async () =>
    (
      await college.database.owner.query<{ n: number }>('select user_count as n from region where id = $1', [
        id,
      ])
    ).rows[0]?.n;
  const [ana, ben] = [await college.person({ regionIds: [id] }), await college.person({ regionIds: [id] })];
  expect(await userCount()).toBe(2);
  await college.database.owner.query('delete from person_region where person_id = $1', [ana.id]);
  expect(await userCount()).toBe(1);
  await college.database.owner.query('delete from person where id = $1', [ben.id]);
  expect(await userCount()).toBe(0);
});

test.each(['regions { _id }', 'regionZones', 'currencies { value }'])(
  'a visitor is not told about %s',
  async (field) => {
    const answer = await college.visitor().call(`query q { ${field} }`);
    expect(answer.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  },
);
