import * as client from 'openid-client';
import { ConfigProblem } from '#kit/config/config.ts';

export type Provider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Plain http, for a provider on this very machine in development and tests. */
  readonly allowInsecure?: boolean;
};

/** No request waits longer than this for the identity provider. */
export const PROVIDER_SECONDS = 3;
const PAUSE_AFTER_FAILURE_MS = 5_000;

/**
 * Asks the provider once how it wants to be used and remembers the answer. A provider that was away is asked
 * again with the first sign-in after a short pause; during the pause nobody waits for it.
 */
export function discoverOnce(provider: Provider, now: () => Date): () => Promise<client.Configuration> {
  const issuer = checkedIssuer(provider);
  let answer: Promise<client.Configuration> | null = null;
  let failedAtMs: number | null = null;
  const ask = async (): Promise<client.Configuration> => {
    // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; only a loopback issuer gets here.
    const insecure = issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    const { clientId, clientSecret } = provider;
    try {
      return await client.discovery(issuer, clientId, clientSecret, undefined, {
        // Without these checks the library trusts the connection and never looks at the token's signature.
        execute: [client.enableNonRepudiationChecks, ...insecure],
        timeout: PROVIDER_SECONDS,
      });
    } catch (error) {
      failedAtMs = now().getTime();
      throw error;
    }
  };
  return () => {
    if (failedAtMs !== null && now().getTime() - failedAtMs >= PAUSE_AFTER_FAILURE_MS) {
      answer = null;
      failedAtMs = null;
    }
    return (answer ??= ask());
  };
}

function checkedIssuer({ issuer, allowInsecure }: Provider): URL {
  const url = URL.parse(issuer);
  if (url === null) throw new ConfigProblem('OIDC_ISSUER is not a web address.');
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowInsecure === true && isLoopback)) {
    throw new ConfigProblem(
      'OIDC_ISSUER must be an https address; http is only for a provider on this machine.',
    );
  }
  return url;
}
