import { withoutSecret } from '#kit/access/secret-paths.ts';
import { call } from '#kit/client/call/call.ts';
import { MAX_PAYLOAD } from '../rules/log-entry.ts';
import { insertLogit } from './report-front-end-error.graphql.generated.ts';

/** Room for the address and for the signs that JSON puts before quotes and line ends. */
const MAX_ERROR = MAX_PAYLOAD / 4;

/** Addresses that carry a secret are told without it. */
const withoutSecrets = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + withoutSecret(pathname);
};

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);

/**
 * Writes a crash into the system log, with the reference the person was shown, if any. Nobody waits for it, and its failing
 * must not do further harm.
 */
export function reportFrontEndError(error: unknown, url: string, reference?: string): void {
  const told = { error: textOf(error).slice(0, MAX_ERROR), url: withoutSecrets(url) };
  const payload = JSON.stringify(told);
  const logitInput = { action: 'reportFrontEndError', type: 'ERROR', payload, reference: reference ?? null };
  call(insertLogit, { logitInput }, { ignoresSessionLoss: true }).catch(() => undefined);
}
