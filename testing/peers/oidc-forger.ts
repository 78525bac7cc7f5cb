import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OidcPeer } from '#testing/peers/oidc.ts';

/** How the next token lies, or how the provider misbehaves. Nothing set means honest. */
export type Forgery = {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signature?: 'missing' | 'foreign';
  /** What every endpoint does instead of answering. */
  readonly answer?: 'error' | 'silence';
};

export type OidcForger = OidcPeer & {
  forge(forgery: Forgery): void;
  readonly requests: () => number;
};

const client = { clientId: 'college', clientSecret: 'forger' };

/** A small OpenID provider that signs everybody in at once and lies as it is told to. */
export async function startOidcForger(): Promise<OidcForger> {
  let forgery: Forgery = {};
  let requests = 0;
  let nonce: string | null = null;
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = createServer((request, response) => {
    requests += 1;
    if (forgery.answer === 'silence') return;
    const url = new URL(request.url ?? '', issuer);
    const json = (body: object, status = 200): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (forgery.answer === 'error') return json({ error: 'server_error' }, 503);
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(metadataOf(issuer));
      case '/jwks':
        return json({
          keys: [{ ...own.publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: '1' }],
        });
      case '/auth': {
        nonce = url.searchParams.get('nonce');
        const back = new URL(url.searchParams.get('redirect_uri') ?? '');
        back.search = String(
          new URLSearchParams({ code: 'code-1', state: url.searchParams.get('state') ?? '' }),
        );
        return void response.writeHead(303, { location: back.href }).end();
      }
      case '/token': {
        const key = forgery.signature === 'foreign' ? foreign.privateKey : own.privateKey;
        const claims = { ...honestClaims(issuer, nonce), ...forgery.claims };
        const token = tokenOf(claims, forgery.signature === 'missing' ? null : key);
        return json({ access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: token });
      }
      default:
        return json({ error: 'not_found' }, 404);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    ...client,
    forge: (next) => void (forgery = next),
    requests: () => requests,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function metadataOf(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    // A provider that lies about its tokens would lie here too.
    id_token_signing_alg_values_supported: ['ES256', 'none'],
  };
}

function honestClaims(issuer: string, nonce: string | null): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: client.clientId,
    sub: 'ana',
    email: 'ana@berea.test',
    nonce,
    iat: now,
    exp: now + 300,
  };
}

function tokenOf(claims: object, key: KeyObject | null): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const header = key === null ? { alg: 'none' } : { alg: 'ES256', kid: '1' };
  const text = `${encode(header)}.${encode(claims)}`;
  if (key === null) return `${text}.`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
