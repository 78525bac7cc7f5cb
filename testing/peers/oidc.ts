import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interactionPolicy, Provider } from 'oidc-provider';

/** A person with a work account at the provider. */
export type OidcUser = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified?: boolean;
  /** As Entra has them: the organisation, and the person in it. */
  readonly tenantId?: string;
  readonly objectId?: string;
};

export type OidcPeer = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  stop(): Promise<void>;
};

export type OidcPeerOptions = {
  readonly users: readonly OidcUser[];
  readonly redirectUris: readonly string[];
  /** The token names only the account, as strict providers do; the rest must be asked for. */
  readonly thinTokens?: boolean;
};

const client = { clientId: 'college', clientSecret: 'a-secret-of-the-tests-only-1234567890' };

/** A real OpenID provider whose sign-in page shows a button for every user. */
export async function startOidcPeer({ users, redirectUris, thinTokens }: OidcPeerOptions): Promise<OidcPeer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [...redirectUris] },
    ],
    claims: { openid: ['sub', 'tid', 'oid'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: thinTokens === true,
    pkce: { required: () => true },
    jwks: {
      keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })],
    },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['a-cookie-key-of-the-tests-only'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}`, policy: askEveryTime() },
    findAccount: (_, id) => accountOf(users.find((user) => user.id === id)),
    async loadExistingGrant({ oidc }) {
      // The college is the provider's own application, so nobody is asked for consent.
      const accountId = oidc.session?.accountId;
      const grant = new provider.Grant({ clientId: client.clientId, ...(accountId && { accountId }) });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const rest = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void answerSignInPage(provider, users, request, response);
    else void rest(request, response);
  });
  return { issuer, ...client, stop: () => stopServer(server) };
}

/** Every sign-in shows the page: a story may be told by one browser with several people. */
function askEveryTime(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const every = new Check(
    'every_time',
    'Choose an account',
    'login_required',
    ({ oidc }) => !oidc.result?.login,
  );
  policy.get('login')?.checks.add(every);
  return policy;
}

type Account = { accountId: string; claims: () => { sub: string; [claim: string]: unknown } };

function accountOf(user: OidcUser | undefined): Account | undefined {
  if (user === undefined) return undefined;
  const { id, name, email, emailVerified, tenantId, objectId } = user;
  const claims = { sub: id, name, email, email_verified: emailVerified, tid: tenantId, oid: objectId };
  return { accountId: id, claims: () => claims };
}

async function answerSignInPage(
  provider: Provider,
  users: readonly OidcUser[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'POST') {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString('utf8'));
    return provider.interactionFinished(request, response, { login: { accountId: form.get('user') ?? '' } });
  }
  const choices = users.map(
    ({ id, name, email }) =>
      `<form method="post"><input type="hidden" name="user" value="${id}"><button>${name} (${email})</button></form>`,
  );
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="en"><title>Work account</title><h1>Choose an account</h1>${choices.join('')}</html>`,
  );
}

async function stopServer(server: ReturnType<typeof createServer>): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
