import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import type { Browser } from '#testing/browser.ts';
import { startOidcPeer, type OidcPeer } from '#testing/peers/oidc.ts';
import { visitAsBrowser } from '#testing/peers/oidc-visitor.ts';

const CALLBACK = 'http://localhost:3000/msauth/callback';
const VALIDATE = 'mutation validateMSAuth($code: String!) { validateMSAuth(code: $code) { _id email } }';
const FLOW_COOKIE = '__Host-work-account';

let provider: OidcPeer;
let college: College;
beforeAll(async () => {
  provider = await startOidcPeer({
    redirectUris: [CALLBACK],
    users: [
      { id: 'dean-1', name: 'Dora Dean', email: 'Dora@work.example', emailVerified: true },
      { id: 'dean-2', name: 'Other Dora', email: 'dora@work.example', emailVerified: true },
      { id: 'rita', name: 'Rita', email: 'rita@work.example', emailVerified: false },
      { id: 'gone', name: 'Gustav Gone', email: 'gustav@work.example', emailVerified: true },
      { id: 'nobody', name: 'Nora Nobody', email: 'nora@work.example', emailVerified: true },
    ],
  });
  const { issuer, clientId, clientSecret } = provider;
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  college = await College.open({ env });
  await college.person({ email: 'dora@work.example', roles: ['user', 'manager'] });
  await college.person({ email: 'rita@work.example' });
  await college.person({ email: 'gustav@work.example', status: 'DISABLED' });
});
beforeEach(() => college.database.owner.query('delete from work_identity'));
afterAll(async () => {
  await college.close();
  await provider.stop();
});

/** Leaves for the provider with this browser, chooses an account there and comes back with a code. */
async function codeFor(browser: Browser, account: string): Promise<string> {
  const response = await browser.fetch('/auth/work-account/start');
  const { url } = (await response.json()) as { url: string };
  return (await visitAsBrowser(url, CALLBACK, account)).searchParams.get('code') ?? '';
}
const finish = async (browser: Browser, code: string) => {
  const answer = await browser.call(VALIDATE, { code });
  const user = answer.data?.['validateMSAuth'] as { email: string } | null | undefined;
  return user?.email ?? answer.errors[0]?.extensions.problem;
};
const signIn = async (account: string, browser = college.visitor()) =>
  finish(browser, await codeFor(browser, account));

describe('a work account', () => {
  test('signs in the person with the same verified address, whatever its case (AUTH-70, API-22)', async () => {
    const browser = college.visitor();
    expect(await signIn('Dora Dean', browser)).toBe('dora@work.example');
    const { data } = await browser.call('query q { currentUser { email } }');
    expect(data).toEqual({ currentUser: { email: 'dora@work.example' } });
  });

  test('is known by issuer and subject from then on, not by its address (D8)', async () => {
    await signIn('Dora Dean');
    const { rows } = await college.database.owner.query('select issuer, subject from work_identity');
    expect(rows).toEqual([{ issuer: provider.issuer, subject: 'dean-1' }]);
    await college.database.owner.query(
      `update person set email = 'moved@work.example' where email = 'dora@work.example'`,
    );
    expect(await signIn('Dora Dean')).toBe('moved@work.example');
    await college.database.owner.query(
      `update person set email = 'dora@work.example' where email = 'moved@work.example'`,
    );
  });

  test('that took over a known address does not take over the person (D8)', async () => {
    await signIn('Dora Dean');
    expect(await signIn('Other Dora')).toBe('workAccountUnknown');
  });

  test.each([
    ['Nora Nobody', 'whom nobody knows', 'No account is linked to this work account.'],
    ['Rita', 'whose address is not verified', 'No account is linked to this work account.'],
    ['Gustav Gone', 'whose account here is disabled', 'No account is linked to this work account.'],
  ])('of %s, %s, opens nothing (HOLE-14)', async (account, _, sentence) => {
    const browser = college.visitor();
    const code = await codeFor(browser, account);
    const answer = await browser.call(VALIDATE, { code });
    expect(answer.errors[0]?.message).toBe(sentence);
    expect(browser.cookies.has('__Host-sid')).toBe(false);
    expect((await college.database.owner.query('select 1 from work_identity')).rowCount).toBe(0);
  });
});

describe('the server refuses', () => {
  test('a code without the cookie the flow began with (D8)', async () => {
    const browser = college.visitor();
    const code = await codeFor(browser, 'Dora Dean');
    expect(await finish(college.visitor(), code)).toBe('workAccountExpired');
  });

  test('a code with the cookie of another flow: a user slipped it in (D8)', async () => {
    const [victim, attacker] = [college.visitor(), college.visitor()];
    const code = await codeFor(attacker, 'Dora Dean');
    await codeFor(victim, 'Dora Dean');
    expect(await finish(victim, code)).toBe('workAccountRefused');
  });

  test('a cookie that was written by another user (D8)', async () => {
    const browser = college.visitor();
    const code = await codeFor(browser, 'Dora Dean');
    browser.cookies.set(FLOW_COOKIE, 'A'.repeat(120));
    expect(await finish(browser, code)).toBe('workAccountRefused');
  });

  test('a code used for the second time (D8)', async () => {
    const browser = college.visitor();
    const code = await codeFor(browser, 'Dora Dean');
    const flow = browser.cookies.get(FLOW_COOKIE) ?? '';
    expect(await finish(browser, code)).toBe('dora@work.example');
    const refetch = college.visitor();
    refetch.cookies.set(FLOW_COOKIE, flow);
    expect(await finish(refetch, code)).toBe('workAccountRefused');
  });

  test.each(['', 'made-up'])('the code %j (D8)', async (code) => {
    const browser = college.visitor();
    await codeFor(browser, 'Dora Dean');
    expect(await finish(browser, code)).toBe('workAccountRefused');
  });

  test('to begin the flow for a page of another site', async () => {
    const response = await college.visitor().fetch('/auth/work-account/start', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

test('the cookie of the flow is out of reach of scripts and other sites, and lives ten minutes', async () => {
  const response = await college.visitor().fetch('/auth/work-account/start');
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Host-work-account=[\w-]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=600$/,
  );
});

test('a college without a provider says so', async () => {
  const plain = await College.open();
  const started = await plain.visitor().fetch('/auth/work-account/start');
  expect([started.status, await started.json()]).toEqual([409, { problem: 'workAccountsOff' }]);
  const answer = await plain.visitor().call(VALIDATE, { code: 'x' });
  expect(answer.errors[0]?.message).toBe('Signing in with a work account isn’t set up here.');
  await plain.close();
});
