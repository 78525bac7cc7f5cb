import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pino } from 'pino';
import { Browser } from '#testing/browser.ts';
import { callFrom, network } from '#testing/call-from.ts';
import { College, digestOf } from '#testing/college.ts';
import { serve, type Served } from './serve.ts';

let college: College;
let second: Served;
beforeAll(async () => {
  college = await College.open();
  const log = pino({ level: 'silent' });
  second = await serve(college.config, { databaseUrl: college.database.url, log, now: () => college.now() });
});
afterAll(async () => {
  await second.stop();
  await college.close();
});

const WHO = 'query q { currentUser { _id roles } }';
const LOG_IN =
  'mutation l($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const secondUrl = () => `http://127.0.0.1:${second.port}`;
const sql = (text: string, ...values: unknown[]) => college.database.owner.query(text, values);

/** The same person, whom the balancer has sent to the other server. */
function atTheOther(browser: Browser): Browser {
  const other = new Browser(secondUrl());
  browser.cookies.forEach((value, name) => other.cookies.set(name, value));
  return other;
}
const fate = async (browser: Browser) => {
  const answer = await browser.call(WHO);
  return answer.errors[0]?.message ?? answer.data?.['currentUser'];
};

describe('of two servers', () => {
  test('one knows the session that was made by the other (C4)', async () => {
    const ana = await college.signedIn();
    expect(await fate(atTheOther(ana))).toEqual({ _id: ana.person.id, roles: ['user'] });
  });

  test('both count the requests of a session together, within a twentieth (I5)', async () => {
    const ana = await college.signedIn();
    const other = atTheOther(ana);
    const REFUSED = 'mutation d { removeAddress(_id: "00000000-0000-0000-0000-000000000001") { _id } }';
    const code = async (browser: Browser) => (await browser.call(REFUSED)).errors[0]?.extensions.code;
    const codes = await Promise.all(Array.from({ length: 100 }, (_, i) => code(i % 2 === 0 ? ana : other)));
    const taken = codes.filter((one) => one !== 'RATE_LIMITED').length;
    expect(taken).toBeLessThanOrEqual(60);
    expect(taken).toBeGreaterThanOrEqual(57);
  });

  test('one knows on the next request that a user logged out at the other (C4)', async () => {
    const ana = await college.signedIn();
    const other = atTheOther(ana);
    await fate(other);
    await ana.call('mutation o { logoutUser }');
    expect(await fate(other)).toBe('Token expired');
  });

  test.each([
    ['was disabled', `update person set status = 'DISABLED' where id = $1`, 'User not found'],
    ['was removed', `delete from person where id = $1`, 'Token expired'],
  ])('both know on the next request that a person %s (C4)', async (_, change, sentence) => {
    const ana = await college.signedIn();
    const other = atTheOther(ana);
    await fate(other);
    await sql(change, ana.person.id);
    expect([await fate(other), await fate(ana)]).toEqual([sentence, sentence]);
  });

  test('both refuse on the next request what a role that was taken away had allowed (C4)', async () => {
    const LOGITS = 'query l { logits { rows { _id } } }';
    const superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
    const other = atTheOther(superadmin);
    expect((await other.call(LOGITS)).errors).toEqual([]);
    await sql(`update person set roles = '{user}' where id = $1`, superadmin.person.id);
    for (const browser of [other, superadmin]) {
      expect((await browser.call(LOGITS)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  test('both know on the next request what an admin has given and taken on a campus (C4)', async () => {
    const USERS = 'query u { users(first: 1) { rows { _id } } }';
    const { id: regionId } = await college.region();
    const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
    const ana = await college.signedIn({ regionIds: [regionId] });
    const setManager = (regionIds: string[]) =>
      admin.call(
        `mutation s($userId: ID!, $regionIds: [ID!]!) {
          setUserRole(userId: $userId, role: manager, isEverywhere: false, regionIds: $regionIds) { _id } }`,
        { userId: ana.person.id, regionIds },
      );
    const codes = async () =>
      [await ana.call(USERS), await atTheOther(ana).call(USERS)].map(
        ({ errors }) => errors[0]?.extensions.code,
      );
    expect(await codes()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    await setManager([regionId]);
    expect(await codes()).toEqual([undefined, undefined]);
    await setManager([]);
    expect(await codes()).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  test('neither serves one of two hundred calls under way with the old role once the change was stored (C4)', async () => {
    const admin = await college.signedIn({ roles: ['user', 'admin'] });
    const cookie = `__Host-sid=${admin.cookies.get('__Host-sid')}`;
    const ask = async (i: number) => {
      const askedAt = performance.now();
      const url = i % 2 ? college.url : secondUrl();
      const { text } = await callFrom({ url, query: WHO, cookie });
      return { askedAt, isAdmin: text.includes('"admin"') };
    };
    const before = Array.from({ length: 100 }, (_, i) => ask(i));
    await before[0];
    await sql(`update person set roles = '{user}' where id = $1`, admin.person.id);
    const changedAt = performance.now();
    const after = Array.from({ length: 100 }, (_, i) => ask(i));
    const answers = await Promise.all([...before, ...after]);
    expect(answers.some(({ isAdmin }) => isAdmin)).toBe(true);
    expect(answers.filter(({ askedAt, isAdmin }) => isAdmin && askedAt > changedAt)).toEqual([]);
  });

  test('both count the same tries: guessing at two does not double the guesses (C4, D6)', async () => {
    const { email } = await college.person();
    const startedAt = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        callFrom({
          url: i % 2 ? college.url : secondUrl(),
          from: network(i),
          query: LOG_IN,
          variables: { email, password: digestOf('a guess') },
        }),
      ),
    );
    const max = 10 + Math.floor(Math.log2((performance.now() - startedAt) / 1_000 + 1));
    const tried = answers.filter(({ text }) => text.includes('wrongCredentials')).length;
    expect(tried).toBeGreaterThanOrEqual(10);
    expect(tried).toBeLessThanOrEqual(max);
  });

  test('both understand a password and a link made by the other: they share their secrets', async () => {
    const ana = await college.person();
    const browser = new Browser(secondUrl());
    expect((await browser.logIn(ana.email)).errors).toEqual([]);
    const forgot = 'mutation f($email: String!) { forgotPassword(email: $email) { _id } }';
    const [one, other] = [
      await college.visitor().call(forgot, { email: ana.email }),
      await browser.call(forgot, { email: ana.email }),
    ];
    expect(one.data).toEqual(other.data);
  });

  test('one goes on when the other stops', async () => {
    const third = await serve(college.config, {
      databaseUrl: college.database.url,
      log: pino({ level: 'silent' }),
    });
    const ana = await college.signedIn();
    await third.stop();
    expect(await fate(atTheOther(ana))).toMatchObject({ _id: ana.person.id });
    expect(await fate(ana)).toMatchObject({ _id: ana.person.id });
  });
});
