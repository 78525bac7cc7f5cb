import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let admin: Browser;
let ana: TestPerson;

const HISTORY = `query h($userId: ID!, $after: String) { personHistory(userId: $userId, after: $after) {
  rows { _id action actorName impersonatorName reason changes { field before after } } nextCursor } }`;
interface Page {
  rows: { _id: string; action: string }[];
  nextCursor: string | null;
}
const read = async (by: Browser, after: string | null = null) =>
  (await by.call(HISTORY, { userId: ana.id, after })).data?.['personHistory'] as Page;
const note = (action: string, regionIds: string[]) =>
  college.database.owner.query(
    `insert into audit (action, entity, entity_id, region_id, region_ids) values ($1, 'person', $2, $3, $4)`,
    [action, ana.id, regionIds[0], regionIds],
  );

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region(), await college.region()];
  admin = await college.signedIn({
    firstName: 'Rebecca',
    lastName: 'Cole',
    roles: ['user', 'admin'],
    regionIds: [denver.id],
  });
  ana = await college.person({ regionIds: [denver.id] });
});
afterAll(() => college.close());

test('an admin reads who did what to a user, before and after, with the reason', async () => {
  await admin.call('mutation d($userId: ID!) { deactivateUser(userId: $userId, reason: "Left") { _id } }', {
    userId: ana.id,
  });
  expect((await read(admin)).rows[0]).toMatchObject({
    action: 'deactivateUser',
    actorName: 'Rebecca Cole',
    impersonatorName: null,
    reason: 'Left',
    changes: [{ field: 'status', before: '"ACTIVE"', after: '"DISABLED"' }],
  });
});

test('an admin who changes an address of a user reads it in their history', async () => {
  const save = 'mutation a($input: AddressInput!) { updateAddress(addressInput: $input) { _id } }';
  await admin.call(save, { input: { itemId: ana.id, country: 'USA', city: 'Pueblo' } });
  expect((await read(admin)).rows[0]).toMatchObject({
    action: 'addAddress',
    actorName: 'Rebecca Cole',
    changes: expect.arrayContaining([{ field: 'city', before: null, after: '"Pueblo"' }]) as unknown,
  });
});

test('what happened while a user belonged to another campus is news for its admins alone', async () => {
  await note('happenedInWalsall', [walsall.id]);
  await note('happenedInBoth', [walsall.id, denver.id]);
  const told = (await read(admin)).rows.map(({ action }) => action);
  expect(told).toContain('happenedInBoth');
  expect(told).not.toContain('happenedInWalsall');
});

test('a long history is read page by page, the newest first, without losing an entry', async () => {
  for (let count = 0; count < 40; count++) await note(`deed${count}`, [denver.id]);
  const first = await read(admin);
  const second = await read(admin, first.nextCursor);
  const ids = [...first.rows, ...second.rows].map(({ _id }) => Number(_id));
  expect(first.rows).toHaveLength(30);
  expect(second.nextCursor).toBeNull();
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBeGreaterThan(40);
});

test('nobody but an admin of their campus reads it', async () => {
  const elsewhere = await college.signedIn({ roles: ['user', 'admin'], regionIds: [walsall.id] });
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  expect(await read(elsewhere)).toBeNull();
  expect((await manager.call(HISTORY, { userId: ana.id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
});
