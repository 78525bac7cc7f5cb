import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { College, digestOf } from '#testing/college.ts';
import { SIGN_IN_RATES } from '../rates.ts';

let college: College;
let region: { id: string };
let group: { id: string };
beforeAll(async () => {
  college = await College.open();
  region = await college.region({ name: 'Denver' });
  group = await college.group({ regionId: region.id, name: 'Free course', openForSignUp: true });
});
beforeEach(() => college.database.owner.query('delete from rate_count'));
afterAll(() => college.close());

const REGISTER = `mutation selfCreateAccount($profile: UserProfileInput!, $groupId: ID!, $country: String!, $locale: String) {
  selfCreateAccount(userProfileInput: $profile, groupId: $groupId, country: $country, locale: $locale) { _id fullName email } }`;
const RECOVER = `mutation r($token: String!, $newPassword: String!) { recoverPassword(token: $token, newPassword: $newPassword) }`;
const PASSWORD = 'a first long password';

let visitors = 0;
const newEmail = () => `visitor${++visitors}@example.org`;
const register = (facts: Record<string, unknown> = {}) => {
  const { groupId = group.id, country = 'MEX', locale, ...profile } = facts;
  const names = { email: newEmail(), firstName: 'Eva', lastName: 'Novak', ...profile };
  return college.visitor().call(REGISTER, { profile: names, groupId, country, locale });
};
const mailsTo = async (email: string) => (await college.mails()).filter(({ to }) => to === email);
const answerMail = async (email: string) => {
  const token = (await mailsTo(email)).at(-1)?.link?.split('/').at(-1);
  return college.visitor().call(RECOVER, { token, newPassword: digestOf(PASSWORD) });
};
const problemOf = (answer: { errors: { extensions: { problem: string } }[] }) =>
  answer.errors[0]?.extensions.problem;

describe('registering for a free course', () => {
  test('answers id, full name and address, and mails a link to verify (API-21, AUTH-62)', async () => {
    const email = newEmail();
    const answer = await register({ email, firstName: ' Eva ', lastName: 'Novak' });
    expect(answer.data).toEqual({
      selfCreateAccount: { _id: expect.stringMatching(/^[0-9a-f-]{36}$/), fullName: 'Eva Novak', email },
    });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.link).toMatch(/\/enroll-account\/[\w-]{43}$/);
  });

  test('sends that mail in the language of the form (I18N-15, AUTH-62)', async () => {
    await college.database.owner.query(
      `insert into translation (locale, message_id, text) values ('pl_PL', 'verifyMailSubject', 'Potwierdź adres')`,
    );
    const email = newEmail();
    await register({ email, locale: 'pl_PL' });
    expect(await mailsTo(email)).toMatchObject([{ language: 'pl-PL', subject: 'Potwierdź adres' }]);
  });

  test('opens no door before the mail is answered (HOLE-09)', async () => {
    const email = newEmail();
    await register({ email });
    const early = await college.visitor().logIn(email, PASSWORD);
    expect(problemOf(early)).toBe('wrongCredentials');
  });

  test('ends as a student in the group of the link, with the role user (AUTH-52, AUTH-66, HOLE-09)', async () => {
    const email = newEmail();
    await register({ email });
    expect((await answerMail(email)).data).toEqual({ recoverPassword: true });
    const eva = college.visitor();
    await eva.logIn(email, PASSWORD);
    const { data } = await eva.call(
      'query q { currentUser { roles emailVerified isActiveStudent regionIds groups { _id } } }',
    );
    expect(data).toEqual({
      currentUser: {
        roles: ['user'],
        emailVerified: true,
        isActiveStudent: true,
        regionIds: [region.id],
        groups: [{ _id: group.id }],
      },
    });
  });

  test('may be done again as long as the mail was not answered, and still leads into the group', async () => {
    const email = newEmail();
    const [first, second] = [await register({ email }), await register({ email })];
    expect(second.data).toEqual(first.data);
    expect((await answerMail(email)).data).toEqual({ recoverPassword: true });
  });

  test('twice at the same moment makes one account', async () => {
    const email = newEmail();
    const answers = await Promise.all([register({ email }), register({ email }), register({ email })]);
    const { rowCount } = await college.database.owner.query('select 1 from person where email = $1', [email]);
    expect(rowCount).toBe(1);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  });
});

describe('a registration is refused', () => {
  test('to a user who has an account, in these words (AUTH-63)', async () => {
    const ana = await college.person();
    const answer = await register({ email: ana.email.toUpperCase() });
    expect(answer.errors[0]?.message).toContain('You already have an account');
    expect(await mailsTo(ana.email)).toEqual([]);
  });

  test('to a user whom staff entered, whose own link still works and leads where it led', async () => {
    const [staff, eva] = [await college.person(), await college.person({ status: 'UNVERIFIED' })];
    await college.database.owner.query('update person set created_by = $1 where id = $2', [staff.id, eva.id]);
    // A user who entered the account may leave the college; the account is protected all the same.
    await college.database.owner.query('delete from person where id = $1', [staff.id]);
    await college
      .visitor()
      .call('mutation f($e: String!) { forgotPassword(email: $e) { _id } }', { e: eva.email });
    await college.runJobs();
    expect(problemOf(await register({ email: eva.email }))).toBe('alreadyHaveAccount');
    expect(await mailsTo(eva.email)).toHaveLength(1);
    expect((await answerMail(eva.email)).data).toEqual({ recoverPassword: true });
    const { rows } = await college.database.owner.query('select 1 from group_member where person_id = $1', [
      eva.id,
    ]);
    expect(rows).toEqual([]);
  });

  test.each(['Mexico', 'mex', 'ZZZ', 'MX'])(
    'for the country %j, which is not in the list (AUTH-60)',
    async (country) => {
      expect(problemOf(await register({ country }))).toBe('countryUnknown');
    },
  );

  test.each(['email', 'firstName', 'lastName', 'country'])('without %s', async (field) => {
    const answer = await register({ [field]: '  ' });
    expect(answer.errors[0]?.message).toBe('Required field missing');
  });

  test.each([
    ['is closed', { openForSignUp: false }],
    ['is archived', { openForSignUp: true, archived: true }],
  ])('for a group that %s (HOLE-10)', async (_, facts) => {
    const { id } = await college.group({ regionId: region.id, ...facts });
    expect(problemOf(await register({ groupId: id }))).toBe('groupNotOpen');
  });

  test.each(['00000000-0000-0000-0000-000000000001', 'no id at all'])(
    'for the unknown group %j (HOLE-10)',
    async (id) => {
      expect(problemOf(await register({ groupId: id }))).toBe('groupNotOpen');
    },
  );

  test('for a group of a closed campus (HOLE-10)', async () => {
    const closed = await college.region({ closed: true });
    const { id } = await college.group({ regionId: closed.id, openForSignUp: true });
    expect(problemOf(await register({ groupId: id }))).toBe('groupNotOpen');
  });
});

describe('on the first day of a class', () => {
  const code = ({ errors }: Awaited<ReturnType<typeof register>>) => errors[0]?.extensions.code;
  /** Makes it as if so many had registered before. */
  const before = (key: string, times: number) =>
    college.database.owner.query(
      `insert into rate_count (key, tries) values ($1, $2) on conflict (key) do update set tries = $2, last_try = now()`,
      [key, times],
    );

  test('everybody registers from one network (I5)', async () => {
    for (let i = 0; i < 40; i++) expect((await register()).errors).toEqual([]);
  });

  test('one browser registers five people in an hour', async () => {
    const browser = college.visitor();
    const refetch = () => {
      const profile = { email: newEmail(), firstName: 'Eva', lastName: 'Novak' };
      return browser.call(REGISTER, { profile, groupId: group.id, country: 'MEX' });
    };
    for (let i = 0; i < 5; i++) expect((await refetch()).errors).toEqual([]);
    expect(code(await refetch())).toBe('RATE_LIMITED');
    expect((await register()).errors).toEqual([]);
  });

  test('nobody’s mailbox is filled by registrations in their name', async () => {
    const email = newEmail();
    for (let i = 0; i < 3; i++) expect((await register({ email })).errors).toEqual([]);
    expect(code(await register({ email }))).toBe('RATE_LIMITED');
    expect(await mailsTo(email)).toHaveLength(3);
    // Strangers elsewhere have not used up what the owner needs; and however many they are, the last link stays.
    await before(`register-mails:${email}`, SIGN_IN_RATES.registerMails.max);
    await before(`register-account:127.0.0:${email}`, 0);
    expect((await register({ email })).errors).toEqual([]);
    expect(await mailsTo(email)).toHaveLength(3);
    expect((await answerMail(email)).data).toEqual({ recoverPassword: true });
    const unmailed = newEmail();
    await before(`register-mails:${unmailed}`, SIGN_IN_RATES.registerMails.max);
    await register({ email: unmailed });
    expect(await mailsTo(unmailed)).toHaveLength(1);
  });

  test('the link of a group has an allowance of its own', async () => {
    const other = await college.group({ regionId: region.id, openForSignUp: true });
    await before(`register-group:127.0.0:${group.id}`, SIGN_IN_RATES.registerGroup.max);
    expect(code(await register())).toBe('RATE_LIMITED');
    expect((await register({ groupId: other.id })).errors).toEqual([]);
    expect(SIGN_IN_RATES.registerGroup.max).toBeGreaterThanOrEqual(200);
    await before('register-network:127.0.0', SIGN_IN_RATES.registerNetwork.max);
    expect(code(await register({ groupId: other.id }))).toBe('RATE_LIMITED');
  });

  test('who has an account is not asked for by the hundred (D1)', async () => {
    const ana = await college.person();
    await before('register-taken:127.0.0', SIGN_IN_RATES.registerTaken.max - 1);
    expect((await register()).errors).toEqual([]);
    // Told twice of the same address, it was told of one.
    for (let i = 0; i < 2; i++)
      expect(problemOf(await register({ email: ana.email }))).toBe('alreadyHaveAccount');
    expect(code(await register({ email: (await college.person()).email }))).toBe('RATE_LIMITED');
    expect(code(await register())).toBe('RATE_LIMITED');
  });

  test('everybody sets a password from one network, also on its only computer', async () => {
    await before('recover-network:127.0.0', 300);
    const email = newEmail();
    await register({ email });
    expect((await answerMail(email)).data).toEqual({ recoverPassword: true });
    await before('recover-network:127.0.0', SIGN_IN_RATES.recoverNetwork.max + 10);
    expect(code(await answerMail(email))).toBe('RATE_LIMITED');
  });
});

test('the form asks for the group by its id and learns its name and campus, or nothing (AUTH-51)', async () => {
  const SIGN_UP_GROUP = 'query signUpGroup($id: ID!) { signUpGroup(groupId: $id) { _id name regionName } }';
  const open = await college.visitor().call(SIGN_UP_GROUP, { id: group.id });
  expect(open.data).toEqual({ signUpGroup: { _id: group.id, name: 'Free course', regionName: 'Denver' } });
  const { id } = await college.group({ regionId: region.id });
  expect((await college.visitor().call(SIGN_UP_GROUP, { id })).data).toEqual({ signUpGroup: null });
});
