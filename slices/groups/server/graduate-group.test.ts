import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALUMNI_REGION_SLUG } from '#slices/site-settings/rules/alumni-admin.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let alumni: { id: string };
let admin: Browser;
let group: { id: string };
let ana: { id: string };
let ben: { id: string };

const GRADUATE = `mutation graduateGroup(
    $groupId: ID!, $personIds: [ID!], $graduatedOn: Day, $place: String, $exceptions: [ExceptionInput!]) {
  graduateGroup(groupId: $groupId, personIds: $personIds, graduatedOn: $graduatedOn, place: $place,
    exceptions: $exceptions) { _id fullName outcome } }`;
const DAY = '2026-02-14';

const exceptFor = (...ids: string[]) => ids.map((personId) => ({ personId, reason: 'Passed elsewhere' }));
const graduate = (browser: Browser, facts: Record<string, unknown> = {}) =>
  browser.call(GRADUATE, {
    groupId: group.id,
    graduatedOn: DAY,
    place: 'Denver',
    exceptions: exceptFor(ana.id, ben.id),
    ...facts,
  });
const outcomes = async (answer: ReturnType<typeof graduate>) =>
  (((await answer).data?.['graduateGroup'] ?? []) as { fullName: string; outcome: string }[]).map(
    ({ fullName, outcome }) => [fullName, outcome],
  );
const standing = async (id: string) =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      'select graduated_on, graduation_place, region_ids from person where id = $1',
      [id],
    )
  ).rows[0];

beforeAll(async () => {
  college = await College.open();
  denver = await college.region();
  const { rows } = await college.database.owner.query<{ id: string }>(
    'select id from region where slug = $1',
    [ALUMNI_REGION_SLUG],
  );
  alumni = rows[0] ?? (await college.region({ slug: ALUMNI_REGION_SLUG }));
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
});
afterAll(() => college.close());
beforeEach(async () => {
  group = await college.group({ regionId: denver.id, name: 'Second Year' });
  const inGroup = { regionIds: [denver.id], groupIds: [group.id] };
  ana = await college.person({ ...inGroup, firstName: 'Ana', lastName: 'Able' });
  ben = await college.person({ ...inGroup, firstName: 'Ben', lastName: 'Bold' });
});

describe('a whole group graduates', () => {
  test('everybody in it becomes an alumnus on the day, is told one by one, and stays in the group', async () => {
    expect(await outcomes(graduate(admin))).toEqual([
      ['Ana Able', 'GRADUATED'],
      ['Ben Bold', 'GRADUATED'],
    ]);
    expect(await standing(ana.id)).toEqual({
      graduated_on: DAY,
      graduation_place: 'Denver',
      region_ids: [denver.id, alumni.id],
    });
    // Sent again, it is answered again and done once.
    expect((await graduate(admin)).errors).toEqual([]);
    const later = await graduate(admin, { graduatedOn: '2026-06-01' });
    expect(later.errors).toMatchObject([{ extensions: { problem: 'nobodyGraduates' } }]);
    const { rows } = await college.database.owner.query(
      `select from audit where action = 'graduateGroup' and entity_id = $1`,
      [group.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('nobody graduates where nobody is chosen, or only those who may not, and the log says nothing', async () => {
    for (const facts of [{ personIds: [] }, { exceptions: [] }])
      expect((await graduate(admin, facts)).errors).toMatchObject([
        { extensions: { problem: 'nobodyGraduates' } },
      ]);
    const { rows } = await college.database.owner.query(`select from audit where entity_id = any($1)`, [
      [group.id, ana.id],
    ]);
    expect(rows).toEqual([]);
  });

  test('the reason of an exception stands in the history of the person', async () => {
    await graduate(admin, { exceptions: exceptFor(ana.id) });
    const { rows } = await college.database.owner.query(
      `select action, reason from audit where entity = 'person' and entity_id = $1 order by id`,
      [ana.id],
    );
    expect(rows).toContainEqual({ action: 'graduateWithException', reason: 'Passed elsewhere' });
  });

  test('who is deactivated or has not passed the courses does not graduate unseen', async () => {
    await college.database.owner.query(`update person set status = 'DISABLED' where id = $1`, [ben.id]);
    expect(await outcomes(graduate(admin, { exceptions: exceptFor(ana.id) }))).toEqual([
      ['Ana Able', 'GRADUATED'],
      ['Ben Bold', 'NOT_MET'],
    ]);
    expect(await standing(ben.id)).toMatchObject({ graduated_on: null });
    const { rows } = await college.database.owner.query<{ after: object }>(
      `select after from audit where action = 'graduateGroup' and entity_id = $1`,
      [group.id],
    );
    expect(rows[0]?.after).toMatchObject({
      exceptions: [
        { personId: ana.id, reason: 'Passed elsewhere', shortfalls: ['CORE_COURSES', 'ELECTIVES'] },
      ],
    });
  });

  test('who graduated before keeps their day, and what was done is taken back for the others alone', async () => {
    await college.database.owner.query(`update person set graduated_on = '2020-05-17' where id = $1`, [
      ben.id,
    ]);
    expect(await outcomes(graduate(admin))).toEqual([
      ['Ana Able', 'GRADUATED'],
      ['Ben Bold', 'UNCHANGED'],
    ]);
    const back = graduate(admin, { personIds: [ana.id], graduatedOn: null, place: null });
    expect(await outcomes(back)).toEqual([['Ana Able', 'TAKEN_BACK']]);
    expect(await standing(ana.id)).toMatchObject({ graduated_on: null, region_ids: [denver.id] });
    expect(await standing(ben.id)).toMatchObject({ graduated_on: '2020-05-17' });
  });

  test('on a day that is over, by an admin of the campus, and with none but members', async () => {
    const problem = async (answer: ReturnType<typeof graduate>) => (await answer).errors[0]?.extensions;
    expect(await problem(graduate(admin, { graduatedOn: '2999-01-01' }))).toMatchObject({
      problem: 'graduationDayInvalid',
    });
    const stranger = await college.person({ regionIds: [denver.id] });
    expect(await problem(graduate(admin, { personIds: [stranger.id] }))).toMatchObject({
      problem: 'recordNotFound',
    });
    const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
    expect(await problem(graduate(manager))).toMatchObject({ code: 'FORBIDDEN' });
    const elsewhere = await college.signedIn({
      roles: ['user', 'admin'],
      regionIds: [(await college.region()).id],
    });
    expect(await problem(graduate(elsewhere))).toMatchObject({ problem: 'recordNotFound' });
    expect(await standing(ana.id)).toMatchObject({ graduated_on: null });
  });

  test('nobody graduates themselves with their group, not even in another user’s place', async () => {
    const inGroup = { regionIds: [denver.id], groupIds: [group.id], lastName: 'Zeal' };
    const self = await college.signedIn({
      ...inGroup,
      firstName: 'Cleo',
      roles: ['user', 'admin', 'superadmin'],
    });
    const others = [
      ['Ana Able', 'GRADUATED'],
      ['Ben Bold', 'GRADUATED'],
    ];
    expect(await outcomes(graduate(self))).toEqual([...others, ['Cleo Zeal', 'ABOUT_YOURSELF']]);
    const colleague = await college.person({ roles: ['user', 'admin'], regionIds: [denver.id] });
    await self.call(
      'mutation i($id: ID!) { impersonateUser(userId: $id, reason: "To see what is wrong") { _id } }',
      { id: colleague.id },
    );
    const own = { personIds: [self.person.id] };
    expect(await outcomes(graduate(self, own))).toEqual([['Cleo Zeal', 'ABOUT_YOURSELF']]);
    expect(await standing(self.person.id)).toMatchObject({ graduated_on: null });
    const byAnother = { ...own, exceptions: exceptFor(self.person.id) };
    expect(await outcomes(graduate(admin, byAnother))).toEqual([['Cleo Zeal', 'GRADUATED']]);
  });
});
