import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { College, digestOf, PASSWORD } from '#testing/college.ts';
import type { Browser } from '#testing/browser.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
beforeEach(() => college.database.owner.query('delete from rate_count'));
afterAll(() => college.close());

const NEW = 'another long password';
const CHANGE = `mutation changePassword($currentPassword: String!, $newPassword: String!, $keepOtherSessions: Boolean) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword, keepOtherSessions: $keepOtherSessions) }`;
const change = (browser: Browser, { from = PASSWORD, to = NEW, keepOtherSessions = false } = {}) =>
  browser.call(CHANGE, { currentPassword: digestOf(from), newPassword: digestOf(to), keepOtherSessions });
const problemOf = (answer: { errors: { extensions: { problem: string } }[] }) =>
  answer.errors[0]?.extensions.problem;
const isSignedIn = async (browser: Browser) =>
  Boolean((await browser.call('query q { currentUser { _id } }')).data?.['currentUser']);
const sidOf = (browser: Browser) => [...browser.cookies.values()].join();

describe('a password a user changes', () => {
  test('signs them in from then on, and the old one does no more (HOLE-15) (USER-30)', async () => {
    const ana = await college.signedIn();
    expect((await change(ana)).data).toEqual({ changePassword: true });
    expect(problemOf(await college.visitor().logIn(ana.person.email))).toBe('wrongCredentials');
    expect((await college.visitor().logIn(ana.person.email, NEW)).errors).toEqual([]);
  });

  test('ends their other sessions and gives this one a new secret (D3) (HOLE-12)', async () => {
    const phone = await college.signedIn();
    const desk = await college.signedIn(phone.person);
    const [before, stolen] = [sidOf(desk), new Map(desk.cookies)];
    await change(desk);
    expect(sidOf(desk)).not.toBe(before);
    expect(await isSignedIn(desk)).toBe(true);
    expect(await isSignedIn(phone)).toBe(false);
    const thief = college.visitor();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test.each(['PASSWORD', 'WORK_ACCOUNT'])('leaves a session begun by %s what it is', async (kind) => {
    const ana = await college.signedIn();
    const { owner } = college.database;
    await owner.query('update session set auth_method = $2 where person_id = $1', [ana.person.id, kind]);
    await change(ana);
    const { rows } = await owner.query('select auth_method from session where person_id = $1', [
      ana.person.id,
    ]);
    expect(rows).toEqual([{ auth_method: kind }]);
  });

  test('leaves the other sessions alone when asked to', async () => {
    const phone = await college.signedIn();
    const desk = await college.signedIn(phone.person);
    await change(desk, { keepOtherSessions: true });
    expect(await isSignedIn(phone)).toBe(true);
    expect(await isSignedIn(desk)).toBe(true);
  });

  test('voids the links to set one that were mailed before (D2)', async () => {
    const ana = await college.signedIn();
    const { email } = ana.person;
    await college
      .visitor()
      .call('mutation forgotPassword($email: String!) { forgotPassword(email: $email) { _id } }', { email });
    await college.runJobs();
    const token = (await college.mails())
      .findLast((mail) => mail.to === email)
      ?.link?.split('/')
      .at(-1);
    await change(ana);
    const isOpen = 'query passwordLinkIsOpen($token: String!) { passwordLinkIsOpen(token: $token) }';
    expect((await college.visitor().call(isOpen, { token })).data).toEqual({ passwordLinkIsOpen: false });
  });

  test('is told by mail in the person’s language, and written down once, without either password (J1)', async () => {
    const ana = await college.signedIn({ locale: 'de_DE' });
    const { id, email } = ana.person;
    await change(ana);
    const mails = (await college.mails()).filter(({ to }) => to === email);
    expect(mails).toMatchObject([{ language: 'de-DE', link: null }]);
    const { rows } = await college.database.owner.query<{ action: string; entry: string }>(
      `select action, audit::text as entry from audit where entity_id = $1 and action <> 'logIn'`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['changePassword']);
    for (const secret of [digestOf(NEW), digestOf(PASSWORD)]) expect(rows[0]?.entry).not.toContain(secret);
  });

  test.each([
    ['the current one is wrong', { from: 'a wrong password' }, 'currentPasswordWrong'],
    ['the new one is common', { to: 'password' }, 'passwordTooCommon'],
    ['the new one is their name', { to: 'BerthaBertolt1' }, 'passwordTooCommon'],
  ])('stays as it was when %s', async (_, wish, problem) => {
    const bertha = await college.signedIn({ firstName: 'Bertha', lastName: 'Bertolt' });
    expect(problemOf(await change(bertha, wish))).toBe(problem);
    expect((await college.visitor().logIn(bertha.person.email)).errors).toEqual([]);
  });

  test('stays as it was when the new one comes in clear', async () => {
    const ana = await college.signedIn();
    const clear = { currentPassword: digestOf(PASSWORD), newPassword: NEW };
    expect(problemOf(await ana.call(CHANGE, clear))).toBe('passwordNotDigest');
  });

  test('of two changes at the same moment takes one', async () => {
    const one = await college.signedIn();
    const other = await college.signedIn(one.person);
    const answers = await Promise.all([
      change(one, { to: 'one long password', keepOtherSessions: true }),
      change(other, { to: 'other long password', keepOtherSessions: true }),
    ]);
    expect(answers.filter(({ data }) => data?.['changePassword'] === true)).toHaveLength(1);
    expect(answers.flatMap((answer) => problemOf(answer) ?? [])).toEqual(['currentPasswordWrong']);
  });
});

test('a stolen session is no way to guess the password: tries count with those of the login (D6)', async () => {
  const ana = await college.signedIn();
  const problems: unknown[] = [];
  for (let tries = 0; tries < 12; tries++)
    problems.push(problemOf(await change(ana, { from: `guess ${tries}` })));
  expect(problems.filter((problem) => problem === 'currentPasswordWrong').length).toBeLessThanOrEqual(11);
  expect(problems.at(-1)).toBe('tooManyRequests');
  expect(problemOf(await college.visitor().logIn(ana.person.email))).toBe('tooManyRequests');
});

test('a user in another’s place changes neither password nor address nor sessions (D5)', async () => {
  const { id: regionId } = await college.region();
  const student = await college.person({ regionIds: [regionId] });
  const admin = await college.signedIn({
    roles: ['user', 'admin'],
    regionIds: [regionId],
    regionRoles: [{ regionId, roleNames: ['admin'] }],
  });
  const start = `mutation impersonateUser($userId: ID!, $reason: String!) { impersonateUser(userId: $userId, reason: $reason) { _id } }`;
  expect((await admin.call(start, { userId: student.id, reason: 'A proof' })).errors).toEqual([]);
  const currentPassword = digestOf(PASSWORD);
  const refused = [
    await change(admin),
    await admin.call(
      'mutation changeEmail($newEmail: String!, $currentPassword: String!) { changeEmail(newEmail: $newEmail, currentPassword: $currentPassword) }',
      { newEmail: 'thief@example.org', currentPassword },
    ),
    await admin.call('mutation logOutEverywhere { logOutEverywhere }'),
    await admin.call('mutation endSession($_id: ID!) { endSession(_id: $_id) }', { _id: student.id }),
  ];
  expect(refused.map(problemOf)).toEqual(Array.from({ length: 4 }, () => 'notWhileImpersonating'));
  expect(problemOf(await admin.call('query sessions { sessions { _id } }'))).toBe('notWhileImpersonating');
});
