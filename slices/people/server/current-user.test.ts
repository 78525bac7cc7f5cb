import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const CURRENT_USER = `query currentUser { currentUser {
  _id fullName firstName lastName email emailVerified roles regionIds regions { _id name slug userCount }
  regionRoles { slug roleNames } createdBy createdAt cloudinaryId locale isActiveStudent isAlumni isAlumniOnly
  gradLocation gradYear subscribeAlumniEmail termsAccepted showAlumniWelcome impersonatingUser { _id } showVideo
  selectedGroup permissions individualPermissions groups { _id name archived } } }`;
const sql = (text: string, ...values: unknown[]) => college.database.owner.query(text, values);
const currentUser = async (browser: Browser) =>
  (await browser.call(CURRENT_USER)).data?.['currentUser'] as Record<string, unknown> | null;

describe('the current user', () => {
  test('is nobody for a visitor, without an error that would make the page reload for ever (TRAP-12)', async () => {
    const answer = await college.visitor().call(CURRENT_USER);
    expect([answer.status, answer.errors, answer.data]).toEqual([200, [], { currentUser: null }]);
  });

  test('carries who they are (API-06, USER-01, USER-02, USER-06, USER-07)', async () => {
    const maker = await college.person();
    const ana = await college.signedIn({ firstName: 'Ana', lastName: 'Ruiz', locale: 'es_MX' });
    const { id, email } = ana.person;
    await sql(`update person set picture_id = 'pictures/ana', created_by = $2 where id = $1`, id, maker.id);
    expect(await currentUser(ana)).toMatchObject({
      _id: id,
      fullName: 'Ana Ruiz',
      firstName: 'Ana',
      lastName: 'Ruiz',
      email,
      emailVerified: true,
      roles: ['user'],
      createdBy: maker.id,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      cloudinaryId: 'pictures/ana',
      locale: 'es_MX',
    });
  });

  test('carries their regions and the roles held there (USER-03, USER-04, USER-05, USER-16)', async () => {
    const [denver, walsall] = [
      await college.region({ name: 'Denver' }),
      await college.region({ name: 'Walsall' }),
    ];
    await college.person({ regionIds: [denver.id] });
    const dean = await college.signedIn({
      regionIds: [denver.id, walsall.id],
      regionRoles: [{ regionId: walsall.id, roleNames: ['dean', 'manager'] }],
    });
    expect(await currentUser(dean)).toMatchObject({
      regionIds: [denver.id, walsall.id],
      regions: [
        { _id: denver.id, name: 'Denver', slug: denver.slug, userCount: 2 },
        { _id: walsall.id, name: 'Walsall', slug: walsall.slug, userCount: 1 },
      ],
      regionRoles: [{ slug: walsall.slug, roleNames: ['dean', 'manager'] }],
    });
  });

  test('carries their groups and the one selected (USER-08, USER-13, USER-37, API-08)', async () => {
    const region = await college.region();
    const [old, day] = [
      await college.group({ regionId: region.id, name: 'Year 1', archived: true }),
      await college.group({ regionId: region.id, name: 'Year 2' }),
    ];
    const ana = await college.signedIn({ regionIds: [region.id], groupIds: [old.id, day.id] });
    expect(await currentUser(ana)).toMatchObject({
      groups: [
        { _id: day.id, name: 'Year 2', archived: false },
        { _id: old.id, name: 'Year 1', archived: true },
      ],
      selectedGroup: day.id,
      isActiveStudent: true,
    });
  });

  test('carries who impersonates them, whether videos are shown, and the group they chose (USER-09)', async () => {
    const region = await college.region();
    const [chosen, other] = [
      await college.group({ regionId: region.id }),
      await college.group({ regionId: region.id }),
    ];
    const ana = await college.signedIn({ regionIds: [region.id], groupIds: [chosen.id, other.id] });
    await sql(
      'update person set show_video = false, selected_group_id = $2 where id = $1',
      ana.person.id,
      other.id,
    );
    const facts = { showVideo: false, selectedGroup: other.id };
    expect(await currentUser(ana)).toMatchObject({ ...facts, impersonatingUser: null });

    const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
    await admin.call('mutation i($id: ID!) { impersonateUser(userId: $id, reason: "A question") { _id } }', {
      id: ana.person.id,
    });
    const behind = { _id: admin.person.id };
    expect(await currentUser(admin)).toMatchObject({ ...facts, impersonatingUser: behind });
    await sql('update person set show_video = true where id = $1', ana.person.id);
    expect(await currentUser(ana)).toMatchObject({ showVideo: true });
  });

  test('is no active student in archived groups, nor in a group left yesterday (USER-08)', async () => {
    const region = await college.region();
    const archived = await college.group({ regionId: region.id, archived: true });
    const left = await college.group({ regionId: region.id });
    const ana = await college.signedIn({ groupIds: [archived.id, left.id] });
    await sql(
      `update group_member set first_day = current_date - 9, last_day = current_date - 1 where group_id = $1`,
      left.id,
    );
    expect(await currentUser(ana)).toMatchObject({
      isActiveStudent: false,
      groups: [{ _id: archived.id }],
      selectedGroup: archived.id,
    });
  });

  test('carries what they may do, by role and by name (USER-10)', async () => {
    const ana = await college.signedIn();
    await sql(
      `insert into individual_permission (person_id, permission) values ($1, 'readReports')`,
      ana.person.id,
    );
    expect(await currentUser(ana)).toMatchObject({
      permissions: ['editOwnProfile', 'readDocuments', 'readReports', 'study'],
      individualPermissions: ['readReports'],
    });
  });

  test('carries what concerns alumni', async () => {
    const ana = await college.signedIn();
    await sql(
      `update person set graduated_on = '2024-06-01', graduation_place = 'Denver', show_alumni_welcome = true where id = $1`,
      ana.person.id,
    );
    expect(await currentUser(ana)).toMatchObject({
      isAlumni: true,
      isAlumniOnly: true,
      gradLocation: 'Denver',
      gradYear: 2024,
      subscribeAlumniEmail: true,
      showAlumniWelcome: true,
    });
  });

  test('changes with the next request when the roles change (C4)', async () => {
    const ana = await college.signedIn();
    await sql(`update person set roles = '{user,admin}' where id = $1`, ana.person.id);
    expect(await currentUser(ana)).toMatchObject({ roles: ['user', 'admin'] });
  });
});

test('nobody is without the role user, whatever the database is told (TRAP-18)', async () => {
  const { id } = await college.person();
  await expect(sql(`update person set roles = '{admin}' where id = $1`, id)).rejects.toThrow(
    'person_roles_check',
  );
  await expect(sql(`update person set roles = '{user,boss}' where id = $1`, id)).rejects.toThrow(
    'person_roles_check',
  );
});
