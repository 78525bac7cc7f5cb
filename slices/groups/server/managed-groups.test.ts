import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let manager: Browser;
let elsewhere: Browser;

const GROUPS = `query groups($filter: GroupFilter, $sort: GroupSort, $descending: Boolean, $first: Int, $after: ID) {
  groups(filter: $filter, sort: $sort, descending: $descending, first: $first, after: $after) {
    rows { _id name regionName studyYear intake membersNow membersEver archived } nextCursor count } }`;
const MEMBERS = `query groupMembers($groupId: ID!, $state: MemberState, $first: Int, $after: ID) {
  group(groupId: $groupId) { name membersNow membersToGraduate membersEver }
  groupMembers(groupId: $groupId, state: $state, first: $first, after: $after) {
    rows { _id fullName firstDay lastDay } nextCursor count } }`;

const ROSTER = `query groupMembers($groupId: ID!, $search: String) {
  groupMembers(groupId: $groupId, search: $search) {
    rows { fullName givenName familyName studentNumber email phone } nextCursor count } }`;

interface Contact {
  fullName: string;
  email: string | null;
  phone: string | null;
  studentNumber: string | null;
}

interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
  count: number;
}
const ask = async (browser: Browser, variables: Record<string, unknown> = {}) =>
  (await browser.call(GROUPS, variables)).data?.['groups'] as Page<{ _id: string; name: string }>;
const names = async (browser: Browser, filter: Record<string, unknown> = {}) =>
  (await ask(browser, { filter, first: 100 })).rows.map(({ name }) => name);
const change = (groupId: string, facts: string) =>
  college.database.owner.query(`update student_group set ${facts} where id = $1`, [groupId]);

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region({ name: 'Denver' }), await college.region({ name: 'Walsall' })];
  const [evening, day, over, free] = [
    await college.group({ regionId: denver.id, name: 'Évening Class' }),
    await college.group({ regionId: denver.id, name: 'Day Class' }),
    await college.group({ regionId: denver.id, name: 'Day Class of old', archived: true }),
    await college.group({ regionId: denver.id, name: '自由课程' }),
    await college.group({ regionId: walsall.id, name: 'Day Class of Walsall' }),
  ];
  await change(evening.id, `study_year = 2, intake = '2026/27'`);
  await change(day.id, `study_year = 1, intake = '2026/27'`);
  await change(over.id, `study_year = 1, intake = '2024/25'`);
  await change(free.id, `session = 'ONLINE'`);
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  elsewhere = await college.signedIn({ roles: ['user', 'manager'], regionIds: [walsall.id] });
});
afterAll(() => college.close());

describe('the list of groups', () => {
  test('shows a manager the groups of their campus by name, those that are over last, and no others (HOLE-76)', async () => {
    expect(await names(manager)).toEqual(['Day Class', 'Évening Class', '自由课程', 'Day Class of old']);
    expect(await names(elsewhere)).toEqual(['Day Class of Walsall']);
    expect(await names(manager, { regionId: walsall.id })).toEqual([]);
  });

  test('puts a group that everybody has left after those of now, in either direction', async () => {
    const place = await college.region();
    const [left, going] = [
      await college.group({ regionId: place.id, name: 'A class of last year' }),
      await college.group({ regionId: place.id, name: 'Class of now' }),
    ];
    const { id: student } = await college.person({ regionIds: [place.id] });
    for (const [groupId, lastDay] of [
      [left.id, '2020-06-30'],
      [going.id, null],
    ])
      await college.database.owner.query(
        `insert into group_member (group_id, person_id, region_id, first_day, last_day) values ($1, $2, $3, '2019-09-01', $4)`,
        [groupId, student, place.id, lastDay],
      );
    const office = await college.signedIn({ roles: ['user', 'manager'], regionIds: [place.id] });
    expect(await names(office)).toEqual(['Class of now', 'A class of last year']);
    const { rows } = await ask(office, { descending: true, first: 1 });
    expect(rows.map(({ name }) => name)).toEqual(['Class of now']);
    await college.group({ regionId: place.id, name: 'Not begun' });
    expect(await names(office, { current: true })).toEqual(['Class of now', 'Not begun']);
    expect(await names(office, { current: false })).toEqual(['A class of last year']);
  });

  // At any hour at least one of these campuses has another day than the server.
  test.each([
    { timeZone: 'Pacific/Kiritimati', daysAgo: 1, order: ['Second', 'First'] },
    { timeZone: 'Pacific/Pago_Pago', daysAgo: 0, order: ['First', 'Second'] },
  ])('tells who has left by the day it is in $timeZone', async ({ timeZone, daysAgo, order }) => {
    const there = await college.region({ timeZone });
    const office = await college.signedIn({ roles: ['user', 'manager'], regionIds: [there.id] });
    const first = await college.group({ regionId: there.id, name: 'First' });
    await college.group({ regionId: there.id, name: 'Second' });
    const { id: student } = await college.person({ regionIds: [there.id] });
    await college.database.owner.query(
      `insert into group_member (group_id, person_id, region_id, first_day, last_day) values ($1, $2, $3, '2019-09-01', $4)`,
      [first.id, student, there.id, addDays(dayIn(college.now(), timeZone), -daysAgo)],
    );
    const one = await ask(office, { first: 1 });
    const two = await ask(office, { first: 1, after: one.nextCursor });
    expect([...one.rows, ...two.rows].map(({ name }) => name)).toEqual(order);
  });

  test('is found by the beginnings of words, without accents, and narrowed by year and archive', async () => {
    expect(await names(manager, { search: 'class eve' })).toEqual(['Évening Class']);
    expect(await names(manager, { search: '2026/27' })).toEqual(['Day Class', 'Évening Class']);
    expect(await names(manager, { search: '课程' })).toEqual(['自由课程']);
    expect(await names(manager, { search: 'lass' })).toEqual([]);
    expect(await names(manager, { search: "%' or true --" })).toEqual([]);
    expect(await names(manager, { studyYear: 1 })).toEqual(['Day Class', 'Day Class of old']);
    expect(await names(manager, { archived: true })).toEqual(['Day Class of old']);
    expect(await names(manager, { archived: false, studyYear: 1 })).toEqual(['Day Class']);
  });

  test('goes on page by page, in either direction and by any column, without losing or repeating one', async () => {
    for (const sort of ['NAME', 'YEAR', 'INTAKE']) {
      for (const descending of [false, true]) {
        const whole = (await ask(manager, { sort, descending, first: 100 })).rows.map(({ _id }) => _id);
        const pages: string[] = [];
        for (let after: string | null = null; ;) {
          const page = await ask(manager, { sort, descending, first: 1, after });
          pages.push(...page.rows.map(({ _id }) => _id));
          after = page.nextCursor;
          if (!after) break;
        }
        expect(pages).toEqual(whole);
        expect(whole).toHaveLength(4);
      }
    }
    expect(await ask(manager, { first: 1 })).toMatchObject({ count: 4 });
  });

  test('refuses a search nobody would type', async () => {
    const { errors } = await manager.call(GROUPS, { filter: { search: 'x'.repeat(101) } });
    expect(errors).toMatchObject([{ extensions: { problem: 'groupSearchTooLong', values: { max: 100 } } }]);
  });

  test('is closed to students, and the whole college to a superadmin who is a manager', async () => {
    const student = await college.signedIn({ regionIds: [denver.id] });
    expect((await student.call(GROUPS)).data).toBeNull();
    const everywhere = await college.signedIn({ roles: ['user', 'manager', 'superadmin'] });
    expect(await names(everywhere, { search: 'day' })).toEqual([
      'Day Class',
      'Day Class of Walsall',
      'Day Class of old',
    ]);
  });
});

describe('the members of a group', () => {
  test('are those of now and then former ones, by last name, also who belongs to another campus now', async () => {
    const group = await college.group({ regionId: denver.id, name: 'With members' });
    const inGroup = { groupIds: [group.id] };
    const [zoe, ida, moved] = [
      await college.person({ ...inGroup, regionIds: [denver.id], firstName: 'Zoe', lastName: 'Adams' }),
      await college.person({ ...inGroup, regionIds: [denver.id], firstName: 'Ida', lastName: 'Öberg' }),
      await college.person({ ...inGroup, regionIds: [walsall.id], firstName: 'Moe', lastName: 'Moved' }),
    ];
    await college.database.owner.query(
      `update group_member set last_day = '2026-02-01' where person_id = any ($1::uuid[])`,
      [[zoe.id, moved.id]],
    );
    const members = async (variables: Record<string, unknown> = {}) =>
      (await manager.call(MEMBERS, { groupId: group.id, ...variables })).data;
    const rowsOf = async (variables: Record<string, unknown>) => {
      const page = (await members(variables))?.['groupMembers'] as Page<{ fullName: string }> | undefined;
      return page?.rows.map(({ fullName }) => fullName);
    };
    expect(await members()).toMatchObject({
      group: { name: 'With members', membersNow: 1, membersToGraduate: 1, membersEver: 3 },
      groupMembers: { count: 3, nextCursor: null },
    });
    expect(await rowsOf({})).toEqual(['Ida Öberg', 'Zoe Adams', 'Moe Moved']);
    expect(await rowsOf({ state: 'NOW' })).toEqual(['Ida Öberg']);
    expect(await rowsOf({ state: 'FORMER' })).toEqual(['Zoe Adams', 'Moe Moved']);
    expect(await rowsOf({ first: 1, after: zoe.id })).toEqual(['Moe Moved']);
    expect(await rowsOf({ first: 2, after: ida.id })).toEqual(['Zoe Adams', 'Moe Moved']);
    const found = async (search: string) => {
      const { data } = await manager.call(ROSTER, { groupId: group.id, search });
      return (data?.['groupMembers'] as Page<Contact> | undefined)?.rows ?? [];
    };
    await college.database.owner.query(
      `insert into phone (person_id, kind, number) values ($1, 'WORK', '1'), ($1, 'MOBILE', '2'), ($2, 'WORK', '3')`,
      [zoe.id, moved.id],
    );
    const [first] = await found('zo ad');
    expect(first).toMatchObject({
      fullName: 'Zoe Adams',
      givenName: 'Zoe',
      familyName: 'Adams',
      email: zoe.email,
      phone: '2',
    });
    expect((await found(first?.studentNumber ?? 'none')).map(({ fullName }) => fullName)).toEqual([
      'Zoe Adams',
    ]);
    expect(await found('moe')).toMatchObject([{ email: null, phone: null }]);
    expect(await found(moved.email)).toEqual([]);
    expect((await elsewhere.call(MEMBERS, { groupId: group.id })).data).toEqual({
      group: null,
      groupMembers: null,
    });
  });
});
