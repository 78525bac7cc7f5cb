import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { WorkAccountError } from '#kit/identity/work-accounts.ts';

/** What the server must remember between sending a browser away and seeing it come back. */
export type SignInFlow = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Long enough to find a second factor, short enough to be worthless in a stolen cookie jar. */
export const FLOW_MINUTES = 10;

const IV_BYTES = 12;
const TAG_BYTES = 16;
// Bound into the seal, so that nothing else that is ever sealed with the same key can pass for a flow.
const PURPOSE = Buffer.from('berea work-account flow 1');

/** The flow as a text that only the holder of the key can read, and that nobody can change. */
export function sealFlow(flow: SignInFlow, key: Uint8Array, now: Date): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(PURPOSE);
  const text = JSON.stringify({ ...flow, issuedAtMs: now.getTime() });
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** Reads a sealed flow. A cookie that is gone has expired; one that does not open was never ours. */
export function openFlow(sealed: string, key: Uint8Array, now: Date): SignInFlow {
  if (sealed === '') throw new WorkAccountError('workAccountExpired', new Error('the flow is missing'));
  const { issuedAtMs, ...flow } = unseal(sealed, key);
  const ageMs = now.getTime() - issuedAtMs;
  if (ageMs < 0 || ageMs > FLOW_MINUTES * 60_000) {
    throw new WorkAccountError('workAccountExpired', new Error(`the flow is ${ageMs} ms old`));
  }
  return flow;
}

function unseal(sealed: string, key: Uint8Array): SignInFlow & { issuedAtMs: number } {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(PURPOSE).setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8')) as SignInFlow & { issuedAtMs: number };
  } catch (cause) {
    throw new WorkAccountError('workAccountRefused', cause);
  }
}
