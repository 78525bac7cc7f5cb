import { seal, unseal } from '#kit/config/seal.ts';
import { WorkAccountError } from '#kit/identity/work-accounts.ts';

/** What the server must remember between sending a browser away and seeing it come back. */
export type SignInFlow = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Long enough to find a second factor, short enough to be worthless in a stolen cookie jar. */
export const FLOW_MINUTES = 10;

// Bound into the seal, so that nothing else that is ever sealed with the same key can pass for a flow.
const PURPOSE = 'berea work-account flow 1';

/** The flow as a text that only the holder of the key can read, and that nobody can change. */
export function sealFlow(flow: SignInFlow, key: Uint8Array, now: Date): string {
  const text = JSON.stringify({ ...flow, issuedAtMs: now.getTime() });
  return seal(text, key, PURPOSE).toString('base64url');
}

/** Reads a sealed flow. A cookie that is gone has expired; one that does not open was never ours. */
export function openFlow(sealed: string, key: Uint8Array, now: Date): SignInFlow {
  if (sealed === '') throw new WorkAccountError('workAccountExpired', new Error('the flow is missing'));
  const { issuedAtMs, ...flow } = openSeal(sealed, key);
  const ageMs = now.getTime() - issuedAtMs;
  if (ageMs < 0 || ageMs > FLOW_MINUTES * 60_000) {
    throw new WorkAccountError('workAccountExpired', new Error(`the flow is ${ageMs} ms old`));
  }
  return flow;
}

function openSeal(sealed: string, key: Uint8Array): SignInFlow & { issuedAtMs: number } {
  try {
    const text = unseal(Buffer.from(sealed, 'base64url'), key, PURPOSE);
    return JSON.parse(text) as SignInFlow & { issuedAtMs: number };
  } catch (cause) {
    throw new WorkAccountError('workAccountRefused', cause);
  }
}
