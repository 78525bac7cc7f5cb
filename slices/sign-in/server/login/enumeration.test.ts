import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callFrom, type RawAnswer } from '#testing/call-from.ts';
import { College, digestOf } from '#testing/college.ts';

let college: College;
let addresses: { kind: string; email: string }[];
beforeAll(async () => {
  college = await College.open();
  const [known, disabled, unverified, passwordless] = await Promise.all([
    college.person(),
    college.person({ status: 'DISABLED' }),
    college.person({ status: 'UNVERIFIED' }),
    college.person({ hasPassword: false }),
  ]);
  addresses = [
    { kind: 'unknown', email: 'nobody.knows@example.org' },
    { kind: 'known', email: known.email },
    { kind: 'disabled', email: disabled.email },
    { kind: 'unverified', email: unverified.email },
    { kind: 'without a password', email: passwordless.email },
    { kind: 'no address at all', email: 'nonsense' },
    { kind: 'empty', email: '' },
  ];
});
beforeEach(() => college.database.owner.query('delete from rate_count'));
afterAll(() => college.close());

const LOG_IN =
  'mutation l($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const FORGOT = 'mutation f($email: String!) { forgotPassword(email: $email) { _id } }';
const RECOVER =
  'mutation r($token: String!, $p: String!) { recoverPassword(token: $token, newPassword: $p) }';

/** What a user could compare: all of it, except what is new in every answer. */
const masked = ({ status, rawHeaders, text }: RawAnswer) => ({
  status,
  headers: rawHeaders.map(([name, value]) => [
    name,
    /^(date|x-request-id|set-cookie)$/i.test(name) ? '…' : value,
  ]),
  text: text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'),
});
const ask = async (query: string, variables: Record<string, unknown>) =>
  masked(await callFrom({ url: college.url, query, variables }));

describe('nobody learns who has an account', () => {
  test('from a wrong password: the answers are the same to the byte (D1)', async () => {
    const answers = [];
    for (const { email } of addresses)
      answers.push(await ask(LOG_IN, { email, password: digestOf('a guess') }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.text).toContain('Incorrect email or password.');
  });

  test('from the right password of an account that is closed: it reads like a wrong one (D1)', async () => {
    const closed = addresses.filter(({ kind }) => ['unknown', 'disabled', 'unverified'].includes(kind));
    const answers = [];
    for (const { email } of closed)
      answers.push(await ask(LOG_IN, { email, password: digestOf('a long enough password') }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.text).toContain('Incorrect email or password.');
  });

  test('from a password that is no digest: same words again (D1)', async () => {
    const answers = [];
    for (const { email } of addresses) answers.push(await ask(LOG_IN, { email, password: 'clear text' }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('from asking for a new password: the answers are the same to the byte (D1, TRAP-13)', async () => {
    const answers = [];
    for (const { email } of addresses) answers.push(await ask(FORGOT, { email }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.text).toBe('{"data":{"forgotPassword":{"_id":"id"}}}');
  });

  test('from the id in that answer: it is the same each time, and nobody’s (D1)', async () => {
    const idFor = async (email: string) =>
      (await college.visitor().call(FORGOT, { email })).data?.['forgotPassword'];
    for (const { email } of addresses.slice(0, 3)) {
      const [first, second] = [await idFor(email), await idFor(` ${email.toUpperCase()}`)];
      expect(second).toEqual(first);
      const { _id } = first as { _id: string };
      const { rowCount } = await college.database.owner.query('select 1 from person where id = $1', [_id]);
      expect(rowCount).toBe(0);
    }
  });

  test('from the limits: they hold for unknown addresses too, in the same words (D1)', async () => {
    const ends = [];
    for (const { email } of addresses.slice(0, 3)) {
      let last = '';
      for (let i = 0; i < 4; i++) last = (await ask(FORGOT, { email })).text;
      ends.push(last.replaceAll(/\d+/g, 'n'));
    }
    expect(new Set(ends).size).toBe(1);
    expect(ends[0]).toContain('"code":"RATE_LIMITED"');
  });

  test('from a link: a used one, an expired one and one that never was look the same (D1)', async () => {
    const answers = [];
    for (const token of ['never-was', '', 'x'.repeat(43)])
      answers.push(await ask(RECOVER, { token, p: digestOf('another long password') }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

test('no answer of signing in says one of the four sentences of a lost session (D3, TRAP-11)', async () => {
  const texts = [];
  for (const { email } of addresses) {
    texts.push(
      (await ask(LOG_IN, { email, password: digestOf('a guess') })).text,
      (await ask(FORGOT, { email })).text,
    );
  }
  expect(texts.join('\n')).not.toMatch(
    /Token expired|Context userId not found|cookie is not defined|User not found/,
  );
});
