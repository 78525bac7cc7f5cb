import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, digestOf, PASSWORD } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
beforeEach(() => college.database.owner.query('delete from rate_count'));
afterAll(() => college.close());

const HOUR_MS = 3_600_000;
const CHANGE = `mutation changeEmail($newEmail: String!, $currentPassword: String!) {
  changeEmail(newEmail: $newEmail, currentPassword: $currentPassword) }`;
const CONFIRM = 'mutation confirmEmail($token: String!) { confirmEmail(token: $token) }';
const OPEN = 'query newEmailLinkIsOpen($token: String!) { newEmailLinkIsOpen(token: $token) }';

let made = 0;
const freshAddress = () => `new${++made}@example.org`;
const ask = (browser: Browser, newEmail: string, password = PASSWORD) =>
  browser.call(CHANGE, { newEmail, currentPassword: digestOf(password) });
const confirm = (token: string) => college.visitor().call(CONFIRM, { token });
const isOpen = async (token: string) =>
  (await college.visitor().call(OPEN, { token })).data?.['newEmailLinkIsOpen'];
const problemOf = (answer: { errors: { extensions: { problem: string } }[] }) =>
  answer.errors[0]?.extensions.problem;
const mailsTo = async (address: string) => (await college.mails()).filter(({ to }) => to === address);
const emailOf = async (id: string) =>
  (await college.database.owner.query<{ email: string }>('select email from person where id = $1', [id]))
    .rows[0]?.email;

async function tokenFor(browser: Browser, newEmail: string): Promise<string> {
  expect((await ask(browser, newEmail)).data).toEqual({ changeEmail: true });
  await college.runJobs();
  return (await mailsTo(newEmail)).at(-1)?.link?.split('/').at(-1) ?? '';
}

describe('a new address', () => {
  test('becomes theirs by the link mailed to it, and not before (HOLE-15) (USER-30)', async () => {
    const ana = await college.signedIn();
    const [old, newEmail] = [ana.person.email, freshAddress()];
    await ask(ana, newEmail.toUpperCase());
    await college.runJobs();
    const sent = (await mailsTo(newEmail)).at(-1);
    expect(sent?.link).toMatch(new RegExp(`^${college.config.mainHost}/confirm-email/[\\w-]{43}$`));
    expect(await emailOf(ana.person.id)).toBe(old);

    expect((await confirm(sent?.link?.split('/').at(-1) ?? '')).data).toEqual({ confirmEmail: true });
    expect(await emailOf(ana.person.id)).toBe(newEmail);
    const { data } = await ana.call('query q { currentUser { email emailVerified } }');
    expect(data).toEqual({ currentUser: { email: newEmail, emailVerified: true } });
    expect((await college.visitor().logIn(newEmail)).errors).toEqual([]);
    expect(problemOf(await college.visitor().logIn(old))).toBe('wrongCredentials');
  });

  test('is announced to the old one, when it is entered and when it is confirmed, without the link', async () => {
    const ana = await college.signedIn();
    const [old, newEmail] = [ana.person.email, freshAddress()];
    const token = await tokenFor(ana, newEmail);
    await confirm(token);
    const notices = await mailsTo(old);
    expect(notices.map(({ subject }) => subject)).toEqual([
      'Your eCharis email address is about to change',
      'Your eCharis email address was changed',
    ]);
    for (const { text } of notices) {
      expect(text).toContain(newEmail);
      expect(text).not.toContain(token);
    }
  });

  test('is shown to them as the one they wait for until it is theirs, also when it was corrected', async () => {
    const ana = await college.signedIn();
    const awaited = async () =>
      (await ana.call('query q { currentUser { awaitedEmail } }')).data?.['currentUser'];
    const [first, second] = [freshAddress(), freshAddress()];
    await ask(ana, first);
    expect(await awaited()).toEqual({ awaitedEmail: first });
    const token = await tokenFor(ana, second);
    expect(await awaited()).toEqual({ awaitedEmail: second });
    await confirm(token);
    expect(await awaited()).toEqual({ awaitedEmail: null });
  });

  test('that belongs to another user gets the same answer and no link (D1)', async () => {
    const [ana, ben] = [await college.signedIn(), await college.person()];
    const [taken, free] = [await ask(ana, ben.email), await ask(ana, freshAddress())];
    expect([taken.text, taken.status]).toEqual([free.text, free.status]);
    await college.runJobs();
    expect(await mailsTo(ben.email)).toEqual([]);
  });

  test('is refused with a wrong password, and when it is none or theirs already', async () => {
    const ana = await college.signedIn();
    expect(problemOf(await ask(ana, freshAddress(), 'a wrong password'))).toBe('currentPasswordWrong');
    expect(problemOf(await ask(ana, 'nobody'))).toBe('emailInvalid');
    expect(problemOf(await ask(ana, ana.person.email))).toBe('emailUnchanged');
  });

  test('is asked for five times an hour at most', async () => {
    const ana = await college.signedIn();
    const answers: unknown[] = [];
    for (let tries = 0; tries < 6; tries++) answers.push(problemOf(await ask(ana, freshAddress())));
    expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, 'tooManyRequests']);
  });

  test('is written down with what was and what is (J1)', async () => {
    const ana = await college.signedIn();
    const [old, newEmail] = [ana.person.email, freshAddress()];
    await confirm(await tokenFor(ana, newEmail));
    const { rows } = await college.database.owner.query(
      `select action, before, after from audit where entity_id = $1 and action <> 'logIn' order by id`,
      [ana.person.id],
    );
    const change = { before: { email: old }, after: { email: newEmail } };
    expect(rows).toEqual([
      { action: 'askForNewEmail', ...change },
      { action: 'changeEmail', ...change },
    ]);
  });
});

describe('the link to a new address', () => {
  test('works once, also when thirty use it at the same time (D2)', async () => {
    const ana = await college.signedIn();
    const token = await tokenFor(ana, freshAddress());
    expect(await isOpen(token)).toBe(true);
    await college.database.owner.query('delete from rate_count');
    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(token)));
    expect(answers.filter(({ data }) => data?.['confirmEmail'] === true)).toHaveLength(1);
    expect(await isOpen(token)).toBe(false);
  });

  test('works for 24 hours (D2)', async () => {
    const [ana, ben] = [await college.signedIn(), await college.signedIn()];
    const inTime = await tokenFor(ana, freshAddress());
    college.pass(24 * HOUR_MS - 1_000);
    expect((await confirm(inTime)).data).toEqual({ confirmEmail: true });
    const ended = await college.signedIn(ben.person);
    const late = await tokenFor(ended, freshAddress());
    college.pass(24 * HOUR_MS);
    expect(problemOf(await confirm(late))).toBe('linkUsedUp');
  });

  test('is void once a newer one was asked for (D2)', async () => {
    const ana = await college.signedIn();
    const older = await tokenFor(ana, freshAddress());
    const newer = await tokenFor(ana, freshAddress());
    expect(problemOf(await confirm(older))).toBe('linkUsedUp');
    expect((await confirm(newer)).data).toEqual({ confirmEmail: true });
  });

  test('sets no password, and a link for a password confirms no address', async () => {
    const ana = await college.signedIn();
    const token = await tokenFor(ana, freshAddress());
    const recover =
      'mutation recoverPassword($token: String!, $newPassword: String!) { recoverPassword(token: $token, newPassword: $newPassword) }';
    const answer = await college
      .visitor()
      .call(recover, { token, newPassword: digestOf('a very new password') });
    expect(problemOf(answer)).toBe('linkUsedUp');
    const { email } = ana.person;
    await college
      .visitor()
      .call('mutation forgotPassword($email: String!) { forgotPassword(email: $email) { _id } }', { email });
    await college.runJobs();
    const reset =
      (await mailsTo(email)).findLast(({ link }) => link?.includes('/reset-password/'))?.link ?? '';
    expect(problemOf(await confirm(reset.split('/').at(-1) ?? ''))).toBe('linkUsedUp');
    expect((await confirm(token)).data).toEqual({ confirmEmail: true });
  });

  test('is void for an account that was closed meanwhile', async () => {
    const ana = await college.signedIn();
    const token = await tokenFor(ana, freshAddress());
    await college.database.owner.query(`update person set status = 'DISABLED' where id = $1`, [
      ana.person.id,
    ]);
    expect(problemOf(await confirm(token))).toBe('linkUsedUp');
  });

  test('gives one address to one of those who confirm it at the same moment', async () => {
    const [ana, ben] = [await college.signedIn(), await college.signedIn()];
    const newEmail = freshAddress();
    const tokens = [await tokenFor(ana, newEmail), await tokenFor(ben, newEmail)];
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.filter(({ data }) => data?.['confirmEmail'] === true)).toHaveLength(1);
    expect(answers.flatMap((answer) => problemOf(answer) ?? [])).toEqual(['linkUsedUp']);
  });

  test('voids the links to set a password that went to the old address', async () => {
    const ana = await college.signedIn();
    const { email } = ana.person;
    const token = await tokenFor(ana, freshAddress());
    await college
      .visitor()
      .call('mutation forgotPassword($email: String!) { forgotPassword(email: $email) { _id } }', { email });
    await college.runJobs();
    const reset =
      (await mailsTo(email)).findLast(({ link }) => link?.includes('/reset-password/'))?.link ?? '';
    await confirm(token);
    const passwordLink = 'query passwordLinkIsOpen($token: String!) { passwordLinkIsOpen(token: $token) }';
    const { data } = await college.visitor().call(passwordLink, { token: reset.split('/').at(-1) });
    expect(data).toEqual({ passwordLinkIsOpen: false });
  });
});
