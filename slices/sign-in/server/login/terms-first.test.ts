import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import type { Browser } from '#testing/browser.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
beforeEach(() => college.database.owner.query('update site_settings set terms_version = 1'));
afterAll(() => college.close());

const refusalOf = async (browser: Browser, operation: string, variables: Record<string, unknown> = {}) => {
  const { errors } = await browser.call(operation, variables);
  return errors[0] ? [errors[0].extensions.code, errors[0].extensions.problem] : null;
};
const HELD_UP = ['FORBIDDEN', 'termsNotAccepted'];
const PROFILE =
  'mutation u($input: UserProfileInput!) { updateUserProfile(userProfileInput: $input) { locale } }';
const ACCEPT = 'mutation a { acceptTerms(version: 1) { termsAccepted } }';

test.each([
  ['read what others wrote', 'query r { regions { _id } }'],
  ['read people', 'query u { user(userId: "00000000-0000-0000-0000-000000000001") { _id } }'],
  ['read the log', 'query l { logits { __typename } }'],
  ['change anything', 'mutation m { markNotificationsRead { _id } }'],
])('a person who has not accepted the terms cannot %s (TERMS-03)', async (_, operation) => {
  const newcomer = await college.signedIn({ termsVersion: null, roles: ['user', 'admin', 'superadmin'] });
  expect(await refusalOf(newcomer, operation)).toEqual(HELD_UP);
  await newcomer.call(ACCEPT);
  expect(await refusalOf(newcomer, operation)).toBeNull();
});

test.each([
  ['see themselves', 'query q { currentUser { _id termsAccepted roles } }'],
  ['read the terms', 'query d { documentByTitle(title: "terms") { content } }'],
  ['have the texts in their language', 'query t { translations(locale: "de_DE") { __typename } }'],
  ['accept', ACCEPT],
  ['leave', 'mutation l { logoutUser }'],
])('a person who has not accepted the terms can %s (TERMS-03)', async (_, operation) => {
  const newcomer = await college.signedIn({ termsVersion: null });
  expect(await refusalOf(newcomer, operation)).toBeNull();
});

test('they may choose the language they read the terms in, and nothing else of the profile', async () => {
  const newcomer = await college.signedIn({ termsVersion: null });
  expect(await refusalOf(newcomer, PROFILE, { input: { locale: 'de_DE' } })).toBeNull();
  expect(await refusalOf(newcomer, PROFILE, { input: { locale: 'de_DE', firstName: 'Eva' } })).toEqual(
    HELD_UP,
  );
});

test('they get no token for the reports', async () => {
  const TOKEN = 'query q { currentUser { apiToken } }';
  const newcomer = await college.signedIn({ termsVersion: null, roles: ['user', 'admin'] });
  expect((await newcomer.call(TOKEN)).data).toEqual({ currentUser: { apiToken: null } });
  await newcomer.call(ACCEPT);
  expect((await newcomer.call(TOKEN)).data?.['currentUser']).not.toEqual({ apiToken: null });
});

test('new terms hold up the user who is at work, until they are accepted', async () => {
  const ana = await college.signedIn();
  expect(await refusalOf(ana, 'query r { regions { _id } }')).toBeNull();
  await college.database.owner.query('update site_settings set terms_version = 2');
  expect(await refusalOf(ana, 'query r { regions { _id } }')).toEqual(HELD_UP);
});

test('an administrator in a newcomer’s place looks around, but cannot accept for them', async () => {
  const newcomer = await college.person({ termsVersion: null });
  const admin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  await admin.call(`mutation i { impersonateUser(userId: "${newcomer.id}", reason: "A question") { _id } }`);
  expect(await refusalOf(admin, 'query r { regions { _id } }')).toBeNull();
  expect(await refusalOf(admin, ACCEPT)).toEqual(['FORBIDDEN', 'notWhileImpersonating']);
});

test('an administrator who has not accepted the terms cannot take anyone’s place', async () => {
  const newcomer = await college.person();
  const admin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'], termsVersion: null });
  const take = `mutation i { impersonateUser(userId: "${newcomer.id}", reason: "A question") { _id } }`;
  expect(await refusalOf(admin, take)).toEqual(HELD_UP);
});
