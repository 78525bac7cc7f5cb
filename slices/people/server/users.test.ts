import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#kit/testing/browser.ts';
import { College } from '#kit/testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let firstYear: { id: string };
let admin: Browser;

const USERS = `query users($filter: UserFilter, $sort: UserSort, $descending: Boolean, $first: Int, $after: ID) {
  users(filter: $filter, sort: $sort, descending: $descending, first: $first, after: $after) {
    rows { _id fullName email status roles } nextCursor count countIsOpen } }`;

interface Page {
  rows: { _id: string; fullName: string; email: string; status: string }[];
  nextCursor: string | null;
  count: number;
  countIsOpen: boolean;
}
const ask = async (browser: Browser, variables: Record<string, unknown> = {}) =>
  (await browser.call(USERS, variables)).data?.['users'] as Page;
const names = async (browser: Browser, filter: Record<string, unknown>) =>
  (await ask(browser, { filter, first: 100 })).rows.map(({ fullName }) => fullName);

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region({ name: 'Denver' }), await college.region({ name: 'Walsall' })];
  firstYear = await college.group({ regionId: denver.id, name: 'First Year' });
  const over = await college.group({ regionId: denver.id, name: 'Long over', archived: true });
  const inDenver = { regionIds: [denver.id] };
  await college.person({ ...inDenver, firstName: 'Łucja', lastName: 'Żak', groupIds: [firstYear.id] });
  await college.person({ ...inDenver, firstName: 'José', lastName: 'Núñez', email: 'jnunez@mail.example' });
  await college.person({ ...inDenver, firstName: 'anna', lastName: 'van Dyk', status: 'DISABLED' });
  await college.person({ ...inDenver, firstName: 'Bo', lastName: 'Åberg', groupIds: [over.id] });
  await college.person({ ...inDenver, firstName: '小明', lastName: '王', status: 'UNVERIFIED' });
  await college.person({ regionIds: [walsall.id], firstName: 'José', lastName: 'Elsewhere' });
  admin = await college.signedIn({
    ...inDenver,
    firstName: 'Ada',
    lastName: 'Admin',
    roles: ['user', 'admin'],
  });
});
afterAll(() => college.close());

describe('the list of people', () => {
  test('shows an admin everybody of their campus by last name, whatever accents and capitals, and nobody else (USER-44)', async () => {
    expect(await names(admin, {})).toEqual([
      'Bo Åberg',
      'Ada Admin',
      'José Núñez',
      'anna van Dyk',
      'Łucja Żak',
      '小明 王',
    ]);
  });

  test('finds by the beginnings of names and addresses, in any order, without accents', async () => {
    expect(await names(admin, { search: 'nun jos' })).toEqual(['José Núñez']);
    expect(await names(admin, { search: 'zak' })).toEqual(['Łucja Żak']);
    expect(await names(admin, { search: 'lucja' })).toEqual(['Łucja Żak']);
    expect(await names(admin, { search: 'JNUNEZ@mail' })).toEqual(['José Núñez']);
    expect(await names(admin, { search: '明' })).toEqual(['小明 王']);
    expect(await names(admin, { search: 'unez' })).toEqual([]);
    expect(await names(admin, { search: "%' or true --" })).toEqual([]);
  });

  test('is narrowed by campus, group, role and status', async () => {
    expect(await names(admin, { regionId: walsall.id })).toEqual([]);
    expect(await names(admin, { groupId: firstYear.id })).toEqual(['Łucja Żak']);
    expect(await names(admin, { role: 'student' })).toEqual(['Łucja Żak']);
    expect(await names(admin, { role: 'admin' })).toEqual(['Ada Admin']);
    expect(await names(admin, { role: 'dean' })).toEqual([]);
    expect(await names(admin, { status: 'DISABLED' })).toEqual(['anna van Dyk']);
    expect(await names(admin, { status: 'UNVERIFIED', search: '王' })).toEqual(['小明 王']);
  });

  test('goes on page by page, in either direction and by any column, without losing or repeating anybody', async () => {
    for (const sort of ['NAME', 'EMAIL', 'CREATED']) {
      for (const descending of [false, true]) {
        const whole = (await ask(admin, { sort, descending, first: 100 })).rows.map(({ _id }) => _id);
        const pages: string[] = [];
        for (let after: string | null = null; ;) {
          const page: Page = await ask(admin, { sort, descending, first: 2, after });
          pages.push(...page.rows.map(({ _id }) => _id));
          after = page.nextCursor;
          if (!after) break;
        }
        expect(pages).toEqual(whole);
        expect(whole).toHaveLength(6);
      }
    }
  });

  test('says how many match', async () => {
    expect(await ask(admin, { first: 1 })).toMatchObject({ count: 6, countIsOpen: false });
  });

  test('refuses a search nobody would type', async () => {
    const { errors } = await admin.call(USERS, { filter: { search: 'x'.repeat(101) } });
    expect(errors).toMatchObject([{ extensions: { problem: 'peopleSearchTooLong', values: { most: 100 } } }]);
  });

  test('shows a dean of the campus nobody: only managers and admins look people up there', async () => {
    const dean = await college.signedIn({
      roles: ['user', 'manager'],
      regionIds: [walsall.id],
      regionRoles: [
        { regionId: denver.id, roleNames: ['dean'] },
        { regionId: walsall.id, roleNames: ['manager'] },
      ],
    });
    expect(await names(dean, { search: 'jose' })).toEqual(['José Elsewhere']);
  });

  test('is the whole college for a superadmin who is an admin', async () => {
    const everywhere = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
    expect(await names(everywhere, { search: 'jose' })).toEqual(['José Elsewhere', 'José Núñez']);
  });
});
