import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { College, digestOf } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
beforeEach(() => college.database.owner.query('delete from rate_count'));
afterAll(() => college.close());

const FORGOT = 'mutation forgotPassword($email: String!) { forgotPassword(email: $email) { _id } }';
const RECOVER = `mutation recoverPassword($token: String!, $newPassword: String!) {
  recoverPassword(token: $token, newPassword: $newPassword) }`;
const IS_OPEN = 'query passwordLinkIsOpen($token: String!) { passwordLinkIsOpen(token: $token) }';
const NEW = 'another long password';

async function linkFor(email: string): Promise<string> {
  await college.visitor().call(FORGOT, { email });
  await college.runJobs();
  return (await college.mails()).findLast((mail) => mail.to === email)?.link ?? '';
}
const tokenOf = (link: string): string => link.split('/').at(-1) ?? '';
const recover = (token: string, password = NEW) =>
  college.visitor().call(RECOVER, { token, newPassword: digestOf(password) });
const problemOf = (answer: { errors: { extensions: { problem: string } }[] }) =>
  answer.errors[0]?.extensions.problem;

describe('a forgotten password', () => {
  test('brings a mail with a link to this college, and an id that says nothing (AUTH-28, API-19)', async () => {
    const ana = await college.person();
    const answer = await college.visitor().call(FORGOT, { email: ana.email });
    expect(answer.data).toEqual({ forgotPassword: { _id: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    expect(answer.text).not.toContain(ana.id);
    await college.runJobs();
    const [mail] = (await college.mails()).filter(({ to }) => to === ana.email);
    expect(mail).toMatchObject({ subject: 'Reset your eCharis password', language: 'en' });
    expect(mail?.link).toMatch(new RegExp(`^${college.config.mainHost}/reset-password/[\\w-]{43}$`));
  });

  test('brings the mail in the person’s own language (I18N-16)', async () => {
    const ana = await college.person({ locale: 'de_DE' });
    const text = 'Ihr Kennwort bei {appName}';
    await college.database.owner.query(
      `insert into translation (locale, message_id, text) values ('de_DE', 'resetMailSubject', $1)`,
      [text],
    );
    await linkFor(ana.email);
    const [mail] = (await college.mails()).filter(({ to }) => to === ana.email);
    expect(mail).toMatchObject({ language: 'de-DE', subject: 'Ihr Kennwort bei eCharis' });
    expect(mail?.link).toMatch(/\/reset-password\/[\w-]{43}\?suggestedLocale=de_DE$/);
  });

  test.each(['DISABLED'] as const)('brings no mail to an account that is %s', async (status) => {
    const ana = await college.person({ status });
    await college.visitor().call(FORGOT, { email: ana.email });
    await college.runJobs();
    expect((await college.mails()).filter(({ to }) => to === ana.email)).toEqual([]);
  });

  test('of a user who never answered the first mail brings that mail again (HOLE-09)', async () => {
    const ana = await college.person({ status: 'UNVERIFIED', hasPassword: false });
    expect(await linkFor(ana.email)).toContain('/enroll-account/');
  });
});

describe('a link', () => {
  const isOpen = async (token: string) =>
    (await college.visitor().call(IS_OPEN, { token })).data?.['passwordLinkIsOpen'];

  test('says whether it can still set a password, to the user who has it', async () => {
    const ana = await college.person();
    const token = tokenOf(await linkFor(ana.email));
    expect(await isOpen(token)).toBe(true);
    expect(await isOpen(token)).toBe(true);
    await recover(token);
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen('guessed')).toBe(false);
  });

  test('of an account that was closed meanwhile cannot be used', async () => {
    const ana = await college.person();
    const token = tokenOf(await linkFor(ana.email));
    await college.database.owner.query(`update person set status = 'DISABLED' where id = $1`, [ana.id]);
    expect(await isOpen(token)).toBe(false);
  });
});

describe('a new password', () => {
  test('signs the person in, and the old one does no more (AUTH-39, API-20)', async () => {
    const ana = await college.person();
    const token = tokenOf(await linkFor(ana.email));
    expect((await recover(token)).data).toEqual({ recoverPassword: true });
    expect((await college.visitor().logIn(ana.email)).errors[0]?.message).toBe(
      'Incorrect email or password.',
    );
    expect((await college.visitor().logIn(ana.email, NEW)).errors).toEqual([]);
  });

  test.each([
    ['the clear text', NEW, 'passwordNotDigest'],
    ['the digest in capitals', digestOf(NEW).toUpperCase(), 'passwordNotDigest'],
    ['the digest of nothing', digestOf(''), 'passwordTooCommon'],
    ['the digest of a common password', digestOf('password'), 'passwordTooCommon'],
    ['the digest of the person’s own name', digestOf('BerthaBertolt1'), 'passwordTooCommon'],
  ])('is refused when it is %s, and the link stays good', async (_, newPassword, problem) => {
    const bertha = await college.person({ firstName: 'Bertha', lastName: 'Bertolt' });
    const token = tokenOf(await linkFor(bertha.email));
    expect(problemOf(await college.visitor().call(RECOVER, { token, newPassword }))).toBe(problem);
    expect((await recover(token)).data).toEqual({ recoverPassword: true });
  });

  test('is written into the audit log once, without the password', async () => {
    const ana = await college.person();
    await recover(tokenOf(await linkFor(ana.email)));
    const { rows } = await college.database.owner.query<{ action: string; entry: string }>(
      'select action, audit::text as entry from audit where entity_id = $1',
      [ana.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['resetPassword']);
    expect(rows[0]?.entry).not.toContain(digestOf(NEW));
  });

  test('cannot be set for an account that was disabled meanwhile', async () => {
    const ana = await college.person();
    const token = tokenOf(await linkFor(ana.email));
    await college.database.owner.query(`update person set status = 'DISABLED' where id = $1`, [ana.id]);
    expect(problemOf(await recover(token))).toBe('linkUsedUp');
  });
});

describe('a first password', () => {
  test('is set as a digest by the enrolment link and verifies the address (AUTH-48, HOLE-11)', async () => {
    const ana = await college.person({ status: 'UNVERIFIED', hasPassword: false });
    const token = tokenOf(await linkFor(ana.email));
    expect((await recover(token)).data).toEqual({ recoverPassword: true });
    const browser = college.visitor();
    await browser.logIn(ana.email, NEW);
    const { data } = await browser.call('query q { currentUser { emailVerified roles } }');
    expect(data).toEqual({ currentUser: { emailVerified: true, roles: ['user'] } });
  });
});
