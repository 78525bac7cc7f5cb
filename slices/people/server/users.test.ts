import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_SCOPE, WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { openPool } from '#kit/db/pool.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { countPeople, listPeople } from './people-list.queries.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let firstYear: { id: string };
let stranger: { id: string };
let theo: { id: string };
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
  await college.person({
    ...inDenver,
    firstName: 'José',
    lastName: 'Núñez',
    email: 'jnunez@mail.example',
    regionRoles: [{ regionId: denver.id, roleNames: ['attendanceAdmin'] }],
  });
  await college.person({ ...inDenver, firstName: 'anna', lastName: 'van Dyk', status: 'DISABLED' });
  await college.person({ ...inDenver, firstName: 'Bo', lastName: 'Åberg', groupIds: [over.id] });
  await college.person({ ...inDenver, firstName: '小明', lastName: '王', status: 'UNVERIFIED' });
  await college.person({ ...inDenver, firstName: 'Nora', lastName: 'O’Brien', email: 'nora@mail.example' });
  await college.person({ ...inDenver, firstName: '민수', lastName: '김', email: 'zz.minsu@mail.example' });
  const abroad = await college.group({ regionId: walsall.id, name: 'Abroad' });
  theo = await college.person({
    groupIds: [firstYear.id, abroad.id],
    regionIds: [denver.id, walsall.id],
    firstName: 'Theo',
    lastName: 'Twice',
    email: 'both@mail.example',
    roles: ['user', 'manager'],
    regionRoles: [{ regionId: walsall.id, roleNames: ['dean'] }],
  });
  await college.database.owner.query(
    `update person set graduated_on = '2020-05-01' where last_name = 'Åberg'`,
  );
  stranger = await college.person({ regionIds: [walsall.id], firstName: 'José', lastName: 'Elsewhere' });
  admin = await college.signedIn({
    ...inDenver,
    firstName: 'Ada',
    lastName: 'Admin',
    email: 'ada@mail.example',
    roles: ['user', 'admin'],
  });
});
afterAll(() => college.close());

describe('the list of people', () => {
  test('shows an admin everybody of their campus by last name, whatever accents and capitals, and nobody else', async () => {
    expect(await names(admin, {})).toEqual([
      'Bo Åberg',
      'Ada Admin',
      'José Núñez',
      'Nora O’Brien',
      'Theo Twice',
      'anna van Dyk',
      'Łucja Żak',
      '小明 王',
      '민수 김',
    ]);
  });

  test('finds by the beginnings of names and addresses, in any order, without accents', async () => {
    expect(await names(admin, { search: 'nun jos' })).toEqual(['José Núñez']);
    expect(await names(admin, { search: 'zak' })).toEqual(['Łucja Żak']);
    expect(await names(admin, { search: 'lucja' })).toEqual(['Łucja Żak']);
    expect(await names(admin, { search: 'JNUNEZ@mail' })).toEqual(['José Núñez']);
    expect(await names(admin, { search: '明' })).toEqual(['小明 王']);
    expect(await names(admin, { search: 'unez' })).toEqual([]);
    expect(await names(admin, { search: 'mail' })).toEqual([]);
    expect(await names(admin, { search: 'nora @mail.ex' })).toEqual(['Nora O’Brien']);
    expect(await names(admin, { search: '@nowhere' })).toEqual([]);
    expect(await names(admin, { search: "%' or true --" })).toEqual([]);
  });

  test('finds a name by its plain letters: O’Brien as obrien, Korean inside the word, and nobody by signs alone', async () => {
    expect(await names(admin, { search: 'obrien' })).toEqual(['Nora O’Brien']);
    expect(await names(admin, { search: "o'bri" })).toEqual(['Nora O’Brien']);
    expect(await names(admin, { search: '수' })).toEqual(['민수 김']);
    for (const search of ['%', '--', ' @@ ']) expect(await names(admin, { search })).toEqual([]);
  });

  test('finds a student by the number they were given, which those without a group have not', async () => {
    const { rows } = await college.database.owner.query<{ number: number | null; lastName: string }>(
      `select student_number as number, last_name as "lastName" from person where last_name in ('Żak', 'Elsewhere')`,
    );
    const numberOf = (name: string) => rows.find(({ lastName }) => lastName === name)?.number;
    expect(numberOf('Elsewhere')).toBeNull();
    expect(await names(admin, { search: String(numberOf('Żak')) })).toEqual(['Łucja Żak']);
    const told = await admin.call(
      `query users { users(filter: { search: "zak" }) { rows { studentNumber } } }`,
    );
    expect(told.data).toEqual({ users: { rows: [{ studentNumber: String(numberOf('Żak')) }] } });
  });

  test('is narrowed by campus, group and status', async () => {
    expect(await names(admin, { regionId: walsall.id })).toEqual(['Theo Twice']);
    expect(await names(admin, { groupId: firstYear.id })).toEqual(['Theo Twice', 'Łucja Żak']);
    expect(await names(admin, { status: 'DISABLED' })).toEqual(['anna van Dyk']);
    expect(await names(admin, { status: 'UNVERIFIED', search: '王' })).toEqual(['小明 王']);
  });

  test.each([
    ['student', ['Theo Twice', 'Łucja Żak']],
    ['alumni', ['Bo Åberg']],
    ['manager', ['Theo Twice']],
    ['admin', ['Ada Admin']],
    ['attendanceAdmin', ['José Núñez']],
    ['dean', []],
    ['reportsAdmin', []],
    ['superadmin', []],
  ])('narrowed to the role %s shows who holds it on the campus', async (role, expected) => {
    expect(await names(admin, { role })).toEqual(expected);
  });

  test('does not tell that a user is dean of a campus the reader has no part in', async () => {
    expect(await names(admin, { search: 'theo' })).toEqual(['Theo Twice']);
    expect(await names(admin, { role: 'dean' })).toEqual([]);
    const there = await college.signedIn({ regionIds: [walsall.id], roles: ['user', 'admin'] });
    expect(await names(there, { role: 'dean' })).toEqual(['Theo Twice']);
  });

  test.each([
    ['NAME', ['Bo Åberg', 'Ada Admin', 'José Núñez', 'Nora O’Brien']],
    ['EMAIL', ['Ada Admin', 'Theo Twice', 'José Núñez', 'Nora O’Brien']],
    ['CREATED', ['Łucja Żak', 'José Núñez', 'anna van Dyk', 'Bo Åberg']],
  ])('is sorted by %s', async (sort, expected) => {
    const first = await ask(admin, { sort, first: 100 });
    const last = await ask(admin, { sort, descending: true, first: 100 });
    const sorted = first.rows.map(({ fullName }) => fullName);
    expect(sorted.slice(0, 4)).toEqual(expected);
    expect(last.rows.map(({ fullName }) => fullName)).toEqual(sorted.toReversed());
  });

  test('goes on page by page, in either direction and by any column, without losing or repeating anyone', async () => {
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
        expect(whole).toHaveLength(9);
      }
    }
  });

  test('names beside a user of two campuses only the one the reader has a part in, as their page does', async () => {
    const BESIDE = `query beside($id: ID!) { users(filter: { search: "theo" }) { rows { regionIds regions { name } groups { name } } }
      user(userId: $id) { regionIds regions { name } groups { name } } }`;
    const seen = async (browser: Browser) => (await browser.call(BESIDE, { id: theo.id })).data;
    const here = { regionIds: [denver.id], regions: [{ name: 'Denver' }], groups: [{ name: 'First Year' }] };
    expect(await seen(admin)).toEqual({ users: { rows: [here] }, user: here });
    const there = await college.signedIn({ regionIds: [walsall.id], roles: ['user', 'manager'] });
    const abroad = { regionIds: [walsall.id], regions: [{ name: 'Walsall' }], groups: [{ name: 'Abroad' }] };
    expect(await seen(there)).toEqual({ users: { rows: [abroad] }, user: abroad });
    const everywhere = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
    const all = {
      regionIds: [denver.id, walsall.id],
      regions: [{ name: 'Denver' }, { name: 'Walsall' }],
      groups: [{ name: 'Abroad' }, { name: 'First Year' }],
    };
    expect(await seen(everywhere)).toEqual({ users: { rows: [all] }, user: all });
  });

  test('has the second lock on campuses’ groups too, with the first one off (C3)', async () => {
    const pool = openPool({ url: college.database.url, role: 'berea_app', size: 1 });
    const scope = { everything: false, regionIds: [denver.id], personId: null };
    const db = openDatabase(pool, scope, { withoutFirstLock: true });
    const question = {
      filter: { search: 'theo' },
      reach: [denver.id],
      inSight: [denver.id],
      sortBy: 'NAME',
      isDescending: false,
      now: new Date(),
    } as const;
    expect(await listPeople(db, question, 2, null)).toMatchObject([{ groups: [{ name: 'First Year' }] }]);
    await pool.end();
  });

  test('cannot be entered at a user of another campus, nor at a user who is gone', async () => {
    for (const after of [stranger.id, '0192f0c1-2345-7abc-8def-0123456789ab']) {
      const { errors } = await admin.call(USERS, { after });
      expect(errors).toMatchObject([{ extensions: { problem: 'listMovedOn' } }]);
    }
  });

  test('is narrowed by the connection’s own scope too, whatever reach it is asked for (C3)', async () => {
    const pool = openPool({ url: college.database.url, role: 'berea_app', size: 1 });
    const everywhere = [denver.id, walsall.id];
    const question = {
      filter: {},
      reach: everywhere,
      inSight: null,
      sortBy: 'NAME',
      isDescending: false,
      now: new Date(),
    } as const;
    expect(await countPeople(openDatabase(pool, NO_SCOPE), question, 100)).toBe(0);
    expect(await countPeople(openDatabase(pool, WHOLE_COLLEGE), question, 100)).toBeGreaterThan(9);
    await pool.end();
  });

  test('says how many match', async () => {
    expect(await ask(admin, { first: 1 })).toMatchObject({ count: 9, countIsOpen: false });
  });

  test('counts no further than a thousand', async () => {
    const crowded = await college.region({ name: 'Crowded' });
    await college.database.owner.query(
      `with crowd as (insert into person (first_name, last_name, email)
         select 'One', 'Of Many', 'many' || n || '@crowd.example' from generate_series(1, 1001) n returning id)
       insert into person_region (person_id, region_id) select id, $1 from crowd`,
      [crowded.id],
    );
    const there = await college.signedIn({ regionIds: [crowded.id], roles: ['user', 'admin'] });
    expect(await ask(there, { first: 1 })).toMatchObject({ count: 1000, countIsOpen: true });
  });

  test('refuses a search nobody would type', async () => {
    const { errors } = await admin.call(USERS, { filter: { search: 'x'.repeat(101) } });
    expect(errors).toMatchObject([{ extensions: { problem: 'peopleSearchTooLong', values: { max: 100 } } }]);
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

test('a manager finds and opens the people of their campus, by name or number, and nobody of another', async () => {
  const OPEN = 'query user($userId: ID!) { user(userId: $userId) { _id email studentNumber } }';
  const { rows } = await college.database.owner.query<{ student_number: string }>(
    'select student_number from person where id = $1',
    [theo.id],
  );
  const number = String(rows[0]?.student_number);
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
  expect(await names(manager, { search: number })).toEqual(['Theo Twice']);
  expect((await manager.call(OPEN, { userId: theo.id })).data?.['user']).toMatchObject({ _id: theo.id });
  const elsewhere = await college.region({ name: 'Jakarta' });
  const stranded = await college.signedIn({ roles: ['user', 'manager'], regionIds: [elsewhere.id] });
  expect(await names(stranded, { search: number })).toEqual([]);
  expect((await stranded.call(OPEN, { userId: theo.id })).data?.['user']).toBeNull();
});

test('a listed person’s campus tells its time zone, by which times are written into files', async () => {
  const { id: regionId } = await college.region({ timeZone: 'Asia/Kathmandu' });
  const { id } = await college.person({ regionIds: [regionId], firstName: 'Zonal', lastName: 'Student' });
  const there = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  const { data } = await there.call(
    'query users($filter: UserFilter) { users(filter: $filter) { rows { _id regions { timeZone } } } }',
    { filter: { search: 'zonal' } },
  );
  expect(data?.['users']).toEqual({ rows: [{ _id: id, regions: [{ timeZone: 'Asia/Kathmandu' }] }] });
});
