import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let walsall: { id: string };
let superadmin: Browser;
let admin: Browser;

const SEEN = '{ _id name slug zone type currency closed cardPaymentsEnabled userCount groupCount version }';
const CREATE = `mutation createRegion($regionId: ID!, $regionInput: RegionInput!) {
  createRegion(regionId: $regionId, regionInput: $regionInput) ${SEEN} }`;
const UPDATE = `mutation updateRegion($regionId: ID!, $version: Int!, $regionInput: RegionInput!) {
  updateRegion(regionId: $regionId, version: $version, regionInput: $regionInput) ${SEEN} }`;
const CLOSE = `mutation closeRegion($regionId: ID!, $closed: Boolean!) {
  closeRegion(regionId: $regionId, closed: $closed) ${SEEN} }`;

const regionInput = (facts: Record<string, unknown> = {}) => ({
  name: 'Wolverhampton',
  addressCountry: 'GBR',
  zone: 'EUROPE',
  timeZone: 'Europe/London',
  currency: 'GBP',
  type: 'CAMPUS',
  ...facts,
});
const auditOf = async (regionId: string) =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      'select action, region_id, before, after from audit where entity_id = $1 order by id',
      [regionId],
    )
  ).rows;
const problemOf = async (browser: Browser, document: string, variables: object) =>
  (await browser.call(document, { ...variables })).errors[0]?.extensions['problem'];

beforeAll(async () => {
  college = await College.open();
  walsall = await college.region({ name: 'Walsall' });
  await college.database.owner.query(`update region set address_country = 'GBR'`);
  superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [walsall.id] });
});
afterAll(() => college.close());

describe('opening a region', () => {
  test('gives it a slug of its own, and says in the audit log who opened it (HOLE-59)', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    for (const [regionId, slug] of [
      [first, 'GB-Wolverhampton'],
      [second, 'GB-Wolverhampton-2'],
    ] as const) {
      const { data } = await superadmin.call(CREATE, { regionId, regionInput: regionInput() });
      expect(data?.['createRegion']).toMatchObject({ _id: regionId, slug, closed: false, userCount: 0 });
    }
    expect(await auditOf(first)).toMatchObject([
      {
        action: 'createRegion',
        region_id: first,
        after: { name: 'Wolverhampton', slug: 'GB-Wolverhampton' },
      },
    ]);
  });

  test('twice with one form opens one, and does not drop what the second says', async () => {
    const regionId = randomUUID();
    const sent = { regionId, regionInput: regionInput({ name: 'Twice' }) };
    const answers = await Promise.all([superadmin.call(CREATE, sent), superadmin.call(CREATE, sent)]);
    for (const { data } of answers) expect(data?.['createRegion']).toMatchObject({ slug: 'GB-Twice' });
    expect(await auditOf(regionId)).toHaveLength(1);
    const other = { regionId, regionInput: regionInput({ name: 'Other' }) };
    expect(await problemOf(superadmin, CREATE, other)).toBe('changedMeanwhile');
  });

  test.each([
    ['without a name', { name: ' ' }, 'regionNameInvalid'],
    ['in no country', { addressCountry: null }, 'countryUnknown'],
    ['with a clock nobody has', { timeZone: 'Mars/Olympus' }, 'timeZoneUnknown'],
    ['with money nobody has', { currency: 'XXX' }, 'currencyUnknown'],
  ])('%s is refused', async (_, facts, problem) => {
    const variables = { regionId: randomUUID(), regionInput: regionInput(facts) };
    expect(await problemOf(superadmin, CREATE, variables)).toBe(problem);
  });

  test('is not for the admin of a campus', async () => {
    const { errors } = await admin.call(CREATE, { regionId: randomUUID(), regionInput: regionInput() });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('changing a region', () => {
  test('is for the admins of the campus; only what was changed is recorded, and the slug stays', async () => {
    const { id, slug } = await college.region({ name: 'Before' });
    await college.database.owner.query(`update region set address_country = 'GBR' where id = $1`, [id]);
    const keeper = await college.signedIn({ roles: ['user', 'admin'], regionIds: [id] });
    const change = { regionId: id, version: 1, regionInput: regionInput({ name: 'After', phone: ' 1 ' }) };
    for (let time = 0; time < 2; time++) {
      const { data } = await keeper.call(UPDATE, change);
      expect(data?.['updateRegion']).toMatchObject({ name: 'After', slug, version: 2, userCount: 1 });
    }
    expect(await auditOf(id)).toEqual([
      {
        action: 'updateRegion',
        region_id: id,
        before: { name: 'Before', phone: '' },
        after: { name: 'After', phone: '1' },
      },
    ]);
    const late = { ...change, regionInput: regionInput({ name: 'Late' }) };
    expect(await problemOf(keeper, UPDATE, late)).toBe('changedMeanwhile');
  });

  test('leaves what reports count by to superadmins', async () => {
    const change = { regionId: walsall.id, version: 1, regionInput: regionInput({ type: 'OFFICE' }) };
    expect(await problemOf(admin, UPDATE, change)).toBe('regionKindFixed');
    expect((await superadmin.call(UPDATE, change)).data).toMatchObject({ updateRegion: { type: 'OFFICE' } });
  });

  test('of another campus is nothing an admin could do', async () => {
    const { id } = await college.region();
    const change = { regionId: id, version: 1, regionInput: regionInput() };
    expect(await problemOf(admin, UPDATE, change)).toBe('recordNotFound');
    expect(await auditOf(id)).toEqual([]);
  });

  test('of another campus would also be stopped by the database', async () => {
    const { id } = await college.region();
    const client = await college.served.state.appPool.connect();
    try {
      await client.query('begin');
      await client.query(`set local app.regions = '{${walsall.id}}'`);
      const within = await client.query('update region set phone = $2 where id = $1', [walsall.id, '2']);
      expect(within.rowCount).toBe(1);
      await expect(client.query('update region set phone = $2 where id = $1', [id, '2'])).rejects.toThrow(
        'out of reach',
      );
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

test('a region is closed and opened again with everybody in it, and pressing twice leaves one line (HOLE-59)', async () => {
  const { id } = await college.region();
  const group = await college.group({ regionId: id });
  await college.person({ regionIds: [id], groupIds: [group.id] });
  for (const closed of [true, true, false]) {
    const { data } = await superadmin.call(CLOSE, { regionId: id, closed });
    expect(data?.['closeRegion']).toMatchObject({ closed, userCount: 1, groupCount: 1 });
  }
  expect(await auditOf(id)).toMatchObject([{ action: 'closeRegion' }, { action: 'reopenRegion' }]);
  expect((await admin.call(CLOSE, { regionId: walsall.id, closed: true })).errors[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
});

test('the region manager lists an admin’s campuses, and everything for a superadmin (REG-05)', async () => {
  const { id } = await college.region({ name: '_Default', slug: '_Default', zone: 'SYSTEM' });
  const LIST = 'query managedRegions { managedRegions { _id } }';
  const ids = async (browser: Browser) => {
    const { data } = await browser.call(LIST);
    const regions = data?.['managedRegions'] as { _id: string }[];
    return regions.map(({ _id }) => _id);
  };
  expect(await ids(admin)).toEqual([walsall.id]);
  expect(await ids(superadmin)).toEqual(expect.arrayContaining([walsall.id, id]));
  const ONE = 'query managedRegion($regionId: ID!) { managedRegion(regionId: $regionId) { name } }';
  expect((await admin.call(ONE, { regionId: walsall.id })).data).toMatchObject({ managedRegion: {} });
  expect((await admin.call(ONE, { regionId: id })).data).toEqual({ managedRegion: null });
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
  expect((await manager.call(LIST)).errors[0]?.extensions.code).toBe('FORBIDDEN');
});
