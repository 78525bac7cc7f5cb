import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { RATES, tooOften } from '#kit/http/limits/rate-limits.ts';
import type { Answer, Browser } from '#testing/browser.ts';
import { callFrom, network } from '#testing/call-from.ts';
import { College, digestOf, PASSWORD } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
beforeEach(() => college.database.owner.query('delete from rate_count'));
afterAll(() => college.close());

const LOG_IN =
  'mutation l($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const WRONG = digestOf('a guess');

const tryFrom = async (n: number, email: string, password = WRONG) => {
  const { text } = await callFrom({
    url: college.url,
    from: network(n),
    query: LOG_IN,
    variables: { email, password },
  });
  if (text.includes('"problem":"wrongCredentials"')) return 'tried';
  return text.includes('"code":"RATE_LIMITED"') ? 'limited' : 'signed in';
};
const count = (fates: string[], fate: string) => fates.filter((one) => one === fate).length;
/** Lets time pass for the user who counts tries: the database keeps that clock. */
const waitFor = (seconds: number) =>
  college.database.owner.query(
    'update rate_count set window_start = window_start - make_interval(secs => $1), last_try = last_try - make_interval(secs => $1)',
    [seconds],
  );
const failuresOf = async (personId: string) =>
  (
    await college.database.owner.query(
      `select 1 from audit where entity_id = $1 and action = 'logInFailed'`,
      [personId],
    )
  ).rowCount;

describe('guessing the password of one account', () => {
  test('two hundred tries from two hundred networks at once are ten tries (D6)', async () => {
    const ana = await college.person();
    const written = [ana.email, ana.email.toUpperCase(), ` ${ana.email}`, `${ana.email}\t`];
    const startedAt = performance.now();
    const fates = await Promise.all(Array.from({ length: 200 }, (_, i) => tryFrom(i, written[i % 4] ?? '')));
    // On a slow machine the growing delay lets one more through after one second, and another after three.
    const max = 10 + Math.floor(Math.log2((performance.now() - startedAt) / 1_000 + 1));
    const tried = count(fates, 'tried');
    expect(tried).toBeGreaterThanOrEqual(10);
    expect(tried).toBeLessThanOrEqual(max);
    expect(count(fates, 'limited')).toBe(200 - tried);
    expect(await failuresOf(ana.id)).toBe(tried);
  });

  test('is slowed down more and more, and never locks the account for good (D6)', async () => {
    const { email } = await college.person();
    for (let i = 0; i < 10; i++) expect(await tryFrom(i, email)).toBe('tried');
    for (const delayS of [1, 2, 4, 8, 16]) {
      await waitFor(delayS);
      expect(await tryFrom(0, email)).toBe('tried');
    }
    for (const delayS of [32, 64, 128]) {
      await waitFor(delayS / 2);
      expect(await tryFrom(0, email)).toBe('limited');
      await waitFor(delayS / 2);
      expect(await tryFrom(0, email)).toBe('tried');
    }
    expect(await tryFrom(0, email, digestOf(PASSWORD))).toBe('limited');
    await waitFor(256);
    expect(await tryFrom(0, email, digestOf(PASSWORD))).toBe('signed in');
  });

  test('starts again a quarter of an hour after the first try (D6)', async () => {
    const { email } = await college.person();
    for (let i = 0; i < 11; i++) await tryFrom(i, email);
    expect(await tryFrom(0, email)).toBe('limited');
    await waitFor(901);
    const fates = [];
    for (let i = 0; i < 11; i++) fates.push(await tryFrom(i, email));
    expect(count(fates, 'tried')).toBe(10);
  });

  test('leaves others alone, and the right password forgives what went before (D6)', async () => {
    const [ana, ben] = [await college.person(), await college.person()];
    for (let i = 0; i < 9; i++) await tryFrom(i, ana.email);
    expect(await tryFrom(0, ana.email, digestOf(PASSWORD))).toBe('signed in');
    for (let i = 0; i < 10; i++) expect(await tryFrom(i, ana.email)).toBe('tried');
    expect(await tryFrom(0, ana.email)).toBe('limited');
    expect(await tryFrom(0, ben.email, digestOf(PASSWORD))).toBe('signed in');
  });

  test('tells how many minutes to wait', async () => {
    const { email } = await college.person();
    await tryFrom(0, email);
    await college.database.owner.query('update rate_count set tries = 19 where key like $1', [`%${email}`]);
    const { message, extensions } = (await college.visitor().logIn(email)).errors[0] ?? {};
    const { seconds } = (extensions as unknown as { values: { seconds: number } }).values;
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(512);
    expect(message).toBe(`Too many attempts. Please wait 9 minutes and try again.`);
    expect(extensions).toMatchObject({ code: 'RATE_LIMITED', problem: 'tooManyRequests' });
  });
});

describe('guessing from one address', () => {
  test('is slowed down after a hundred accounts in a quarter of an hour, however many it tries at once (D6)', async () => {
    const startedAt = performance.now();
    const guesses = Array.from({ length: 120 }, (_, i) => i);
    const fates: string[] = [];
    const lane = async () => {
      for (let i = guesses.pop(); i !== undefined; i = guesses.pop()) {
        fates.push(await tryFrom(9, `guess${i}@example.org`));
      }
    };
    await Promise.all(Array.from({ length: 10 }, lane));
    const max = 100 + Math.floor(Math.log2((performance.now() - startedAt) / 1_000 + 1));
    const tried = count(fates, 'tried');
    expect(tried).toBeGreaterThanOrEqual(100);
    expect(tried).toBeLessThanOrEqual(max);
    expect(count(fates, 'limited')).toBe(120 - tried);
    // A hundred passwords have to be hashed, which takes its time on a busy machine.
  }, 60_000);

  const failedBefore = async (times: number) => {
    await tryFrom(9, 'guess@example.org');
    await college.database.owner.query(
      `update rate_count set tries = $1, last_try = now() where key = 'login-address:' || $2::text`,
      [times, network(9)],
    );
  };

  test('at one account spends one of them, however often it is tried (D6)', async () => {
    const { email } = await college.person();
    for (let i = 0; i < 30; i++) await tryFrom(9, 'one.account@example.org');
    const { rows } = await college.database.owner.query<{ tries: number }>(
      `select tries from rate_count where key = 'login-address:' || $1::text`,
      [network(9)],
    );
    expect(rows).toEqual([{ tries: 1 }]);
    // A user who mistyped once and then knew it takes nothing from the others either.
    expect(await tryFrom(9, email)).toBe('tried');
    expect(await tryFrom(9, email, digestOf(PASSWORD))).toBe('signed in');
    expect(
      (
        await college.database.owner.query(
          `select tries from rate_count where key = 'login-address:' || $1::text`,
          [network(9)],
        )
      ).rows,
    ).toEqual([{ tries: 1 }]);
  });

  test('never shuts out the others there: a user who knows the password waits seconds, and nobody waits for them (D6)', async () => {
    const [ana, ben] = [await college.person(), await college.person()];
    await failedBefore(150);
    for (let i = 0; i < 12; i++) expect(await tryFrom(9, ana.email, digestOf(PASSWORD))).toBe('limited');
    // The account has lost none of its tries by what others did.
    expect(await tryFrom(8, ana.email, digestOf(PASSWORD))).toBe('signed in');
    await waitFor(15);
    expect(await tryFrom(9, ana.email, digestOf(PASSWORD))).toBe('signed in');
    expect(await tryFrom(9, ben.email, digestOf(PASSWORD))).toBe('signed in');
    expect(await tryFrom(9, 'another.guess@example.org')).toBe('tried');
    expect(await tryFrom(9, ben.email, digestOf(PASSWORD))).toBe('limited');
  });

  test('does not keep its neighbours out', async () => {
    const { email } = await college.person();
    await failedBefore(150);
    expect(await tryFrom(9, email, digestOf(PASSWORD))).toBe('limited');
    const from = network(9).replace(/\d+$/, '8');
    const variables = { email, password: digestOf(PASSWORD) };
    expect((await callFrom({ url: college.url, from, query: LOG_IN, variables })).text).toContain('"_id"');
  });

  test('is not what a campus does: a user who knows the password takes nothing from the others', async () => {
    const { email } = await college.person();
    await failedBefore(99);
    for (let i = 0; i < 5; i++) expect(await tryFrom(9, email, digestOf(PASSWORD))).toBe('signed in');
    expect(await tryFrom(9, 'other@example.org')).toBe('tried');
    await failedBefore(150);
    expect(await tryFrom(9, email, digestOf(PASSWORD))).toBe('limited');
  });
});

describe('a browser in which the account was proved before', () => {
  const logIn = (browser: Browser, email: string, password: string) => browser.logIn(email, password);
  const isIn = async (answer: Promise<Answer>) => Boolean((await answer).data?.['loginWithPassword']);
  const strangersGuess = async (email: string) => {
    await tryFrom(1, email);
    await wearOut(`login-account:${email}`);
    expect(await tryFrom(99, email, digestOf(PASSWORD))).toBe('limited');
  };
  /** As if so many had been tried that the next has to wait a quarter of an hour. */
  const wearOut = (key: string) =>
    college.database.owner.query('update rate_count set tries = 30 where key like $1', [key]);

  test('lets its person in while strangers guess, also after a logout (D6)', async () => {
    const { email } = await college.person();
    const own = college.visitor();
    expect(await isIn(logIn(own, email, PASSWORD))).toBe(true);
    await own.call('mutation o { logoutUser }');
    expect([...own.cookies.keys()]).toEqual(['__Host-device']);
    await strangersGuess(email);
    expect(await isIn(logIn(own, email, PASSWORD))).toBe(true);
    // What strangers have failed at is not forgiven to them by it.
    expect(await tryFrom(99, email)).toBe('limited');
  });

  test('lets its person in where an address is slowed down (D6)', async () => {
    const { email } = await college.person();
    const own = college.visitor();
    await logIn(own, email, PASSWORD);
    await college.database.owner.query(
      `insert into rate_count (key, tries) values ('login-address:127.0.0.1', 150)
       on conflict (key) do update set tries = 150, last_try = now()`,
    );
    expect(await isIn(logIn(college.visitor(), email, PASSWORD))).toBe(false);
    expect(await isIn(logIn(own, email, PASSWORD))).toBe(true);
  });

  test('lets its person in while a user floods the address (D6)', async () => {
    const { email } = await college.person();
    const own = college.visitor();
    await logIn(own, email, PASSWORD);
    await own.call('mutation o { logoutUser }');
    vi.spyOn(college.served.state.busyCounter, 'take').mockImplementation(async ({ name }) => {
      if (name === RATES.visitorCredentials.name) throw tooOften(9);
    });
    expect(await isIn(logIn(college.visitor(), email, PASSWORD))).toBe(false);
    expect(await isIn(logIn(own, email, PASSWORD))).toBe(true);
    vi.restoreAllMocks();
  });

  test('has ten tries of its own and then ever fewer, and keeps nobody else out (D6)', async () => {
    const { email } = await college.person();
    const own = college.visitor();
    await logIn(own, email, PASSWORD);
    const guess = async () => (await logIn(own, email, 'a guess')).errors[0]?.extensions.problem;
    for (let i = 0; i < 10; i++) expect(await guess()).toBe('wrongCredentials');
    await wearOut('login-device:%');
    expect(await guess()).toBe('tooManyRequests');
    expect(await tryFrom(1, email, digestOf(PASSWORD))).toBe('signed in');
  });

  test('is a stranger’s for every other account (D6)', async () => {
    const [ana, ben] = [await college.person(), await college.person()];
    const own = college.visitor();
    await logIn(own, ana.email, PASSWORD);
    await strangersGuess(ben.email);
    expect((await logIn(own, ben.email, 'a guess')).errors[0]?.extensions.problem).toBe('tooManyRequests');
  });

  test('is known by a mailed link as well: under attack there is a way in (D6)', async () => {
    const { email } = await college.person();
    await strangersGuess(email);
    const own = college.visitor();
    await own.call('mutation f($email: String!) { forgotPassword(email: $email) { _id } }', { email });
    await college.runJobs();
    const token = (await college.mails())
      .findLast(({ to }) => to === email)
      ?.link?.split('/')
      .at(-1);
    const newPassword = digestOf('another long password');
    const RECOVER =
      'mutation r($token: String!, $p: String!) { recoverPassword(token: $token, newPassword: $p) }';
    expect((await own.call(RECOVER, { token, p: newPassword })).data).toEqual({ recoverPassword: true });
    expect(await isIn(logIn(college.visitor(), email, 'another long password'))).toBe(false);
    expect(await isIn(logIn(own, email, 'another long password'))).toBe(true);
  });

  test('changes its password while strangers guess (D6)', async () => {
    const { email } = await college.person();
    const own = college.visitor();
    await logIn(own, email, PASSWORD);
    await strangersGuess(email);
    const CHANGE = `mutation c($c: String!, $n: String!) { changePassword(currentPassword: $c, newPassword: $n) }`;
    const change = { c: digestOf(PASSWORD), n: digestOf('another long password') };
    expect((await own.call(CHANGE, change)).errors).toEqual([]);
  });

  test('is not what a failed login makes of a browser, the user who it was (D1, D6)', async () => {
    const { email } = await college.person();
    const closed = await college.person({ status: 'DISABLED' });
    for (const [address, password] of [
      [email, 'a guess'],
      [closed.email, PASSWORD],
      ['nobody.knows@example.org', 'a guess'],
    ] as const) {
      const browser = college.visitor();
      const { headers } = await logIn(browser, address, password);
      expect(headers.getSetCookie()).toEqual([]);
    }
  });
});
