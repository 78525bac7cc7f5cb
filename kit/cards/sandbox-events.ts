import { z } from 'zod';
import { epochSeconds } from '#kit/calendar/instant.ts';
import type { Tx } from '#kit/db/database.ts';
import { defineJob, type Job } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { receiveCardEvent } from './card-events.ts';
import { WebhookRefused, type CardEvent } from './card-processor.ts';
import { findSandboxEvent, insertSandboxEvent, newId, type SandboxEvent } from './sandbox.queries.ts';
import { signWebhook } from './webhook-signature.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';

const KINDS: Readonly<Record<string, CardEvent['kind']>> = {
  payment_intent: 'payment',
  setup_intent: 'setup',
  refund: 'refund',
};

const Message = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  created: z.number().int(),
  data: z.object({ object: z.object({ id: z.string().min(1) }) }),
});

export const messageOf = ({ id, type, createdAt, objectId }: SandboxEvent): Buffer =>
  Buffer.from(
    JSON.stringify({
      id,
      object: 'event',
      type,
      created: epochSeconds(createdAt),
      livemode: false,
      data: { object: { id: objectId } },
    } satisfies z.input<typeof Message> & Record<string, unknown>),
  );

/** A message of the sandbox whose signature has been verified. */
export function readMessage(raw: Buffer): CardEvent {
  try {
    const { id, type, created, data } = Message.parse(JSON.parse(raw.toString('utf8')));
    const kind = KINDS[type.split('.')[0] ?? ''] ?? 'other';
    return { id, type, kind, objectRef: data.object.id, occurredAt: new Date(created * 1_000) };
  } catch (error) {
    throw new WebhookRefused('The message cannot be read.', { cause: error });
  }
}

/** Something happened in the sandbox, of which the college is told once that is certain. */
export async function tellCollege(
  tx: Tx,
  { type, objectId, now }: { type: string; objectId: string; now: Date },
): Promise<void> {
  const id = newId('evt');
  await insertSandboxEvent(tx, { id, type, objectId, createdAt: now });
  await enqueue(tx, deliverSandboxEvent, { eventId: id });
}

/** Brings a signed message of the sandbox to the same place where those of a processor outside arrive. */
export const deliverSandboxEvent: Job<{ eventId: string }> = defineJob<{ eventId: string }>({
  name: 'deliverSandboxEvent',
  async run({ eventId }, { db, services: { cards, secrets, now } }) {
    const event = await findSandboxEvent(db, eventId);
    if (!event || cards.kind !== 'sandbox') return;
    const raw = messageOf(event);
    const headers = { [SIGNATURE_HEADER]: signWebhook(raw, now(), secrets.key('sandbox-cards')) };
    await receiveCardEvent({ db, cards, now: now() }, { raw, headers });
  },
});
