import { createHmac } from 'node:crypto';
import { eventObject } from './stripe-objects.ts';

export interface StripeWebhook {
  /** What it is about. */
  ref: string;
  raw: Buffer;
  headers: { 'stripe-signature': string; 'content-type': string };
}

/** Signed as Stripe signs: the moment and the bytes, by the endpoint's secret. */
export function signAsStripe(raw: Buffer, at: Date, secret: string): string {
  const t = Math.floor(at.getTime() / 1_000);
  return `t=${t},v1=${createHmac('sha256', secret)
    .update(`${t}.${raw.toString('utf8')}`)
    .digest('hex')}`;
}

/** The messages that Stripe sends, which may be held back, come again and come in any order. */
export class StripeWebhooks {
  readonly all: StripeWebhook[] = [];
  /** How often each is sent. */
  copies = 1;
  readonly #secret: string;
  readonly #waiting: StripeWebhook[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  #url: string | null = null;
  #isHeld = false;

  constructor(secret: string) {
    this.#secret = secret;
  }

  sendTo(url: string): void {
    this.#url = url;
  }

  hold(): void {
    this.#isHeld = true;
  }

  tell(type: string, object: { id: string }): void {
    const raw = Buffer.from(JSON.stringify(eventObject(type, object)));
    const headers = {
      'stripe-signature': signAsStripe(raw, new Date(), this.#secret),
      'content-type': 'application/json',
    };
    const webhook = { ref: object.id, raw, headers };
    this.all.push(webhook);
    const copies = Array.from({ length: this.copies }, () => webhook);
    if (this.#isHeld) this.#waiting.push(...copies);
    else for (const copy of copies) this.#send(copy);
  }

  /** Sends what was held back, all at once and in the order that is wished for. */
  async flush(
    inOrder: (waiting: readonly StripeWebhook[]) => readonly StripeWebhook[] = (same) => same,
  ): Promise<void> {
    this.#isHeld = false;
    for (const webhook of inOrder(this.#waiting.splice(0))) this.#send(webhook);
    await Promise.all(this.#underWay);
  }

  #send({ raw, headers }: StripeWebhook): void {
    if (this.#url === null) return;
    const sending = fetch(this.#url, { method: 'POST', headers, body: new Uint8Array(raw) }).then((answer) =>
      answer.body?.cancel(),
    );
    this.#underWay.add(sending);
    void sending.finally(() => this.#underWay.delete(sending));
  }
}
