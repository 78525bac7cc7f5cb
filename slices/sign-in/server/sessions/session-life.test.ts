import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '#kit/db/until.ts';
import { College, digestOf } from '#testing/college.ts';
import type { Browser } from '#testing/browser.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const WHO = 'query q { currentUser { _id } }';
const HOUR_MS = 3_600_000;
const fate = async (browser: Browser) => {
  const answer = await browser.call(WHO);
  return answer.errors[0]?.message ?? (answer.data?.['currentUser'] ? 'signed in' : 'anonymous');
};
const sql = (text: string, ...values: unknown[]) => college.database.owner.query(text, values);

/** That a session was seen is written down after the answer, so it has to be waited for. */
async function seen(browser: Browser): Promise<void> {
  await browser.call(WHO);
  const sessionId = browser.cookies.get('__Host-sid')?.split('.')[0];
  await until(
    async () =>
      (await sql('select 1 from session where id = $1 and last_seen_at = $2', sessionId, college.now()))
        .rowCount === 1,
    { ms: 5_000, everyMs: 10, what: 'the sight of the session to be written down' },
  );
}

describe('a session that nobody uses', () => {
  test.each([
    ['of a student, ends after 12 hours', ['user'], 12],
    ['of staff, ends after 1 hour', ['user', 'manager'], 1],
  ] as const)('%s (D3)', async (_, roles, hours) => {
    const [early, late] = [
      await college.signedIn({ roles: [...roles] }),
      await college.signedIn({ roles: [...roles] }),
    ];
    college.pass(hours * HOUR_MS - 1);
    expect(await fate(early)).toBe('signed in');
    college.pass(1);
    expect(await fate(late)).toBe('Token expired');
  });
});

test.each([
  [
    'given a role in a region',
    'insert into region_role (person_id, region_id, role_names) values ($1, $2, $3)',
  ],
  [
    'given a role in the whole college',
    'update person set roles = roles || $3::text[] where id = $1 and $2::uuid is not null',
  ],
])('a person who is %s after logging in has the shorter session from then on (D3)', async (_, give) => {
  const region = await college.region();
  const [ana, ben] = [await college.signedIn(), await college.signedIn()];
  college.pass(HOUR_MS);
  expect(await fate(ana)).toBe('signed in');
  await sql(give, ben.person.id, region.id, ['manager']);
  expect(await fate(ben)).toBe('Token expired');
});

test('a user who is staff no more has the longer session again (D3)', async () => {
  const ana = await college.signedIn({ roles: ['user', 'manager'] });
  await sql(`update person set roles = '{user}' where id = $1`, ana.person.id);
  college.pass(11 * HOUR_MS);
  await seen(ana);
  college.pass(11 * HOUR_MS);
  expect(await fate(ana)).toBe('signed in');
});

describe('a session in constant use', () => {
  test.each([
    ['of a student, ends after 14 days', ['user'], 10, 14 * 24],
    ['of staff, ends after 12 hours', ['user', 'admin'], 0.75, 12],
  ] as const)('%s (D3)', async (_, roles, everyHours, lifeHours) => {
    const browser = await college.signedIn({ roles: [...roles] });
    const startedAt = college.now().getTime();
    const endsAt = startedAt + lifeHours * HOUR_MS;
    while (college.now().getTime() + everyHours * HOUR_MS < endsAt) {
      college.pass(everyHours * HOUR_MS);
      await seen(browser);
    }
    college.pass(endsAt - college.now().getTime() - 1);
    expect(await fate(browser)).toBe('signed in');
    college.pass(1);
    expect(await fate(browser)).toBe('Token expired');
  });
});

describe('a session is dead on the next request', () => {
  test('after the account was disabled, and the text says so (D3)', async () => {
    const ana = await college.signedIn();
    await sql(`update person set status = 'DISABLED' where id = $1`, ana.person.id);
    expect(await fate(ana)).toBe('User not found');
  });

  test('after the person was removed (D3)', async () => {
    const ana = await college.signedIn();
    await sql('delete from person where id = $1', ana.person.id);
    expect(await fate(ana)).toBe('Token expired');
  });

  test('on every device after the password was changed by a mailed link (D3)', async () => {
    const desk = await college.signedIn();
    const phone = await college.signedIn(desk.person);
    await college
      .visitor()
      .call('mutation f($e: String!) { forgotPassword(email: $e) { _id } }', { e: desk.person.email });
    await college.runJobs();
    const mail = (await college.mails()).findLast(({ to }) => to === desk.person.email);
    const token = mail?.link?.split('/').at(-1);
    const newPassword = digestOf('another long password');
    await college
      .visitor()
      .call('mutation r($t: String!, $p: String!) { recoverPassword(token: $t, newPassword: $p) }', {
        t: token,
        p: newPassword,
      });
    expect([await fate(desk), await fate(phone)]).toEqual(['Token expired', 'Token expired']);
  });

  test('when its secret is wrong, the user who it belongs to (D3)', async () => {
    const ana = await college.signedIn();
    const [id = ''] = ana.cookies.get('__Host-sid')?.split('.') ?? [];
    ana.cookies.set('__Host-sid', `${id}.${Buffer.alloc(32).toString('base64url')}`);
    expect(await fate(ana)).toBe('Token expired');
  });

  test.each(['x', '', 'x.y', `${'0'.repeat(36)}.${'A'.repeat(43)}`])(
    'when its cookie reads %j (D3)',
    async (value) => {
      const browser = college.visitor();
      browser.cookies.set('__Host-sid', value);
      expect(await fate(browser)).toBe('cookie is not defined');
    },
  );
});

describe('a lost session', () => {
  test('is told once: the cookie is taken away and the next request is a visitor’s (TRAP-12)', async () => {
    const browser = college.visitor();
    browser.cookies.set('__Host-sid', 'x');
    expect(await fate(browser)).toBe('cookie is not defined');
    expect(await fate(browser)).toBe('anonymous');
  });

  test('is told to the user who asks for more than a visitor may', async () => {
    const answer = await college.visitor().call('query r { regions { _id } }');
    expect(answer.errors[0]).toMatchObject({
      message: 'Context userId not found',
      extensions: { code: 'UNAUTHENTICATED', problem: 'sessionMissing' },
    });
  });

  test('does not keep anyone from logging in again', async () => {
    const ana = await college.person();
    const browser = college.visitor();
    browser.cookies.set('__Host-sid', 'x');
    expect((await browser.logIn(ana.email)).errors).toEqual([]);
    expect(await fate(browser)).toBe('signed in');
  });
});

test.each([
  ['that have ended', 14 * 24 * HOUR_MS + 1, "expires_at = created_at + interval '14 days'"],
  ['that nobody has used for long', 12 * HOUR_MS + 1, 'last_seen_at = created_at'],
])('sessions %s are swept away, living ones stay', async (_, passMs, facts) => {
  const gone = await college.signedIn();
  await sql(`update session set ${facts} where person_id = $1`, gone.person.id);
  college.pass(passMs);
  const here = await college.signedIn();
  await sql(`select graphile_worker.add_job('sweepSessions')`);
  await college.runJobs();
  const { rows } = await sql('select person_id from session where person_id = any($1)', [
    gone.person.id,
    here.person.id,
  ]);
  expect(rows).toEqual([{ person_id: here.person.id }]);
});
