import { randomBytes } from 'node:crypto';
import { createEmulator, type Emulator } from 'emulate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oidcAccounts } from '#kit/identity/oidc-accounts.ts';
import type { WorkIdentity } from '#kit/identity/work-accounts.ts';
import { visitAsBrowser } from '#testing/peers/oidc-visitor.ts';

// The one tenant of the emulator.
const tenant = '9188040d-6c67-4c5b-b112-36a304b66dad';
const redirectUri = 'http://127.0.0.1:3000/msauth/callback';
const client = { clientId: 'college', clientSecret: 'a-secret-of-the-tests' };
const flowKey = randomBytes(32);

let entra: Emulator;
beforeAll(async () => {
  const clients = [
    {
      client_id: client.clientId,
      client_secret: client.clientSecret,
      name: 'Berea',
      redirect_uris: [redirectUri],
    },
  ];
  const microsoft = { users: [{ email: 'dean@berea.test', name: 'The Dean' }], oauth_clients: clients };
  entra = await createEmulator({ service: 'microsoft', port: 0, seed: { microsoft } });
});
afterAll(() => entra.close());

async function signIn(issuerTenant: string, allowedTenant: string): Promise<WorkIdentity> {
  const issuer = `${entra.url}/${issuerTenant}/v2.0`;
  const work = oidcAccounts({ ...client, issuer, allowedTenant, flowKey, allowInsecure: true });
  const start = await work.beginSignIn({ redirectUri });
  const callback = await visitAsBrowser(start.url, redirectUri, 'dean@berea.test');
  const code = callback.searchParams.get('code') ?? '';
  return work.finishSignIn({ code, flow: start.flow, redirectUri, state: start.state });
}

test('an Entra account is known by its tenant and object id, and its mail address is not verified', async () => {
  expect(await signIn(tenant, tenant)).toEqual({
    issuer: `${entra.url}/${tenant}/v2.0`,
    tenantId: tenant,
    subject: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    email: 'dean@berea.test',
    emailVerified: false,
    name: 'The Dean',
  });
});

test('an Entra account of another tenant is refused, by its issuer and by its tenant (D8)', async () => {
  const other = '11111111-2222-4333-8444-555555555555';
  await expect(signIn(other, other)).rejects.toMatchObject({ problem: 'workAccountRefused' });
  await expect(signIn(tenant, other)).rejects.toMatchObject({ problem: 'workAccountRefused' });
});
