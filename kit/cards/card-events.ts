import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from '#kit/db/database.ts';
import { defineJob, type Job, type JobTools } from '#kit/jobs/define-job.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { findCardEvent, insertCardEvent } from './card-events.queries.ts';
import {
  CardsError,
  type CardEvent,
  type CardPayment,
  type CardProcessor,
  type CardRefund,
  type CardSetup,
} from './card-processor.ts';

/** What an event was about, as it stands at the processor now: events come late, twice and in any order. */
export type CardChange = { event: CardEvent } & (
  | { kind: 'payment'; payment: CardPayment }
  | { kind: 'setup'; setup: CardSetup }
  | { kind: 'refund'; refund: CardRefund }
);

type Follower = (change: CardChange, tools: JobTools) => Promise<void>;

const followers: Follower[] = [];

/** Tells a slice of every change at the processor. It must come to the same end when it is told twice. */
export const onCardEvent = (follower: Follower): void => void followers.push(follower);

interface Received {
  raw: Buffer;
  headers: IncomingHttpHeaders;
}

/**
 * Takes a message of the processor: verified, stored once, and left to a job. Throws WebhookRefused for what is not the
 * processor's. The answer is whether it was new.
 */
export async function receiveCardEvent(
  { db, cards, now }: { db: Db; cards: CardProcessor; now: Date },
  { raw, headers }: Received,
): Promise<boolean> {
  const event = cards.verifyWebhook(raw, headers);
  const processor = cards.kind;
  if (processor === 'none') return false;
  return db.transaction().execute(async (tx) => {
    const isNew = await insertCardEvent(tx, { ...event, processor, receivedAt: now });
    if (isNew && event.kind !== 'other') await enqueue(tx, applyCardEvent, { eventId: event.id });
    return isNew;
  });
}

/** Asks the processor what has become of the thing that an event is about, and tells the slices. */
export const applyCardEvent: Job<{ eventId: string }> = defineJob<{ eventId: string }>({
  name: 'applyCardEvent',
  maxTries: 25,
  async run({ eventId }, tools) {
    const event = await findCardEvent(tools.db, eventId);
    // The college may have changed its processor meanwhile; the new one knows nothing of it.
    if (!event || event.processor !== tools.services.cards.kind) return;
    const change = await readChange(tools.services.cards, event).catch(whenNotOurs);
    if (change) for (const follow of followers) await follow(change, tools);
  },
});

/** The college may share its account with others, whose payments are none of ours. */
function whenNotOurs(error: unknown): null {
  if (error instanceof CardsError && error.problem === 'cardsNotFound') return null;
  throw error;
}

async function readChange(cards: CardProcessor, event: CardEvent): Promise<CardChange | null> {
  switch (event.kind) {
    case 'payment':
      return { event, kind: 'payment', payment: await cards.readPayment(event.objectRef) };
    case 'setup':
      return { event, kind: 'setup', setup: await cards.readSetup(event.objectRef) };
    case 'refund':
      return { event, kind: 'refund', refund: await cards.readRefund(event.objectRef) };
    case 'other':
      return null;
  }
}
