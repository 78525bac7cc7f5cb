import { afterAll, beforeAll, expect, test } from 'vitest';
import { College, digestOf, PASSWORD } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const NEW = 'another long password';
const FORGOT = 'mutation forgotPassword($email: String!) { forgotPassword(email: $email) { _id } }';
const RECOVER = `mutation recoverPassword($token: String!, $newPassword: String!) {
  recoverPassword(token: $token, newPassword: $newPassword) }`;
const CHANGE = `mutation changePassword($currentPassword: String!, $newPassword: String!, $keep: Boolean) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword, keepOtherSessions: $keep) }`;

const mailsTo = async (address: string) => (await college.mails()).filter(({ to }) => to === address);
const countOf = async (table: 'session' | 'api_token', personId: string) =>
  (await college.database.owner.query(`select from ${table} where person_id = $1`, [personId])).rowCount;

async function recover(email: string): Promise<void> {
  await college.visitor().call(FORGOT, { email });
  await college.runJobs();
  const { pathname } = new URL((await mailsTo(email)).at(-1)?.link ?? '');
  const { data } = await college
    .visitor()
    .call(RECOVER, { token: pathname.split('/').at(-1), newPassword: digestOf(NEW) });
  expect(data).toEqual({ recoverPassword: true });
}

/** An administrator who has looked at the charts, and so holds a token besides the session. */
async function chartReader() {
  const admin = await college.signedIn({ roles: ['user', 'admin'], locale: 'de_DE' });
  await admin.call('query q { currentUser { apiToken } }');
  expect(await countOf('api_token', admin.person.id)).toBe(1);
  return admin;
}

test('a recovered password ends every session and every token (D3)', async () => {
  const { person } = await chartReader();
  await recover(person.email);
  expect([await countOf('session', person.id), await countOf('api_token', person.id)]).toEqual([0, 0]);
});

test('a recovered password is told by mail in the person’s language', async () => {
  const { person } = await chartReader();
  await recover(person.email);
  const told = (await mailsTo(person.email)).filter(({ link }) => link === null);
  expect(told).toMatchObject([{ language: 'de-DE' }]);
});

test('a first password is news to nobody: no mail says that it was changed', async () => {
  const { email } = await college.person({ status: 'UNVERIFIED', hasPassword: false });
  await recover(email);
  expect((await mailsTo(email)).filter(({ link }) => link === null)).toEqual([]);
});

test.each([
  ['ends the tokens with the other sessions', false, 0],
  ['leaves the tokens to the sessions that stay', true, 1],
])('a changed password %s', async (_, keep, left) => {
  const admin = await chartReader();
  const passwords = { currentPassword: digestOf(PASSWORD), newPassword: digestOf(NEW) };
  expect((await admin.call(CHANGE, { ...passwords, keep })).data).toEqual({ changePassword: true });
  expect(await countOf('api_token', admin.person.id)).toBe(left);
});
