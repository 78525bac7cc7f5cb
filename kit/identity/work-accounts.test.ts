import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openWorkAccounts } from '#kit/identity/open-work-accounts.ts';
import { noWorkAccounts, WorkAccountError } from '#kit/identity/work-accounts.ts';

test('without a provider, work accounts are off from beginning to end', async () => {
  const work = noWorkAccounts();
  const redirectUri = 'https://berea.test/msauth/callback';
  expect(work.kind).toBe('none');
  await expect(work.beginSignIn({ redirectUri })).rejects.toEqual(new WorkAccountError('workAccountsOff'));
  await expect(work.finishSignIn({ code: 'c', flow: 'f', redirectUri })).rejects.toMatchObject({
    problem: 'workAccountsOff',
  });
});

test('the configuration decides which work accounts there are, and a wrong issuer stops the start', async () => {
  const settings = { clientId: 'c', clientSecret: 's', allowedTenant: null };
  const open = (issuer: string | null): Promise<{ kind: string }> =>
    openWorkAccounts(issuer === null ? null : { ...settings, issuer }, randomBytes(32), () => new Date());
  expect((await open(null)).kind).toBe('none');
  expect((await open('https://login.berea.test')).kind).toBe('oidc');
  await expect(open('http://login.berea.test')).rejects.toThrow('OIDC_ISSUER must be an https address');
});

test('a failure shows its problem and keeps its cause to itself', () => {
  const error = new WorkAccountError('workAccountRefused', new Error('JWT of evil.test'));
  expect(String(error)).toBe('WorkAccountError: workAccountRefused');
  expect(error.cause).toEqual(new Error('JWT of evil.test'));
});
