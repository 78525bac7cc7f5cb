import { createHmac, timingSafeEqual } from 'node:crypto';
import { epochSeconds } from '#kit/calendar/instant.ts';
import { WebhookRefused } from './card-processor.ts';

/** A message that was overheard is worth nothing after this. */
export const MAX_AGE_S = 300;

const markOf = (raw: Buffer, timestampS: number, key: Buffer): Buffer =>
  createHmac('sha256', key).update(`${timestampS}.`).update(raw).digest();

/** A header that says when these bytes were sent, signed together with them, in the form that Stripe has made common. */
export const signWebhook = (raw: Buffer, sentAt: Date, key: Buffer): string => {
  const timestampS = epochSeconds(sentAt);
  return `t=${timestampS},v1=${markOf(raw, timestampS, key).toString('hex')}`;
};

/** Throws unless one of the keys has signed just these bytes, at most five minutes ago. */
export function verifySignature(
  raw: Buffer,
  header: string | string[] | undefined,
  { keys, now }: { keys: readonly Buffer[]; now: Date },
): void {
  const [, t = '', v1 = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  const brought = Buffer.from(v1, 'hex');
  const timestampS = Number(t);
  const isSigned = keys.some(
    (key) => brought.length === 32 && timingSafeEqual(brought, markOf(raw, timestampS, key)),
  );
  if (!isSigned) throw new WebhookRefused('The signature is not the processor’s.');
  if (Math.abs(now.getTime() - timestampS * 1_000) > MAX_AGE_S * 1_000)
    throw new WebhookRefused('The message is too old.');
}
