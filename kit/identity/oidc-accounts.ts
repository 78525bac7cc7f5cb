import { setTimeout as wait } from 'node:timers/promises';
import * as client from 'openid-client';
import { discoverOnce, PROVIDER_SECONDS, type Provider } from '#kit/identity/provider-discovery.ts';
import { openFlow, sealFlow, type SignInFlow } from '#kit/identity/sign-in-flow.ts';
import { asWorkAccountError } from '#kit/identity/provider-failure.ts';
import { WorkAccountError, type WorkAccounts, type WorkIdentity } from '#kit/identity/work-accounts.ts';
import { identityFromClaims } from '#kit/identity/work-identity.ts';

export type OidcOptions = Provider & {
  /** When given, an account of any other tenant is refused. */
  readonly allowedTenant?: string;
  /** 32 secret bytes that seal the flow cookie. */
  readonly flowKey: Uint8Array;
  readonly now?: () => Date;
};

/** Work accounts of an OpenID Connect provider: authorization code with PKCE, state and nonce. */
export function oidcAccounts({
  allowedTenant,
  flowKey,
  now = () => new Date(),
  ...provider
}: OidcOptions): WorkAccounts {
  if (flowKey.length !== 32) throw new Error('The key of the sign-in flow must be 32 bytes long.');
  const discovered = discoverOnce(provider, now);
  return {
    kind: 'oidc',
    beginSignIn: ({ redirectUri, state = client.randomState() }) =>
      inTime(async () => {
        const flow = { state, nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
        const url = client.buildAuthorizationUrl(await discovered(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce: flow.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, state, flow: sealFlow(flow, flowKey, now()) };
      }),
    finishSignIn: ({ code, flow: sealed, redirectUri, state }) =>
      inTime(async () => {
        const flow = openFlow(sealed, flowKey, now());
        if (code === '') throw new WorkAccountError('workAccountRefused', new Error('the code is missing'));
        if (state !== undefined && state !== flow.state) {
          throw new WorkAccountError('workAccountRefused', new Error('the state is not the one of the flow'));
        }
        const identity = await redeem(await discovered(), { code, flow, redirectUri });
        if (allowedTenant !== undefined && identity.tenantId !== allowedTenant) {
          throw new WorkAccountError(
            'workAccountRefused',
            new Error(`tenant ${identity.tenantId} is not allowed`),
          );
        }
        return identity;
      }),
  };
}

async function redeem(
  config: client.Configuration,
  { code, flow, redirectUri }: { code: string; flow: SignInFlow; redirectUri: string },
): Promise<WorkIdentity> {
  const { issuer, authorization_response_iss_parameter_supported: saysIssuer } = config.serverMetadata();
  const callback = new URL(redirectUri);
  callback.searchParams.set('code', code);
  callback.searchParams.set('state', flow.state);
  // The issuer in a callback tells several providers apart; there is only one, and only its code came along.
  if (saysIssuer === true) callback.searchParams.set('iss', issuer);
  const tokens = await client.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const token = tokens.claims();
  if (token === undefined) throw new Error('the provider sent no ID token');
  const isTold = token['email'] !== undefined || config.serverMetadata().userinfo_endpoint === undefined;
  const told = isTold ? {} : await client.fetchUserInfo(config, tokens.access_token, token.sub);
  return identityFromClaims(token, told);
}

/** One failure for everything that can go wrong, within the time that a person may be kept waiting. */
async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const late = wait(PROVIDER_SECONDS * 1_000, undefined, { signal: done.signal }).then(() => {
    throw new WorkAccountError('workAccountUnavailable', new Error('the provider took too long'));
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    throw asWorkAccountError(error);
  } finally {
    late.catch(() => undefined);
    done.abort();
  }
}
