import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#kit/config/secrets.ts';
import { acceptedSteps, stepAt, writtenCode } from '../../rules/check-in.ts';

interface Started {
  sessionId: string;
  startedAt: Date;
}

/** Each start of a check-in has a secret of its own, which is stored nowhere. */
const secretOf = (secrets: Secrets, { sessionId, startedAt }: Started): Buffer =>
  createHmac('sha256', secrets.key('check-in-codes'))
    .update(`${sessionId} ${startedAt.toISOString()}`)
    .digest();

const codeOf = (secret: Buffer, step: number): string =>
  writtenCode(createHmac('sha256', secret).update(String(step)).digest());

/** The code that stands on the wall at a moment. */
export const codeAt = (secrets: Secrets, started: Started, now: Date): string =>
  codeOf(secretOf(secrets, started), stepAt(now));

/** Whether a code is on the wall, or was a moment ago. How long the answer takes tells nothing. */
export function isCodeAt(
  secrets: Secrets,
  started: Started,
  { code, now }: { code: string; now: Date },
): boolean {
  const secret = secretOf(secrets, started);
  const fits = acceptedSteps(now).map((step) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)),
  );
  return fits.includes(true);
}
