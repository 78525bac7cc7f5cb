import * as client from 'openid-client';
import { WorkAccountError, type WorkAccountProblem } from '#kit/identity/work-accounts.ts';

/** An error of the provider, the network or the library, as one kind of failure. */
export function asWorkAccountError(error: unknown): WorkAccountError {
  return error instanceof WorkAccountError ? error : new WorkAccountError(problemOf(error), error);
}

// Codes of the library that speak of the provider or of the college's registration there, not of the person.
const PROVIDER_TROUBLE: ReadonlySet<unknown> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
]);
const PROVIDER_ERRORS: ReadonlySet<string> = new Set([
  'invalid_client',
  'unauthorized_client',
  'server_error',
  'temporarily_unavailable',
]);

function problemOf(error: unknown): WorkAccountProblem {
  if (error instanceof client.ResponseBodyError) {
    return PROVIDER_ERRORS.has(error.error) || error.status >= 500
      ? 'workAccountUnavailable'
      : 'workAccountRefused';
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'workAccountExpired';
  // A failed fetch is a TypeError that carries no code of the library.
  const isUnreachable = error instanceof TypeError && code === undefined;
  return isUnreachable || PROVIDER_TROUBLE.has(code) ? 'workAccountUnavailable' : 'workAccountRefused';
}
