import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import type { Browser } from '#testing/browser.ts';

let college: College;
let region: { id: string };
beforeAll(async () => {
  college = await College.open();
  region = await college.region();
});
afterAll(() => college.close());

const FIELDS = `_id createdAt updatedAt createdByName updatedByName itemId name line1 line2 city state postcode
  country fullAddress stackedAddress`;
const UPDATE = `mutation updateAddress($addressInput: AddressInput!) { updateAddress(addressInput: $addressInput) { ${FIELDS} } }`;
const REMOVE = 'mutation removeAddress($id: ID!) { removeAddress(_id: $id) { _id } }';
const LIST = `query addresses($itemId: ID!) { addresses(itemId: $itemId) { ${FIELDS} } }`;
const full = {
  name: 'Home',
  line1: '1 High St',
  line2: 'Flat 2',
  city: 'Walsall',
  state: 'West Midlands',
  postcode: 'WS1 1AA',
  country: 'GBR',
};
const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

interface Saved {
  _id: string;
  createdByName?: string;
  problem?: string | undefined;
}
const save = async (browser: Browser, addressInput: Record<string, unknown>): Promise<Saved> => {
  const answer = await browser.call(UPDATE, { addressInput });
  const saved = answer.data?.['updateAddress'] as Saved | undefined | null;
  return saved ?? { problem: answer.errors[0]?.extensions.problem, _id: '' };
};
const list = async (browser: Browser, itemId: string) =>
  (await browser.call(LIST, { itemId })).data?.['addresses'];
const admin = () => college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });

describe('an address', () => {
  test('has all its fields, with the address written out in both ways (REG-06, REG-07, REG-08, API-25)', async () => {
    const ana = await college.signedIn({ firstName: 'Ana', lastName: 'Ruiz' });
    expect(await save(ana, full)).toEqual({
      ...full,
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      itemId: ana.person.id,
      createdAt: DATE,
      updatedAt: DATE,
      createdByName: 'Ana Ruiz',
      updatedByName: 'Ana Ruiz',
      fullAddress: '1 High St, Flat 2, Walsall West Midlands WS1 1AA, United Kingdom',
      stackedAddress: '1 High St\nFlat 2\nWalsall West Midlands WS1 1AA\nUnited Kingdom',
    });
  });

  test('is found again by whom it belongs to and through the user (API-14, API-15)', async () => {
    const ana = await college.signedIn();
    const first = await save(ana, full);
    await save(ana, { ...full, name: 'Work' });
    expect(await list(ana, ana.person.id)).toMatchObject([{ _id: first._id }, { name: 'Work' }]);
    const user = await ana.call('query user($id: ID!) { user(userId: $id) { address { _id line1 } } }', {
      id: ana.person.id,
    });
    expect(user.data).toEqual({ user: { address: { _id: first._id, line1: '1 High St' } } });
  });

  test('needs its country and nothing else; the rest is free text', async () => {
    const ana = await college.signedIn();
    expect(await save(ana, { country: 'USA' })).toMatchObject({
      line1: '',
      city: '',
      fullAddress: 'United States',
    });
    const free = { line1: '№ 5 <b>улица</b>', city: '北京', state: '—', postcode: '00 00 #' };
    expect(await save(ana, { ...free, country: 'CHN' })).toMatchObject(free);
    expect(await save(ana, { ...full, country: '' })).toMatchObject({ problem: 'requiredFieldMissing' });
    expect(await save(ana, { ...full, country: 'England' })).toMatchObject({ problem: 'countryUnknown' });
  });

  test('names the country in the language that is spoken', async () => {
    const ana = await college.signedIn({ locale: 'de_DE' });
    expect(await save(ana, { country: 'GBR' })).toMatchObject({ fullAddress: 'Vereinigtes Königreich' });
  });

  test('is changed in place, and says by whom: the session knows, the input does not (API-25, TRAP-15)', async () => {
    const [ana, ada] = [await college.signedIn({ regionIds: [region.id] }), await admin()];
    const before = await save(ana, full);
    const { firstName, lastName } = ada.person;
    const input = { ...full, _id: before._id, line1: '2 Low St', updatedBy: ana.person.id };
    expect(await save(ada, input)).toMatchObject({
      _id: before._id,
      line1: '2 Low St',
      createdByName: before.createdByName,
      updatedByName: `${firstName} ${lastName}`,
    });
    expect(await list(ana, ana.person.id)).toHaveLength(1);
  });

  test('is removed for good; the audit log keeps what it said (API-26, HOLE-20)', async () => {
    const ana = await college.signedIn();
    const { _id } = await save(ana, full);
    expect((await ana.call(REMOVE, { id: _id })).data).toEqual({ removeAddress: { _id } });
    expect(await list(ana, ana.person.id)).toEqual([]);
    const { rows } = await college.database.owner.query(
      "select action, before, after from audit where entity_id = $1 and action like '%Address' order by id",
      [ana.person.id],
    );
    expect(rows).toEqual([
      { action: 'addAddress', before: null, after: full },
      { action: 'removeAddress', before: full, after: null },
    ]);
    expect((await ana.call(REMOVE, { id: _id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('another user’s address', () => {
  test('is out of reach of a student: not to read, change, add or remove (TRAP-29)', async () => {
    const [ana, ben] = [
      await college.signedIn({ regionIds: [region.id] }),
      await college.signedIn({ regionIds: [region.id] }),
    ];
    const { _id } = await save(ana, full);
    expect(await list(ben, ana.person.id)).toEqual([]);
    expect(await save(ben, { ...full, _id })).toMatchObject({ problem: 'recordNotFound' });
    expect(await save(ben, { ...full, itemId: ana.person.id })).toMatchObject({ problem: 'recordNotFound' });
    expect((await ben.call(REMOVE, { id: _id })).errors[0]?.extensions.problem).toBe('recordNotFound');
    expect(await list(ana, ana.person.id)).toMatchObject([{ _id, line1: '1 High St' }]);
  });

  test('is read by a manager of the campus and edited by an admin only', async () => {
    const ana = await college.signedIn({ regionIds: [region.id] });
    const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [region.id] });
    const { _id } = await save(ana, full);
    expect(await list(manager, ana.person.id)).toHaveLength(1);
    expect(await save(manager, { ...full, _id })).toMatchObject({ problem: 'recordNotFound' });
    expect((await manager.call(REMOVE, { id: _id })).errors[0]?.extensions.problem).toBe('recordNotFound');
    expect(await save(await admin(), { ...full, _id, city: 'Denver' })).toMatchObject({ city: 'Denver' });
  });

  test('does not move to another owner when another owner is named', async () => {
    const [ana, ada] = [await college.signedIn({ regionIds: [region.id] }), await admin()];
    const { _id } = await save(ana, full);
    expect(await save(ada, { ...full, _id, itemId: ada.person.id })).toMatchObject({ itemId: ana.person.id });
  });
});

test('a region has addresses too, which its admins edit', async () => {
  const [ada, elsewhere] = [
    await admin(),
    await college.signedIn({ roles: ['user', 'admin'], regionIds: [(await college.region()).id] }),
  ];
  const saved = await save(ada, { ...full, itemId: region.id });
  expect(saved).toMatchObject({ itemId: region.id });
  expect(await save(elsewhere, { ...full, _id: saved._id })).toMatchObject({ problem: 'recordNotFound' });
  expect(await list(elsewhere, region.id)).toEqual([]);
  expect((await ada.call(REMOVE, { id: saved._id })).data).toEqual({ removeAddress: { _id: saved._id } });
});
