import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, digestOf, PASSWORD } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const NEW = 'another long password';
const CHANGE_EMAIL = `mutation changeEmail($newEmail: String!, $currentPassword: String!) {
  changeEmail(newEmail: $newEmail, currentPassword: $currentPassword) }`;
const CHANGE_PASSWORD = `mutation changePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }`;
const RECOVER = `mutation recoverPassword($token: String!, $newPassword: String!) {
  recoverPassword(token: $token, newPassword: $newPassword) }`;
const FORGOT = 'mutation forgotPassword($email: String!) { forgotPassword(email: $email) { _id } }';
const CONFIRM = 'mutation confirmEmail($token: String!) { confirmEmail(token: $token) }';

let made = 0;
const freshAddress = () => `moved${++made}@example.org`;
const ask = (browser: Browser, newEmail: string, password = PASSWORD) =>
  browser.call(CHANGE_EMAIL, { newEmail, currentPassword: digestOf(password) });
const changePassword = (browser: Browser) =>
  browser.call(CHANGE_PASSWORD, { currentPassword: digestOf(PASSWORD), newPassword: digestOf(NEW) });
const logOutEverywhere = (browser: Browser) => browser.call('mutation logOutEverywhere { logOutEverywhere }');
const confirm = (token: string) => college.visitor().call(CONFIRM, { token });
const problemOf = (answer: { errors: { extensions: { problem: string } }[] }) =>
  answer.errors[0]?.extensions.problem;
const mailsTo = async (address: string) => (await college.mails()).filter(({ to }) => to === address);
const lastTokenTo = async (address: string) =>
  (await mailsTo(address))
    .findLast(({ link }) => link)
    ?.link?.split('/')
    .at(-1) ?? '';

/** The link to a new address that the user who sits in the browser has asked for. */
async function tokenFor(browser: Browser): Promise<string> {
  const newEmail = freshAddress();
  expect((await ask(browser, newEmail)).data).toEqual({ changeEmail: true });
  await college.runJobs();
  return lastTokenTo(newEmail);
}

describe('the link to a new address', () => {
  test('is void once the owner has changed the password, for a thief may have asked for it (D2)', async () => {
    const thief = await college.signedIn();
    const owner = await college.signedIn(thief.person);
    const token = await tokenFor(thief);
    expect((await changePassword(owner)).data).toEqual({ changePassword: true });
    expect(problemOf(await confirm(token))).toBe('linkUsedUp');
    expect((await college.visitor().logIn(owner.person.email, NEW)).errors).toEqual([]);
  });

  test('is void once the owner has recovered the password (D2)', async () => {
    const thief = await college.signedIn();
    const { email } = thief.person;
    const token = await tokenFor(thief);
    await college.visitor().call(FORGOT, { email });
    await college.runJobs();
    const reset = { token: await lastTokenTo(email), newPassword: digestOf(NEW) };
    expect((await college.visitor().call(RECOVER, reset)).data).toEqual({ recoverPassword: true });
    expect(problemOf(await confirm(token))).toBe('linkUsedUp');
  });

  test('is not even mailed when the password was changed before its turn came (D2)', async () => {
    const thief = await college.signedIn();
    const owner = await college.signedIn(thief.person);
    const newEmail = freshAddress();
    expect((await ask(thief, newEmail)).data).toEqual({ changeEmail: true });
    expect((await changePassword(owner)).data).toEqual({ changePassword: true });
    await college.runJobs();
    expect(await mailsTo(newEmail)).toEqual([]);

    const wanted = freshAddress();
    expect((await ask(owner, wanted, NEW)).data).toEqual({ changeEmail: true });
    await college.runJobs();
    expect(await mailsTo(wanted)).toHaveLength(1);
  });

  test('is void once the owner has logged out everywhere (D2)', async () => {
    const thief = await college.signedIn();
    const owner = await college.signedIn(thief.person);
    const token = await tokenFor(thief);
    expect((await logOutEverywhere(owner)).data).toEqual({ logOutEverywhere: true });
    expect(problemOf(await confirm(token))).toBe('linkUsedUp');
  });

  test('is not even mailed when the owner logged out everywhere before its turn came (D2)', async () => {
    const thief = await college.signedIn();
    const owner = await college.signedIn(thief.person);
    const newEmail = freshAddress();
    expect((await ask(thief, newEmail)).data).toEqual({ changeEmail: true });
    expect((await logOutEverywhere(owner)).data).toEqual({ logOutEverywhere: true });
    await college.runJobs();
    expect(await mailsTo(newEmail)).toEqual([]);
  });

  test('and a new password at the same moment do not hold each other up', async () => {
    for (let round = 0; round < 5; round++) {
      const ana = await college.signedIn();
      const token = await tokenFor(ana);
      const [confirmed, changed] = await Promise.all([confirm(token), changePassword(ana)]);
      expect([undefined, 'linkUsedUp']).toContain(problemOf(confirmed));
      expect(changed.data).toEqual({ changePassword: true });
    }
  });
});

test.each([
  ['the password was changed', changePassword],
  ['the owner logged out everywhere', logOutEverywhere],
])('a link for a forgotten password is not mailed when %s before its turn came (D2)', async (_, change) => {
  const owner = await college.signedIn();
  const { email } = owner.person;
  await college.visitor().call(FORGOT, { email });
  college.pass(1_000);
  expect((await change(owner)).errors).toEqual([]);
  await college.runJobs();
  expect((await mailsTo(email)).filter(({ link }) => link)).toEqual([]);

  college.pass(1_000);
  await college.visitor().call(FORGOT, { email });
  await college.runJobs();
  expect((await mailsTo(email)).filter(({ link }) => link)).toHaveLength(1);
});
