import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callFrom, network } from '#testing/call-from.ts';
import { College, digestOf } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
beforeEach(() => college.database.owner.query('delete from rate_count'));
afterAll(() => college.close());

const FORGOT = 'mutation f($email: String!) { forgotPassword(email: $email) { _id } }';
const RECOVER =
  'mutation r($token: String!, $newPassword: String!) { recoverPassword(token: $token, newPassword: $newPassword) }';
const newPassword = digestOf('another long password');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

async function tokenFor(email: string): Promise<string> {
  await college.visitor().call(FORGOT, { email });
  await college.runJobs();
  const link = (await college.mails()).findLast((mail) => mail.to === email)?.link;
  return link?.split('/').at(-1) ?? '';
}

const use = async (token: string) => {
  const answer = await college.visitor().call(RECOVER, { token, newPassword });
  return answer.errors[0]?.extensions.problem ?? answer.data?.['recoverPassword'];
};

describe('a mailed link', () => {
  test('works for exactly one of fifty who use it at the same time (D2)', async () => {
    const ana = await college.person();
    const token = await tokenFor(ana.email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        callFrom({ url: college.url, from: network(i), query: RECOVER, variables: { token, newPassword } }),
      ),
    );
    const successes = answers.filter(({ text }) => text === '{"data":{"recoverPassword":true}}');
    const usedUp = answers.filter(({ text }) => text.includes('"problem":"linkUsedUp"'));
    expect([successes.length, usedUp.length]).toEqual([1, 49]);
  });

  test.each([
    ['to reset a password, lives an hour', 'ACTIVE', HOUR_MS],
    ['to enrol, lives seven days', 'UNVERIFIED', 7 * DAY_MS],
  ] as const)('%s and not a second longer (D2, HOLE-12)', async (_, status, lifeMs) => {
    const [inTime, late] = [await college.person({ status }), await college.person({ status })];
    const tokens = [await tokenFor(inTime.email), await tokenFor(late.email)] as const;
    college.pass(lifeMs - 1_000);
    expect(await use(tokens[0])).toBe(true);
    college.pass(1_000);
    expect(await use(tokens[1])).toBe('linkUsedUp');
  });

  test('is void as soon as a newer one is sent (D2)', async () => {
    const ana = await college.person();
    const older = await tokenFor(ana.email);
    const newer = await tokenFor(ana.email);
    expect(await use(older)).toBe('linkUsedUp');
    expect(await use(newer)).toBe(true);
  });

  test('is kept as a hash only (D2)', async () => {
    const ana = await college.person();
    const token = await tokenFor(ana.email);
    const { rows } = await college.database.owner.query<{ row: string }>(
      'select l::text as row from mailed_link l where person_id = $1',
      [ana.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test.each(['', 'x', '-'.repeat(43), `' or true --`])('does not exist for the token %j', async (token) => {
    expect(await use(token)).toBe('linkUsedUp');
  });

  test('that has expired says so in other words than a lost session (TRAP-11)', async () => {
    const answer = await college.visitor().call(RECOVER, { token: 'gone', newPassword });
    expect(answer.errors[0]?.message).toBe('This link has expired or was already used.');
  });
});

test.each(['/reset-password/secret-token', '/enroll-account/secret-token', '/confirm-email/secret-token'])(
  'the page %s tells no other page its address (D2)',
  async (path) => {
    const page = await college.visitor().fetch(path);
    const login = await college.visitor().fetch('/login');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(login.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);
