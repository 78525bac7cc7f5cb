import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oidcAccounts, type OidcOptions } from '#kit/identity/oidc-accounts.ts';
import { openFlow, sealFlow } from '#kit/identity/sign-in-flow.ts';
import {
  WorkAccountError,
  type SignInStart,
  type WorkAccounts,
  type WorkIdentity,
} from '#kit/identity/work-accounts.ts';
import { startOidcPeer, type OidcPeer, type OidcUser } from '#testing/peers/oidc.ts';
import { visitAsBrowser } from '#testing/peers/oidc-visitor.ts';

const redirectUri = 'http://127.0.0.1:3000/msauth/callback';
const users: OidcUser[] = [
  { id: 'ana', name: 'Ana Lima', email: 'ana@berea.test', emailVerified: true },
  { id: 'sub-2', name: 'Dean', email: 'dean@berea.test', tenantId: 'tenant-1', objectId: 'oid-2' },
  { id: 'twin', name: 'Not Ana', email: 'ana@berea.test', tenantId: 'tenant-2', objectId: 'oid-3' },
];
const flowKey = randomBytes(32);

let peer: OidcPeer;
beforeAll(async () => {
  peer = await startOidcPeer({ users, redirectUris: [redirectUri] });
});
afterAll(() => peer.stop());

function accounts(options: Partial<OidcOptions> = {}): WorkAccounts {
  return oidcAccounts({ ...peer, flowKey, allowInsecure: true, ...options });
}

async function codeFor(start: SignInStart, user: string): Promise<string> {
  const callback = await visitAsBrowser(start.url, redirectUri, `value="${user}"`);
  expect(callback.searchParams.get('state')).toBe(start.state);
  return callback.searchParams.get('code') ?? '';
}

async function signIn(user: string, work = accounts()): Promise<WorkIdentity> {
  const start = await work.beginSignIn({ redirectUri });
  const code = await codeFor(start, user);
  return work.finishSignIn({ code, flow: start.flow, redirectUri, state: start.state });
}

async function refusalOf(attempt: Promise<unknown>): Promise<{ problem: string; why: string }> {
  const error = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof WorkAccountError))
    throw new Error('It was not refused as it should be', { cause: error });
  return { problem: error.problem, why: inspect(error.cause, { depth: 5 }) };
}

const refused = (why: string): unknown => ({
  problem: 'workAccountRefused',
  why: expect.stringContaining(why) as string,
});

test('a person signs in with a work account', async () => {
  expect(await signIn('ana')).toEqual({
    issuer: peer.issuer,
    tenantId: null,
    subject: 'ana',
    email: 'ana@berea.test',
    emailVerified: true,
    name: 'Ana Lima',
  });
});

test('in a tenant the person is the object id, not the subject of this one application', async () => {
  expect(await signIn('sub-2')).toMatchObject({ tenantId: 'tenant-1', subject: 'oid-2' });
});

test('a provider that names only the account is asked for the rest', async () => {
  const thin = await startOidcPeer({ users, redirectUris: [redirectUri], thinTokens: true });
  const identity = await signIn('ana', oidcAccounts({ ...thin, flowKey, allowInsecure: true }));
  expect(identity).toMatchObject({
    subject: 'ana',
    email: 'ana@berea.test',
    emailVerified: true,
    name: 'Ana Lima',
  });
  await thin.stop();
});

test('the browser is sent with state, nonce and an S256 challenge, and keeps nothing it could read', async () => {
  const { url, state, flow } = await accounts().beginSignIn({ redirectUri, state: 'chosen-by-the-browser' });
  const sent = Object.fromEntries(new URL(url).searchParams);
  expect(state).toBe('chosen-by-the-browser');
  expect(sent).toMatchObject({
    state,
    response_type: 'code',
    redirect_uri: redirectUri,
    code_challenge_method: 'S256',
  });
  expect(Buffer.from(flow, 'base64url').toString('latin1')).not.toContain(sent['nonce']);
  expect((await accounts().beginSignIn({ redirectUri })).state).toMatch(/^[\w-]{43}$/);
});

test('a code is taken once (D8)', async () => {
  const work = accounts();
  const start = await work.beginSignIn({ redirectUri });
  const answer = { code: await codeFor(start, 'ana'), flow: start.flow, redirectUri };
  expect(await work.finishSignIn(answer)).toMatchObject({ subject: 'ana' });
  expect(await refusalOf(work.finishSignIn(answer))).toEqual(refused('invalid_grant'));
});

test('a wrong state is refused, and so is the code of another user’s sign-in (D8)', async () => {
  const work = accounts();
  const [mine, theirs] = [await work.beginSignIn({ redirectUri }), await work.beginSignIn({ redirectUri })];
  const code = await codeFor(theirs, 'ana');
  const wrongState = work.finishSignIn({ code, flow: mine.flow, redirectUri, state: theirs.state });
  expect(await refusalOf(wrongState)).toEqual(refused('the state is not'));
  const injected = work.finishSignIn({ code, flow: mine.flow, redirectUri });
  expect(await refusalOf(injected)).toEqual(refused('invalid_grant'));
});

test.each([
  ['verifier', { verifier: 'w'.repeat(43) }, 'invalid_grant'],
  ['nonce', { nonce: 'another' }, 'unexpected ID Token "nonce"'],
])('a wrong %s is refused (D8)', async (_, wrong, why) => {
  const work = accounts();
  const start = await work.beginSignIn({ redirectUri });
  const flow = sealFlow({ ...openFlow(start.flow, flowKey, new Date()), ...wrong }, flowKey, new Date());
  const code = await codeFor(start, 'ana');
  expect(await refusalOf(work.finishSignIn({ code, flow, redirectUri }))).toEqual(refused(why));
});

test.each([
  ['another tenant', 'sub-2', 'tenant-9'],
  ['no tenant at all', 'ana', 'tenant-1'],
])('an account of %s is refused where one tenant is allowed (D8)', async (_, user, allowedTenant) => {
  const refusal = await refusalOf(signIn(user, accounts({ allowedTenant })));
  expect(refusal).toEqual(refused('is not allowed'));
  expect(await signIn('sub-2', accounts({ allowedTenant: 'tenant-1' }))).toMatchObject({ subject: 'oid-2' });
});

test('a missing code is refused without asking the provider (D8)', async () => {
  const work = accounts();
  const { flow } = await work.beginSignIn({ redirectUri });
  const refusal = await refusalOf(work.finishSignIn({ code: '', flow, redirectUri }));
  expect(refusal).toEqual(refused('the code is missing'));
});

test('the same mail address is not the same person, and an unverified one says so (D8)', async () => {
  const [first, second] = [await signIn('ana'), await signIn('twin')];
  const keyOf = ({ issuer, tenantId, subject }: WorkIdentity): unknown => [issuer, tenantId, subject];
  expect(second.email).toBe(first.email);
  expect(keyOf(second)).not.toEqual(keyOf(first));
  expect([first.emailVerified, second.emailVerified]).toEqual([true, false]);
});
