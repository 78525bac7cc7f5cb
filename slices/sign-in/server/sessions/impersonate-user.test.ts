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

const IMPERSONATE = `mutation impersonateUser($userId: ID!, $reason: String!) {
  impersonateUser(userId: $userId, reason: $reason) { _id impersonatingUser { _id fullName } } }`;
const WHO = 'query q { currentUser { _id roles impersonatingUser { _id } } }';
const LOG_OUT = 'mutation logoutUser { logoutUser }';
const MINUTE_MS = 60_000;

const signedInAdmin = () => college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
const student = () => college.person({ regionIds: [region.id] });
const impersonate = (browser: Browser, userId: string, reason = 'a question about grades') =>
  browser.call(IMPERSONATE, { userId, reason });
const withCookiesOf = (browser: Browser) => {
  const copy = college.visitor();
  browser.cookies.forEach((value, name) => copy.cookies.set(name, value));
  return copy;
};
const auditOf = async (personId: string) => {
  const { rows } = await college.database.owner.query<{
    action: string;
    actor_id: string;
    impersonator_id: string | null;
    reason: string | null;
  }>(`select action, actor_id, impersonator_id, reason from audit where entity_id = $1 order by id`, [
    personId,
  ]);
  return rows;
};

describe('an admin who impersonates', () => {
  test('is the other person, and the current user names the admin behind (USER-27, USER-28, TRAP-27)', async () => {
    const [admin, ana] = [await signedInAdmin(), await student()];
    const { firstName, lastName, id } = admin.person;
    const answer = await impersonate(admin, ana.id);
    const behind = { _id: id, fullName: `${firstName} ${lastName}` };
    expect(answer.data).toEqual({ impersonateUser: { _id: ana.id, impersonatingUser: behind } });
    expect((await admin.call(WHO)).data).toEqual({
      currentUser: { _id: ana.id, roles: ['user'], impersonatingUser: { _id: id } },
    });
  });

  test('returns to their own session by logging out, under a new secret (AUTH-78)', async () => {
    const [admin, ana] = [await signedInAdmin(), await student()];
    const before = withCookiesOf(admin);
    await impersonate(admin, ana.id);
    const during = withCookiesOf(admin);
    expect((await admin.call(LOG_OUT)).data).toEqual({ logoutUser: true });
    expect((await admin.call(WHO)).data).toMatchObject({
      currentUser: { _id: admin.person.id, impersonatingUser: null },
    });
    const sessionIds = [before, admin].map(({ cookies }) => cookies.get('__Host-sid')?.split('.')[0]);
    expect(sessionIds[0]).toBe(sessionIds[1]);
    expect((await before.call(WHO)).errors[0]?.message).toBe('Token expired');
    expect((await during.call(WHO)).errors[0]?.message).toBe('Token expired');
  });

  test('is told of on the account page of whom they saw the site as, unless the college keeps that to itself', async () => {
    const admin = await signedInAdmin();
    const [ana, ben] = [await college.signedIn({ regionIds: [region.id] }), await college.signedIn()];
    const views = async (browser: Browser) =>
      (await browser.call('query supportViews { supportViews }')).data?.['supportViews'];
    await impersonate(admin, ana.person.id);
    expect(await views(ana)).toEqual([expect.any(String)]);
    expect([await views(ben), await views(admin)]).toEqual([[], undefined]);
    const tell = (told: boolean) =>
      college.database.owner.query('update site_settings set tells_support_views = $1', [told]);
    await tell(false);
    expect(await views(ana)).toEqual([]);
    await tell(true);
  });

  test('keeps nothing in the browser that leads back: one cookie, of the other session', async () => {
    const [admin, ana] = [await signedInAdmin(), await student()];
    const own = admin.cookies.get('__Host-sid');
    await impersonate(admin, ana.id);
    expect([...admin.cookies.keys()]).toEqual(['__Host-sid']);
    expect(admin.cookies.get('__Host-sid')?.split('.')[0]).not.toBe(own?.split('.')[0]);
  });

  test('is out after sixty minutes, and not before (D4)', async () => {
    const [admin, ana] = [await signedInAdmin(), await student()];
    await impersonate(admin, ana.id);
    college.pass(60 * MINUTE_MS - 1);
    expect((await admin.call(WHO)).data).toMatchObject({ currentUser: { _id: ana.id } });
    college.pass(1);
    expect((await admin.call(WHO)).errors[0]?.message).toBe('Token expired');
  });

  test.each([
    ['is disabled', `update person set status = 'DISABLED' where id = $1`],
    ['is no admin any more', `update person set roles = '{user}' where id = $1`],
  ])('and then %s is out on the next request (D3)', async (_, change) => {
    const [admin, ana] = [await signedInAdmin(), await student()];
    await impersonate(admin, ana.id);
    await college.database.owner.query(change, [admin.person.id]);
    expect((await admin.call(WHO)).errors[0]?.message).toBe('Token expired');
  });
});

describe('in another user’s name', () => {
  test('nobody accepts the terms (D5, TRAP-28)', async () => {
    const admin = await signedInAdmin();
    const ana = await college.person({ regionIds: [region.id], termsVersion: null });
    await impersonate(admin, ana.id);
    const answer = await admin.call('mutation a { acceptTerms(version: 1) { _id } }');
    expect(answer.errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      problem: 'notWhileImpersonating',
    });
    const { rows } = await college.database.owner.query('select terms_version from person where id = $1', [
      ana.id,
    ]);
    expect(rows).toEqual([{ terms_version: null }]);
  });

  test('every change is written down with both names, from the first minute to the last (D5, J1)', async () => {
    const [admin, ana] = [await signedInAdmin(), await student()];
    await impersonate(admin, ana.id, '  a question about grades ');
    await admin.call('mutation u { updateUserProfile(userProfileInput: { locale: "de_DE" }) { _id } }');
    await admin.call(LOG_OUT);
    const both = { actor_id: ana.id, impersonator_id: admin.person.id, reason: null };
    expect(await auditOf(ana.id)).toEqual([
      {
        action: 'startImpersonating',
        actor_id: admin.person.id,
        impersonator_id: null,
        reason: 'a question about grades',
      },
      { action: 'updateProfile', ...both },
      { action: 'stopImpersonating', ...both },
    ]);
  });
});
