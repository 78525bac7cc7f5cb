import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALUMNI_REGION_SLUG } from '#slices/site-settings/rules/alumni-admin.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let walsall: { id: string };
let alumni: { id: string };
let admin: Browser & { person: { id: string } };
/** Admins are not told of a region that they have no part in. */
let superadmin: Browser;

const SET = `mutation g($userId: ID!, $graduatedOn: Day, $place: String) {
  setGraduation(userId: $userId, graduatedOn: $graduatedOn, place: $place) }`;
const SEEN = `query s($userId: ID!) { user(userId: $userId) { isAlumni graduatedOn gradLocation regionIds roles } }`;
const set = (userId: string, graduatedOn: string | null, place = 'Denver') =>
  admin.call(SET, { userId, graduatedOn, place });
const seen = async (userId: string) => (await superadmin.call(SEEN, { userId })).data?.['user'];

beforeAll(async () => {
  college = await College.open();
  [denver, walsall] = [await college.region(), await college.region()];
  alumni = await college.region({ slug: ALUMNI_REGION_SLUG });
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
  superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
});
afterAll(() => college.close());

test('a user who graduated from the second year is an alumnus of two regions, until it is taken back (HOLE-62)', async () => {
  const ana = await college.person({ regionIds: [denver.id] });
  for (let time = 0; time < 2; time++) {
    expect((await set(ana.id, '2026-05-17')).data).toEqual({ setGraduation: true });
    expect(await seen(ana.id)).toEqual({
      isAlumni: true,
      graduatedOn: '2026-05-17',
      gradLocation: 'Denver',
      regionIds: [denver.id, alumni.id],
      roles: ['user'],
    });
  }
  await set(ana.id, null);
  expect(await seen(ana.id)).toMatchObject({ isAlumni: false, graduatedOn: null, regionIds: [denver.id] });
  const { rows } = await college.database.owner.query<{ after: object }>(
    `select after from audit where entity_id = $1 and action = 'setGraduation' order by id`,
    [ana.id],
  );
  expect(rows).toEqual([
    { after: { graduatedOn: '2026-05-17', graduationPlace: 'Denver' } },
    { after: { graduatedOn: null, graduationPlace: '' } },
  ]);
});

test('a manager who graduates does not become a manager of the alumni', async () => {
  const ana = await college.person({ roles: ['user', 'manager'], regionIds: [denver.id] });
  await set(ana.id, '2026-05-17');
  expect(await seen(ana.id)).toMatchObject({ isAlumni: true, roles: ['user', 'manager'] });
  const { rows } = await college.database.owner.query<{ region_id: string; role_names: string[] }>(
    'select region_id, role_names from region_role where person_id = $1',
    [ana.id],
  );
  expect(rows).toEqual([{ region_id: denver.id, role_names: ['manager'] }]);
});

test('a day to come, no day at all, a user of another campus and oneself are refused', async () => {
  const [ana, stranger] = [
    await college.person({ regionIds: [denver.id] }),
    await college.person({ regionIds: [walsall.id] }),
  ];
  const tries = [
    [await set(ana.id, '2199-01-01'), 'graduationDayInvalid'],
    [await set(ana.id, 'spring'), 'dayInvalid'],
    [await set(stranger.id, '2026-05-17'), 'recordNotFound'],
    [await set(admin.person.id, '2026-05-17'), 'aboutYourself'],
  ] as const;
  for (const [{ errors }, problem] of tries) expect(errors).toMatchObject([{ extensions: { problem } }]);
});
