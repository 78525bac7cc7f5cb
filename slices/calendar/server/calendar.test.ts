import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openToken } from '#kit/calendars/seal-token.ts';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';
import { startGooglePeer, type GooglePeer } from '#testing/peers/google.ts';
import { visitAsBrowser } from '#testing/peers/oidc-visitor.ts';

const CALLBACK = 'http://localhost:3000/google-auth';
const CONSENT = 'mutation c { calendarConsent { url } }';
const CONNECT = `mutation g($authCode: String!, $state: String) {
  getTokensFromAuthCode(authCode: $authCode, state: $state) }`;
const DISCONNECT = 'mutation d { disconnectCalendar }';
const CONNECTION = 'query q { calendarConnection { provider connectedAt } }';

let google: GooglePeer;
let college: College;
beforeAll(async () => {
  google = await startGooglePeer(['ana@gmail.test'], CALLBACK);
  const env = {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_BASE_URL: google.url,
  };
  college = await College.open({ env });
});
afterAll(async () => {
  await college.close();
  await google.stop();
});

/** Leaves for Google, consents there and comes back. */
async function comeBack(browser: Browser): Promise<{ authCode: string; state: string }> {
  const { data } = await browser.call(CONSENT);
  const consent = data?.['calendarConsent'] as { url: string } | undefined;
  const { searchParams } = await visitAsBrowser(consent?.url ?? '', CALLBACK, 'ana@gmail.test');
  return { authCode: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
}

const problemOf = async (browser: Browser, operation: string, variables = {}) =>
  (await browser.call(operation, variables)).errors[0]?.extensions.problem;

async function storedToken({ id }: TestPerson): Promise<string | null> {
  const { rows } = await college.database.owner.query<{ sealed_token: Buffer }>(
    'select sealed_token from calendar_connection where person_id = $1',
    [id],
  );
  const keys = college.served.state.services.secrets.keys('calendar-tokens');
  return rows[0] ? openToken(rows[0].sealed_token, keys, id) : null;
}

describe('connecting a calendar', () => {
  test('exchanges the code for a token that the server keeps sealed (API-23)', async () => {
    const ana = await college.signedIn();
    expect((await ana.call(CONNECTION)).data).toEqual({ calendarConnection: null });
    const answer = await comeBack(ana);
    expect((await ana.call(CONNECT, answer)).data).toEqual({ getTokensFromAuthCode: true });
    const connection = { provider: 'google', connectedAt: college.now().toISOString() };
    expect((await ana.call(CONNECTION)).data).toEqual({ calendarConnection: connection });
    expect(await google.accepts((await storedToken(ana.person)) ?? '')).toBe(true);
    const { rows } = await college.database.owner.query(
      `select actor_id, after from audit where action = 'connectCalendar' and entity_id = $1`,
      [ana.person.id],
    );
    expect(rows).toEqual([{ actor_id: ana.person.id, after: { provider: 'google' } }]);
  });

  test('works without the state, which not every client sends along', async () => {
    const ana = await college.signedIn();
    const { authCode } = await comeBack(ana);
    expect((await ana.call(CONNECT, { authCode })).data).toEqual({ getTokensFromAuthCode: true });
  });

  test('again takes the place of the earlier connection, which stays good until then', async () => {
    const ana = await college.signedIn();
    await ana.call(CONNECT, await comeBack(ana));
    const first = await storedToken(ana.person);
    await ana.call(CONNECT, await comeBack(ana));
    const second = await storedToken(ana.person);
    expect(second).not.toBe(first);
    expect(await google.accepts(second ?? '')).toBe(true);
  });

  test('is refused to the user who never left for it', async () => {
    const ana = await college.signedIn();
    expect(await problemOf(ana, CONNECT, { authCode: 'from somewhere' })).toBe('calendarConsentMissing');
  });

  test('is refused with a code of another user’s, so nobody’s calendar ends in another’s account', async () => {
    const mallory = await college.signedIn();
    const { authCode } = await comeBack(mallory);
    const ana = await college.signedIn();
    await ana.call(CONSENT);
    expect(await problemOf(ana, CONNECT, { authCode })).toBe('calendarRefused');
    expect(await storedToken(ana.person)).toBeNull();
  });

  test('is refused with another state', async () => {
    const ana = await college.signedIn();
    const { authCode } = await comeBack(ana);
    expect(await problemOf(ana, CONNECT, { authCode, state: 'another' })).toBe('calendarConsentMissing');
  });

  test('is refused in another session of the same person', async () => {
    const ana = await college.signedIn();
    const { authCode } = await comeBack(ana);
    const elsewhere = await college.signedIn(ana.person);
    expect(await problemOf(elsewhere, CONNECT, { authCode })).toBe('calendarConsentMissing');
    expect((await ana.call(CONNECT, { authCode })).data).toEqual({ getTokensFromAuthCode: true });
  });

  test('is answered once, also when asked ten times at once', async () => {
    const ana = await college.signedIn();
    const answer = await comeBack(ana);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.call(CONNECT, answer)));
    expect(answers.filter(({ data }) => data?.['getTokensFromAuthCode'] === true)).toHaveLength(1);
  });

  test('is refused after ten minutes', async () => {
    const ana = await college.signedIn();
    const answer = await comeBack(ana);
    await college.database.owner.query(
      `update calendar_consent set begun_at = begun_at - interval '11 minutes' where person_id = $1`,
      [ana.person.id],
    );
    expect(await problemOf(ana, CONNECT, answer)).toBe('calendarConsentMissing');
  });

  test.each([CONSENT, 'mutation g { getTokensFromAuthCode(authCode: "x") }', DISCONNECT])(
    'is nobody’s to do in another user’s name: %s',
    async (operation) => {
      const region = await college.region();
      const student = await college.person({ regionIds: [region.id] });
      const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
      const start = 'mutation i($id: ID!) { impersonateUser(userId: $id, reason: "a question") { _id } }';
      await admin.call(start, { id: student.id });
      expect(await problemOf(admin, operation)).toBe('notWhileImpersonating');
    },
  );
});

describe('disconnecting', () => {
  test('forgets the token and gives it back to Google', async () => {
    const ana = await college.signedIn();
    await ana.call(CONNECT, await comeBack(ana));
    const token = (await storedToken(ana.person)) ?? '';
    expect((await ana.call(DISCONNECT)).data).toEqual({ disconnectCalendar: true });
    expect((await ana.call(CONNECTION)).data).toEqual({ calendarConnection: null });
    expect(await google.accepts(token)).toBe(true);
    await college.runJobs();
    expect(await google.accepts(token)).toBe(false);
  });

  test('never puts the token itself into the queue', async () => {
    const ana = await college.signedIn();
    await ana.call(CONNECT, await comeBack(ana));
    const token = (await storedToken(ana.person)) ?? '';
    await ana.call(DISCONNECT);
    const { rows } = await college.database.owner.query<{ payload: string }>(
      'select payload::text from graphile_worker._private_jobs',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ payload }) => payload.includes(token))).toEqual([]);
    await college.runJobs();
  });

  test('with nothing connected is no problem', async () => {
    expect((await (await college.signedIn()).call(DISCONNECT)).data).toEqual({ disconnectCalendar: false });
  });
});
