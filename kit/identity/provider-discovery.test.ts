import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oidcAccounts } from '#kit/identity/oidc-accounts.ts';
import { startOidcForger, type OidcForger } from '#testing/peers/oidc-forger.ts';

const redirectUri = 'http://127.0.0.1:3000/msauth/callback';
const flowKey = randomBytes(32);
const unavailable = { problem: 'workAccountUnavailable' };
let provider: OidcForger;
beforeEach(async () => {
  provider = await startOidcForger();
});
afterEach(() => provider.stop());

test('the provider is asked how to use it once, however many sign in', async () => {
  const work = oidcAccounts({ ...provider, flowKey, allowInsecure: true });
  await Promise.all([1, 2, 3].map(() => work.beginSignIn({ redirectUri })));
  await work.beginSignIn({ redirectUri });
  expect(provider.requests()).toBe(1);
});

test('a provider that was down at the start is tried again after a pause in which nobody waits', async () => {
  let at = new Date('2026-03-01T08:00:00Z');
  const work = oidcAccounts({ ...provider, flowKey, allowInsecure: true, now: () => at });
  provider.forge({ answer: 'error' });
  await expect(work.beginSignIn({ redirectUri })).rejects.toMatchObject(unavailable);

  provider.forge({});
  at = new Date('2026-03-01T08:00:04Z');
  await expect(work.beginSignIn({ redirectUri })).rejects.toMatchObject(unavailable);
  expect(provider.requests()).toBe(1);

  at = new Date('2026-03-01T08:00:05Z');
  expect((await work.beginSignIn({ redirectUri })).url).toContain(provider.issuer);
  at = new Date('2026-03-01T09:00:00Z');
  await work.beginSignIn({ redirectUri });
  expect(provider.requests()).toBe(2);
});

test('a provider that never answers keeps nobody waiting longer than three seconds', async () => {
  const work = oidcAccounts({ ...provider, flowKey, allowInsecure: true });
  provider.forge({ answer: 'silence' });
  const limit = vi.spyOn(AbortSignal, 'timeout');
  await expect(work.beginSignIn({ redirectUri })).rejects.toMatchObject(unavailable);
  expect(limit.mock.calls).toEqual([[3_000]]);
});

test('a provider that fails at the code is unavailable, and nobody is called refused', async () => {
  const work = oidcAccounts({ ...provider, flowKey, allowInsecure: true });
  const { flow } = await work.beginSignIn({ redirectUri });
  provider.forge({ answer: 'error' });
  await expect(work.finishSignIn({ code: 'c', flow, redirectUri })).rejects.toMatchObject(unavailable);
  await provider.stop();
  await expect(work.finishSignIn({ code: 'c', flow, redirectUri })).rejects.toMatchObject(unavailable);
  provider = await startOidcForger();
});

test.each([
  ['http://login.berea.test', true],
  ['http://127.0.0.1.evil.test', true],
  ['http://127.0.0.1:4105', false],
  ['ftp://127.0.0.1', true],
  ['login', true],
])('the issuer %s is no issuer when plain http is allowed: %s', (issuer, allowInsecure) => {
  const options = { issuer, clientId: 'c', clientSecret: 's', flowKey, allowInsecure };
  expect(() => oidcAccounts(options)).toThrow(/^OIDC_ISSUER/);
});

test('a key of the wrong length stops the start', () => {
  expect(() => oidcAccounts({ ...provider, allowInsecure: true, flowKey: randomBytes(16) })).toThrow(
    '32 bytes',
  );
});
