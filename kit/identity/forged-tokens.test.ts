import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { oidcAccounts } from '#kit/identity/oidc-accounts.ts';
import { WorkAccountError, type WorkIdentity } from '#kit/identity/work-accounts.ts';
import { startOidcForger, type Forgery } from '#testing/peers/oidc-forger.ts';
import { visitAsBrowser } from '#testing/peers/oidc-visitor.ts';

const redirectUri = 'http://127.0.0.1:3000/msauth/callback';
const flowKey = randomBytes(32);
const forger = await startOidcForger();
beforeEach(() => forger.forge({}));
afterAll(() => forger.stop());

async function signInWith(forgery: Forgery): Promise<WorkIdentity> {
  const work = oidcAccounts({ ...forger, flowKey, allowInsecure: true });
  const { url, flow } = await work.beginSignIn({ redirectUri });
  const callback = await visitAsBrowser(url, redirectUri);
  forger.forge(forgery);
  return work.finishSignIn({ code: callback.searchParams.get('code') ?? '', flow, redirectUri });
}

test('an honest token is taken, so that each refusal below is the forgery’s', async () => {
  expect(await signInWith({})).toMatchObject({ issuer: forger.issuer, subject: 'ana' });
});

const refused = 'workAccountRefused';
const longAgo = Math.floor(Date.now() / 1000) - 3600;
test.each<[string, Forgery, string, string]>([
  ['with a wrong nonce', { claims: { nonce: 'another' } }, refused, "claim: 'nonce'"],
  ['without a nonce', { claims: { nonce: undefined } }, refused, '"nonce"'],
  ['of a wrong issuer', { claims: { iss: 'https://evil.test' } }, refused, "claim: 'iss'"],
  ['for another audience', { claims: { aud: 'another-app' } }, refused, "claim: 'aud'"],
  ['for several audiences', { claims: { aud: ['college', 'x'], azp: 'x' } }, refused, "claim: 'azp'"],
  ['that has expired', { claims: { exp: longAgo } }, 'workAccountExpired', "claim: 'exp'"],
  ['that is not signed', { signature: 'missing' }, refused, 'OAUTH_UNSUPPORTED_OPERATION'],
  ['signed with a foreign key', { signature: 'foreign' }, refused, 'JWT signature verification failed'],
  ['without a subject', { claims: { sub: undefined } }, refused, '"sub"'],
])('a token %s is refused (D8)', async (_, forgery, problem, why) => {
  const error = await signInWith(forgery).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(WorkAccountError);
  expect(error).toMatchObject({ problem, message: problem });
  expect(inspect((error as WorkAccountError).cause, { depth: 5 })).toContain(why);
});

test.each<[Record<string, unknown>, boolean]>([
  [{ email_verified: true }, true],
  [{ email_verified: false, xms_edov: true }, false],
  [{ xms_edov: true }, true],
  [{ xms_edov: '1' }, true],
  [{}, false],
  [{ email_verified: true, email: '' }, false],
])('the mail address of a token with %j counts as verified: %s', async (claims, verified) => {
  expect((await signInWith({ claims })).emailVerified).toBe(verified);
});

test('an object id outside a tenant is not believed', async () => {
  expect(await signInWith({ claims: { oid: 'dean' } })).toMatchObject({ tenantId: null, subject: 'ana' });
  expect(await signInWith({ claims: { oid: 'dean', tid: 't' } })).toMatchObject({
    tenantId: 't',
    subject: 'dean',
  });
});
