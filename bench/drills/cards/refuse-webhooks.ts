import { randomUUID } from 'node:crypto';
import { CARD_WEBHOOK } from '#apps/server/routes/card-routes.ts';
import { signAsStripe } from '#testing/peers/stripe-webhooks.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { openCardCollege } from './card-college.ts';

export interface WebhookOutcome {
  /** Refusals that were none, by what was wrong with the message. */
  believed: string[];
  stored: number;
  slowestMs: number;
  quickestMs: number;
}

/** Messages that Stripe has not sent, or not in these bytes, or not just now; and how soon the true ones are answered. */
export async function refuseWebhooks(honest: number, database?: TestDatabase): Promise<WebhookOutcome> {
  const open = await openCardCollege({ database });
  const { college, cards, peer } = open;
  const { webhookSecret } = peer;
  const send = async (raw: Buffer, signature: string): Promise<number> => {
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    const answer = await fetch(college.url + CARD_WEBHOOK, {
      method: 'POST',
      headers,
      body: new Uint8Array(raw),
    });
    await answer.body?.cancel();
    return answer.status;
  };
  const message = (): Buffer =>
    Buffer.from(
      JSON.stringify({
        id: `evt_${randomUUID()}`,
        object: 'event',
        type: 'payment_intent.succeeded',
        created: Math.floor(college.now().getTime() / 1_000),
        data: { object: { id: 'pi_unknown', object: 'payment_intent' } },
      }),
    );
  const now = college.now();
  const raw = message();
  const altered = Buffer.from(raw.toString().replace('succeeded', 'canceled'));
  const large = Buffer.concat([raw, Buffer.alloc(1_048_576, ' ')]);
  const wrong: readonly [string, Buffer, string][] = [
    ['unsigned', raw, ''],
    ['signed badly', raw, 't=1,v1=00'],
    ['301 seconds old', raw, signAsStripe(raw, new Date(now.getTime() - 301_000), webhookSecret)],
    ['altered', altered, signAsStripe(raw, now, webhookSecret)],
    ['of another secret', raw, signAsStripe(raw, now, 'whsec_other')],
    ['of 1 MB', large, signAsStripe(large, now, webhookSecret)],
  ];
  const believed: string[] = [];
  for (const [name, body, signature] of wrong) if ((await send(body, signature)) < 400) believed.push(name);
  const [before] = await cards.rows('select count(*)::int as n from card_event');
  const tookMs: number[] = [];
  for (let n = 0; n < honest; n += 1) {
    const body = message();
    const startedAt = performance.now();
    if ((await send(body, signAsStripe(body, now, webhookSecret))) !== 200)
      believed.push('a true one is refused');
    tookMs.push(performance.now() - startedAt);
  }
  await open.close();
  return {
    believed,
    stored: Number(before?.['n']),
    slowestMs: Math.max(...tookMs),
    quickestMs: Math.min(...tookMs),
  };
}
